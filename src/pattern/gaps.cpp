// A tree shows what its text has, not what it could have. So the parser decides. For each rule around a point between
// two tokens, each symbol that can stand alone in a `?` or `*` of the rule is put there, as its minimal text. If the
// tree is unchanged except for this part, and the part is in a group that the input doesn't have, there is a gap.
//
// Cost: tokens * depth * optional parts of a rule, each a text to be parsed; bounded.

#include "pattern/gaps.h"

#include <algorithm>
#include <map>
#include <set>

#include "grammar/groups.h"
#include "pattern/content_features.h"
#include "pattern/correspondence.h"
#include "tree/render.h"

namespace hone {
namespace {

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

std::vector<Place> findGaps(const TreePtr& tree, const std::vector<Place>& places) {
  return GapSearch(tree, places).run();
}

}  // namespace hone
