#include "app/stored_coverage.h"

namespace hone {

StoredCoverage::StoredCoverage(const std::optional<Memory>& memory) {
  if (!memory) return;
  store_.emplace(memory->folder, memory->identity + "the coverage of a run\n");
  resumes_ = memory->resume && !memory->fresh;
  if (memory->fresh) store_->forget();
}

std::optional<Measured> StoredCoverage::find(Hash128 text) const {
  if (!resumes_) return std::nullopt;
  std::lock_guard lock(mutex_);
  const StoredVerdict* found = store_->find(text);
  if (found == nullptr) return std::nullopt;
  return Measured{.coverage = coverageFrom(found->crash), .timedOut = found->timedOut};
}

void StoredCoverage::put(Hash128 text, const Measured& measured) {
  if (!store_ || !measured.refusal.empty()) return;
  std::lock_guard lock(mutex_);
  TestResult result{.verdict = measured.timedOut ? Verdict::pass : Verdict::fail, .timedOut = measured.timedOut};
  if (!measured.timedOut) result.crash = toText(measured.coverage);
  store_->put(text, result);
}

}  // namespace hone
