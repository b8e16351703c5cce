#include "explain/input_validity.h"

#include <algorithm>

#include "explain/conclusions.h"
#include "explain/learner.h"

namespace hone {

void InputValidity::note(const FeatureSpace& space, const FeatureValues& values, bool resolved) {
  seen_.resize(space.size());
  for (auto [feature, value] : values)
    if (space[feature].kind == FeatureKind::exists) ++(resolved ? seen_[feature].resolved : seen_[feature].unresolved);
  isUnresolved_.push_back(!resolved);
}

void InputValidity::learn(const FeatureReader& reader, const Pool& pool) {
  constexpr std::ptrdiff_t fewest = 5;  // unresolved inputs: a tree of fewer would be chance
  if (std::ranges::count(isUnresolved_, true) < fewest) return;
  std::vector<Observation> observations;
  for (size_t i = 0; i < isUnresolved_.size(); ++i)
    observations.push_back({&pool.inputs()[i].values, isUnresolved_[i]});
  tree_ = hone::learn(reader, observations).model;
  if (tree_.leafCount() == 1) tree_ = {};  // nothing tells them apart
}

bool InputValidity::doubtful(const FeatureReader& reader, const FeatureValues& values) const {
  const FeatureSpace& space = reader.space();
  const bool hasDoubted = std::ranges::any_of(values, [&](const auto& value) {
    const FeatureId feature = value.first;
    const Seen seen = feature < seen_.size() ? seen_[feature] : Seen{};
    return space[feature].kind == FeatureKind::exists && seen.resolved == 0 && seen.unresolved >= often_;
  });
  return hasDoubted || (!tree_.nodes.empty() && predictsFail(tree_, reader, values));
}

}  // namespace hone
