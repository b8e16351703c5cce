#include "findings/survey.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_map>

#include "oracle/crash_signature.h"
#include "search/limits.h"
#include "text/hash.h"

namespace hone {
namespace {

constexpr int runsOfAll = 2;
constexpr int runsOfFlaky = 10;
/// The time limit follows from this many findings. Until then, and at most, it is `longestSurveyRun`.
constexpr size_t firstFindings = 8;
constexpr size_t candidatesAtOnce = 512;
constexpr uint64_t bytesAtOnce = uint64_t(64) << 20;

/// Collects what the runs of one round show, by content.
class RoundObserver : public RunObserver {
 public:
  struct Seen {
    Verdict verdict;
    std::string crash;
  };

  void committed(const Commit& commit, const SearchStats&, bool) override {
    if (!commit.cached) seen_[commit.hash] = {commit.verdict, std::string(commit.crash)};
    if (!commit.timedOut) slowest_ = std::max(slowest_, commit.seconds);
    ++done_;
    if (progress_) progress_(done_);
  }

  explicit RoundObserver(std::function<void(uint64_t)> progress) : progress_(std::move(progress)) {}
  const Seen* find(Hash128 text) const {
    const auto at = seen_.find(text);
    return at == seen_.end() ? nullptr : &at->second;
  }
  /// The slowest of the runs that ended in time, in seconds.
  double slowest() const { return slowest_; }

 private:
  std::unordered_map<Hash128, Seen> seen_;
  double slowest_ = 0;
  uint64_t done_ = 0;
  std::function<void(uint64_t)> progress_;
};

class Surveyor {
 public:
  Surveyor(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs,
           const SurveyProgress& progress)
      : findings_(findings), test_(test), options_(options), runs_(runs), progress_(progress) {
    result_.sightings.resize(findings.all.size());
    result_.timeoutSeconds = options.timeout.value_or(longestSurveyRun);
    calibrated_ = options.timeout.has_value();
    signatures_.resize(findings.all.size());
  }

  /// Continues an earlier survey.
  Surveyor(Survey&& earlier, const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs,
           const SurveyProgress& progress)
      : Surveyor(findings, test, options, runs, progress) {
    result_ = std::move(earlier);
    calibrated_ = continues_ = true;
    for (size_t finding = 0; finding < result_.sightings.size(); ++finding)
      if (result_.sightings[finding].tested()) firstWith_.emplace(result_.sightings[finding].hash, finding);
  }

  Survey run(const std::vector<size_t>& which) {
    std::vector<size_t> all = which;
    for (int number = 1; number <= runsOfFlaky && !all.empty() && result_.stop == Stop::done; ++number) {
      const int rounds = number <= runsOfAll ? runsOfAll - number + 1 : runsOfFlaky - number + 1;
      round(number, all, all.size() * static_cast<uint64_t>(rounds));
      if (number < runsOfAll || options_.measured) continue;
      noteChanging(all);
      std::erase_if(all, [&](size_t finding) { return !isUndecided(finding); });
    }
    noteChanging(which);
    for (size_t finding : which) conclude(finding);
    return std::move(result_);
  }

 private:
  /// One run of each of these findings.
  void round(int number, std::vector<size_t>& wanted, uint64_t needed) {
    const ExpectedFailure expected{test_, options_.kinds, result_.timeoutSeconds};
    const uint64_t before = done_;
    RoundObserver observer([&](uint64_t done) {
      done_ = before + done;
      if (progress_) progress_(done_, before + needed);
    });
    const std::string what = continues_ ? " of earlier findings" : "";
    const std::string only =
        options_.measured
            ? fmt::format(" of {} alone", toHex(contentHash(findings_.read(findings_.all[wanted.front()]))))
            : "";
    const RunPlan plan{.purpose = fmt::format("survey{}{}, round {}", what, only, number),
                       .jobs = jobsFor(runs_.resources().jobs),
                       .fresh = !options_.resume};
    runs_.with(expected, plan, &observer, [&](Run& run) {
      for (size_t at = 0; at < wanted.size() && result_.stop == Stop::done;)
        at = batch(number, wanted, at, run, observer);
      RunOutcome outcome;
      run.finish(result_.stop, outcome);
      result_.search += outcome.search;
    });
    std::erase_if(wanted, [&](size_t finding) {
      return result_.sightings[finding].lost || (number == 1 && result_.sightings[finding].sameAs);
    });
  }

  /// Tests findings from `at` on, as many as should be in memory at once. Returns where the next batch begins.
  size_t batch(int number, const std::vector<size_t>& wanted, size_t at, Run& run, const RoundObserver& observer) {
    const size_t most = calibrated_ ? candidatesAtOnce : firstFindings;
    std::vector<Candidate> candidates;
    std::vector<size_t> tested;
    uint64_t bytes = 0;
    for (; at < wanted.size() && candidates.size() < most && bytes < bytesAtOnce; ++at) {
      std::optional<std::string> text = textOf(findings_, result_.sightings, wanted[at]);
      if (!text) {
        lose(wanted[at]);
        continue;
      }
      bytes += text->size();
      if (number == 1 && isCopy(wanted[at], contentHash(*text))) continue;
      // Each run is a sample of its own: forks of one process share what a failure may depend on, such as addresses.
      candidates.push_back({.bytes = *std::move(text), .pass = "survey", .afresh = true});
      tested.push_back(wanted[at]);
    }
    const size_t ended = run.scheduler().all(candidates).size();
    for (size_t i = 0; i < ended; ++i)
      if (const RoundObserver::Seen* seen = observer.find(result_.sightings[tested[i]].hash)) count(tested[i], *seen);
    if (ended < candidates.size()) result_.stop = run.cutOff();
    if (!calibrated_) {
      result_.timeoutSeconds = std::clamp(5 * observer.slowest(), 1.0, longestSurveyRun);
      run.scheduler().setTimeout(result_.timeoutSeconds);
      calibrated_ = true;
    }
    return at;
  }

  void lose(size_t finding) {
    result_.sightings[finding] = {};
    result_.sightings[finding].lost = true;
    signatures_[finding].clear();
  }

  bool isCopy(size_t finding, Hash128 hash) {
    result_.sightings[finding].hash = hash;
    const auto [first, isNew] = firstWith_.emplace(hash, finding);
    if (!isNew) result_.sightings[finding].sameAs = first->second;
    return !isNew;
  }

  void count(size_t finding, const RoundObserver::Seen& seen) {
    Sighting& sighting = result_.sightings[finding];
    ++sighting.runs;
    if (seen.verdict == Verdict::fail) {
      ++sighting.fails;
      signatures_[finding].emplace_back(withoutPlace(seen.crash));
      const std::string_view place = placeIn(seen.crash);
      if (sighting.fails == 1)
        sighting.place = place;
      else if (sighting.place != place)
        sighting.place.clear();
    } else {
      sighting.refusal = withoutPlace(seen.crash);
    }
  }

  bool isUndecided(size_t finding) const {
    const Sighting& sighting = result_.sightings[finding];
    const std::vector<std::string>& seen = signatures_[finding];
    return sighting.isFlaky() ||
           std::ranges::any_of(seen, [&](const std::string& signature) { return changing_.contains(signature); });
  }

  /// Notes the signatures of findings that fail now with one of them and now with another.
  void noteChanging(const std::vector<size_t>& among) {
    changing_.clear();
    for (size_t finding : among) {
      const std::vector<std::string>& seen = signatures_[finding];
      const bool alike = std::ranges::all_of(seen, [&](const std::string& s) { return s == seen.front(); });
      if (!alike)
        for (const std::string& signature : seen) ++changing_[signature];
    }
  }

  /// In this order they decide where a finding belongs that fails with each of them.
  void sortByWeight(std::vector<std::string>& signatures) const {
    std::ranges::sort(signatures);
    if (signatures.size() < 2) return;
    const auto times = [&](const std::string& signature) {
      const auto at = changing_.find(signature);
      return at == changing_.end() ? 0 : at->second;
    };
    size_t all = 0;
    for (const std::string& signature : signatures) all += times(signature);
    const auto isUsual = [&](const std::string& signature) { return 5 * times(signature) >= 4 * all; };
    std::ranges::stable_partition(signatures, isUsual);
  }

  void conclude(size_t finding) {
    Sighting& sighting = result_.sightings[finding];
    if (sighting.sameAs) {
      const size_t first = *sighting.sameAs;
      sighting = result_.sightings[first];
      sighting.sameAs = first;
      return;
    }
    const std::vector<std::string>& seen = signatures_[finding];
    for (const std::string& signature : seen)
      if (std::ranges::find(sighting.signatures, signature) == sighting.signatures.end())
        sighting.signatures.push_back(signature);
    sortByWeight(sighting.signatures);
    if (sighting.failed()) sighting.refusal.clear();
  }

  const Findings& findings_;
  Test& test_;
  const SurveyOptions& options_;
  Runs& runs_;
  const SurveyProgress& progress_;
  bool calibrated_;
  bool continues_ = false;
  uint64_t done_ = 0;
  std::unordered_map<Hash128, size_t> firstWith_;
  std::vector<std::vector<std::string>> signatures_;  ///< by finding, of each failing run
  std::map<std::string, size_t> changing_;            ///< how often findings with several signatures showed each
  Survey result_;
};

}  // namespace

Survey survey(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs,
              const SurveyProgress& progress) {
  std::vector<size_t> all(findings.all.size());
  std::iota(all.begin(), all.end(), size_t(0));
  return survey(findings, all, test, options, runs, progress);
}

Survey survey(const Findings& findings, const std::vector<size_t>& which, Test& test, const SurveyOptions& options,
              Runs& runs, const SurveyProgress& progress) {
  return Surveyor(findings, test, options, runs, progress).run(which);
}

void extend(Survey& survey, const Findings& findings, const std::vector<size_t>& more, Test& test,
            const SurveyOptions& options, Runs& runs, const SurveyProgress& progress) {
  survey = Surveyor(std::move(survey), findings, test, options, runs, progress).run(more);
}

std::vector<Bucket> bucketsOf(const Findings& findings, const std::vector<Sighting>& sightings,
                              const std::vector<size_t>& which, const FailureKinds& kinds) {
  std::vector<Bucket> buckets;
  std::unordered_map<std::string, size_t> bySignature;
  for (size_t finding : which) {
    const Sighting& sighting = sightings[finding];
    if (!sighting.failed() || sighting.sameAs) continue;
    const std::string& signature = sighting.signatures.front();
    auto at = bySignature.find(signature);
    if (at == bySignature.end()) {
      const std::optional<std::string> text = kinds.quote ? textOf(findings, sightings, finding) : "";
      if (!text) continue;
      const auto alike = std::ranges::find_if(
          buckets, [&](const Bucket& bucket) { return kinds.quote && meets(bucket.expectation, signature, *text); });
      at = bySignature.emplace(signature, alike - buckets.begin()).first;
      if (alike == buckets.end())
        buckets.push_back({signature, kinds.quote ? expectationOf(signature, *text) : signature, {}, {}});
    }
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
