#include "explain/joint_search.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <unordered_map>

#include "explain/conclusions.h"
#include "explain/joint_places.h"
#include "explain/kind.h"

namespace hone {
namespace {

constexpr size_t mostSingle = 10;  // conditions beside those of the tree
constexpr size_t mostConditions = 20;
constexpr size_t mostFound = 4;     // of each set of inputs
constexpr size_t fewestOfSet = 12;  // in such a set
constexpr int mostDepth = 1;        // of a joint's operands together: deeper ones are hard to read
constexpr double leastGain = 0.01;  // of purity over the operands alone: less may be chance

// So that a simple one wins where it parts nearly as well.
constexpr double priceOfComplexity = 0.002;

/// How many joints are in one another. A position counts as one, since "in the last one" is as hard to read.
int depthOf(const Feature& feature) {
  int depth = isPosition(feature.kind) ? 1 : 0;
  for (const Feature& operand : feature.operands) depth = std::max(depth, 1 + depthOf(operand));
  return depth;
}

/// Which examples have something.
class Marks {
 public:
  explicit Marks(size_t count) : words_((count + 63) / 64) {}
  void set(size_t i) { words_[i / 64] |= uint64_t{1} << (i % 64); }
  size_t common(const Marks& other) const {
    size_t count = 0;
    for (size_t i = 0; i < words_.size(); ++i) count += static_cast<size_t>(std::popcount(words_[i] & other.words_[i]));
    return count;
  }
  template <typename Combine>
  Marks with(const Marks& other, Combine combine) const {
    Marks result = *this;
    for (size_t i = 0; i < words_.size(); ++i) result.words_[i] = combine(words_[i], other.words_[i]);
    return result;
  }
  friend auto operator<=>(const Marks&, const Marks&) = default;

 private:
  std::vector<uint64_t> words_;
};

/// Inputs that come to a node of the tree, by class.
struct InputSet {
  Marks passes, fails;
  double passCount, failCount;

  /// Of a split by the column: between 0 and 1, both classes alike.
  double purity(const Marks& column) const {
    const double p = static_cast<double>(column.common(passes)) / passCount,
                 f = static_cast<double>(column.common(fails)) / failCount;
    auto side = [](double a, double b) { return a + b == 0 ? 0 : (a * a + b * b) / (a + b); };
    return (side(p, f) + side(1 - p, 1 - f)) / 2;
  }
};

class Search {
 public:
  Search(const FeatureReader& reader, const Learned& learned, std::span<const JointExample> examples)
      : reader_(reader), learned_(learned), examples_(examples) {}

  std::vector<Feature> find() {
    collectSubsets();
    if (subsets_.empty()) return {};
    collectConditions();
    collectScopes();
    candidates_.resize(subsets_.size());
    pairUp();
    for (const bool lacks : {false, true}) pairWithNothing(lacks);
    takeBest();
    return found_;
  }

 private:
  using Scope = std::pair<RuleId, bool>;  // a rule, and whether only the nearest such part around counts
  using ByExample = std::vector<std::pair<size_t, std::vector<NodeId>>>;
  struct Candidate {
    double gain;
    Feature feature;
    Marks column;
  };

  /// All inputs, and those of the nodes on top of the tree.
  void collectSubsets() {
    const DecisionTree& model = learned_.model;
    std::vector<std::vector<uint32_t>> rows(model.nodes.size());
    for (uint32_t i = 0; i < examples_.size(); ++i)
      for (uint32_t node : forecastOf(model, reader_, *examples_[i].values).path) rows[node].push_back(i);
    for (const std::vector<uint32_t>& own : rows) {
      InputSet subset{Marks(examples_.size()), Marks(examples_.size()), 0, 0};
      for (uint32_t i : own) {
        (examples_[i].fails ? subset.fails : subset.passes).set(i);
        (examples_[i].fails ? subset.failCount : subset.passCount) += 1;
      }
      if (subset.passCount > 0 && subset.failCount > 0 && own.size() >= fewestOfSet) subsets_.push_back(subset);
    }
  }

  void addCondition(const Feature& feature) {
    if (conditions_.size() < mostConditions && std::ranges::find(conditions_, feature) == conditions_.end())
      conditions_.push_back(feature);
  }

  /// Those of the tree, numbers with their bounds; then the simplest of those that tell most by themselves.
  void collectConditions() {
    const DecisionTree& model = learned_.model;
    for (uint32_t n = 0; n < model.nodes.size(); ++n) {
      if (model.nodes[n].isLeaf() || !canBeJoint(model.features[model.nodes[n].feature].kind)) continue;
      Feature feature = model.features[model.nodes[n].feature];
      if (isYesNo(feature.kind)) {
        addCondition(feature);
        continue;
      }
      for (bool toAtMost : {true, false}) {
        const Condition condition = model.condition(n, toAtMost);
        feature.low = condition.low;
        feature.high = condition.high;
        addCondition(feature);
      }
    }
    const std::map<Marks, FeatureId> columns = columnsOfYesNo();
    for (const InputSet& subset : subsets_) addBest(subset, columns);
    addPositions();
  }

  /// The first and last ones of the rules that stand beside each other.
  void addPositions() {
    std::set<RuleId> lists;
    for (const JointExample& example : examples_) {
      std::set<std::pair<NodeId, RuleId>> seen;
      for (NodeId id = 1; id < example.tree->size(); ++id)
        if (const Node& node = example.tree->node(id); node.kind == NodeKind::rule)
          if (!seen.emplace(ruleAbove(*example.tree, id), node.symbol).second) lists.insert(node.symbol);
    }
    for (FeatureKind kind : {FeatureKind::last, FeatureKind::first})
      if (reader_.reads(kind))
        for (RuleId rule : lists) conditions_.push_back({.kind = kind, .part = reader_.parts().ofRule(rule)});
  }

  /// The examples that have a yes-or-no feature. Of features that the same ones have, the simplest.
  std::map<Marks, FeatureId> columnsOfYesNo() const {
    const FeatureSpace& space = reader_.space();
    std::unordered_map<FeatureId, Marks> ofFeature;
    for (size_t i = 0; i < examples_.size(); ++i)
      for (auto [id, own] : *examples_[i].values)
        if (canBeJoint(space[id].kind) && isYesNo(space[id].kind) && own > 0)
          ofFeature.try_emplace(id, examples_.size()).first->second.set(i);
    std::map<Marks, FeatureId> columns;
    for (auto& [id, marks] : ofFeature)
      if (const auto [at, isNew] = columns.try_emplace(std::move(marks), id);
          !isNew && simpler(reader_.parts(), space, id, at->second))
        at->second = id;
    return columns;
  }

  void addBest(const InputSet& subset, const std::map<Marks, FeatureId>& columns) {
    std::vector<std::pair<double, FeatureId>> ranked;
    for (const auto& [column, id] : columns) ranked.emplace_back(-subset.purity(column), id);
    std::ranges::sort(ranked, [&](const auto& a, const auto& b) {
      return a.first != b.first ? a.first < b.first : simpler(reader_.parts(), reader_.space(), a.second, b.second);
    });
    ranked.resize(std::min(ranked.size(), mostSingle));
    for (auto [purity, id] : ranked) addCondition(reader_.space()[id]);
  }

  /// By condition, rule and nearness: for each example the nodes of that rule around the places of the condition.
  void collectScopes() {
    present_.assign(conditions_.size(), Marks(examples_.size()));
    scopes_.resize(conditions_.size());
    places_.assign(conditions_.size(), std::vector<std::vector<NodeId>>(examples_.size()));
    for (size_t i = 0; i < examples_.size(); ++i) {
      const Tree& tree = *examples_[i].tree;
      const TreeView view(reader_, tree);
      for (NodeId id = 0; id < tree.size(); ++id) {
        if (tree.node(id).kind != NodeKind::rule) continue;
        ByExample& own = ofRule_[tree.node(id).symbol];
        if (own.empty() || own.back().first != i) own.push_back({i, {}});
        own.back().second.push_back(id);
      }
      for (size_t c = 0; c < conditions_.size(); ++c) {
        const Feature plain = withoutBounds(conditions_[c]);
        const double own = reader_.space().value(*examples_[i].values, plain);
        const bool position = isPosition(plain.kind);
        if (!position && (isYesNo(plain.kind) ? own == 0 : std::isinf(own))) continue;
        const std::vector<NodeId>& nodes = places_[c][i] = placesOfCondition(view, conditions_[c]);
        if (nodes.empty()) continue;
        present_[c].set(i);
        if (position) {  // the part itself is the last one, and nothing around it
          scopes_[c][{reader_.parts().rule(plain.part), true}].emplace_back(i, nodes);
          continue;
        }
        std::set<RuleId> rules;
        climbFrom(tree, nodes, [&](NodeId at) {
          if (tree.node(at).kind == NodeKind::rule) rules.insert(tree.node(at).symbol);
          return true;
        });
        for (RuleId rule : rules)
          for (bool nearest : {false, true})
            scopes_[c][{rule, nearest}].emplace_back(i, nodesAround(tree, nodes, rule, nearest));
      }
    }
  }

  void pairUp() {
    for (size_t a = 0; a < conditions_.size(); ++a)
      for (const auto& [scope, own] : scopes_[a])
        for (size_t b = 0; b < conditions_.size(); ++b) {
          const bool position = isPosition(conditions_[b].kind);
          if (isPosition(conditions_[a].kind) || (position && !isYesNo(conditions_[a].kind))) continue;
          if (a == b || depthOf(conditions_[a]) + depthOf(conditions_[b]) > mostDepth) continue;
          const auto other = scopes_[b].find(scope);
          for (bool lacks : {false, true}) {
            if (position ? lacks : !lacks && b < a) continue;
            if (!lacks && other == scopes_[b].end()) continue;
            consider({scope, conditions_[a], conditions_[b], lacks},
                     together(own, other == scopes_[b].end() ? nullptr : &other->second, lacks), present_[a],
                     present_[b]);
          }
          if (!position && !scope.second && other != scopes_[b].end())
            consider({scope, conditions_[a], conditions_[b], false, true}, inOrder(own, a, b), present_[a],
                     present_[b]);
        }
  }

  /// A part of a rule in which a condition holds, or doesn't, whatever else is in it.
  void pairWithNothing(bool lacks) {
    for (size_t c = 0; c < conditions_.size(); ++c) {
      if (isPosition(conditions_[c].kind) || depthOf(conditions_[c]) > mostDepth) continue;
      for (const auto& [scope, own] : scopes_[c]) {
        const ByExample& all = ofRule_.at(scope.first);
        consider({scope, {.part = reader_.parts().ofRule(scope.first)}, conditions_[c], lacks},
                 together(all, &own, lacks), together(all, nullptr, true), present_[c]);
      }
    }
  }

  struct Joint {
    const Scope& scope;
    const Feature &one, &other;
    bool lacks, before = false;
  };
  /// `column`: where the joint holds; `one`, `other`: where its operands do.
  void consider(const Joint& joint, const Marks& column, const Marks& one, const Marks& other) {
    const Marks plain = one.with(other, [&](uint64_t x, uint64_t y) { return joint.lacks ? x & ~y : x & y; });
    if (column == plain || column == one) return;
    for (size_t s = 0; s < subsets_.size(); ++s) {
      const InputSet& subset = subsets_[s];
      const double purity = subset.purity(column);
      const double gain = purity - std::max({subset.purity(one), subset.purity(other), subset.purity(plain)});
      if (gain <= leastGain) continue;
      Feature feature{.kind = FeatureKind::joint,
                      .part = reader_.parts().ofRule(joint.scope.first),
                      .operands = {joint.one, joint.other},
                      .lacks = joint.lacks,
                      .nearest = joint.scope.second,
                      .before = joint.before};
      const double cost = priceOfComplexity * complexity(reader_.parts(), feature);
      candidates_[s].push_back({purity - cost, std::move(feature), column});
    }
  }

  void takeBest() {
    std::set<Marks> known;  // of joints that hold in the same inputs the simplest is enough
    for (std::vector<Candidate>& own : candidates_) {
      std::ranges::stable_sort(own, std::greater<>(), &Candidate::gain);
      size_t taken = 0;
      for (Candidate& candidate : own) {
        if (taken == mostFound) break;
        if (reader_.reads(candidate.feature) || !known.insert(candidate.column).second) continue;
        ++taken;
        found_.push_back(std::move(candidate.feature));
      }
    }
  }

  Marks inOrder(const ByExample& around, size_t a, size_t b) const {
    Marks column(examples_.size());
    for (const auto& [example, nodes] : around)
      if (std::ranges::any_of(nodes, [&](NodeId id) {
            return standsBefore(*examples_[example].tree, id, places_[a][example], places_[b][example]);
          }))
        column.set(example);
    return column;
  }

  Marks together(const ByExample& own, const ByExample* other, bool lacks) const {
    Marks column(examples_.size());
    auto at = other == nullptr ? ByExample::const_iterator{} : other->begin();
    for (const auto& [example, nodes] : own) {
      if (other != nullptr)
        while (at != other->end() && at->first < example) ++at;
      const bool hasOther = other != nullptr && at != other->end() && at->first == example;
      if (std::ranges::any_of(
              nodes, [&](NodeId id) { return (hasOther && std::ranges::binary_search(at->second, id)) != lacks; }))
        column.set(example);
    }
    return column;
  }

  const FeatureReader& reader_;
  const Learned& learned_;
  std::span<const JointExample> examples_;
  std::vector<InputSet> subsets_;
  std::vector<Feature> conditions_;
  std::vector<Marks> present_;                            ///< by condition
  std::vector<std::map<Scope, ByExample>> scopes_;        ///< by condition: the parts around its places
  std::vector<std::vector<std::vector<NodeId>>> places_;  ///< by condition and example
  std::map<RuleId, ByExample> ofRule_;                    ///< all nodes of each rule
  std::vector<std::vector<Candidate>> candidates_;        ///< by set of inputs
  std::vector<Feature> found_;
};

}  // namespace

std::vector<Feature> findJoints(const FeatureReader& reader, const Learned& learned,
                                std::span<const JointExample> examples) {
  return Search(reader, learned, examples).find();
}

}  // namespace hone
