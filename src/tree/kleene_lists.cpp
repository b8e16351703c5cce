#include "tree/kleene_lists.h"

#include <algorithm>

#include "text/characters.h"

namespace hone {
namespace {

std::vector<NodeId> visibleChildren(const Tree& tree, NodeId parent) {
  std::vector<NodeId> children = tree.children(parent);
  std::erase_if(children, [&](NodeId id) { return tree.node(id).kind == NodeKind::hidden; });
  return children;
}

bool sameSymbol(const Node& a, const Node& b) { return a.kind == b.kind && a.symbol == b.symbol; }

/// True if the last `length` nodes of both are of the same kinds.
bool endsLike(const Tree& tree, const std::vector<NodeId>& a, const std::vector<NodeId>& b, size_t length) {
  if (length > a.size() || length > b.size()) return false;
  return std::equal(a.rbegin(), a.rbegin() + static_cast<long>(length), b.rbegin(),
                    [&](NodeId x, NodeId y) { return sameSymbol(tree.node(x), tree.node(y)); });
}

/// How many of the iteration's last children are of the same kinds as the siblings before the loop, so that these
/// siblings are the list's first element; 0 if none are.
size_t matchingTail(const Tree& tree, const std::vector<NodeId>& before, const std::vector<NodeId>& iteration) {
  size_t length = std::min(before.size(), iteration.size() - 1);
  while (length > 0 && !endsLike(tree, before, iteration, length)) --length;
  return length;
}

class ListFinder {
 public:
  ListFinder(const Tree& tree, NodeId parent)
      : tree_(tree), parent_(parent), children_(visibleChildren(tree, parent)) {}

  std::vector<KleeneList> find() {
    for (size_t i = 0; i < children_.size();) {
      const Node& child = tree_.node(children_[i]);
      if (child.kind == NodeKind::optional) {
        lists_.push_back({parent_, {{{children_[i]}, {}, true}}, 0});
        ++i;
      } else if (child.isIteration()) {
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
    KleeneList list{parent_, {}, tree_.node(children_[begin]).kind == NodeKind::star ? size_t{0} : 1};
    bool operators = isOperatorLoop(begin);
    std::vector<NodeId> head(children_.begin() + static_cast<long>(begin - headLength(begin, operators)),
                             children_.begin() + static_cast<long>(begin));
    if (!head.empty()) {
      ++list.atLeast;
      list.elements.push_back({head, {}, true});
    }
    for (size_t i = begin; i < end; ++i) {
      KleeneElement element{{children_[i]}, {}, true};
      if (!head.empty()) {
        std::vector<NodeId> inside = visibleChildren(tree_, children_[i]);
        size_t tail = operators ? operandAtEnd(inside) : endsLike(tree_, inside, head, head.size()) ? head.size() : 0;
        element.canBeFirst = tail > 0;
        if (element.canBeFirst) {
          // The white space before them belongs to them.
          NodeId firstOfTail = inside[inside.size() - tail];
          for (NodeId child : tree_.children(children_[i]))
            if (child < firstOfTail) element.separators.push_back(child);
        }
      }
      list.elements.push_back(std::move(element));
    }
    lists_.push_back(std::move(list));
  }

  /// The loop that ANTLR makes from a left-recursive rule.
  bool isOperatorLoop(size_t begin) const {
    const Node& parent = tree_.node(parent_);
    const Atn& atn = tree_.language(parent_).grammar().parser;
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
  std::vector<KleeneList> lists_;
};

/// Replaces the element's parts by minimal texts, without other alternatives of the grammar.
void makeMinimal(const Tree& tree, const KleeneElement& element, Edits& edits) {
  for (NodeId node : element.nodes) {
    const Node& n = tree.node(node);
    Language& language = tree.language(node);
    if (n.kind == NodeKind::rule || n.kind == NodeKind::token) {
      bool possible = n.kind == NodeKind::rule ? language.minimal(n.symbol) != nullptr
                                               : language.minimalToken(static_cast<Symbol>(n.symbol)) != nullptr;
      if (possible) edits.replaceByMinimal(node);
      continue;
    }
    const Node* before = nullptr;
    for (NodeId child : visibleChildren(tree, node)) {
      const Node& c = tree.node(child);
      bool mayGo = c.kind == NodeKind::optional || c.kind == NodeKind::star ||
                   (c.kind == NodeKind::plus && before != nullptr && sameSymbol(*before, c));
      if (mayGo) edits.remove(child);
      if (c.kind == NodeKind::rule && language.minimal(c.symbol) != nullptr) edits.replaceByMinimal(child);
      before = &c;
    }
  }
}

/// The element's only token that isn't hidden among its separators, or `noNode`.
NodeId separatorOf(const Tree& tree, const KleeneElement& element) {
  NodeId found = noNode;
  for (const NodeId separator : element.separators)
    for (NodeId id = separator; id < tree.node(separator).end; ++id) {
      if (!tree.node(id).isLeaf() || tree.node(id).kind == NodeKind::hidden) continue;
      if (found != noNode) return noNode;
      found = id;
    }
  return found;
}

}  // namespace

std::vector<KleeneList> kleeneListsOf(const Tree& tree, NodeId parent) {
  if (tree.node(parent).isLeaf()) return {};
  // Most nodes have none, which is to cost nothing.
  for (NodeId child = parent + 1; child < tree.node(parent).end; child = tree.node(child).end)
    if (tree.node(child).kind == NodeKind::optional || tree.node(child).isIteration())
      return ListFinder(tree, parent).find();
  return {};
}

bool isOnlySeparator(const Tree& tree, const KleeneElement& element) {
  const NodeId separator = separatorOf(tree, element);
  if (separator == noNode) return false;
  for (const NodeId node : element.nodes)
    for (NodeId id = node; id < tree.node(node).end; ++id)
      if (tree.node(id).isVisible() && id != separator) return false;
  return true;
}

void keepSeparator(const Tree& tree, const KleeneElement& firstGone, const KleeneElement& next, Edits& edits) {
  const NodeId first = separatorOf(tree, firstGone), separator = separatorOf(tree, next);
  if (first == noNode || separator == noNode) return;
  if (!isAllBlank(tree.text(first)) && !sameSymbol(tree.node(first), tree.node(separator))) {
    edits.replaceBySubtree(separator, first);
    // Where a comment goes to the end of its line, a `;` in place of the line end would be a part of it.
    for (NodeId before = separator; tree.node(before - 1).kind == NodeKind::hidden; --before)
      if (!isAllBlank(tree.text(before - 1))) edits.remove(before - 1);
  } else if (edits.touched(separator)) {
    edits.restore(separator);
  }
}

void keepOnly(const Tree& tree, const KleeneList& list, const std::vector<bool>& kept, Edits& edits) {
  const auto& elements = list.elements;
  std::vector<bool> staying = kept;
  size_t missing = list.atLeast - std::min(list.atLeast, static_cast<size_t>(std::ranges::count(kept, true)));
  for (size_t i = 0; i < elements.size() && missing > 0; ++i) {
    if (staying[i]) continue;
    staying[i] = true;
    --missing;
  }
  auto first = static_cast<size_t>(std::ranges::find(staying, true) - staying.begin());
  if (first < elements.size() && !elements[first].canBeFirst) {
    first = 0;
    staying[0] = true;
  }
  const size_t last = elements.size() - 1;
  const bool endStays = last > 1 && !staying[last] && !staying[last - 1] &&
                        std::ranges::find(kept, true) != kept.end() && isOnlySeparator(tree, elements[last]);
  if (endStays) staying[last] = true;
  size_t behind = first + 1;  // the last element that stays
  for (size_t i = 0; i < elements.size(); ++i) {
    if (!staying[i]) {
      for (NodeId node : elements[i].nodes) edits.remove(node);
      continue;
    }
    if (!kept[i] && !(endStays && i == last)) makeMinimal(tree, elements[i], edits);
    if (behind < i) keepSeparator(tree, elements[behind], elements[i], edits);
    behind = i + 1;
  }
  if (first < elements.size() && first > 0)
    for (NodeId separator : elements[first].separators) edits.remove(separator);
}

}  // namespace hone
