// Both trees are walked in pre-order at once. Nodes correspond if they have the same kind, symbol and alternative and
// their parents correspond; tokens must have the same text. At a place only the symbol counts, and both walks skip the
// subtree. In a gap, only the walk of the text skips a part. Both walks must end together.
// A tree shows what its text has, not what it could have. So the parser decides. For each rule around a point between
// two tokens, each symbol that can stand alone in a `?` or `*` of the rule is put there, as its minimal text. If the
// tree is unchanged except for this part, and the part is in a group that the input doesn't have, there is a gap.
//
// Cost: tokens * depth * optional parts of a rule, each a text to be parsed; bounded.
#include "pattern/correspondence.h"

#include <algorithm>
#include <map>
#include <set>

#include "grammar/groups.h"
#include "pattern/content_features.h"
#include "pattern/layout_fact.h"
#include "tree/render.h"

namespace hone {
namespace {

/// What the grammar can't read isn't skipped, as it may be why the text fails.
NodeId skipHidden(const Tree& tree, NodeId id) {
  while (id < tree.size() && tree.node(id).kind == NodeKind::hidden && !isUnread(tree.node(id))) ++id;
  return id;
}

/// The texts of its visible tokens.
std::vector<std::string_view> tokenTexts(const Tree& tree, NodeId id) {
  std::vector<std::string_view> texts;
  for (NodeId i = id; i < tree.node(id).end; ++i)
    if (tree.node(i).kind == NodeKind::token) texts.push_back(tree.text(i));
  return texts;
}

constexpr size_t mostParses = 4000, mostGaps = 64;

/// A rule or a token, by kind and number.
using GapPart = std::pair<NodeKind, uint32_t>;

/// What a way through a group consists of, where that is one part.
void addPart(const Atn& atn, StateId from, StateId end, std::set<GapPart>& parts) {
  if (!isOnePart(atn, from, end)) return;
  for (StateId state = from; state != end;) {
    const Transition& transition = atn.from(state)[0];
    if (transition.kind == TransitionKind::rule) {
      parts.emplace(NodeKind::rule, atn.states[transition.target].rule);
      return;
    }
    if (transition.kind == TransitionKind::set) {
      for (SymbolRange range : atn.sets[transition.argument].ranges())
        if (range.first > endOfFile) parts.emplace(NodeKind::token, static_cast<uint32_t>(range.first));
      return;
    }
    state = transition.target;
  }
}

/// What may stand alone in the `?` and `*` of a rule.
std::set<GapPart> optionalParts(const Atn& atn, RuleId rule) {
  std::set<GapPart> parts;
  for (StateId id = 0; id < atn.states.size(); ++id) {
    const State& state = atn.states[id];
    if (state.rule != rule || state.precedenceDecision) continue;
    if (state.kind != StateKind::starBlockStart && !isOptional(atn, id)) continue;
    for (const Transition& way : atn.from(id))
      if (way.target != state.end) addPart(atn, way.target, state.end, parts);
  }
  return parts;
}

class GapSearch {
 public:
  GapSearch(const TreePtr& tree, const std::vector<Place>& places) : tree_(tree), places_(places) {}

  std::vector<Place> run() {
    std::vector<NodeId> leaves;
    for (NodeId id = 0; id < tree_->size(); ++id)
      if (tree_->node(id).kind == NodeKind::token && !tree_->text(id).empty()) leaves.push_back(id);
    for (NodeId leaf : leaves) tryAt(leaf, false);
    if (!leaves.empty()) tryAt(leaves.back(), true);
    return std::move(gaps_);
  }

 private:
  void tryAt(NodeId leaf, bool behind) {
    std::set<GapPart> parts;
    // What ends before the leaf is around the one before it.
    for (NodeId begin : {leaf, previous_})
      for (NodeId id = begin; id != noNode; id = tree_->node(id).parent)
        if (tree_->node(id).kind == NodeKind::rule) parts.merge(std::set(partsOf(tree_->node(id).symbol)));
    previous_ = leaf;
    for (GapPart part : parts) tryPart(leaf, behind, part);
  }

  const std::set<GapPart>& partsOf(RuleId rule) {
    auto [entry, isNew] = parts_.try_emplace(rule);
    if (isNew) entry->second = optionalParts(tree_->language().grammar().parser, rule);
    return entry->second;
  }

  void tryPart(NodeId leaf, bool behind, GapPart part) {
    if (gaps_.size() >= mostGaps || parses_++ >= mostParses) return;
    Language& language = tree_->language();
    std::vector<MinimalToken> tokens;
    if (part.first == NodeKind::token) {
      const auto type = static_cast<Symbol>(part.second);
      const std::string* text = language.minimalToken(type);
      if (text == nullptr) return;
      tokens.push_back({type, *text});
    } else if (const auto* minimal = language.minimal(part.second); minimal != nullptr && !minimal->empty()) {
      tokens = *minimal;
    } else {
      return;
    }
    const MinimalToken own{static_cast<Symbol>(tree_->node(leaf).symbol), std::string(tree_->text(leaf))};
    tokens.insert(behind ? tokens.begin() : tokens.end(), own);
    Edits edits(tree_->size());
    edits.replaceByTokens(leaf, std::make_shared<const std::vector<MinimalToken>>(std::move(tokens)));
    std::optional<Rendered> rendered = render(*tree_, edits);
    if (!rendered) return;
    TreePtr text = Tree::parse(tree_->sharedLanguage(), std::move(rendered->bytes), tree_->encoding());
    if (text->errors().size() > tree_->errors().size()) return;
    std::optional<Gap> gap = firstGap(*tree_, *text);
    if (!gap || gap->kind != part.first || gap->symbol != part.second) return;
    for (NodeId child : tree_->children(gap->parent))
      if (tree_->node(child).kind == gap->group && tree_->node(child).symbol == gap->groupSymbol) return;
    Place place{.nodes = {}, .only = {}, .gap = gap};
    auto hides = [&](const Place& other) { return other == place || overlap(*tree_, other, place); };
    if (std::ranges::any_of(places_, hides) || std::ranges::any_of(gaps_, hides)) return;
    if (correspondence(*tree_, {place}, *text)) gaps_.push_back(std::move(place));
  }

  const TreePtr& tree_;
  const std::vector<Place>& places_;
  std::map<RuleId, std::set<GapPart>> parts_;
  NodeId previous_ = noNode;
  size_t parses_ = 0;
  std::vector<Place> gaps_;
};

}  // namespace

std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text) {
  std::map<NodeId, size_t> open;
  for (size_t i = 0; i < places.size(); ++i)
    for (NodeId node : places[i].nodes) open.emplace(node, i);
  auto gapAt = [&](NodeId before, NodeId parent, const Node& node, NodeId part) {
    for (size_t i = 0; i < places.size(); ++i) {
      const std::optional<Gap>& gap = places[i].gap;
      if (!gap || gap->before != before || gap->parent != parent || gap->group != node.kind) continue;
      if (gap->groupSymbol != node.symbol || part >= node.end || text.node(part).end != node.end) continue;
      if (gap->kind == text.node(part).kind && gap->symbol == text.node(part).symbol) return i;
    }
    return places.size();
  };
  Binding binding;
  std::vector<NodeId> counterpart(pattern.size(), noNode), origin(text.size(), noNode);
  NodeId a = skipHidden(pattern, 0), b = skipHidden(text, 0);
  while (b < text.size()) {
    const Node& y = text.node(b);
    if (y.isQuantified() && y.parent != noNode && origin[y.parent] != noNode) {
      const NodeId part = skipHidden(text, b + 1);
      const size_t gap = gapAt(a, origin[y.parent], y, part);
      const bool isNew = std::ranges::find(binding, gap, &std::pair<size_t, NodeId>::first) == binding.end();
      if (gap < places.size() && isNew) {
        binding.emplace_back(gap, part);
        b = skipHidden(text, y.end);
        continue;
      }
    }
    if (a >= pattern.size()) return std::nullopt;
    const Node& x = pattern.node(a);
    NodeId above = x.parent == noNode ? noNode : counterpart[x.parent];
    if (x.kind != y.kind || x.symbol != y.symbol || above != y.parent) return std::nullopt;
    if (auto place = open.find(a); place != open.end()) {
      binding.emplace_back(place->second, b);
      a = skipHidden(pattern, x.end);
      b = skipHidden(text, y.end);
      continue;
    }
    if (x.alternative != y.alternative) return std::nullopt;
    if ((x.kind == NodeKind::token || isUnread(x)) && pattern.text(a) != text.text(b)) return std::nullopt;
    counterpart[a] = b;
    origin[b] = a;
    a = skipHidden(pattern, a + 1);
    b = skipHidden(text, b + 1);
  }
  if (a < pattern.size()) return std::nullopt;
  std::map<size_t, std::vector<std::string_view>> texts;
  for (const auto& [place, node] : binding) {
    std::vector<std::string_view> here = tokenTexts(text, node);
    if (texts.try_emplace(place, here).first->second != here) return std::nullopt;
  }
  return binding;
}

std::optional<Gap> firstGap(const Tree& pattern, const Tree& text) {
  std::vector<NodeId> counterpart(pattern.size(), noNode), origin(text.size(), noNode);
  NodeId a = skipHidden(pattern, 0), b = skipHidden(text, 0);
  for (; b < text.size(); a = skipHidden(pattern, a + 1), b = skipHidden(text, b + 1)) {
    const Node& y = text.node(b);
    bool same = a < pattern.size();
    if (same) {
      const Node& x = pattern.node(a);
      NodeId above = x.parent == noNode ? noNode : counterpart[x.parent];
      same = x.kind == y.kind && x.symbol == y.symbol && above == y.parent && x.alternative == y.alternative;
    }
    if (!same) {
      const NodeId part = skipHidden(text, b + 1);
      if (!y.isQuantified() || y.kind == NodeKind::plus || part >= y.end || text.node(part).end != y.end)
        return std::nullopt;
      if (y.parent == noNode || origin[y.parent] == noNode) return std::nullopt;
      return Gap{origin[y.parent], a, y.kind, y.symbol, text.node(part).kind, text.node(part).symbol};
    }
    counterpart[a] = b;
    origin[b] = a;
  }
  return std::nullopt;
}

std::vector<Place> findGaps(const TreePtr& tree, const std::vector<Place>& places) {
  return GapSearch(tree, places).run();
}

}  // namespace hone
