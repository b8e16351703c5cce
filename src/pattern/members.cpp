#include "pattern/members.h"

#include <algorithm>
#include <map>

#include "text/hash.h"
#include "text/lower_case.h"

namespace hone {

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
        drafts_, pattern_.places, [](const Draft&) { return true; }, random_, first + made_ / textsARound, {}, true);
    if (!contents) return std::string(pattern_.tree->bytes());
    std::optional<std::string> text = drafts_.write(*contents);
    if (text && given_.insert(contentHash(*text).low).second) return text;
    if (text) repeated = std::move(text);
  }
  return repeated;
}

bool matches(const Pattern& pattern, const Tree& text, bool strict, bool varied) {
  if (text.errors().size() > pattern.tree->errors().size()) return false;
  std::optional<Binding> binding = correspondence(*pattern.tree, pattern.places, text);
  if (!binding) return false;
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
    if (!place.gap) {
      const bool isTheInputs = textsOf(tokens) == textsOf(tokensAt(*pattern.tree, place.nodes.front()));
      if (isTheInputs ? varied : !place.shared() && saysAny(names, tokens)) return false;
    }
    if (!place.shared()) continue;
    if (!mayBeShared(*pattern.tree, place, known, tokens)) return false;
    if (shared.try_emplace(textsOf(tokens), &place).first->second != &place) return false;
  }
  return true;
}

}  // namespace hone
