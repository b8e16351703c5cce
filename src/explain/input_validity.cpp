#include "explain/input_validity.h"

#include <algorithm>

namespace hone {

void InputValidity::note(const FeatureSpace& space, const FeatureValues& values, bool resolved) {
  seen_.resize(space.size());
  for (auto [feature, value] : values)
    if (space[feature].kind == FeatureKind::exists) ++(resolved ? seen_[feature].resolved : seen_[feature].unresolved);
}

bool InputValidity::doubtful(const FeatureSpace& space, const FeatureValues& values) const {
  return std::ranges::any_of(values, [&](const auto& value) {
    const FeatureId feature = value.first;
    const Seen seen = feature < seen_.size() ? seen_[feature] : Seen{};
    return space[feature].kind == FeatureKind::exists && seen.resolved == 0 && seen.unresolved >= often_;
  });
}

}  // namespace hone
