// The search goes over the tokens of a window of the text: a node that could be the pattern's core. First a table says
// from which token on the rest of the items can follow, if equality doesn't matter. Along the states of this table a
// depth-first search with a stack of its own finds a way on which shared places have equal texts. It never enters a
// state twice with the same texts of shared places. Where a node of the pattern may be nested, the way leads into a
// node of its rule in another one, and from its end to the end of the other.

#include "pattern/occurrence.h"

#include <algorithm>
#include <memory>
#include <ranges>
#include <set>

#include "pattern/content_features.h"
#include "pattern/drafts.h"
#include "tree/part_of.h"

namespace hone {
namespace {

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

}  // namespace

/// In one text.
class PatternFinder::Search {
 public:
  Search(const PatternFinder& finder, const Tree& text)
      : finder_(finder),
        parts_(finder.parts_),
        items_(finder.items_),
        around_(finder.pattern_.around),
        tree_(text),
        index_(text) {
    starting_.resize(index_.size() + 1);
    additions_.resize(index_.size() + 1);
    unread_ = unreadIn(tree_, index_, tree_.root());
    entries_.resize(index_.size() + 1);
    exits_.resize(index_.size() + 1);
    std::set<Part> nestedRules;
    for (const Nested& one : finder_.nested_) nestedRules.insert(one.part);
    for (const Nesting& one : nestingsIn(tree_, index_, parts_, nestedRules)) {
      entries_[one.outer.begin].push_back(one);
      exits_[one.inner.end].push_back(one);
    }
    for (NodeId id = 0; id < tree_.size(); ++id)
      if (tree_.node(id).kind != NodeKind::hidden) starting_[index_.in(id).begin].push_back(id);
    for (const Addition& one : additionsIn(tree_, index_, parts_)) additions_[one.begin].push_back(one);
  }

  /// Nullopt where the pattern isn't there.
  std::optional<Occurrence> find() {
    const StepRule& rule = around_.surroundings;
    const bool isAnywhere = around_.core == noNode || (rule.deciding.empty() && rule.elsewhere);
    for (const Window& window : windows()) {
      const bool isHere = isAnywhere || rule.fail(stepsFrom(tree_, index_, parts_, window.tokens, window.around));
      if (!isHere || hasUnwantedBeside(window.tokens)) continue;
      if (std::optional<Occurrence> found = in(window)) return found;
    }
    return std::nullopt;
  }

 private:
  struct Window {
    TokenRange tokens;
    NodeId around = noNode;  ///< the innermost node around it
  };
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

  std::vector<Window> windows() const {
    if (around_.core == noNode) return {{{0, index_.size()}, tree_.root()}};
    std::vector<Window> found;
    const Part part = partOf(parts_, finder_.pattern_.tree->node(around_.core));
    for (NodeId id = 0; id < tree_.size(); ++id) {
      if (tree_.node(id).kind == NodeKind::hidden) continue;
      if (around_.element == noPart) {
        const Part own = partOf(parts_, tree_.node(id));
        if (own == part || around_.otherCores.contains(own)) found.push_back({index_.in(id), id});
        continue;
      }
      const std::vector<NodeId> elements = iterationsOf(tree_, id, around_.element, parts_);
      if (!elements.empty()) found.push_back({{index_.before(elements.front()), index_.in(elements.back()).end}, id});
    }
    // Of windows in each other the inner: it costs least, and what holds it holds more than it must.
    std::ranges::stable_sort(found, {}, [](const Window& window) { return window.tokens.size(); });
    return found;
  }

  /// Is there before or behind it what may not be before the core or behind it?
  bool hasUnwantedBeside(TokenRange window) const {
    return std::ranges::any_of(around_.unwanted, [&](const Unwanted& one) {
      return std::ranges::any_of(additions_ | std::views::join, [&](const Addition& addition) {
        const bool isThere = (one.boundary <= finder_.core_.begin && addition.end <= window.begin) ||
                             (one.boundary >= finder_.core_.end && addition.begin >= window.end);
        return isThere && has(tree_, index_, parts_, addition, one);
      });
    });
  }

  bool isAllowed(const Item& item, NodeId node) {
    const auto [entry, isNew] = allowed_.try_emplace({item.place, node}, true);
    if (!isNew) return entry->second;
    const Place& place = finder_.pattern_.places[item.place];
    if (place.only && !place.only->holds(tree_.text(node))) return entry->second = false;
    const ContentFeatures features =
        featuresOf(tree_, node, contextOf(*finder_.pattern_.tree, place), finder_.known_, table_);
    return entry->second = std::ranges::none_of(
               features.all, [&](const ContentFeature& feature) { return finder_.excluded_.contains(feature.id); });
  }

  std::optional<Occurrence> in(const Window& window) {
    window_ = window.tokens;
    tree_.stop().check();
    const size_t cells = (items_.size() + 1) * width();
    if (cells > mostCells - cells_) return std::nullopt;
    cells_ += cells;
    fillTable();
    return canFollow(0, window_.begin) ? follow(window) : std::nullopt;
  }

  uint32_t width() const { return window_.size() + 1; }
  bool canFollow(size_t item, uint32_t at) const { return follows_[item * width() + (at - window_.begin)]; }

  uint32_t boundaryOf(size_t item) const { return item < items_.size() ? items_[item].boundary : finder_.core_.end; }

  template <typename Use>
  void additionsAt(size_t item, uint32_t at, Use use) const {
    const uint32_t boundary = boundaryOf(item);
    if (around_.isTight(boundary, finder_.core_.end)) return;
    // With another operand, a shared value isn't the same any more, unless tests have shown the opposite.
    const bool besideShared = (item < items_.size() && items_[item].shared) || (item > 0 && items_[item - 1].shared);
    for (const Addition& addition : additions_[at]) {
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
      return one.boundary == boundary && has(tree_, index_, parts_, addition, one);
    });
  }

  /// Where the item may end if it begins at the token.
  template <typename Use>
  void endsOf(const Item& item, uint32_t at, Use use) const {
    if (!hasLayout(item.boundary, at)) return;
    if (!isPlace(item) && !item.isOpen) {
      if (at < window_.end && isToken(item, at)) use(at + 1, index_.tokens()[at]);
      return;
    }
    for (NodeId id : starting_[at]) {
      if (partOf(parts_, tree_.node(id)) != item.part) continue;
      const uint32_t end = index_.in(id).end;
      if (end > window_.end) continue;
      if (item.isName && end > at + 1)
        use(at + 1, index_.tokens()[at]);
      else
        use(end, id);
    }
  }

  /// And the text that the grammar can't read.
  bool hasLayout(uint32_t boundary, uint32_t at) const {
    if (const auto unread = finder_.unread_.find(boundary); unread != finder_.unread_.end()) {
      const auto here = unread_.find(at);
      if (here == unread_.end() || here->second != unread->second) return false;
    }
    const auto fact = around_.layout.find(boundary);
    return fact == around_.layout.end() || fact->second.holds(hiddenBefore(tree_, index_, at));
  }

  static bool isPlace(const Item& item) { return item.place != Item::noPlace; }
  bool isToken(const Item& item, uint32_t at) const {
    const NodeId token = index_.tokens()[at];
    if (std::ranges::find(item.instead, tree_.text(token)) != item.instead.end()) return true;
    const Part part = partOf(parts_, tree_.node(token));
    if (item.otherTypes.contains(part)) return true;
    return part == item.part && (item.text.empty() || tree_.text(token) == item.text);
  }

  /// Where a node begins that the items from there may be in.
  template <typename Use>
  void entriesAt(size_t item, uint32_t at, Use use) const {
    for (const Nested& one : finder_.nested_)
      if (one.begin == item)
        for (const Nesting& nesting : entries_[at])
          if (nesting.part == one.part && nesting.outer.end <= window_.end) use(one, nesting);
  }
  template <typename Use>
  void exitsAt(size_t item, uint32_t at, Use use) const {
    for (const Nested& one : finder_.nested_)
      if (one.end == item)
        for (const Nesting& nesting : exits_[at])
          if (nesting.part == one.part && nesting.outer.end <= window_.end) use(nesting);
  }

  void fillTable() {
    follows_.assign((items_.size() + 1) * width(), false);
    for (size_t item = items_.size() + 1; item-- > 0;)
      for (uint32_t at = window_.end + 1; at-- > window_.begin;) {
        bool can = item == items_.size() && at == window_.end && hasLayout(finder_.core_.end, at);
        additionsAt(item, at, [&](const Addition& addition) { can |= canFollow(item, addition.end); });
        if (item < items_.size())
          endsOf(items_[item], at, [&](uint32_t end, NodeId) { can |= canFollow(item + 1, end); });
        // Where both begin or both end, the way is in the same cell.
        entriesAt(item, at, [&](const Nested&, const Nesting& one) {
          can |= one.inner.begin > at && canFollow(item, one.inner.begin);
        });
        exitsAt(item, at, [&](const Nesting& one) { can |= one.outer.end > at && canFollow(item, one.outer.end); });
        follows_[item * width() + (at - window_.begin)] = can;
      }
  }

  std::optional<Occurrence> follow(const Window& window) {
    std::vector<State> open{{0, window_.begin}};
    std::set<decltype(open.front().key())> met;
    for (size_t steps = 0; !open.empty() && steps < mostSteps; ++steps) {
      State state = std::move(open.back());
      open.pop_back();
      if (state.item == items_.size() && state.at == window_.end && state.inside.empty())
        return Occurrence{window_, window.around, allOf(state.added), allOf(state.contents)};
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
  void pushItem(const State& state, uint32_t mostEnd, std::vector<State>& open) {
    const Item& item = items_[state.item];
    endsOf(item, state.at, [&](uint32_t end, NodeId node) {
      if (end > mostEnd || !canFollow(state.item + 1, end)) return;
      State next = state;
      if (isPlace(item)) {
        if (!isAllowed(item, node)) return;
        std::string text = textsIn(tree_, index_, index_.in(node));
        if (item.shared && next.shared.try_emplace(item.place, text).first->second != text) return;
        next.contents = std::make_shared<const Content>(Content{{item.place, node}, state.contents});
      }
      next.item = state.item + 1;
      next.at = end;
      open.push_back(std::move(next));
    });
  }

  const PatternFinder& finder_;
  const Parts& parts_;
  const std::vector<Item>& items_;
  const Environment& around_;
  const Tree& tree_;
  const TokenIndex index_;
  std::vector<std::vector<NodeId>> starting_;     ///< by token: nodes that begin there
  std::vector<std::vector<Addition>> additions_;  ///< by token where they begin
  std::vector<std::vector<Nesting>> entries_;     ///< by token where the outer node begins
  std::vector<std::vector<Nesting>> exits_;       ///< by token where the inner node ends
  std::map<uint32_t, std::string> unread_;        ///< by token before which it is
  FeatureTable table_;
  std::map<std::pair<size_t, NodeId>, bool> allowed_;  ///< by place and node: may it stand there?
  TokenRange window_{};
  size_t cells_ = 0;           ///< of all tables
  std::vector<bool> follows_;  ///< by item and token
};

PatternFinder::PatternFinder(const Pattern& pattern)
    : pattern_(pattern),
      parts_(pattern.tree->language().grammar()),
      excluded_(idsOf(pattern_.excluded)),
      known_(knownTexts(*pattern.tree)) {
  const Tree& tree = *pattern_.tree;
  const TokenIndex index(tree);
  const std::map<NodeId, size_t> places = placeByNode(pattern_.places);
  const NodeId top = pattern_.around.core == noNode ? tree.root() : pattern_.around.core;
  core_ = coreTokens(tree, index, parts_, top, pattern_.around.element);
  std::map<NodeId, size_t> nested;  // by node: the first of its items
  const auto endNested = [&](NodeId at) {
    std::erase_if(nested, [&](const auto& one) {
      if (tree.node(one.first).end > at) return false;
      nested_.push_back({partOf(parts_, tree.node(one.first)), one.second, items_.size()});
      return true;
    });
  };
  for (NodeId id = top; id < tree.node(top).end;) {
    const Node& node = tree.node(id);
    if (index.in(id).end <= core_.begin || index.before(id) >= core_.end) {
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
  endNested(tree.node(top).end);
  unread_ = unreadIn(tree, index, top);
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
  return Search(*this, text).find();
}

}  // namespace hone
