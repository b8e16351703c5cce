#include "explain/population.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace hone {

const PoolInput& Population::any(bool fails) const {
  const auto& bySize = members_[count_[fails] > 0 ? fails : !fails];
  auto size = bySize.begin();
  // Larger ones than the given input only have more that is beside the point.
  const auto larger = bySize.upper_bound(largest_);
  const auto sizes = static_cast<uint64_t>(std::distance(size, larger));
  if (sizes > 0) std::advance(size, random_.below(sizes));
  return pool_.inputs()[random_.pick(size->second)];
}

std::optional<PoolInput> Population::next() {
  if (count_[false] + count_[true] == 0) return std::nullopt;
  // Most changes of any input bring the same outcome, so both would never be there alike.
  bool fails = count_[true] < count_[false];
  if (random_.chance(1, 4)) fails = !fails;
  return producer_.vary(any(fails), random_);
}

double Population::rarity(const FeatureValues& values) const {
  double sum = 0;
  for (auto [feature, value] : values)
    if (isYesNo(space_[feature].kind)) sum += 1.0 / (1 + (feature < seen_.size() ? seen_[feature] : 0));
  // Else the longest would always win, or without the constant the shortest.
  constexpr size_t featuresOfATinyText = 20;
  return sum / static_cast<double>(featuresOfATinyText + values.size());
}

void Population::note(uint32_t input, bool fails) {
  const size_t size = std::bit_width(pool_.inputs()[input].tree->bytes().size());
  if (count_[false] + count_[true] == 0) largest_ = size;
  members_[fails][size].push_back(input);
  ++count_[fails];
  seen_.resize(space_.size());
  for (auto [feature, value] : pool_.inputs()[input].values) ++seen_[feature];
}

}  // namespace hone
