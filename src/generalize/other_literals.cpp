// A part of the search for what may stand around a pattern: words and signs of the grammar that are fixed, each tried
// as any other that the grammar allows there.

#include <algorithm>

#include "generalize/environment_search.h"
#include "grammar/only_texts.h"
#include "text/word_byte.h"
#include "tree/part_of.h"

namespace hone {
namespace {

/// Of two trees, are all tokens but one of the same types?
bool differInOneToken(const Tree& a, const TokenIndex& indexOfA, const Tree& b, uint32_t token) {
  const TokenIndex indexOfB(b);
  if (indexOfB.size() != indexOfA.size()) return false;
  for (uint32_t i = 0; i < indexOfA.size(); ++i)
    if (i != token && a.node(indexOfA.tokens()[i]).symbol != b.node(indexOfB.tokens()[i]).symbol) return false;
  return true;
}

bool isBracket(std::string_view text) {
  return text.size() == 1 && std::string_view("()[]{}").find(text) != std::string_view::npos;
}

}  // namespace

void EnvironmentSearch::tryOtherLiterals(NodeId core) {
  constexpr size_t mostOfAToken = 8, mostTexts = 48;
  size_t budget = mostTexts;
  std::vector<std::string> literals;
  for (const std::optional<std::string>& text : onlyWords(tree_.language().grammar()))
    if (text && !text->empty()) literals.push_back(*text);
  auto isOpen = [&](NodeId token) {
    auto has = [&](NodeId node) { return node <= token && token < tree_.node(node).end; };
    return std::ranges::any_of(found_.free, has) || std::ranges::any_of(pattern_.places, [&](const Place& place) {
             return std::ranges::any_of(place.nodes, has);
           });
  };
  const TokenRange inCore = index_.in(core);
  for (uint32_t number = inCore.begin; number < inCore.end && budget > 0; ++number) {
    const NodeId token = index_.tokens()[number];
    const std::string_view own = tree_.text(token);
    if (!parts_.isLiteral(partOf(parts_, tree_.node(token))) || isBracket(own) || isOpen(token)) continue;
    // Those that are most alike first.
    std::vector<std::string> others = literals;
    auto isUnlike = [&](const std::string& other) {
      return std::pair((isWordByte(other.front()) != isWordByte(own.front())),
                       std::max(other.size(), own.size()) - std::min(other.size(), own.size()));
    };
    std::ranges::stable_sort(others, {}, isUnlike);
    std::vector<std::string> failing;
    size_t tried = 0;
    for (const std::string& other : others) {
      if (other == own || tried == mostOfAToken || budget == 0) continue;
      std::string text(tree_.bytes());
      text.replace(tree_.node(token).textBegin, own.size(), other);
      const TreePtr parsed = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
      if (parsed->errors().size() > tree_.errors().size() || !differInOneToken(tree_, index_, *parsed, number))
        continue;
      --budget;
      ++tried;
      const std::optional<Verdict> verdict = ask_(std::move(text));
      if (!verdict) return;
      if (*verdict == Verdict::fail) failing.push_back(other);
    }
    if (!failing.empty()) found_.instead.emplace(token, std::move(failing));
  }
}

}  // namespace hone
