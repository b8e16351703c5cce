// A part of the abstraction: what isn't open, but needn't be as it is either.

#include <algorithm>

#include "generalize/abstraction.h"
#include "tree/rules_in_common.h"
#include "tree/token_index.h"

namespace hone {
bool Abstraction::hasPassed(NodeId id) const {
  return std::ranges::any_of(tried_, [&](const TriedPart& part) {
    return part.nodes == std::vector<NodeId>{id} && !part.with(Verdict::pass).empty();
  });
}

std::set<NodeId> Abstraction::needed() const {
  std::set<NodeId> passing;
  for (const TriedPart& part : tried_)
    if (!part.with(Verdict::pass).empty()) passing.insert(part.nodes.begin(), part.nodes.end());
  std::set<NodeId> innermost;
  for (const NodeId node : passing) {
    const auto next = passing.upper_bound(node);
    if (next == passing.end() || *next >= tree_->node(node).end) innermost.insert(node);
  }
  return innermost;
}

/// The tree's text with other contents of the node: of a rule by its alternatives, of a token as others of the input.
std::vector<std::string> Abstraction::textsWith(NodeId id, const Tree& original) {
  constexpr size_t most = 8;
  std::vector<std::string> texts;
  if (tree_->node(id).kind == NodeKind::token) {
    // Those first that stand in the same rules.
    std::vector<std::pair<size_t, std::string_view>> alike;
    for (NodeId other = 0; other < original.size(); ++other)
      if (const Node& node = original.node(other);
          node.kind == NodeKind::token && node.symbol == tree_->node(id).symbol && node.language == 0)
        alike.emplace_back(rulesInCommon(*tree_, id, original, other), original.text(other));
    std::ranges::stable_sort(alike, std::greater<>(), [](const auto& one) { return one.first; });
    for (const auto& [common, text] : alike)
      if (texts.size() < most && text != tree_->text(id))
        texts.push_back(std::string(tree_->bytes()).replace(tree_->node(id).textBegin, tree_->text(id).size(), text));
    return texts;
  }
  std::map<Symbol, std::string> names;
  for (const MinimalToken& token : tokensAt(*tree_, id)) names.emplace(token.type, token.text);
  for (Variant& variant : variants_.of(*tree_, id)) {
    if (variant.kind != Variant::Kind::alternative || texts.size() == most) continue;
    std::vector<MinimalToken> tokens = *variant.tokens;
    for (MinimalToken& token : tokens)
      if (const auto name = names.find(token.type); name != names.end()) token.text = name->second;
    variant.tokens = std::make_shared<const std::vector<MinimalToken>>(std::move(tokens));
    if (const TreePtr made = variants_.apply(tree_, {&variant, 1})) texts.emplace_back(made->bytes());
  }
  return texts;
}

bool Abstraction::isFree(NodeId id, const Tree& original) {
  constexpr size_t enough = 3;
  size_t failed = 0, refused = 0;
  for (std::string& text : textsWith(id, original)) {
    if (failed == enough || refused == enough + failed) break;
    const std::optional<Verdict> verdict = verdictOn(std::move(text), "free");
    if (!verdict || *verdict == Verdict::pass) return false;
    failed += *verdict == Verdict::fail;
    refused += *verdict == Verdict::unresolved;
  }
  return failed > 0;
}

void Abstraction::freeIn(NodeId core, TokenRange tokens, const Tree& original) {
  const TokenIndex index(*tree_);
  const auto isIn = [&](NodeId id) { return tokens.begin <= index.before(id) && index.in(id).end <= tokens.end; };
  /// Its other nodes are elsewhere, so that the same text is nothing that the failure needs.
  const auto isCut = [&](const Place& place) {
    return place.shared() && std::ranges::count_if(place.nodes, isIn) == 1;
  };
  for (NodeId id = core; id < tree_->node(core).end && going();) {
    const auto place = std::ranges::find_if(places_, [&](const Place& one) { return overlap(*tree_, one, {{id}}); });
    const bool isOwn =
        place != places_.end() && isCut(*place) && index.in(id) == index.in(*std::ranges::find_if(place->nodes, isIn));
    const bool mayBe = isIn(id) && id > core && isOpenable(id) && index.in(id) != tokens &&
                       (place == places_.end() || isOwn) && !hasPassed(id);
    // A few bytes say nothing of others.
    if (mayBe && !isByte(id) && isFree(id, original)) {
      free_.insert(id);
      id = tree_->node(id).end;
      continue;
    }
    if (mayBe && isOwn && !isByte(id) && std::ranges::find(place->nodes, id) != place->nodes.end()) free_.insert(id);
    ++id;
  }
}

}  // namespace hone
