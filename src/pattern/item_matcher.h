// Matches parts of an input against patterns: parts of the given input with open places where content doesn't matter.
#pragma once

#include <span>
#include <vector>

#include "pattern/parts.h"
#include "tree/token_index.h"
#include "tree/tree.h"

namespace hone {

/// A piece of a pattern: a token with this text; without a text, a place that any text of the part (with the
/// alternative if one is named) fills.
struct PatternItem {
  enum class Kind : uint8_t {
    one,
    more,  ///< any number of iterations or optional parts of that group, of any group without a part
    gap    ///< any tokens
  };
  Part part = noPart;
  uint16_t alternative = anyAlternative;
  std::string text = {};
  Kind kind = Kind::one;

  friend bool operator==(const PatternItem&, const PatternItem&) = default;
};

/// Of one tree, which must outlive this. O(nodes) to build.
class ItemMatcher {
 public:
  ItemMatcher(const Parts& parts, const Tree& tree);

  /// Do the items, one after the other, make up all of the node? Any nodes may fill an open place, and any iterations a
  /// place for more. O(items * nodes that begin in the node).
  bool matches(NodeId node, std::span<const PatternItem> items) const;

 private:
  bool isToken(uint32_t token, const PatternItem& item) const;
  bool hasTokens(uint32_t begin, uint32_t end, std::span<const PatternItem> items) const;

  const Parts& parts_;
  const Tree& tree_;
  TokenIndex index_;
  std::vector<std::vector<NodeId>> startingAt_;  ///< by token: nodes that begin there; one more for what is at the end
};

/// For people, on one line: `m -> <id> [ label = <id> … ]`.
std::string showItems(std::span<const PatternItem> items, const Parts& parts);

}  // namespace hone
