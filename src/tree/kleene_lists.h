// The Kleene lists of a tree: siblings of which the grammar allows any selection.
//
// Iterations of one loop are a list. So is `x (sep x)*`, the first x included: its elements go with a separator, and
// when the first goes, the separator of the new first one goes too. A chain of operators of one left-recursive rule,
// `a + b + c`, is such a list as well.
#pragma once

#include <vector>

#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

struct KleeneElement {
  std::vector<NodeId> nodes;       ///< siblings
  std::vector<NodeId> separators;  ///< what goes too when the element becomes the first of its list
  bool canBeFirst = true;
};

struct KleeneList {
  NodeId parent = noNode;
  std::vector<KleeneElement> elements;
  size_t atLeast = 0;  ///< elements that the grammar demands
};

/// All lists among the children of a node, in order: optional groups are lists of one element. O(children).
std::vector<KleeneList> kleeneListsOf(const Tree& tree, NodeId parent);

/// Removes all elements of the list but those whose `kept` is true, so that the rest still conforms to the grammar.
/// Those that have to stay nevertheless are made minimal instead of removed.
void keepOnly(const Tree& tree, const KleeneList& list, const std::vector<bool>& kept, Edits& edits);

}  // namespace hone
