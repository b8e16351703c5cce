// The items are matched against the tokens below a node from left to right, with the set of all positions that the
// items so far can have come to: an open place goes from where a node of its part begins to where it ends.

#include "pattern/item_matcher.h"

#include <algorithm>

namespace hone {
namespace {

using Kind = PatternItem::Kind;

}  // namespace

ItemMatcher::ItemMatcher(const Parts& parts, const Tree& tree) : parts_(parts), tree_(tree), index_(tree) {
  startingAt_.resize(index_.tokens().size() + 1);
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind != NodeKind::hidden) startingAt_[index_.before(id)].push_back(id);
}

bool ItemMatcher::isToken(uint32_t token, const PatternItem& item) const {
  const NodeId id = index_.tokens()[token];
  return parts_.of(tree_.node(id)) == item.part && (item.text.empty() || tree_.text(id) == item.text);
}

/// Are the tokens there, in this order? Where they aren't, which is quickly seen, nothing else matters.
bool ItemMatcher::hasTokens(uint32_t begin, uint32_t end, std::span<const PatternItem> items) const {
  for (const PatternItem& item : items) {
    if (item.kind != Kind::one || !parts_.isToken(item.part)) continue;
    while (begin < end && !isToken(begin, item)) ++begin;
    if (begin++ == end) return false;
  }
  return true;
}

bool ItemMatcher::matches(NodeId node, std::span<const PatternItem> items) const {
  const auto [begin, end] = index_.in(node);
  if (!hasTokens(begin, end, items)) return false;
  std::vector<char> at(end - begin + 1), next(at.size());
  at[0] = 1;
  /// Nodes below this one that begin at the token, with where they end.
  auto each = [&](uint32_t token, auto&& use) {
    for (NodeId id : startingAt_[token])
      if (id > node && id < tree_.node(node).end) use(id, index_.in(id).end - begin);
  };
  for (size_t k = 0; k < items.size(); ++k) {
    const PatternItem& item = items[k];
    std::ranges::fill(next, 0);
    bool any = false;
    // Several groups of which more may stand at a place do so in any order.
    size_t last = k;
    while (item.kind == Kind::more && last + 1 < items.size() && items[last + 1].kind == Kind::more) ++last;
    auto mayStand = [&](const Node& n) {
      for (size_t m = k; m <= last; ++m)
        if (items[m].part == noPart || items[m].part == parts_.of(n)) return true;
      return false;
    };
    for (uint32_t i = 0; i < at.size(); ++i) {
      if (!at[i]) continue;
      if (item.kind == Kind::gap) {
        std::fill(next.begin() + i, next.end(), 1);
        any = true;
        break;
      }
      if (item.kind == Kind::more) {
        next[i] = 1;
        any = true;
        // What begins further on is looked at later in this same loop.
        each(begin + i, [&](NodeId id, uint32_t to) {
          if (tree_.node(id).isQuantified() && mayStand(tree_.node(id))) at[to] = 1;
        });
      } else if (item.text.empty()) {
        each(begin + i, [&](NodeId id, uint32_t to) {
          if (parts_.of(tree_.node(id)) == item.part &&
              (item.alternative == anyAlternative || alternativeOf(parts_, tree_, id) == item.alternative)) {
            next[to] = 1;
            any = true;
          }
        });
      } else if (begin + i < end && isToken(begin + i, item)) {
        next[i + 1] = 1;
        any = true;
      }
    }
    if (!any) return false;
    std::swap(at, next);
    k = last;
  }
  return at.back();
}

namespace {

std::string showPlace(const PatternItem& place, const Parts& parts) {
  if (parts.isLiteral(place.part)) return parts.word(place.part);
  std::string name = parts.show(place.part);
  if (place.alternative == anyAlternative || name.empty()) return name;
  name.pop_back();
  return name + ": " + parts.showAlternative(place.part, place.alternative) + '>';
}

}  // namespace

std::string showItems(std::span<const PatternItem> items, const Parts& parts) {
  std::string text;
  for (const PatternItem& item : items) {
    const std::string shown = item.kind != Kind::one ? "…" : item.text.empty() ? showPlace(item, parts) : item.text;
    if (item.kind != Kind::one && text.ends_with(shown)) continue;
    if (!text.empty()) text += ' ';
    text += shown;
  }
  return text;
}

}  // namespace hone
