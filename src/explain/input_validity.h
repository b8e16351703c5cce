// Predicts which inputs the test can judge, by a second learned tree.
//
// A grammar usually allows more than the program accepts, and an unresolved test teaches nothing: nine in ten runs of
// the reference implementation are unresolved. The second tree separates inputs with an outcome from those without one,
// by the same features; for instance, the target of a jump must exist, `text of <a> = text of <b>`. Inputs that it
// rejects are still tried at times, because it may be wrong.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"

namespace hone {

class InputValidity {
 public:
  /// A part that occurred in several unresolved inputs and in no other one is suspicious at once, before there is a
  /// tree.
  void note(const FeatureSpace& space, const FeatureValues& values, bool resolved) {
    seen_.resize(space.size());
    for (auto [feature, value] : values)
      if (space[feature].kind == FeatureKind::exists)
        ++(resolved ? seen_[feature].resolved : seen_[feature].unresolved);
  }

  /// Has an input with an outcome had the part?
  bool isKnown(FeatureId exists) const { return exists < seen_.size() && seen_[exists].resolved > 0; }

  /// A tree whose outcome `fail` stands for "has an outcome".
  void setTree(std::shared_ptr<const Model> tree) { tree_ = std::move(tree); }
  const std::shared_ptr<const Model>& tree() const { return tree_; }

  /// O(features of the input).
  bool doubtful(FeatureSpace& space, const FeatureValues& values) const {
    constexpr uint32_t often = 3;
    for (auto [feature, value] : values)
      if (feature < seen_.size() && seen_[feature].resolved == 0 && seen_[feature].unresolved >= often) return true;
    if (!tree_) return false;
    auto value = [&](uint32_t feature) { return space.value(values, space.id(tree_->features[feature])); };
    return !tree_->predict(value).fails;
  }

 private:
  struct Seen {
    uint32_t resolved = 0, unresolved = 0;
  };
  std::vector<Seen> seen_;  ///< by feature
  std::shared_ptr<const Model> tree_;
};

}  // namespace hone
