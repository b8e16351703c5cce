// The Kleene lists of a tree: siblings any of which may be removed.
//
// The iterations of one loop are a list. So is `x (sep x)*`, including the first x: each other element has a separator,
// and if the first element is removed, so is the separator of the new first one. A chain of operators of one
// left-recursive rule, `a + b + c`, is such a list as well.
#pragma once

#include <vector>

#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

struct KleeneElement {
  std::vector<NodeId> nodes;       ///< siblings
  std::vector<NodeId> separators;  ///< removed too if the element becomes the first of its list
  bool canBeFirst = true;
};

struct KleeneList {
  NodeId parent = noNode;
  std::vector<KleeneElement> elements;
  size_t atLeast = 0;  ///< the number of elements that the grammar requires
};

/// All lists among the children of a node, in order. Optional groups are lists of one element. O(children).
std::vector<KleeneList> kleeneListsOf(const Tree& tree, NodeId parent);

/// Is the element empty, as behind the last `;`?
bool isOnlySeparator(const Tree& tree, const KleeneElement& element);

/// Where separators differ, as `;` and a line break do, each ends what comes before it. So if elements go, the first of
/// their separators stays in place of that of the element behind them, unless it is blank.
void keepSeparator(const Tree& tree, const KleeneElement& firstGone, const KleeneElement& next, Edits& edits);

/// Removes the elements whose `kept` is false, such that the rest still conforms to the grammar. An empty last element
/// ends what is before it, and goes only alone or with all others. Elements that the grammar requires are replaced by
/// their minimal text instead.
void keepOnly(const Tree& tree, const KleeneList& list, const std::vector<bool>& kept, Edits& edits);

}  // namespace hone
