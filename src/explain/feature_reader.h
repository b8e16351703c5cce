// Reads the features off a tree. The set of features isn't fixed: every element that occurs in some input adds one.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "explain/feature.h"
#include "explain/optional_parts.h"
#include "tree/tree.h"

namespace hone {

using FeatureId = uint32_t;

/// The features of one input: sorted by id; what is absent has valueWhereMissing.
using FeatureValues = std::vector<std::pair<FeatureId, double>>;

/// All features that were met, numbered.
class FeatureSpace {
 public:
  FeatureId id(const Feature& feature);
  /// nullopt for one that wasn't met.
  std::optional<FeatureId> find(const Feature& feature) const;
  const Feature& operator[](FeatureId id) const { return features_[id]; }
  size_t size() const { return features_.size(); }

  /// O(log).
  double value(const FeatureValues& values, FeatureId id) const;
  /// The same; a feature that wasn't met is missing.
  double value(const FeatureValues& values, const Feature& feature) const;

 private:
  struct Hash {
    size_t operator()(const Feature& feature) const;
  };
  std::vector<Feature> features_;
  std::unordered_map<Feature, FeatureId, Hash> ids_;
};

class FeatureReader {
 public:
  static constexpr size_t longestWord = 40;  ///< longer texts are no words

  /// `grammar` must outlive this. Only features of these kinds are read.
  FeatureReader(const Grammar& grammar, std::vector<FeatureKind> kinds);

  /// The texts of this tree become words: that a part has such a text is a feature from now on (Figure 8 of the paper
  /// adds them to the grammar as alternatives of their own). O(nodes).
  void addWords(const Tree& tree);
  const std::set<std::pair<Part, std::string>>& words() const { return words_; }
  /// The text of such a feature is looked for from now on, too.
  void addTextOf(const Feature& feature);

  /// The features of kind `joint` that are read from now on.
  void setJoints(const std::vector<Feature>& joints);
  bool reads(const Feature& joint) const;
  bool reads(FeatureKind kind) const { return wanted_[static_cast<size_t>(kind)]; }

  /// O(nodes * open rules around each), for basic features O(nodes). Not recursive.
  FeatureValues read(const Tree& tree);

  /// The nodes that make the feature hold, or that have its value: what has to change for it to change. O(nodes).
  std::vector<NodeId> occurrences(const Tree& tree, const Feature& feature) const;

  FeatureSpace& space() { return space_; }
  const FeatureSpace& space() const { return space_; }
  const Parts& parts() const { return parts_; }

 private:
  class Reading;

  void addJoint(const Feature& joint);

  Parts parts_;
  OptionalParts optional_;
  std::vector<bool> wanted_;  ///< by kind
  std::set<std::pair<Part, std::string>> words_, beginnings_, insides_;
  struct Joint {
    Feature feature;
    size_t operands[2];  ///< of operands_
  };
  std::vector<Joint> joints_;  ///< those that are operands of others come before these
  std::vector<Feature> operands_;
  FeatureSpace space_;
  std::vector<double> scratch_;  ///< by feature, while a tree is read
  std::vector<bool> touched_;
};

/// The number that a text spells in decimal, white space ignored: `- 2.5` is -2.5. nullopt for any other text.
std::optional<double> numberIn(std::string_view text);

}  // namespace hone
