// Predicts which inputs the test can't judge. A grammar usually allows more than the program accepts, and an unresolved
// test teaches nothing: nine in ten runs of the reference implementation are unresolved.
#pragma once

#include <utility>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"
#include "explain/pool.h"

namespace hone {

class InputValidity {
 public:
  /// A part is doubted after so many unresolved inputs with it, unless a resolved one had it.
  explicit InputValidity(uint32_t often = 3) : often_(often) {}

  /// Of each input of the pool, in turn.
  void note(const FeatureSpace& space, const FeatureValues& values, bool resolved);
  /// A second tree, of all inputs that were noted: for what can't be judged though each of its parts can.
  void learn(const FeatureReader& reader, const Pool& pool);

  /// Uses the tree of a model in the place of that.
  void use(DecisionTree tree) { tree_ = std::move(tree); }
  /// Without nodes if nothing tells the inputs that can't be judged from others.
  const DecisionTree& tree() const { return tree_; }

  /// Has it such a part, or does the tree say so? O(features of the input).
  bool doubtful(const FeatureReader& reader, const FeatureValues& values) const;

 private:
  struct Seen {
    uint32_t resolved = 0, unresolved = 0;
  };
  uint32_t often_;
  std::vector<Seen> seen_;  ///< by feature
  std::vector<bool> isUnresolved_;
  DecisionTree tree_;
};

}  // namespace hone
