#include "reduce/synonyms.h"

#include <algorithm>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/token_row.h"

namespace hone {
namespace {

constexpr double leastSeen = 4;  ///< fewer say nothing
constexpr size_t longestWord = 12;
constexpr double leastLikeness = 0.1;
constexpr size_t mostSynonyms = 3;      ///< of a word
constexpr size_t mostSinglePlaces = 4;  ///< where more have a word, it is only replaced at all of them

/// What matters of a neighbour: a name could be any name.
std::string kindOf(std::string_view text) { return isNameText(text) ? "name" : std::string(text); }

std::vector<NodeId> visibleTokens(const Tree& tree) {
  std::vector<NodeId> tokens;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::token && !tree.text(id).empty()) tokens.push_back(id);
  return tokens;
}

}  // namespace

WordPlaces::WordPlaces(const Tree& tree) {
  const std::vector<NodeId> tokens = visibleTokens(tree);
  auto key = [&](NodeId id) { return std::pair(tree.node(id).language, std::string(tree.text(id))); };
  auto isWord = [&](NodeId id) { return tree.text(id).size() <= longestWord && isNameText(tree.text(id)); };
  for (NodeId id : tokens)
    if (isWord(id)) {
      Seen& seen = words_[key(id)];
      seen.type = static_cast<Symbol>(tree.node(id).symbol);
      ++seen.count;
    }
  std::erase_if(words_, [](const auto& word) { return word.second.count < leastSeen; });
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (!isWord(tokens[i])) continue;
    auto word = words_.find(key(tokens[i]));
    if (word == words_.end()) continue;
    const std::string before = i > 0 ? kindOf(tree.text(tokens[i - 1])) : "";
    const std::string behind = i + 1 < tokens.size() ? kindOf(tree.text(tokens[i + 1])) : "";
    ++word->second.contexts[{before, behind}];
  }
}

std::vector<WordPlaces::Word> WordPlaces::shorterThan(std::string_view text, uint8_t language) const {
  std::vector<Word> found;
  auto given = words_.find({language, std::string(text)});
  if (given == words_.end()) return found;
  for (const auto& [word, seen] : words_) {
    if (word.first != language || word.second.size() >= text.size()) continue;
    double likeness = 0;
    for (const auto& [context, count] : given->second.contexts)
      if (auto same = seen.contexts.find(context); same != seen.contexts.end())
        likeness += std::min(count / given->second.count, same->second / seen.count);
    if (likeness >= leastLikeness) found.push_back({word.second, language, seen.type, likeness});
  }
  std::ranges::stable_sort(found, std::greater<>(), &Word::likeness);
  if (found.size() > mostSynonyms) found.erase(found.begin() + mostSynonyms, found.end());
  return found;
}

std::unique_ptr<Pass> makeSynonymPass(TreePtr tree, std::shared_ptr<const WordPlaces> places) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensOfARow) return makeGreedyPass(std::move(tree), std::move(changes));
  std::map<std::pair<uint8_t, std::string_view>, std::vector<NodeId>> words;
  for (NodeId id : visibleTokens(*tree))
    if (isNameText(tree->text(id))) words[{tree->node(id).language, tree->text(id)}].push_back(id);
  for (const auto& [word, leaves] : words) {
    for (const WordPlaces::Word& shorter : places->shorterThan(word.second, word.first)) {
      auto text = std::make_shared<const std::vector<MinimalToken>>(1, MinimalToken{shorter.type, shorter.text});
      auto add = [&](std::vector<NodeId> at) {
        changes.push_back([at = std::move(at), text](Edits& edits) {
          for (NodeId leaf : at)
            if (!edits.touched(leaf)) edits.replaceByTokens(leaf, text);
        });
      };
      add(leaves);
      if (leaves.size() > 1 && leaves.size() <= mostSinglePlaces)
        for (NodeId leaf : leaves) add({leaf});
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
