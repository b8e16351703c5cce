// Reads the features off a tree. The set of features isn't fixed: every element that occurs in some input adds one.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "explain/feature.h"
#include "explain/tree_view.h"
#include "text/hash.h"
#include "tree/tree.h"

namespace hone {

/// Texts that parts may have.
struct Vocabulary {
  struct Extent {
    size_t count = 0, longest = 0;
  };
  std::set<std::pair<Part, std::string>> texts;
  std::unordered_map<Part, Extent> extents;  ///< by part: how many there are, and how long they are
};

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
  /// Adds what these values, which were read off the tree, lack: the joints that the last `setJoints` brought, and the
  /// features that were added since `endOfNew`.
  void readNew(const Tree& tree, FeatureValues& values);
  /// All inputs have these features now.
  void endOfNew() { unread_ = {}; }
  /// The text of such a feature is looked for from now on, too; of a relation, the relation.
  void addTextOf(const Feature& feature);
  const std::vector<Feature>& relations() const { return sought_.relations; }
  /// By part: the rules in which such parts are counted.
  const std::map<Part, std::set<Part>>& scopesOfCounts() const { return sought_.scopesOfCounts; }
  /// The texts that features of the kind are about.
  const Vocabulary& vocabulary(FeatureKind kind) const { return sought_.vocabularies.at(kind); }

  /// What is known of the text of a part, in the rule that it is directly in; stays where it is until features are
  /// added. The trees of one run have most texts in common.
  KnownText& known(Part part, Part around, std::string_view text) const;

  /// The features of kind `joint` that are read from now on.
  void setJoints(const std::vector<Feature>& joints);
  bool reads(const Feature& joint) const;
  bool reads(FeatureKind kind) const { return wanted_[static_cast<size_t>(kind)]; }

  /// O(nodes * open rules around each), for basic features O(nodes). Not recursive. Throws Cancelled where the tree's
  /// stop token stops.
  FeatureValues read(const Tree& tree);

  FeatureSpace& space() { return space_; }
  const FeatureSpace& space() const { return space_; }
  const Parts& parts() const { return parts_; }

 private:
  class Notes;
  struct Joint {
    Feature feature;
    size_t operands[2];  ///< of operands_
    bool isNew;          ///< wasn't read before the last `setJoints`
  };

  /// What inputs are searched for.
  struct Sought {
    Sought();
    /// False for one that is known.
    bool add(FeatureKind kind, Part part, std::string_view text);

    std::map<FeatureKind, Vocabulary> vocabularies;
    std::vector<Feature> relations;
    std::map<Part, std::set<Part>> scopesOfCounts;
    std::unordered_map<Hash128, KnownText> known;  ///< by part, rule and text
  };

  void addText(FeatureKind kind, Part part, std::string_view text);
  bool isWorthAWord(Part part, std::string_view word);
  std::vector<NodeId> textsOfSeed(const TreeView& view) const;
  void addScopesOfCount(const TreeView& view, NodeId id);
  void addScopeOfCount(Part part, Part scope);
  void addJoint(const Feature& joint, const std::vector<Joint>& former);
  void readJoints(const TreeView& view, Notes& notes, bool onlyNew) const;

  Parts parts_;
  std::vector<bool> wanted_;                    ///< by kind
  mutable Sought sought_;                       ///< `known` is filled in by looking it up
  Sought unread_;                               ///< those added since `endOfNew`
  size_t inputsWithWords_ = 0;                  ///< whose words were added
  std::unordered_map<uint64_t, size_t> metIn_;  ///< by the hash of a word that was none at first: in which of these
  std::vector<Joint> joints_;                   ///< those that are operands of others come before these
  std::vector<Feature> operands_;
  FeatureSpace space_;
  std::vector<std::pair<Feature, FeatureId>> recent_;  ///< by hash, features that were met: looking there is fast
  std::vector<double> scratch_;                        ///< by feature, while a tree is read
  std::vector<bool> touched_;
};

/// The nodes that make the feature hold, or that have its value: what has to change for it to change. O(nodes).
std::vector<NodeId> placesOf(const TreeView& view, const Feature& feature);
std::vector<NodeId> placesOf(const FeatureReader& reader, const Tree& tree, const Feature& feature);

}  // namespace hone
