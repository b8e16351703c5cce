#include "pattern/members.h"

#include <algorithm>
#include <map>
#include <set>

#include "pattern/layout_fact.h"
#include "text/characters.h"
#include "text/hash.h"

namespace hone {
namespace {

/// The numbers of the tokens that are before each part: a token that isn't in a place, or a place's occurrence.
std::vector<uint32_t> boundariesOf(const Tree& tree, const std::set<NodeId>& places) {
  const TokenIndex index(tree);
  std::vector<uint32_t> boundaries;
  for (NodeId id = 0; id < tree.size();) {
    const bool isPlace = places.contains(id);
    const bool isToken = tree.node(id).kind == NodeKind::token && tree.node(id).textBegin < tree.node(id).textEnd;
    if (isPlace || isToken) boundaries.push_back(index.before(id));
    id = isPlace ? tree.node(id).end : id + 1;
  }
  boundaries.push_back(index.size());
  return boundaries;
}

/// Is the hidden text of a text that corresponds as the pattern asks for?
bool haveLayout(const Pattern& pattern, const Tree& text, const Binding& binding) {
  if (pattern.around.layout.empty()) return true;
  std::set<NodeId> own, others;
  for (const Place& place : pattern.places) own.insert(place.nodes.begin(), place.nodes.end());
  for (const auto& [number, node] : binding) others.insert(node);
  const std::vector<uint32_t> before = boundariesOf(*pattern.tree, own), now = boundariesOf(text, others);
  const TokenIndex index(text);
  for (size_t i = 0; i < std::min(before.size(), now.size()); ++i) {
    const auto fact = pattern.around.layout.find(before[i]);
    if (fact != pattern.around.layout.end() && !fact->second.holds(hiddenBefore(text, index, now[i]))) return false;
  }
  return true;
}

}  // namespace

PatternMembers::PatternMembers(const Pattern& pattern, uint64_t seed)
    : pattern_(pattern), drafts_(pattern.tree, seed, idsOf(pattern.allowed)), random_(seed) {}

std::optional<std::string> PatternMembers::next() {
  // Few rounds at first, so that a pattern that is used once costs little; more, the more texts are made.
  constexpr uint32_t first = 4, textsARound = 8;
  constexpr int mostTries = 50;
  std::optional<std::string> repeated;
  for (int tries = 0; tries < mostTries; ++tries) {
    ++made_;
    std::optional<std::vector<Substitution>> contents = drawContents(
        drafts_, pattern_.places, [](const Draft&) { return true; }, random_, first + made_ / textsARound);
    if (!contents) return std::string(pattern_.tree->bytes());
    std::optional<std::string> text = drafts_.write(*contents);
    if (text && !pattern_.around.layout.empty() &&
        !matches(pattern_, *Tree::parse(pattern_.tree->sharedLanguage(), *text, pattern_.tree->encoding()), false))
      continue;
    if (text && given_.insert(contentHash(*text).low).second) return text;
    if (text) repeated = std::move(text);
  }
  return repeated;
}

bool matches(const Pattern& pattern, const Tree& text, bool strict, bool varied) {
  if (text.errors().size() > pattern.tree->errors().size()) return false;
  std::optional<Binding> binding = correspondence(*pattern.tree, pattern.places, text);
  if (!binding || !haveLayout(pattern, text, *binding)) return false;
  KnownTexts known = knownTexts(*pattern.tree);
  FeatureTable table;
  // What tests have shown to pass doesn't match, as where a pattern may occur anywhere (PatternFinder).
  const auto excluded = idsOf(pattern.excluded);
  for (const auto& [number, bound] : *binding) {
    const Place& place = pattern.places[number];
    if (place.only && !place.only->holds(text.text(bound))) return false;
    if (excluded.empty()) continue;
    const ContentFeatures features = featuresOf(text, bound, contextOf(*pattern.tree, place), known, table);
    if (std::ranges::any_of(features.all, [&](const ContentFeature& one) { return excluded.contains(one.id); }))
      return false;
  }
  if (!strict) return true;
  AllowedFeatures allowed = idsOf(pattern.allowed);
  std::set<std::string> names = sharedNames(*pattern.tree, pattern.places);
  for (const auto& [number, bound] : *binding)
    if (isName(*pattern.tree, pattern.places[number])) names.insert(lowerCase(tokensAt(text, bound).front().text));
  std::map<std::vector<std::string>, const Place*> shared;
  for (const auto& [number, bound] : *binding) {
    const Place& place = pattern.places[number];
    if (!allowedBy(allowed, featuresOf(text, bound, contextOf(*pattern.tree, place), known, table))) return false;
    std::vector<MinimalToken> tokens = tokensAt(text, bound);
    const bool isTheInputs = textsOf(tokens) == textsOf(tokensAt(*pattern.tree, place.nodes.front()));
    if (isTheInputs ? varied : !place.shared() && saysAny(names, tokens)) return false;
    if (!place.shared()) continue;
    if (!mayBeShared(*pattern.tree, place, known, tokens)) return false;
    if (shared.try_emplace(textsOf(tokens), &place).first->second != &place) return false;
  }
  return true;
}

}  // namespace hone
