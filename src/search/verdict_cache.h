// Verdicts by content hash, so that the same bytes are never run twice. Not thread-safe: only the scheduler's thread
// uses it.
#pragma once

#include <optional>
#include <unordered_map>

#include "oracle/verdict.h"
#include "text/hash.h"

namespace hone {

class VerdictCache {
 public:
  struct Known {
    Verdict verdict;
    bool cutShort;  ///< Trial::cutShort
  };

  std::optional<Known> find(Hash128 hash) const {
    auto found = verdicts_.find(hash);
    return found == verdicts_.end() ? std::nullopt : std::optional(found->second);
  }
  void put(Hash128 hash, Known known) { verdicts_.insert_or_assign(hash, known); }

 private:
  std::unordered_map<Hash128, Known> verdicts_;
};

}  // namespace hone
