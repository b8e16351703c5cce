#include "generalize/members.h"

#include <algorithm>

namespace hone {
namespace {

std::unordered_set<ContentFeatureId> idsOf(const std::vector<std::string>& names) {
  FeatureNames table;
  std::unordered_set<ContentFeatureId> ids;
  for (const std::string& name : names) ids.insert(table.intern(name));
  return ids;
}

bool allowedBy(const std::unordered_set<ContentFeatureId>& allowed, const Features& features) {
  return std::ranges::all_of(features.all, [&](const ContentFeature& feature) { return allowed.contains(feature.id); });
}

}  // namespace

PatternMembers::PatternMembers(const Pattern& pattern, uint64_t seed)
    : pattern_(pattern), drafts_(pattern.tree, seed), random_(seed), allowed_(idsOf(pattern.allowed)) {}

DraftPtr PatternMembers::draw(const Place& place) {
  // Few rounds at first, so that a pattern that is used once costs little; more, the more texts are made.
  constexpr uint32_t first = 4, most = 64;
  for (uint32_t rounds = std::min(most, first + made_ / 8); rounds <= most; rounds *= 2)
    for (int tries = 0; tries < 8; ++tries) {
      std::vector<DraftPtr> fit = drafts_.of(place, static_cast<uint32_t>(random_.below(rounds)));
      std::erase_if(fit, [&](const DraftPtr& draft) { return !allowedBy(allowed_, *draft->features); });
      if (!fit.empty()) return random_.pick(fit);
    }
  return nullptr;
}

std::optional<std::string> PatternMembers::next() {
  constexpr int mostTries = 50;
  for (int tries = 0; tries < mostTries; ++tries) {
    ++made_;
    std::vector<Substitution> contents;
    for (const Place& place : pattern_.places)
      if (DraftPtr draft = draw(place)) contents.push_back({&place, std::move(draft)});
    if (std::optional<std::string> text = drafts_.write(contents)) return text;
  }
  return std::nullopt;
}

bool matches(const Pattern& pattern, const Tree& text, bool strict) {
  if (text.errors().size() > pattern.tree->errors().size()) return false;
  std::optional<Binding> binding = correspondence(*pattern.tree, pattern.places, text);
  if (!binding) return false;
  if (!strict) return true;
  std::unordered_set<ContentFeatureId> allowed = idsOf(pattern.allowed);
  KnownTexts known = knownTexts(*pattern.tree);
  FeatureNames names;
  for (const auto& [node, bound] : *binding) {
    const Place& place = *std::ranges::find_if(
        pattern.places, [node = node](const Place& p) { return std::ranges::find(p.nodes, node) != p.nodes.end(); });
    if (!allowedBy(allowed, featuresOf(text, bound, contextOf(*pattern.tree, place), known, names))) return false;
  }
  return true;
}

}  // namespace hone
