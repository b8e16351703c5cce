// Relations between two measures of one text: a number that a part spells, the length of a part, or its text, each
// compared with that of another part. There are far too many to read all of them off every tree. So the candidates are
// those that hold in a failing input which was made small: what isn't there can't be why it fails.
#pragma once

#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "explain/feature.h"
#include "explain/tree_view.h"

namespace hone {

enum class Comparison : uint8_t { less, atMost, equal, alike };
std::string_view signOf(Comparison comparison);
/// By that sign, which is a relation's `text`; nullopt for another one.
std::optional<Comparison> comparisonFrom(std::string_view sign);

/// How a measure is put together with a second number.
constexpr std::string_view plusSign = "+", timesSign = "×";

/// The relations that hold in the tree, as features of kind `relation`.
///
/// Its two operands are measures: `greatest` is the number, `length` the length, `equals` the text of a part, and
/// `count` how many such parts there are. Of two numbers that are added or multiplied, the second is an operand of the
/// first, whose `text` says how. A part is told from others in the rule of the relation by its `ordinal`; or
/// by a word near to it, as the value of a key: its operand's `other` is the rule around both, `scope` the token type
/// of the word, and `text` the word. Of a relation that is `nearest`, both stand in such rules, which are in the same
/// list.
std::vector<Feature> relationsIn(const TreeView& view);

/// The texts of a tree as far as relations compare them. The features that it is asked for must outlive it.
class Measures {
 public:
  explicit Measures(const TreeView& view);

  /// The nodes of the relation's part in which it holds, at most so many.
  std::vector<NodeId> places(const Feature& relation, size_t most) const;
  bool holds(const Feature& relation) const { return !places(relation, 1).empty(); }
  /// What the operand is in the scope; noNode if there is none, and for a count.
  NodeId find(const Feature& operand, NodeId scope) const;
  std::optional<double> measure(const Feature& operand, NodeId node) const;

 private:
  const std::vector<NodeId>& all(Part part) const;
  /// The nodes of a token type with that text, in order.
  const std::vector<NodeId>& words(Part token, std::string_view text) const;
  /// The nodes of an operand's part in whose rule its word stands before them; and by node, that rule.
  struct Owned {
    std::vector<NodeId> nodes, owners;
  };
  const Owned& owned(const Feature& operand) const;
  bool holdsIn(const Feature& relation, NodeId scope) const;
  std::optional<double> in(const Feature& operand, NodeId scope) const;
  static bool areRelated(const Feature& relation, double x, double y);
  bool compare(const Feature& relation, NodeId one, NodeId other) const;

  const TreeView& view_;
  std::vector<std::vector<NodeId>> byPart_;
  // Hundreds of relations ask for the same few.
  mutable std::map<Part, std::unordered_map<std::string_view, std::vector<NodeId>>> words_;
  mutable std::map<std::tuple<Part, Part, Part, std::string_view>, Owned> owned_;
};

}  // namespace hone
