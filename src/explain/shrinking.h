// Makes a given input small by tests: what is left of it matters, and every step that lost the outcome lies next to the
// boundary. New inputs are then made of something small, so that a change is seldom beside the point.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/pool.h"
#include "test/verdict.h"
#include "text/hash.h"

namespace hone {

class Shrinking {
 public:
  /// `producer` must outlive this. `wanted`: the outcome of the input, which is to stay.
  Shrinking(TreePtr input, Verdict wanted, GuidedProducer& producer, size_t mostTests);

  /// What to try next, the greatest steps first; empty where nothing is left to try.
  std::vector<PoolInput> next();
  /// So far.
  const TreePtr& smallest() const { return smallest_; }

  /// At first parts are left out. From now on others are put in the place of what they are in, or as short a text as
  /// can be: that may fail for another reason.
  void replaceToo() { onlyRemoves_ = false; }

  /// The verdicts of those.
  void note(std::span<const Verdict> verdicts);

 private:
  struct Step {
    std::function<void(Edits&)> edit;
    size_t size;  ///< of the whole input
    Hash128 key;  ///< what is left out: it isn't tried again elsewhere
  };
  std::vector<Step> steps() const;
  std::optional<std::string> textAfter(const std::function<void(Edits&)>& edit) const;

  bool onlyRemoves_ = true;
  TreePtr smallest_;
  Verdict wanted_;
  GuidedProducer& producer_;
  size_t testsLeft_;
  std::vector<TreePtr> asked_;
  std::unordered_set<Hash128> tried_;  ///< keys of steps
};

}  // namespace hone
