// Learning has three steps, which together give a tree that a person can read.
//
// Grow. CART grows a tree (explain/cart.h) over columns of ranks. Columns that are equal in all inputs count
// as one. There are many, since a grammar says most things twice: a rule exists wherever its only alternative does.
//
// Choose. A greedy learner takes any column that splits a node's inputs well. For each node we take the simplest of all
// features that split them in the same way: the paper's before ours, a rule's before a token's, existence before
// numbers.
//
// Prune. By description length (Rissanen, "Modeling by Shortest Data Description", 1978): a split costs the bits that
// name its feature among all there are and its bound among the values seen; a leaf costs the bits that say how many of
// its inputs it predicts wrongly, and which. A subtree stays only where it costs less than its errors would as a leaf:
// among thousands of features, one that parts three inputs of fifteen from the others is found by chance. In the same
// currency the tree of the basic features competes with the tree of all features: a feature beyond the paper's has to
// save more than it costs. So does the tree that was best before the newest inputs: a greedy learner seldom finds it
// again once an input or two contradict it.

#include "explain/learner.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>
#include <unordered_set>

#include "explain/feature_columns.h"
#include "explain/kind.h"

namespace hone {
namespace {

constexpr size_t mostRivals = 8;  // of one kind at a node: of texts there are many, which tell the same

/// std::lgamma writes to a global variable, which another thread may be writing to as well.
double logGamma(double x) {
  int sign = 0;
  return lgamma_r(x, &sign);
}

/// Which features a tree may be made of.
struct Tier {
  int mostComplex;
  bool sizes;
};

class Learning {
 public:
  Learning(const FeatureReader& reader, std::span<const Observation> observations)
      : space_(reader.space()),
        parts_(reader.parts()),
        observations_(observations),
        table_(space_, parts_, observations, mostRivals + 1) {
    const auto all = static_cast<double>(observations.size());
    const auto fails = static_cast<double>(std::ranges::count(observations, true, &Observation::fails));
    weight_[0] = all / (2 * (all - fails));
    weight_[1] = all / (2 * fails);
  }

  /// `otherwise`: not with the question that the last tree began with. `start`: a tree of which only the leaves grow.
  Learned learn(const Tier& tier, bool otherwise, const DecisionTree* start = nullptr) {
    tier_ = tier;
    barred_ = otherwise && !settled_[0].leaf ? columns_[settled_[0].column].ranks : nullptr;
    columns_ = table_.upTo(tier.mostComplex);
    ofKind_ = table_.countsUpTo(tier.mostComplex);
    kinds_ = static_cast<double>(ofKind_.size()) - static_cast<double>(std::ranges::count(ofKind_, 0));
    const std::vector<CartColumn> distinct = distinctColumns();
    std::vector<bool> outcomes;
    for (const Observation& o : observations_) outcomes.push_back(o.fails);
    grown_ = growCart(distinct, outcomes, start == nullptr ? std::vector<CartNode>{} : splitsOf(*start, distinct));
    settle(distinct);
    prune();
    return result();
  }

 private:
  using Column = FeatureColumns::Column;

  /// A node of the grown tree with the inputs that come to it.
  struct Settled {
    std::vector<uint32_t> rows;
    uint32_t column = CartNode::none;
    bool flipped = false;  ///< the low values of the chosen column go to the grown node's `above`
    double below = 0, beyond = 0;
    std::vector<Rival> rivals;
    bool leaf = true;
    double fails = 0, passes = 0;
    double cost = 0;
  };

  /// That name a split: the kind of its feature, which one of this kind it is, and its bound. Of a kind with many
  /// features, one is more likely to part some inputs by chance.
  double bitsOf(const Column& column) const {
    // So that an unusual feature has to save a good part of another split.
    constexpr double perComplexity = 1.5;
    const Feature& feature = space_[column.feature];
    return std::log2(kinds_) + std::log2(ofKind_[static_cast<size_t>(feature.kind)]) +
           std::log2(static_cast<double>(column.values.size())) + perComplexity * complexity(parts_, feature);
  }

  /// May the tree ask for it?
  bool usable(const Column& column) const {
    return column.ranks != barred_ && (tier_.sizes || !kindOf(space_[column.feature].kind).isSize);
  }

  /// Of equal columns the first.
  std::vector<CartColumn> distinctColumns() {
    std::unordered_set<const Ranks*> seen;
    std::vector<CartColumn> kept;
    for (const Column& column : columns_)
      if (usable(column) && seen.insert(column.ranks).second) kept.push_back({column.ranks, bitsOf(column)});
    return kept;
  }

  /// A tree's questions as splits by these columns; a leaf where none is as its question.
  std::vector<CartNode> splitsOf(const DecisionTree& tree, const std::vector<CartColumn>& columns) const {
    std::vector<CartNode> splits;
    for (const ModelNode& node : tree.nodes) {
      CartNode& split = splits.emplace_back();
      if (node.isLeaf()) continue;
      const auto own =
          std::ranges::find(columns_, tree.features[node.feature],
                            [&](const Column& column) -> const Feature& { return space_[column.feature]; });
      if (own == columns_.end()) continue;
      const auto same = std::ranges::find(columns, own->ranks, &CartColumn::ranks);
      const auto atMost =
          std::ranges::partition_point(own->values, [&](double value) { return node.goesAtMost(value); });
      if (atMost == own->values.begin() || atMost == own->values.end() || same == columns.end()) continue;
      split = {static_cast<uint32_t>(same - columns.begin()), static_cast<uint32_t>(atMost - own->values.begin()) - 1,
               node.atMost, node.above};
    }
    return splits;
  }

  /// Sends the inputs down the tree and chooses each node's feature.
  void settle(const std::vector<CartColumn>& columns) {
    settled_.assign(grown_.size(), {});
    for (uint32_t row = 0; row < observations_.size(); ++row) settled_[0].rows.push_back(row);
    std::vector<char> side(observations_.size());
    for (uint32_t n = 0; n < grown_.size(); ++n) {
      Settled& node = settled_[n];
      for (uint32_t row : node.rows) (observations_[row].fails ? node.fails : node.passes) += 1;
      if (grown_[n].column == CartNode::none) continue;
      node.leaf = false;
      for (uint32_t row : node.rows) {
        side[row] = (*columns[grown_[n].column].ranks)[row] > grown_[n].threshold;
        settled_[side[row] ? grown_[n].above : grown_[n].atMost].rows.push_back(row);
      }
      chooseFeature(node, side);
    }
  }

  /// The simplest one that parts the node's inputs as their sides do.
  void chooseFeature(Settled& node, const std::vector<char>& side) {
    std::vector<size_t> ofRival(featureKinds().size());
    std::unordered_map<const Ranks*, std::optional<Parting>> partings;
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      const Column& column = columns_[c];
      if (!usable(column)) continue;
      const auto [at, isNew] = partings.try_emplace(column.ranks);
      if (isNew) at->second = partingBy(*column.ranks, node.rows, side);
      if (!at->second) continue;
      const Parting& parting = *at->second;
      const double below = column.values[parting.below], beyond = column.values[parting.beyond];
      if (node.column != CartNode::none) {
        if (++ofRival[static_cast<size_t>(space_[column.feature].kind)] > mostRivals) continue;
        node.rivals.push_back({column.feature, below, beyond, parting.flipped != node.flipped});
        continue;
      }
      node.column = c;
      node.flipped = parting.flipped;
      node.below = below;
      node.beyond = beyond;
    }
  }

  struct Parting {
    bool flipped;  ///< the low values are on side 1
    uint32_t below, beyond;
  };
  /// Do the ranks part the rows as their sides do? Most don't, which a few rows show.
  static std::optional<Parting> partingBy(const Ranks& ranks, const std::vector<uint32_t>& rows,
                                          const std::vector<char>& side) {
    int64_t least[2] = {INT64_MAX, INT64_MAX}, greatest[2] = {-1, -1};
    for (uint32_t row : rows) {
      const auto s = static_cast<size_t>(side[row]);
      least[s] = std::min<int64_t>(least[s], ranks[row]);
      greatest[s] = std::max<int64_t>(greatest[s], ranks[row]);
      if (greatest[0] >= least[1] && greatest[1] >= least[0]) return std::nullopt;
    }
    const bool flipped = greatest[0] >= least[1];
    return Parting{flipped, static_cast<uint32_t>(greatest[flipped]), static_cast<uint32_t>(least[!flipped])};
  }

  double leafErrors(const Settled& node) const {
    // The class is the one that weighs more, hence the other one's inputs are the errors.
    return predictsFail(node) ? node.passes : node.fails;
  }
  bool predictsFail(const Settled& node) const { return node.fails * weight_[1] >= node.passes * weight_[0]; }

  /// How many of its inputs a leaf is wrong about, and which; the latter counts double, for programs are deterministic,
  /// and an input that contradicts the tree is a fact rather than noise.
  double errorBits(const Settled& node) const {
    const double all = node.fails + node.passes, wrong = leafErrors(node);
    if (wrong == 0) return 0;
    const double choices = logGamma(all + 1) - logGamma(wrong + 1) - logGamma(all - wrong + 1);
    return std::log2(all + 1) + 2 * choices / std::numbers::ln2;
  }

  void prune() {
    for (size_t n = grown_.size(); n-- > 0;) {
      Settled& node = settled_[n];
      node.cost = 1 + errorBits(node);
      if (node.leaf) continue;
      const double split =
          1 + bitsOf(columns_[node.column]) + settled_[grown_[n].atMost].cost + settled_[grown_[n].above].cost;
      node.leaf = split >= node.cost;
      node.cost = std::min(node.cost, split);
    }
  }

  Learned result() {
    Learned learned;
    learned.cost = settled_[0].cost;
    std::vector<uint32_t> from = {0};
    for (size_t i = 0; i < from.size(); ++i) {
      const Settled& node = settled_[from[i]];
      ModelNode own;
      own.fails = static_cast<uint64_t>(node.fails);
      own.passes = static_cast<uint64_t>(node.passes);
      own.predictsFail = predictsFail(node);
      if (node.leaf) {
        learned.errors += static_cast<size_t>(leafErrors(node));
      } else {
        const CartNode& grown = grown_[from[i]];
        const Feature& feature = space_[columns_[node.column].feature];
        own.feature = static_cast<uint32_t>(learned.model.features.size());
        learned.model.features.push_back(feature);
        setThreshold(own, node, feature.kind);
        own.atMost = static_cast<uint32_t>(from.size());
        own.above = own.atMost + 1;
        from.push_back(node.flipped ? grown.above : grown.atMost);
        from.push_back(node.flipped ? grown.atMost : grown.above);
      }
      learned.model.nodes.push_back(own);
      learned.rivals.push_back(node.leaf ? std::vector<Rival>{} : node.rivals);
    }
    learned.model.dropUnusedFeatures();
    return learned;
  }

  static void setThreshold(ModelNode& own, const Settled& node, FeatureKind kind) {
    own.below = node.below;
    own.beyond = node.beyond;
    if (isYesNo(kind)) {
      own.threshold = 0.5;
    } else if (isWhole(kind)) {
      // As likely to be right as any number between, and halves what is unknown when it is tried.
      own.threshold = std::isinf(node.below)    ? node.beyond - 1
                      : std::isinf(node.beyond) ? node.below
                                                : std::floor((node.below + node.beyond) / 2);
    } else {
      own.threshold = roundestBetween(node.below, node.beyond);
      own.strict = own.threshold == node.beyond;
    }
  }

  const FeatureSpace& space_;
  const Parts& parts_;
  std::span<const Observation> observations_;
  double weight_[2];  ///< by outcome
  Tier tier_ = {};
  const FeatureColumns table_;
  const Ranks* barred_ = nullptr;    ///< of the columns that it may not ask for
  std::span<const Column> columns_;  ///< those of the tier, simplest first
  std::vector<double> ofKind_;       ///< columns of the tier, by kind of feature
  double kinds_ = 0;                 ///< those that have any
  std::vector<CartNode> grown_;
  std::vector<Settled> settled_;
};

/// What occurs and how great it is; all of the paper's features; all but sizes; all. CART is greedy, and may find a
/// good tree of few features only when it doesn't see the others, or not the one that seems best.
constexpr Tier allButSizes = {100, false}, allFeatures = {100, true};
constexpr Tier tiers[] = {{3, false}, {6, true}, allButSizes, allFeatures};

/// A few bounds of sizes may be the circumstance. Many fit anything: each is moved by changes that have nothing to do
/// with the behaviour, so that a tree of many must be half as costly as one without.
constexpr size_t fewLeaves = 5;

bool asksForSize(const DecisionTree& tree) {
  return std::ranges::any_of(tree.features, [](const Feature& feature) { return kindOf(feature.kind).isSize; });
}

/// Nothing shorter can be right.
bool isShortest(const Learned& learned) { return learned.errors == 0 && learned.model.leafCount() <= 2; }

}  // namespace

Learned learn(const FeatureReader& reader, std::span<const Observation> observations, const DecisionTree* former) {
  std::vector<Learned> all;
  Learning learning(reader, observations);
  for (const Tier& tier : tiers) {
    for (bool otherwise : {false, true}) {
      all.push_back(learning.learn(tier, otherwise));
      if (isShortest(all.back())) break;
    }
    if (isShortest(all.back())) break;
  }
  if (former != nullptr && !isShortest(all.back()))
    all.push_back(learning.learn(asksForSize(*former) ? allFeatures : allButSizes, false, former));
  for (Learned& one : all)
    if (one.model.leafCount() > fewLeaves && asksForSize(one.model)) one.cost *= 2;
  const auto cheapest = std::ranges::min_element(all, {}, &Learned::cost);
  Learned best = std::move(*cheapest);
  all.erase(cheapest);
  for (Learned& other : all)
    if (other.errors <= best.errors) best.others.push_back(std::move(other.model));
  return best;
}

}  // namespace hone
