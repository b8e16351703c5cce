// Reads the features off a tree. The set of features isn't fixed: every element that occurs in some input adds one.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "explain/feature.h"
#include "explain/tree_view.h"
#include "tree/tree.h"

namespace hone {

/// Texts that parts may have.
using Vocabulary = std::set<std::pair<Part, std::string>>;

class FeatureReader {
 public:
  static constexpr size_t longestWord = 40;  ///< longer texts are no words

  /// `grammar` must outlive this. Only features of these kinds are read.
  FeatureReader(const Grammar& grammar, const std::vector<FeatureKind>& kinds);

  /// The texts of this tree become words: that a part has such a text is a feature from now on (Figure 8 of the paper
  /// adds them to the grammar as alternatives of their own). O(nodes).
  void addWords(const Tree& tree);
  /// What a failing input that was made small has is a feature from now on: what its texts begin and end with, classes
  /// of their characters, relations between them, and which parts are in which rules, to be counted. O(pairs of its
  /// texts, of which there is a bound).
  void addSeed(const Tree& tree);
  /// The text of such a feature is looked for from now on, too; of a relation, the relation.
  void addTextOf(const Feature& feature);
  const std::vector<Feature>& relations() const { return relations_; }
  /// By part: the rules in which such parts are counted.
  const std::map<Part, std::set<Part>>& scopesOfCounts() const { return scopesOfCounts_; }
  /// Those that features of the kind are about.
  const Vocabulary& texts(FeatureKind kind) const;

  /// The features of kind `joint` that are read from now on.
  void setJoints(const std::vector<Feature>& joints);
  bool reads(const Feature& joint) const;
  bool reads(FeatureKind kind) const { return wanted_[static_cast<size_t>(kind)]; }

  /// O(nodes * open rules around each), for basic features O(nodes). Not recursive. Throws Cancelled where the tree's
  /// stop token stops.
  FeatureValues read(const Tree& tree);
  /// The joints are others than when these values were read off the tree.
  void readJointsAgain(const Tree& tree, FeatureValues& values);

  FeatureSpace& space() { return space_; }
  const FeatureSpace& space() const { return space_; }
  const Parts& parts() const { return parts_; }

 private:
  class Notes;
  struct Joint {
    Feature feature;
    size_t operands[2];  ///< of operands_
  };

  void addScopesOfCount(const TreeView& view, NodeId id);
  void addJoint(const Feature& joint);
  void readJoints(const TreeView& view, Notes& notes) const;

  Parts parts_;
  std::vector<bool> wanted_;  ///< by kind
  std::map<FeatureKind, Vocabulary> texts_;
  std::vector<Feature> relations_;
  std::map<Part, std::set<Part>> scopesOfCounts_;
  std::vector<Joint> joints_;  ///< those that are operands of others come before these
  std::vector<Feature> operands_;
  FeatureSpace space_;
  std::vector<double> scratch_;  ///< by feature, while a tree is read
  std::vector<bool> touched_;
};

/// The nodes that make the feature hold, or that have its value: what has to change for it to change. O(nodes).
std::vector<NodeId> placesOf(const TreeView& view, const Feature& feature);
std::vector<NodeId> placesOf(const FeatureReader& reader, const Tree& tree, const Feature& feature);

}  // namespace hone
