#include "explain/model.h"

#include <algorithm>
#include <cmath>

#include "explain/kind.h"

namespace hone {
namespace {

double nextAbove(double value) { return std::nextafter(value, infinity); }
double nextBelow(double value) { return std::nextafter(value, -infinity); }

}  // namespace

PredictionFigures figuresOf(std::span<const Foretold> foretold) {
  PredictionFigures figures;
  for (const Foretold& one : foretold.subspan(foretold.size() / 2)) {
    ++(one.saidFail ? figures.predictedFail : figures.predictedPass);
    figures.failed += one.saidFail && one.fails;
    figures.passed += !one.saidFail && !one.fails;
  }
  return figures;
}

Condition DecisionTree::condition(uint32_t node, bool toAtMost) const {
  const ModelNode& n = nodes[node];
  Condition condition{features[n.feature]};
  if (toAtMost)
    condition.high = n.strict ? nextBelow(n.threshold) : n.threshold;
  else
    condition.low = n.strict ? n.threshold : nextAbove(n.threshold);
  return condition;
}

std::vector<DecisionTree::Path> DecisionTree::paths() const {
  std::vector<Path> all;
  std::vector<Path> open = {{0, {}}};
  while (!open.empty()) {
    Path path = std::move(open.back());
    open.pop_back();
    const ModelNode& node = nodes[path.leaf];
    if (node.isLeaf()) {
      all.push_back(std::move(path));
      continue;
    }
    for (bool toAtMost : {false, true}) {
      Path next = path;
      Condition added = condition(path.leaf, toAtMost);
      auto same = std::ranges::find(next.conditions, added.feature, &Condition::feature);
      if (same == next.conditions.end()) {
        next.conditions.push_back(added);
      } else {
        same->low = std::max(same->low, added.low);
        same->high = std::min(same->high, added.high);
      }
      next.leaf = toAtMost ? node.atMost : node.above;
      open.push_back(std::move(next));
    }
  }
  std::ranges::sort(all, {}, &Path::leaf);
  return all;
}

size_t DecisionTree::leafCount() const { return static_cast<size_t>(std::ranges::count_if(nodes, &ModelNode::isLeaf)); }

void DecisionTree::dropUnusedFeatures() {
  std::vector<Feature> kept;
  for (ModelNode& node : nodes) {
    if (node.isLeaf()) continue;
    auto at = std::ranges::find(kept, features[node.feature]);
    uint32_t index = static_cast<uint32_t>(at - kept.begin());
    if (at == kept.end()) kept.push_back(features[node.feature]);
    node.feature = index;
  }
  features = std::move(kept);
}

std::string show(const Condition& condition, const Parts& parts) {
  const Feature& feature = condition.feature;
  const Kind& kind = kindOf(feature.kind);
  const auto assertion = [&](double bound) {
    return kind.assertion != nullptr ? kind.assertion(feature, parts, bound) : says(show(feature, parts), "");
  };
  if (isYesNo(feature.kind)) return condition.low > 0 ? assertion(1).yes : assertion(1).no;
  // That a greatest number is at most 5: there is none above. Of a least one the other way round.
  const bool isLeast = kind.merge == Kind::Merge::least;
  std::string low, high;
  if (condition.low > -infinity) low = isLeast ? assertion(nextBelow(condition.low)).no : assertion(condition.low).yes;
  if (condition.high < infinity)
    high = isLeast ? assertion(condition.high).yes : assertion(nextAbove(condition.high)).no;
  return low.empty() || high.empty() ? low + high : low + " and " + high;
}

double roundestBetween(double low, double high) {
  if (low <= 0 && high >= 0) return 0;
  if (low == -infinity) return high;
  if (high == infinity) return low;
  if (high < 0) return -roundestBetween(-high, -low);
  // The coarsest power of ten of which a multiple lies between; the multiple nearest to 0.
  for (int digits = static_cast<int>(std::ceil(std::log10(high))); digits > -18; --digits) {
    double power = std::pow(10.0, std::abs(digits));
    double multiple = digits >= 0 ? std::ceil(low / power) * power : std::ceil(low * power) / power;
    if (multiple >= low && multiple <= high) return multiple;
  }
  return low;
}

}  // namespace hone
