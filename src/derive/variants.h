// The plan of variants: for each part of a text, which other texts may stand in its place. It is a list in a fixed
// order, not a draw, so that a few tests tell what of a part matters: whether it is there, which alternative of the
// grammar it is, what its text has, what is around it, and how it relates to another part. Explain asks by it.
//
//   Variants variants(language);
//   for (const Variant& variant : variants.of(*tree, node))
//     if (TreePtr other = variants.apply(tree, {&variant, 1})) test(other->bytes());
//
// Variants of different parts can be applied together, but those that repeat, or change the layout. Texts are joined by
// tree/seams.h and parsed again: what apply returns has no more syntax errors than the tree, and the tokens that were
// meant.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "derive/alternatives.h"
#include "derive/token_texts.h"
#include "grammar/parts.h"
#include "text/random.h"
#include "tree/tree.h"
#include "tree/visible_span.h"

namespace hone {

struct Variant {
  enum class Kind : uint8_t {
    absent,       ///< an iteration, or what is in a `?`, isn't there
    added,        ///< an optional part that isn't there is, before the token `other`, or behind the last one
    alternative,  ///< a short text of the rule, by each choice of the grammar
    repeated,     ///< an iteration comes twice, or many times
    swapped,      ///< two iterations of a list, `node` and `other`, change places
    text,         ///< another text of the token (derive/token_texts.h)
    equal,        ///< the text of the token `other`, which has the same type
    layout        ///< other hidden text before the token
  };
  Kind kind = Kind::absent;
  NodeId node = noNode;
  NodeId other = noNode;
  TokenText text = {};  ///< of `text`, `equal` and `layout`
  std::shared_ptr<const std::vector<MinimalToken>> tokens = nullptr;
  size_t more = 1;        ///< of `repeated`: so many times more
  bool isBehind = false;  ///< of `added`
  bool isApart = false;   ///< of `text`: equal tokens of its rule, as the name of an end tag, keep their texts
};

/// Not thread-safe: holds caches.
class Variants {
 public:
  explicit Variants(std::shared_ptr<Language> language);

  /// Those of the node alone, without what is below it. The order: absent, alternatives, texts, what may be added,
  /// order and repetition, equality, layout. O(node's text, and tokens of the tree for equality).
  std::vector<Variant> of(const Tree& tree, NodeId node);

  /// The tree of the changed text; null where the grammar has no such text. O(text).
  TreePtr apply(const TreePtr& tree, std::span<const Variant> variants) const;

  /// Any variant of any of the nodes [begin, end); null where the try came to nothing.
  /// If `isOther`, one in which something else stands there, or nothing.
  TreePtr any(const TreePtr& tree, NodeId begin, NodeId end, Random& random, bool isOther = false);

  /// Two parts whose measures (the number that a text spells, or its length) are made equal, or apart by one; or one
  /// number, and two others added or multiplied: only such a text tells a relation from a bound of one. Null where the
  /// try came to nothing.
  TreePtr related(const TreePtr& tree, Random& random) const;

  /// Some iterations of a list of another text stand behind one of the same rule: the same parts in other surroundings.
  TreePtr grafted(const TreePtr& tree, const Tree& from, Random& random) const;

  /// A value has the text that a value of the same part has in another text: the same contents in another place.
  TreePtr borrowed(const TreePtr& tree, const Tree& from, Random& random) const;

  const Parts& parts() const { return parts_; }

 private:
  TreePtr withText(const TreePtr& tree, const VisibleSpan& span, const std::string& text) const;
  void addAbsent(const Tree& tree, NodeId node, std::vector<Variant>& found) const;
  void addOptional(const Tree& tree, NodeId node, std::vector<Variant>& found);
  void addOrder(const Tree& tree, NodeId node, std::vector<Variant>& found) const;
  void addTexts(const Tree& tree, NodeId token, std::vector<Variant>& found) const;
  void addLayout(const Tree& tree, NodeId token, std::vector<Variant>& found) const;

  std::shared_ptr<Language> language_;
  Parts parts_;
  Alternatives alternatives_;
};

/// A token that isn't the only text of its type.
bool hasManyTexts(const Parts& parts, const Node& node);

/// The hidden text before a token, back to the visible token before it.
std::string_view layoutBefore(const Tree& tree, NodeId token);

}  // namespace hone
