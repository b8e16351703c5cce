// A reduction whose tests are run by someone else, one after the other: a fuzzer that trims its queue.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "reduce/reduce.h"

namespace hone {

/// Serves one thread at a time.
class Trimming {
 public:
  /// Proposes `most` texts at most.
  Trimming(std::shared_ptr<Language> language, const std::string& text, size_t most, const ReduceOptions& options);

  /// A smaller text than those that have failed so far; nullopt at the end. To be called once before each `learn`.
  std::optional<std::string> next();
  void learn(Verdict verdict) { search_->learn(verdict); }

 private:
  TreePtr tree_;
  std::unique_ptr<Pipeline> search_;
  size_t left_;
};

}  // namespace hone
