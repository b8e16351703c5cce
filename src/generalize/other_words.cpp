// A part of the search for what may stand around a pattern: words that are fixed only because the reduction has removed
// what other words need. `let x` can't be `const x`, but `let x = 1` can be `const x = 1`.

#include <algorithm>
#include <ranges>

#include "generalize/environment_search.h"
#include "pattern/number_value.h"
#include "tree/part_of.h"

namespace hone {

/// The original with another word wherever it has this one, as several may be what the reduction has kept.
std::string EnvironmentSearch::originalWith(NodeId own, const std::string& word) const {
  std::string text(original_.bytes());
  const TokenIndex index(original_);
  for (const NodeId token : index.tokens() | std::views::reverse)
    if (original_.node(token).symbol == tree_.node(own).symbol && original_.text(token) == tree_.text(own))
      text.replace(original_.node(token).textBegin, original_.text(token).size(), word);
  return text;
}

std::vector<Verdict> EnvironmentSearch::tryWords(const std::vector<DraftPtr>& words, NodeId own) {
  std::vector<Verdict> verdicts;
  for (const DraftPtr& word : words) {
    std::string text = originalWith(own, word->tokens->front().text);
    const TreePtr parsed = Tree::parse(original_.sharedLanguage(), text, original_.encoding());
    const bool isWhole = parsed->errors().size() <= original_.errors().size() && text != original_.bytes();
    const std::optional<Verdict> verdict = isWhole ? ask_(std::move(text)) : Verdict::unresolved;
    if (!verdict) return {};
    verdicts.push_back(*verdict);
  }
  return verdicts;
}

/// A fixed word may need what the reduction has removed to be another one, so that is tried in the original.
void EnvironmentSearch::tryOtherWords() {
  constexpr size_t mostWords = 4;
  if (original_.size() == tree_.size()) return;
  for (NodeId id = 0; id < tree_.size(); ++id) {
    const Place place{{id}};
    const TokenRange tokens = index_.in(id);
    if (tree_.node(id).kind != NodeKind::rule || tokens.size() != 1) continue;
    if (!parts_.isLiteral(partOf(parts_, tree_.node(index_.tokens()[tokens.begin])))) continue;
    if (std::ranges::any_of(pattern_.places, [&](const Place& other) { return overlap(tree_, other, place); }))
      continue;
    auto isWord = [&](const DraftPtr& draft) {
      return draft->tokens->size() == 1 && parts_.isLiteral(parts_.ofToken(draft->tokens->front().type));
    };
    std::vector<DraftPtr> words = drafts_.of(place, 0);
    std::erase_if(words, [&](const DraftPtr& draft) { return !isWord(draft); });
    if (words.size() > mostWords) words.resize(mostWords);
    const std::vector<Verdict> verdicts = tryWords(words, index_.tokens()[tokens.begin]);
    if (std::ranges::find(verdicts, Verdict::fail) == verdicts.end()) continue;
    std::set<ContentFeatureId> harmless;
    auto add = [&](const ContentFeatures& features) {
      for (const ContentFeature& feature : features.all) harmless.insert(feature.id);
    };
    add(*drafts_.presentFeatures(place));
    for (size_t i = 0; i < verdicts.size(); ++i)
      if (verdicts[i] == Verdict::fail) add(*words[i]->features);
    std::vector<std::string> excluded;
    bool areApart = true;
    for (size_t i = 0; i < verdicts.size(); ++i) {
      if (verdicts[i] != Verdict::pass) continue;
      const size_t before = excluded.size();
      for (const ContentFeature& feature : words[i]->features->all)
        if (feature.isExtra && !harmless.contains(feature.id)) excluded.push_back(drafts_.table().name(feature.id));
      areApart &= excluded.size() > before;
    }
    if (!areApart) continue;
    found_.words.places.push_back(place);
    std::ranges::move(excluded, std::back_inserter(found_.words.excluded));
    id = tree_.node(id).end - 1;
  }
}

/// A number that stands in several places, and must be the same there: is it enough that its value is?
void EnvironmentSearch::tryOtherSpellings() {
  for (const Place& place : pattern_.places) {
    if (!isName(tree_, place)) continue;
    const NodeId last = place.nodes.back();
    for (const std::string& spelling : otherSpellings(tree_.text(last))) {
      std::string text(tree_.bytes());
      text.replace(tree_.node(last).textBegin, tree_.text(last).size(), spelling);
      const TreePtr parsed = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
      if (parsed->errors().size() > tree_.errors().size() || !correspondence(tree_, {{{last}}}, *parsed)) continue;
      const std::optional<Verdict> verdict = ask_(std::move(text));
      if (verdict == Verdict::unresolved) continue;
      if (verdict == Verdict::fail) found_.byValue.insert(place.nodes.front());
      break;
    }
  }
}

}  // namespace hone
