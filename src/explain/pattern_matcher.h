// Matches parts of an input against patterns: parts of the given input with open places where content doesn't matter.
#pragma once

#include <span>
#include <vector>

#include "explain/feature.h"
#include "tree/token_index.h"
#include "tree/tree.h"

namespace hone {

/// Of one tree, which must outlive this. O(nodes) to build.
class PatternMatcher {
 public:
  PatternMatcher(const Parts& parts, const Tree& tree);

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
