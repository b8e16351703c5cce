// A part of the abstraction: what isn't open, but needn't be as it is either.

#include <algorithm>
#include <functional>

#include "generalize/abstraction.h"
#include "tree/token_index.h"

namespace hone {
namespace {

/// How many nodes above both are of the same kind, from below.
size_t rulesInCommon(const Tree& a, NodeId x, const Tree& b, NodeId y) {
  size_t common = 0;
  for (x = a.node(x).parent, y = b.node(y).parent;
       x != noNode && y != noNode && a.node(x).kind == b.node(y).kind && a.node(x).symbol == b.node(y).symbol;
       x = a.node(x).parent, y = b.node(y).parent)
    ++common;
  return common;
}

}  // namespace

bool Abstraction::hasPassed(NodeId id) const {
  return std::ranges::any_of(tried_, [&](const TriedPart& part) {
    return part.nodes == std::vector<NodeId>{id} && !part.with(Verdict::pass).empty();
  });
}

/// Random names are mostly refused, which says nothing. So these tokens get the texts of others of the input.
void Abstraction::tryOthersTexts(const Tree& original) {
  constexpr size_t mostOfAToken = 2, mostTexts = 12;
  size_t budget = mostTexts;
  const TokenIndex index(*tree_);
  for (const NodeId token : index.tokens()) {
    if (!isOpenable(token) || isTaken(token) || hasPassed(token) || budget == 0) continue;
    // Those first that stand in the same rules.
    std::vector<std::pair<size_t, std::string_view>> alike;
    for (NodeId other = 0; other < original.size(); ++other) {
      const Node& node = original.node(other);
      if (node.kind != NodeKind::token || node.symbol != tree_->node(token).symbol || node.language != 0) continue;
      if (original.text(other) == tree_->text(token)) continue;
      alike.emplace_back(rulesInCommon(*tree_, token, original, other), original.text(other));
    }
    std::ranges::stable_sort(alike, std::greater<>(), [](const auto& one) { return one.first; });
    std::vector<std::string_view> texts;
    for (const auto& [common, text] : alike)
      if (texts.size() < mostOfAToken && std::ranges::find(texts, text) == texts.end()) texts.push_back(text);
    size_t failed = 0, passed = 0;
    for (const std::string_view text : texts) {
      if (budget == 0 || passed > 0) break;
      const TextVerdict verdict = verdictWith({{token}}, std::string(text));
      if (verdict == TextVerdict::interrupted) return;
      budget -= verdict != TextVerdict::impossible;
      failed += verdict == TextVerdict::fails;
      passed += verdict == TextVerdict::passes;
    }
    if (failed > 0 && passed == 0) free_.insert(token);
  }
}

/// Tries other contents of the rules around each token that matters, the outermost first. All have the token's text.
std::map<NodeId, NodeId> Abstraction::lift(NodeId core) {
  std::map<NodeId, NodeId> lifted;
  const std::vector<Place> before = places_;
  std::vector<NodeId> tokens;  // that matter
  const TokenIndex index(*tree_);
  for (const NodeId token : index.tokens()) {
    if (!isOpenable(token) || free_.contains(token)) continue;
    const auto place = std::ranges::find_if(before, [&](const Place& one) { return overlap(*tree_, one, {{token}}); });
    const bool isExact = place == before.end() ? hasPassed(token)
                                               : (place->shared() || place->only) &&
                                                     std::ranges::find(place->nodes, token) != place->nodes.end();
    if (isExact) tokens.push_back(token);
  }
  auto has = [&](NodeId id, NodeId token) { return id <= token && token < tree_->node(id).end; };
  for (const NodeId token : tokens) {
    std::vector<NodeId> around;
    for (NodeId up = tree_->node(token).parent; up != noNode && up > core; up = tree_->node(up).parent) {
      if (std::ranges::any_of(tokens, [&](NodeId other) { return other != token && has(up, other); })) break;
      if (isOpenable(up)) around.push_back(up);
    }
    std::ranges::reverse(around);
    for (const NodeId up : around) {
      if (!going()) return lifted;
      std::erase_if(places_, [&](const Place& place) { return overlap(*tree_, place, {{up}}); });
      Place place{{up}};
      place.carries = token;
      const bool isOpen = tryPlace(place);
      places_ = before;
      if (!isOpen) continue;
      lifted.emplace(up, token);
      break;
    }
  }
  return lifted;
}

}  // namespace hone
