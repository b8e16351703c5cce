// What hone knows of a kind of feature, in one struct: how it is said, where it is read and occurs in a tree, and how
// a number is moved. Each file of explain/kinds/ has the kinds of one family; a new kind is one more
// struct there, its name in FeatureKind, and a line in kind.cpp.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/feature.h"
#include "explain/phrases.h"
#include "explain/tree_view.h"
#include "text/random.h"

namespace hone {

struct Condition;

/// Takes the features of one tree: of the values noted for the same feature, the one that its kind wants.
class FeatureNotes {
 public:
  virtual FeatureId id(const Feature& feature) = 0;
  virtual void add(FeatureId feature, double value) = 0;
  void add(const Feature& feature, double value) { add(id(feature), value); }

 protected:
  ~FeatureNotes() = default;
};

/// An input in which a condition on a number is to hold that doesn't.
struct Move {
  const TreeView& view;
  const Condition& condition;
  double value;                      ///< of the condition's feature
  const std::vector<NodeId>& nodes;  ///< of the feature's part: one at least
};

struct Kind {
  enum class Values : uint8_t { yesNo, whole, real };
  enum class Merge : uint8_t { greatest, least, sum };

  std::string_view name;  ///< as `--features` has it
  int complexity;         ///< how much there is to say of it, see complexity()
  Values values = Values::yesNo;
  bool isBasic = false;  ///< of the paper's set; the others have to earn their place
  bool isSize = false;   ///< moved by nearly every change to an input
  Merge merge = Merge::greatest;
  double missing = 0;  ///< of an input that has no such part: below (of a least value above) all that there may be

  /// What it holds for, as a noun: `<value> inside an <array>`. Null: as a function of the part, `max(<number>)`.
  std::string (*noun)(const Feature& feature, const Parts& parts) = nullptr;
  /// That it holds, or that a number is at least (of a least value, at most) the bound; and that it isn't so. Null:
  /// there is such a thing, or not.
  Assertion (*assertion)(const Feature& feature, const Parts& parts, double bound) = nullptr;
  /// Notes all features of the kind. Null: the reader notes them (joints), or nobody does (positions).
  void (*read)(const TreeView& view, FeatureNotes& notes) = nullptr;
  /// Does it hold at that node of its part, which is in the rule that it names? Null: yes.
  bool (*holds)(const TreeView& view, NodeId node, const Feature& feature) = nullptr;
  /// The nodes that make the feature hold, or that have its value, in order. Null: all at which it holds.
  std::vector<NodeId> (*places)(const TreeView& view, const Feature& feature) = nullptr;
  /// Of a number: a text whose value is nearer to the condition, with syntax errors maybe; nullopt where the try came
  /// to nothing. Null: a change anywhere may bring what makes the feature hold, or take it away.
  std::optional<std::string> (*move)(const Move& move, Random& random) = nullptr;
};

const Kind& kindOf(FeatureKind kind);

/// Of texts, numbers and lengths: `other` may be the rule that the part is directly in.
bool isPlaced(FeatureKind kind);
/// Notes the feature, and that with the rule that the node is directly in.
void addPlaced(const TreeView& view, NodeId node, Feature feature, double value, FeatureNotes& notes);
/// Notes what the node's text has of the texts that are sought for a kind of feature: by itself, and in the rule that
/// the node is directly in. `find` calls back with each of these texts. It is asked once for nodes with the same text,
/// part and rule, since the trees of one run have most texts in common.
void noteTexts(const TreeView& view, NodeId node, FeatureKind kind, FeatureNotes& notes,
               const std::function<void(const std::function<void(const std::string&)>&)>& find);
/// The part: `<value>`, `STRING directly in <member>`.
std::string showPlaced(const Feature& feature, const Parts& parts);

/// How much there is to say of a feature; from 0, hardly above 30.
int complexity(const Parts& parts, const Feature& feature);

/// A whole number in the interval: near one of its ends, or anywhere in what is sensible.
double wholeBetween(double low, double high, double now, Random& random);

constexpr double longestOnDemand = 1 << 20;  ///< characters or repetitions that are made on demand

extern const Kind existsKind, withoutKind, countKind, mostKind, fewestKind;
extern const Kind equalsKind, beginsKind, containsKind, endsKind, hasKind, divisibleKind;
extern const Kind greatestKind, leastKind, sumKind;
extern const Kind lengthKind, leastLengthKind, characterKind;
extern const Kind repetitionsKind, depthKind;
extern const Kind withinKind, childKind, justKind;
extern const Kind sameKind, twiceKind, againKind;
extern const Kind relationKind, layoutKind;
extern const Kind jointKind, lastKind, firstKind;

}  // namespace hone
