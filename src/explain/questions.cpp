#include "explain/questions.h"

#include <algorithm>
#include <cmath>

#include "explain/kind.h"

namespace hone {
namespace {

constexpr size_t mostFutile = 2;  // attempts at a question that brought no outcome
// Nearly every change moves sizes, so the true one may be another: so many inputs near the bounds of one are made,
// with other changes, before these are believed.
constexpr size_t fewestNear = 40;

}  // namespace

void Questions::ask(const DecisionTree& tree) {
  std::vector<std::vector<Condition>> ways(tree.nodes.size());  // the conditions on the way to every node
  waiting_.clear();
  purpose_.clear();
  open_ = false;
  for (uint32_t n = 0; n < tree.nodes.size(); ++n) {
    const ModelNode& node = tree.nodes[n];
    if (node.isLeaf()) continue;
    for (bool toAtMost : {true, false}) {
      std::vector<Condition>& way = ways[toAtMost ? node.atMost : node.above];
      way = ways[n];
      way.push_back(tree.condition(n, toAtMost));
    }
    if (isYesNo(tree.features[node.feature].kind)) continue;
    for (Question& question : about(tree, n, ways[n])) {
      if (isSettled(keyOf(question))) continue;
      open_ |= question.isBound || (kindOf(question.conditions.back().feature.kind).isSize &&
                                    nearBoundsOf_[featureOf(question)] < fewestNear);
      waiting_.push_back(std::move(question));
    }
  }
  random_.shuffle(waiting_);
}

std::vector<Questions::Question> Questions::about(const DecisionTree& tree, uint32_t n,
                                                  const std::vector<Condition>& way) const {
  const ModelNode& node = tree.nodes[n];
  const Feature& feature = tree.features[node.feature];
  const double bound = node.threshold;
  std::vector<Question> found;
  auto add = [&](double low, double high, bool isBound) {
    found.push_back({way, isBound});
    found.back().conditions.push_back({feature, low, high});
  };
  const bool whole = isWhole(feature.kind);
  const double step = whole ? 1 : 0.01 * std::max(1.0, std::abs(bound));
  if (std::isfinite(node.below) && std::isfinite(node.beyond) && node.beyond - node.below > (whole ? 1 : 2 * step)) {
    // Close to the bound on both sides, which settles it where it is right; and in the middle of what is unknown, which
    // halves that where it is wrong.
    const double above = whole ? bound + 1 : std::nextafter(bound, infinity);
    if (bound > node.below) add(whole ? bound : bound - step, bound, true);
    if (above < node.beyond) add(above, whole ? above : bound + step, true);
    const double middle = (node.below + node.beyond) / 2, quarter = (node.beyond - node.below) / 4;
    if (!whole)
      add(std::max(std::nextafter(node.below, infinity), middle - quarter),
          std::min(std::nextafter(node.beyond, -infinity), middle + quarter), true);
  }
  // Closer to the bound than chance would come, and other than the inputs that found it.
  const double margin = 2 + 0.01 * std::abs(bound);
  for (bool toAtMost : {true, false}) {
    const Condition side = tree.condition(n, toAtMost);
    add(toAtMost ? bound - margin : side.low, toAtMost ? side.high : bound + margin, false);
  }
  return found;
}

std::optional<PoolInput> Questions::next() {
  while (!waiting_.empty()) {
    const Question question = std::move(waiting_.back());
    waiting_.pop_back();
    const std::string key = keyOf(question);
    if (isSettled(key)) continue;
    std::optional<PoolInput> made =
        producer_.make(question.conditions, random_,
                       question.isBound ? GuidedProducer::Start::anywhere : GuidedProducer::Start::outside);
    if (!made) {
      ++futile_[key];
      return std::nullopt;
    }
    if (question.isBound)
      purpose_[std::string(made->tree->bytes())] = key;
    else
      ++nearBoundsOf_[featureOf(question)];
    return made;
  }
  return std::nullopt;
}

void Questions::noteUnresolved(const std::string& text) {
  if (auto at = purpose_.find(text); at != purpose_.end()) ++futile_[at->second];
}

bool Questions::isSettled(const std::string& key) const {
  const auto futile = futile_.find(key);
  return futile != futile_.end() && futile->second >= mostFutile;
}

std::string Questions::featureOf(const Question& question) const {
  return show(question.conditions.back().feature, reader_.parts());
}

std::string Questions::keyOf(const Question& question) const {
  std::string key;
  for (const Condition& condition : question.conditions) key += show(condition, reader_.parts()) + '\n';
  return key;
}

}  // namespace hone
