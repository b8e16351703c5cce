// The search goes over the tokens of a window of the text: a node that could be the pattern's core. First a table says
// from which token on the rest of the items can follow, if equality doesn't matter. Along the states of this table a
// depth-first search with a stack of its own finds a way on which shared places have equal texts. It never enters a
// state twice with the same texts of shared places. Where a node of the pattern may be nested, the way leads into a
// node of its rule in another one, and from its end to the end of the other.

#include "pattern/occurrence.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

#include "pattern/content_features.h"
#include "pattern/drafts.h"
#include "tree/part_of.h"

namespace hone {
namespace {

using Item = PatternFinder::Item;
using Nested = PatternFinder::Nested;

constexpr size_t mostSteps = 200'000, mostCells = 50'000'000;

std::string textsIn(const Tree& tree, const TokenIndex& index, TokenRange tokens) {
  std::string all;
  for (uint32_t i = tokens.begin; i < tokens.end; ++i) all += std::string(tree.text(index.tokens()[i])) + '\n';
  return all;
}

bool has(const Tree& tree, const TokenIndex& index, const Parts& parts, const Addition& addition,
         const Unwanted& unwanted) {
  if (addition.group != unwanted.group) return false;
  for (uint32_t i = addition.begin; i < addition.end; ++i) {
    const NodeId token = index.tokens()[i];
    if (partOf(parts, tree.node(token)) == unwanted.token &&
        (unwanted.text.empty() || tree.text(token) == unwanted.text))
      return true;
  }
  return false;
}

/// A node in the innermost one around it that is of the same rule.
struct Nesting {
  Part part;
  TokenRange inner, outer;
};

/// All of the rules.
std::vector<Nesting> nestingsIn(const Tree& tree, const TokenIndex& index, const Parts& parts,
                                const std::set<Part>& rules) {
  std::vector<Nesting> found;
  std::map<Part, std::vector<NodeId>> around;
  for (NodeId id = 0; id < tree.size() && !rules.empty(); ++id) {
    if (tree.node(id).kind != NodeKind::rule) continue;
    const Part part = partOf(parts, tree.node(id));
    if (!rules.contains(part)) continue;
    std::vector<NodeId>& open = around[part];
    while (!open.empty() && tree.node(open.back()).end <= id) open.pop_back();
    if (!open.empty() && index.in(id).size() > 0) found.push_back({part, index.in(id), index.in(open.back())});
    open.push_back(id);
  }
  return found;
}

/// A text's tree, as the search asks for it.
struct Subject {
  Subject(const Tree& text, const Parts& parts, const std::set<Part>& nestedRules) : tree(text), index(text) {
    starting.resize(index.size() + 1);
    additions.resize(index.size() + 1);
    unread = unreadIn(tree, index, tree.root());
    entries.resize(index.size() + 1);
    exits.resize(index.size() + 1);
    for (const Nesting& one : nestingsIn(tree, index, parts, nestedRules)) {
      entries[one.outer.begin].push_back(one);
      exits[one.inner.end].push_back(one);
    }
    for (NodeId id = 0; id < tree.size(); ++id)
      if (tree.node(id).kind != NodeKind::hidden) starting[index.in(id).begin].push_back(id);
    for (const Addition& one : additionsIn(tree, index, parts)) additions[one.begin].push_back(one);
  }

  const Tree& tree;
  TokenIndex index;
  std::vector<std::vector<NodeId>> starting;     ///< by token: nodes that begin there
  std::vector<std::vector<Addition>> additions;  ///< by token where they begin
  std::vector<std::vector<Nesting>> entries;     ///< by token where the outer node begins
  std::vector<std::vector<Nesting>> exits;       ///< by token where the inner node ends
  std::map<uint32_t, std::string> unread;        ///< by token before which it is
};

/// One window of one text.
class Search {
 public:
  using IsAllowed = std::function<bool(const Item&, NodeId)>;

  Search(const Subject& subject, const Parts& parts, const std::vector<Item>& items, const std::vector<Nested>& nested,
         uint32_t behind, const Environment& around, const std::map<uint32_t, std::string>& unread,
         const IsAllowed& isAllowed)
      : subject_(subject),
        parts_(parts),
        items_(items),
        nested_(nested),
        behind_(behind),
        around_(around),
        unread_(unread),
        isAllowed_(isAllowed) {}

  /// Nullopt where the pattern isn't there.
  std::optional<Occurrence> in(TokenRange window) {
    window_ = window;
    subject_.tree.stop().check();
    const size_t cells = (items_.size() + 1) * width();
    if (cells > mostCells - cells_) return std::nullopt;
    cells_ += cells;
    fillTable();
    if (!canFollow(0, window.begin)) return std::nullopt;
    return follow(window.begin);
  }

 private:
  template <typename One>
  struct Link {
    One one;
    std::shared_ptr<const Link> before;
  };
  using Added = Link<std::pair<uint32_t, Addition>>;
  using Content = Link<std::pair<size_t, NodeId>>;
  /// A node that the way is in, and where it leads from its end, after these items.
  struct Inside {
    uint32_t end, to;
    size_t items;

    friend auto operator<=>(const Inside&, const Inside&) = default;
  };
  struct State {
    size_t item;
    uint32_t at;
    std::map<size_t, std::string> shared = {};
    std::vector<Inside> inside = {};
    std::shared_ptr<const Added> added = {};
    std::shared_ptr<const Content> contents = {};

    auto key() const { return std::tuple(item, at, shared, inside); }
    bool isAtItsEnd() const { return !inside.empty() && inside.back().items == item; }
  };

  uint32_t width() const { return window_.size() + 1; }
  bool canFollow(size_t item, uint32_t at) const { return table_[item * width() + (at - window_.begin)]; }

  uint32_t boundaryOf(size_t item) const { return item < items_.size() ? items_[item].boundary : behind_; }

  template <typename Use>
  void additionsAt(size_t item, uint32_t at, Use use) const {
    const uint32_t boundary = boundaryOf(item);
    if (around_.isTight(boundary, behind_)) return;
    // With another operand, a shared value isn't the same any more, unless tests have shown the opposite.
    const bool besideShared = (item < items_.size() && items_[item].shared) || (item > 0 && items_[item - 1].shared);
    for (const Addition& addition : subject_.additions[at]) {
      const Environment::Position position{boundary, addition.group};
      if (addition.end <= window_.end && addition.end > at && !isUnwanted(addition, boundary) &&
          !around_.harmful.contains(position) &&
          !(addition.isElement && around_.closed.contains(boundary) && !around_.harmless.contains(position)) &&
          (!besideShared || !addition.isOperator || around_.harmless.contains(position)))
        use(addition);
    }
  }

  bool isUnwanted(const Addition& addition, uint32_t boundary) const {
    return std::ranges::any_of(around_.unwanted, [&](const Unwanted& one) {
      return one.boundary == boundary && has(subject_.tree, subject_.index, parts_, addition, one);
    });
  }

  /// Where the item may end if it begins at the token.
  template <typename Use>
  void endsOf(const Item& item, uint32_t at, Use use) const {
    if (!hasLayout(item.boundary, at)) return;
    if (!isPlace(item) && !item.isOpen) {
      if (at < window_.end && isToken(item, at)) use(at + 1, subject_.index.tokens()[at]);
      return;
    }
    for (NodeId id : subject_.starting[at]) {
      if (partOf(parts_, subject_.tree.node(id)) != item.part) continue;
      const uint32_t end = subject_.index.in(id).end;
      if (end > window_.end) continue;
      if (item.isName && end > at + 1)
        use(at + 1, subject_.index.tokens()[at]);
      else
        use(end, id);
    }
  }

  /// And the text that the grammar can't read.
  bool hasLayout(uint32_t boundary, uint32_t at) const {
    if (const auto unread = unread_.find(boundary); unread != unread_.end()) {
      const auto here = subject_.unread.find(at);
      if (here == subject_.unread.end() || here->second != unread->second) return false;
    }
    const auto fact = around_.layout.find(boundary);
    return fact == around_.layout.end() || fact->second.holds(hiddenBefore(subject_.tree, subject_.index, at));
  }

  static bool isPlace(const Item& item) { return item.place != Item::noPlace; }
  bool isToken(const Item& item, uint32_t at) const {
    const NodeId token = subject_.index.tokens()[at];
    if (std::ranges::find(item.instead, subject_.tree.text(token)) != item.instead.end()) return true;
    const Part part = partOf(parts_, subject_.tree.node(token));
    if (item.otherTypes.contains(part)) return true;
    return part == item.part && (item.text.empty() || subject_.tree.text(token) == item.text);
  }

  /// Where a node begins that the items from there may be in.
  template <typename Use>
  void entriesAt(size_t item, uint32_t at, Use use) const {
    for (const Nested& one : nested_)
      if (one.begin == item)
        for (const Nesting& nesting : subject_.entries[at])
          if (nesting.part == one.part && nesting.outer.end <= window_.end) use(one, nesting);
  }
  template <typename Use>
  void exitsAt(size_t item, uint32_t at, Use use) const {
    for (const Nested& one : nested_)
      if (one.end == item)
        for (const Nesting& nesting : subject_.exits[at])
          if (nesting.part == one.part && nesting.outer.end <= window_.end) use(nesting);
  }

  void fillTable() {
    table_.assign((items_.size() + 1) * width(), false);
    for (size_t item = items_.size() + 1; item-- > 0;)
      for (uint32_t at = window_.end + 1; at-- > window_.begin;) {
        bool can = item == items_.size() && at == window_.end && hasLayout(behind_, at);
        additionsAt(item, at, [&](const Addition& addition) { can |= canFollow(item, addition.end); });
        if (item < items_.size())
          endsOf(items_[item], at, [&](uint32_t end, NodeId) { can |= canFollow(item + 1, end); });
        // Where both begin or both end, the way is in the same cell.
        entriesAt(item, at, [&](const Nested&, const Nesting& one) {
          can |= one.inner.begin > at && canFollow(item, one.inner.begin);
        });
        exitsAt(item, at, [&](const Nesting& one) { can |= one.outer.end > at && canFollow(item, one.outer.end); });
        table_[item * width() + (at - window_.begin)] = can;
      }
  }

  std::optional<Occurrence> follow(uint32_t from) {
    std::vector<State> open{{0, from}};
    std::set<decltype(open.front().key())> met;
    for (size_t steps = 0; !open.empty() && steps < mostSteps; ++steps) {
      State state = std::move(open.back());
      open.pop_back();
      if (state.item == items_.size() && state.at == window_.end && state.inside.empty())
        return Occurrence{window_, noNode, allOf(state.added), allOf(state.contents)};
      if (!met.insert(state.key()).second) continue;
      const uint32_t end = state.inside.empty() ? window_.end : state.inside.back().end;
      if (state.isAtItsEnd() && state.at == end) {
        open.push_back(state);
        open.back().at = state.inside.back().to;
        open.back().inside.pop_back();
      }
      additionsAt(state.item, state.at, [&](const Addition& addition) {
        if (addition.end > end || !canFollow(state.item, addition.end)) return;
        open.push_back(state);
        open.back().at = addition.end;
        open.back().added = std::make_shared<const Added>(Added{{boundaryOf(state.item), addition}, state.added});
      });
      if (state.item < items_.size() && !state.isAtItsEnd()) {
        entriesAt(state.item, state.at, [&](const Nested& items, const Nesting& one) {
          if (one.outer.end > end || one.outer == one.inner || !canFollow(state.item, one.inner.begin)) return;
          open.push_back(state);
          open.back().at = one.inner.begin;
          open.back().inside.push_back({one.inner.end, one.outer.end, items.end});
        });
        pushItem(state, end, open);
      }
    }
    return std::nullopt;
  }

  template <typename One>
  static std::vector<One> allOf(const std::shared_ptr<const Link<One>>& last) {
    std::vector<One> all;
    for (const Link<One>* link = last.get(); link != nullptr; link = link->before.get()) all.push_back(link->one);
    return all;
  }

  /// What is pushed last is tried first: the item itself rather than an addition.
  void pushItem(const State& state, uint32_t mostEnd, std::vector<State>& open) const {
    const Item& item = items_[state.item];
    endsOf(item, state.at, [&](uint32_t end, NodeId node) {
      if (end > mostEnd || !canFollow(state.item + 1, end)) return;
      State next = state;
      if (isPlace(item)) {
        if (!isAllowed_(item, node)) return;
        std::string text = textsIn(subject_.tree, subject_.index, subject_.index.in(node));
        if (item.shared && next.shared.try_emplace(item.place, text).first->second != text) return;
        next.contents = std::make_shared<const Content>(Content{{item.place, node}, state.contents});
      }
      next.item = state.item + 1;
      next.at = end;
      open.push_back(std::move(next));
    });
  }

  const Subject& subject_;
  const Parts& parts_;
  const std::vector<Item>& items_;
  const std::vector<Nested>& nested_;
  const uint32_t behind_;
  const Environment& around_;
  const std::map<uint32_t, std::string>& unread_;
  const IsAllowed& isAllowed_;
  TokenRange window_{};
  size_t cells_ = 0;  ///< of all tables
  std::vector<bool> table_;
};

}  // namespace

PatternFinder::PatternFinder(const Pattern& pattern)
    : pattern_(pattern),
      parts_(pattern.tree->language().grammar()),
      excluded_(idsOf(pattern_.excluded)),
      known_(knownTexts(*pattern.tree)) {
  if (pattern.around.core != noNode) top_ = pattern.around.core;
  collectItems();
}

/// Also finds out whether all of it are elements of one list.
void PatternFinder::collectItems() {
  const Tree& tree = *pattern_.tree;
  const TokenIndex index(tree);
  std::map<NodeId, size_t> places;
  for (size_t i = 0; i < pattern_.places.size(); ++i)
    for (NodeId node : pattern_.places[i].nodes) places.emplace(node, i);
  const TokenRange core = coreTokens(tree, index, parts_, top_, pattern_.around.element);
  std::map<NodeId, size_t> nested;  // by node: the first of its items
  const auto endNested = [&](NodeId at) {
    std::erase_if(nested, [&](const auto& one) {
      if (tree.node(one.first).end > at) return false;
      nested_.push_back({partOf(parts_, tree.node(one.first)), one.second, items_.size()});
      return true;
    });
  };
  for (NodeId id = top_; id < tree.node(top_).end;) {
    const Node& node = tree.node(id);
    if (index.in(id).end <= core.begin || index.before(id) >= core.end) {
      id = node.end;
      continue;
    }
    endNested(id);
    if (pattern_.around.nested.contains(id)) nested.emplace(id, items_.size());
    const uint32_t boundary = index.before(id);
    if (pattern_.around.free.contains(id)) {
      items_.push_back({.part = partOf(parts_, node), .isOpen = true, .boundary = boundary});
      id = node.end;
      continue;
    }
    if (auto at = places.find(id); at != places.end()) {
      const Place& place = pattern_.places[at->second];
      items_.push_back({.part = partOf(parts_, node),
                        .place = at->second,
                        .shared = place.shared(),
                        .isName = isName(tree, place),
                        .boundary = boundary});
      id = node.end;
      continue;
    }
    if (node.kind == NodeKind::token && index.in(id).size() > 0) {
      const Part part = partOf(parts_, node);
      items_.push_back({.part = part, .boundary = boundary});
      if (!parts_.isLiteral(part)) items_.back().text = tree.text(id);
      if (const auto other = pattern_.around.instead.find(id); other != pattern_.around.instead.end())
        items_.back().instead = other->second;
      if (const auto other = pattern_.around.otherTypes.find(id); other != pattern_.around.otherTypes.end())
        items_.back().otherTypes = other->second;
    }
    ++id;
  }
  endNested(tree.node(top_).end);
  behind_ = core.end;
  unread_ = unreadIn(tree, index, top_);
}

std::vector<PatternFinder::Window> PatternFinder::windowsIn(const Tree& text, const TokenIndex& index) const {
  if (pattern_.around.core == noNode) return {{{0, index.size()}, text.root()}};
  std::vector<Window> windows;
  const Part part = partOf(parts_, pattern_.tree->node(top_));
  for (NodeId id = 0; id < text.size(); ++id) {
    if (text.node(id).kind == NodeKind::hidden) continue;
    const Part element = pattern_.around.element;
    if (element == noPart) {
      const Part own = partOf(parts_, text.node(id));
      if (own == part || pattern_.around.otherCores.contains(own)) windows.push_back({index.in(id), id});
      continue;
    }
    const std::vector<NodeId> elements = iterationsOf(text, id, element, parts_);
    if (!elements.empty()) windows.push_back({{index.before(elements.front()), index.in(elements.back()).end}, id});
  }
  // Of windows in each other the inner: it costs least, and what holds it holds more than it must.
  std::ranges::stable_sort(windows, {}, [](const Window& window) { return window.tokens.size(); });
  return windows;
}

std::optional<Occurrence> PatternFinder::find(const Tree& text) const {
  if (text.errors().size() > pattern_.tree->errors().size()) return std::nullopt;
  if (const std::optional<uint32_t> at = pattern_.around.onlyLayout) {
    const TokenIndex index(text);
    const LayoutFact& fact = pattern_.around.layout.at(*at);
    for (uint32_t token = 0; token <= index.size(); ++token)
      if (fact.holds(hiddenBefore(text, index, token))) return Occurrence{{token, token}};
    return std::nullopt;
  }
  std::set<Part> nestedRules;
  for (const Nested& one : nested_) nestedRules.insert(one.part);
  const Subject subject(text, parts_, nestedRules);
  FeatureTable table;
  std::map<std::pair<size_t, NodeId>, bool> allowed;
  const Search::IsAllowed isAllowed = [&](const Item& item, NodeId node) {
    const auto [entry, isNew] = allowed.try_emplace({item.place, node}, true);
    if (!isNew) return entry->second;
    const Place& place = pattern_.places[item.place];
    if (place.only && !place.only->holds(text.text(node))) return entry->second = false;
    const ContentFeatures features = featuresOf(text, node, contextOf(*pattern_.tree, place), known_, table);
    return entry->second = std::ranges::none_of(
               features.all, [&](const ContentFeature& feature) { return excluded_.contains(feature.id); });
  };
  const Environment& around = pattern_.around;
  // What may not be there before the core or behind it.
  const TokenIndex own(*pattern_.tree);
  const TokenRange core = coreTokens(*pattern_.tree, own, parts_, top_, around.element);
  const auto isBeside = [&](const Window& window) {
    return std::ranges::any_of(around.unwanted, [&](const Unwanted& one) {
      return std::ranges::any_of(subject.additions, [&](const std::vector<Addition>& additions) {
        return std::ranges::any_of(additions, [&](const Addition& addition) {
          const bool isThere = (one.boundary <= core.begin && addition.end <= window.tokens.begin) ||
                               (one.boundary >= core.end && addition.begin >= window.tokens.end);
          return isThere && has(text, subject.index, parts_, addition, one);
        });
      });
    });
  };
  Search search(subject, parts_, items_, nested_, behind_, around, unread_, isAllowed);
  for (const Window& window : windowsIn(text, subject.index)) {
    const bool isAnywhere =
        around.core == noNode || (around.surroundings.deciding.empty() && around.surroundings.elsewhere);
    const bool isHere =
        isAnywhere || around.surroundings.fail(stepsFrom(text, subject.index, parts_, window.tokens, window.around));
    if (!isHere || isBeside(window)) continue;
    if (std::optional<Occurrence> found = search.in(window.tokens)) {
      found->around = window.around;
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace hone
