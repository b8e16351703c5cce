// What the runs of a corpus' files reach, stored for a later call.
#pragma once

#include <mutex>
#include <optional>

#include "hone/run.h"
#include "search/verdict_store.h"
#include "test/coverage.h"

namespace hone {

/// One run of a file.
struct Measured {
  Coverage coverage;  ///< empty: it wrote none
  bool timedOut = false;
  std::string refusal = {};  ///< why there is no coverage
};

/// In a store of verdicts, where the places stand for the crash. Thread-safe.
class StoredCoverage {
 public:
  /// Nothing is stored without `memory`. Throws like VerdictStore.
  explicit StoredCoverage(const std::optional<Memory>& memory);

  /// What an earlier call stored on this text, if this one resumes it.
  std::optional<Measured> find(Hash128 text) const;
  /// A refusal isn't stored: the user may remove its cause.
  void put(Hash128 text, const Measured& measured);

 private:
  mutable std::mutex mutex_;
  std::optional<VerdictStore> store_;
  bool resumes_ = false;
};

}  // namespace hone
