#include "findings/buckets.h"

#include <algorithm>
#include <unordered_map>

namespace hone {

std::vector<Bucket> bucketsOf(const Findings& findings, const std::vector<Sighting>& sightings, size_t count) {
  std::vector<Bucket> buckets;
  std::unordered_map<std::string, size_t> bySignature;
  for (size_t finding = 0; finding < count; ++finding) {
    const Sighting& sighting = sightings[finding];
    if (!sighting.failed() || sighting.sameAs) continue;
    const std::string& signature = sighting.signatures.front();
    const auto [at, isNew] = bySignature.emplace(signature, buckets.size());
    if (isNew) buckets.push_back({signature, {}, {}});
    Bucket& bucket = buckets[at->second];
    (sighting.isReliable() ? bucket.reliable : bucket.flaky).push_back(finding);
  }
  for (Bucket& bucket : buckets) {
    std::ranges::stable_sort(bucket.reliable, {}, [&](size_t finding) { return findings.all[finding].bytes; });
    std::ranges::stable_sort(bucket.flaky, std::greater(), [&](size_t finding) {
      return double(sightings[finding].fails) / sightings[finding].runs;
    });
  }
  return buckets;
}

}  // namespace hone
