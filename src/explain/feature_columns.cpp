#include "explain/feature_columns.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "explain/kind.h"
#include "text/hash.h"

namespace hone {
namespace {

using Cell = std::pair<uint32_t, double>;  // observation and value

/// The cells in which a feature isn't missing, feature by feature. Those of a million are held at a time.
class Cells {
 public:
  Cells(size_t features, std::span<const Observation> observations)
      : observations_(observations), count_(features), next_(observations.size()) {
    for (const Observation& observation : observations)
      for (const auto& [feature, value] : *observation.values) ++count_[feature];
  }

  /// The features one after the other, from the first on.
  std::span<const Cell> of(FeatureId feature) {
    if (feature == end_) collectFrom(feature);
    const size_t end = begin_[feature - first_];
    return std::span(cells_).subspan(end - count_[feature], count_[feature]);
  }

 private:
  void collectFrom(FeatureId feature) {
    constexpr size_t mostCells = 1'000'000;
    first_ = feature;
    size_t sum = 0;
    begin_.clear();
    for (end_ = feature; end_ < count_.size() && (end_ == feature || sum + count_[end_] <= mostCells); ++end_) {
      begin_.push_back(sum);
      sum += count_[end_];
    }
    cells_.resize(sum);
    for (uint32_t row = 0; row < observations_.size(); ++row)
      for (const FeatureValues& values = *observations_[row].values;
           next_[row] < values.size() && values[next_[row]].first < end_; ++next_[row])
        cells_[begin_[values[next_[row]].first - first_]++] = {row, values[next_[row]].second};
  }

  std::span<const Observation> observations_;
  std::vector<size_t> count_;  ///< by feature
  std::vector<size_t> next_;   ///< by observation: the first value that wasn't collected
  FeatureId first_ = 0, end_ = 0;
  std::vector<size_t> begin_;  ///< by feature from the first on; when they are filled in, where its cells end
  std::vector<Cell> cells_;
};

/// Its distinct values in order. `ranks`, of as many observations, is written over.
std::vector<double> rankValues(std::span<const Cell> cells, double missing, Ranks& ranks) {
  std::vector<double> values;
  if (cells.size() < ranks.size()) values.push_back(missing);
  for (const auto& [row, value] : cells) values.push_back(value);
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  const auto rank = [&](double value) {
    return static_cast<uint32_t>(std::ranges::lower_bound(values, value) - values.begin());
  };
  std::ranges::fill(ranks, rank(missing));
  for (const auto& [row, value] : cells) ranks[row] = rank(value);
  return values;
}

}  // namespace

FeatureColumns::FeatureColumns(const FeatureSpace& space, const Parts& parts, std::span<const Observation> observations,
                               size_t mostAlike) {
  Cells cells(space.size(), observations);
  const auto comesBefore = [&](const Column& a, const Column& b) {
    return a.complexity != b.complexity ? a.complexity < b.complexity : simpler(parts, space, a.feature, b.feature);
  };
  std::unordered_map<Hash128, const Ranks*> known;
  std::map<std::pair<const Ranks*, FeatureKind>, std::vector<Column>> alike;
  Ranks ranks(observations.size());
  for (FeatureId feature = 0; feature < space.size(); ++feature) {
    const std::span<const Cell> own = cells.of(feature);
    if (own.empty()) continue;
    const FeatureKind kind = space[feature].kind;
    std::vector<double> values = rankValues(own, kindOf(kind).missing, ranks);
    if (values.size() == 1) continue;
    const int complexity = hone::complexity(parts, space[feature]);
    std::vector<double>& counts = counts_[complexity];
    counts.resize(featureKinds().size());
    ++counts[static_cast<size_t>(kind)];
    const Hash128 hash = contentHash({reinterpret_cast<const char*>(ranks.data()), ranks.size() * sizeof(uint32_t)});
    const auto [at, isNew] = known.try_emplace(hash);
    if (isNew) at->second = &ranks_.emplace_back(ranks);
    std::vector<Column>& group = alike[{at->second, kind}];
    Column column{feature, complexity, std::move(values), at->second};
    // The worst one is on top.
    if (group.size() == mostAlike) {
      if (!comesBefore(column, group.front())) continue;
      std::ranges::pop_heap(group, comesBefore);
      group.pop_back();
    }
    group.push_back(std::move(column));
    std::ranges::push_heap(group, comesBefore);
  }
  for (auto& [key, group] : alike) std::ranges::move(group, std::back_inserter(columns_));
  std::ranges::sort(columns_, comesBefore);
}

std::span<const FeatureColumns::Column> FeatureColumns::upTo(int complexity) const {
  const auto end =
      std::ranges::partition_point(columns_, [&](const Column& column) { return column.complexity <= complexity; });
  return {columns_.begin(), end};
}

std::vector<double> FeatureColumns::countsUpTo(int complexity) const {
  std::vector<double> sums(featureKinds().size());
  for (const auto& [own, counts] : counts_)
    for (size_t kind = 0; own <= complexity && kind < sums.size(); ++kind) sums[kind] += counts[kind];
  return sums;
}

bool simpler(const Parts& parts, const FeatureSpace& space, FeatureId one, FeatureId other) {
  const auto key = [&](FeatureId id) {
    const Feature& f = space[id];
    // Of existence, an alternative says more than its rule, and is what people name; of equal ones the grammar's order.
    return std::tuple(complexity(parts, f), f.kind, f.text.size(), f.part, f.alternative, f.other, f.otherAlternative,
                      f.scope, std::string_view(f.text), f.operands.size(), f.before, f.lacks, f.nearest, id);
  };
  return key(one) < key(other);
}

}  // namespace hone
