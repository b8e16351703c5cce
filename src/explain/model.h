// The learned model: a decision tree over features. Predicting needs no library. The model also holds examples, from
// which a producer starts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explain/feature_reader.h"
#include "oracle/verdict.h"

namespace hone {

/// That a feature's value lies in a closed interval. A value that must be above a bound is at least the next number.
struct Condition {
  Feature feature;
  double low = -infinity;
  double high = infinity;

  bool holds(double value) const { return low <= value && value <= high; }
};

struct ModelNode {
  static constexpr uint32_t none = UINT32_MAX;

  // Of an inner node:
  uint32_t feature = none;  ///< index into DecisionTree::features
  double threshold = 0;     ///< the value is at most that (below it if `strict`): go to `atMost`, else to `above`
  bool strict = false;
  uint32_t atMost = none, above = none;
  double below = 0, beyond = 0;  ///< the greatest seen value that goes to `atMost`, the least one that goes to `above`
  // Of every node:
  uint64_t fails = 0, passes = 0;  ///< training inputs
  bool predictsFail = false;
  std::vector<std::string> examples = {};  ///< of a leaf: texts of up to two training inputs of its class
  std::string counterexample = {};  ///< of a leaf: one of the other class, in the leaf or else near to it; may be empty

  bool isLeaf() const { return feature == none; }
  bool goesAtMost(double value) const { return strict ? value < threshold : value <= threshold; }
};

struct Forecast {
  bool fails = false;
  double probability = 0;      ///< of the class, by the training inputs in the leaf (with Laplace's correction)
  std::vector<uint32_t> path;  ///< nodes from the root to the leaf
};

/// Known inputs by which the producer starts.
struct ModelInput {
  std::string text;
  bool fails;
};

/// A way to the outcome `fail`, with no more conditions than the training inputs call for.
struct Rule {
  std::vector<Condition> conditions;
  uint64_t fails = 0, passes = 0;  ///< training inputs that meet them
};

/// What a tree said of an input before its test, and what came of it.
struct Foretold {
  bool saidFail, fails;
};

/// New inputs, by the outcome that the tree of then predicted, and how many had it.
struct PredictionFigures {
  uint64_t predictedFail = 0, failed = 0, predictedPass = 0, passed = 0;

  uint64_t failing() const { return failed + predictedPass - passed; }
  uint64_t all() const { return predictedFail + predictedPass; }
  uint64_t right() const { return failed + passed; }
};
/// Of the later half: a tree is right about nearly all inputs that it was learned from, so it is judged by those that
/// came anew, and the first trees knew little.
PredictionFigures figuresOf(std::span<const Foretold> foretold);

struct DecisionTree {
  std::vector<Feature> features;
  std::vector<ModelNode> nodes;  ///< the root is 0; children come after their parents

  /// `value`: of a feature by its index. O(depth).
  template <typename Value>
  Forecast predict(Value&& value) const {
    Forecast result;
    uint32_t at = 0;
    for (;;) {
      result.path.push_back(at);
      const ModelNode& node = nodes[at];
      if (node.isLeaf()) break;
      at = node.goesAtMost(value(node.feature)) ? node.atMost : node.above;
    }
    const ModelNode& leaf = nodes[at];
    result.fails = leaf.predictsFail;
    double own = static_cast<double>(leaf.predictsFail ? leaf.fails : leaf.passes);
    result.probability = (own + 1) / (static_cast<double>(leaf.fails + leaf.passes) + 2);
    return result;
  }

  /// The condition under which the way goes from a node to its child.
  Condition condition(uint32_t node, bool toAtMost) const;

  /// Leaves with the conditions on the way to them, those on the same feature made one. In the order of the nodes.
  struct Path {
    uint32_t leaf;
    std::vector<Condition> conditions;
  };
  std::vector<Path> paths() const;

  size_t leafCount() const;
  /// Drops features that no node asks for.
  void dropUnusedFeatures();
};

struct Model : DecisionTree {
  std::string language;               ///< of a bundled one; else empty
  std::vector<std::string> grammars;  ///< .g4 files of the user's own
  std::string start;                  ///< start rule
  std::string behaviour = "fails";    ///< what `fail` stands for
  std::vector<ModelInput> inputs;
  PredictionFigures predictions = {};
  DecisionTree validity;  ///< predicts which inputs the test can't judge (`fail`); without nodes if nothing tells
};

/// What the condition says: `no <number> > 0`, `there is no <call>`, `<function> = "sqrt"`.
std::string show(const Condition& condition, const Parts& parts);

/// The roundest number in the closed interval: 0, else the one with fewest digits, nearest to 0 among those.
double roundestBetween(double low, double high);

/// For a `hone predict` or a producer in another process. Throws UserError for a text that is no model.
std::string toJson(const Model& model, const Parts& parts);
/// Reads only what is needed to find the language, features come with `readFeatures`.
struct StoredModel {
  std::string text;
  std::string file;
  Model header;  ///< language, grammars and start
};
/// `file`: its name, for messages.
StoredModel openModel(const std::string& json, std::string_view file);
Model readModel(const StoredModel& stored, const Parts& parts);

}  // namespace hone
