#include "tree/lists.h"

#include <algorithm>

namespace hone {
namespace {

bool isIteration(const Node& node) { return node.kind == NodeKind::star || node.kind == NodeKind::plus; }

std::vector<NodeId> visibleChildren(const Tree& tree, NodeId parent) {
  std::vector<NodeId> children = tree.children(parent);
  std::erase_if(children, [&](NodeId id) { return tree.node(id).kind == NodeKind::hidden; });
  return children;
}

bool sameSymbol(const Node& a, const Node& b) { return a.kind == b.kind && a.symbol == b.symbol; }

/// How many of the iteration's last children are of the same kind as the siblings before the loop, so that these are
/// the list's first element; 0 where they are not.
size_t matchingTail(const Tree& tree, const std::vector<NodeId>& before, const std::vector<NodeId>& iteration) {
  for (size_t length = std::min(before.size(), iteration.size() - 1); length > 0; --length) {
    bool same = true;
    for (size_t i = 1; i <= length && same; ++i)
      same = sameSymbol(tree.node(before[before.size() - i]), tree.node(iteration[iteration.size() - i]));
    if (same) return length;
  }
  return 0;
}

class ListFinder {
 public:
  ListFinder(const Tree& tree, NodeId parent) : tree_(tree), parent_(parent), children_(visibleChildren(tree, parent)) {}

  std::vector<List> find() {
    for (size_t i = 0; i < children_.size();) {
      const Node& child = tree_.node(children_[i]);
      if (child.kind == NodeKind::optional) {
        lists_.push_back({parent_, {{{children_[i]}, {}, true}}, true});
        ++i;
      } else if (isIteration(child)) {
        size_t end = i;
        while (end < children_.size() && sameSymbol(child, tree_.node(children_[end]))) ++end;
        addLoop(i, end);
        i = end;
      } else {
        ++i;
      }
    }
    return std::move(lists_);
  }

 private:
  void addLoop(size_t begin, size_t end) {
    List list{parent_, {}, tree_.node(children_[begin]).kind == NodeKind::star};
    bool operators = isOperatorLoop(begin);
    size_t first = headLength(begin, operators);
    if (first > 0) {
      list.mayBeEmpty = false;
      list.elements.push_back({{children_.begin() + static_cast<long>(begin - first), children_.begin() + static_cast<long>(begin)}, {}, true});
    }
    for (size_t i = begin; i < end; ++i) {
      ListElement element{{children_[i]}, {}, true};
      if (first > 0) {
        std::vector<NodeId> inside = visibleChildren(tree_, children_[i]);
        size_t tail = operators ? operandAtEnd(inside) : first;
        element.canBeFirst = tail > 0 && tail <= inside.size();
        if (element.canBeFirst) element.separators.assign(inside.begin(), inside.end() - static_cast<long>(tail));
      }
      list.elements.push_back(std::move(element));
    }
    lists_.push_back(std::move(list));
  }

  /// The loop that ANTLR makes of a left-recursive rule.
  bool isOperatorLoop(size_t begin) const {
    const Node& parent = tree_.node(parent_);
    const Atn& atn = tree_.language().grammar().parser;
    return parent.kind == NodeKind::rule && atn.leftRecursive[parent.symbol] &&
           atn.states[tree_.node(children_[begin]).symbol].precedenceDecision;
  }

  size_t operandAtEnd(const std::vector<NodeId>& inside) const {
    return !inside.empty() && sameSymbol(tree_.node(inside.back()), tree_.node(parent_)) && inside.size() > 1 ? 1 : 0;
  }

  size_t headLength(size_t begin, bool operators) const {
    if (begin == 0) return 0;
    if (operators) return begin;
    std::vector<NodeId> inside = visibleChildren(tree_, children_[begin]);
    if (inside.size() < 2) return 0;
    return matchingTail(tree_, {children_.begin(), children_.begin() + static_cast<long>(begin)}, inside);
  }

  const Tree& tree_;
  NodeId parent_;
  std::vector<NodeId> children_;
  std::vector<List> lists_;
};

/// Replaces the rules and tokens right below the element's groups by their minimal texts.
void makeMinimal(const Tree& tree, const ListElement& element, Edits& edits) {
  for (NodeId node : element.nodes) {
    if (tree.node(node).kind == NodeKind::rule || tree.node(node).kind == NodeKind::token) {
      edits.replaceByMinimal(node);
      continue;
    }
    for (NodeId child : visibleChildren(tree, node)) {
      NodeKind kind = tree.node(child).kind;
      if (kind == NodeKind::rule) edits.replaceByMinimal(child);
      if (tree.node(child).isQuantified()) edits.remove(child);
    }
  }
}

}  // namespace

std::vector<List> listsOf(const Tree& tree, NodeId parent) {
  if (tree.node(parent).isLeaf()) return {};
  return ListFinder(tree, parent).find();
}

void keepOnly(const Tree& tree, const List& list, const std::vector<bool>& kept, Edits& edits) {
  const auto& elements = list.elements;
  size_t first = 0;
  // What stands before the first kept element that can begin the list can't stand there alone.
  while (first < elements.size() && !kept[first]) ++first;
  bool keepHead = false;
  if (!list.mayBeEmpty && first == elements.size()) keepHead = true;
  if (first < elements.size() && !elements[first].canBeFirst) keepHead = true;
  for (size_t i = 0; i < elements.size(); ++i)
    if (!kept[i] && !(i == 0 && keepHead))
      for (NodeId node : elements[i].nodes) edits.remove(node);
  if (keepHead && !kept[0])
    makeMinimal(tree, elements[0], edits);
  else if (first < elements.size() && first > 0)
    for (NodeId separator : elements[first].separators) edits.remove(separator);
}

}  // namespace hone
