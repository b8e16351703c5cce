// A part of the search for what may stand around a pattern: words and signs of the grammar that are fixed, each tried
// as any other that the grammar allows there.

#include <algorithm>
#include <tuple>

#include "generalize/environment_search.h"
#include "grammar/only_texts.h"
#include "text/characters.h"
#include "tree/part_of.h"

namespace hone {
namespace {

/// Of two trees, are all tokens but one of the same types?
bool differInOneToken(const Tree& a, const TokenIndex& indexOfA, const Tree& b, const TokenIndex& indexOfB,
                      uint32_t token) {
  if (indexOfB.size() != indexOfA.size()) return false;
  for (uint32_t i = 0; i < indexOfA.size(); ++i)
    if (i != token && a.node(indexOfA.tokens()[i]).symbol != b.node(indexOfB.tokens()[i]).symbol) return false;
  return true;
}

bool isBracket(std::string_view text) {
  return text.size() == 1 && std::string_view("()[]{}").find(text) != std::string_view::npos;
}

}  // namespace

void findOtherLiterals(const Pattern& pattern, const Tree& original, const Ask& ask, Environment& found) {
  const Tree& tree = *pattern.tree;
  const Parts parts(tree.language().grammar());
  const TokenIndex index(tree);
  const NodeId core = found.core == noNode ? 0 : found.core;
  // With another text of the token of that number; nullopt where it would be no such token, or nothing was learned.
  auto verdictWith = [&](uint32_t number, const std::string& other,
                         std::optional<Symbol> type = std::nullopt) -> std::optional<Verdict> {
    std::string text(tree.bytes());
    const NodeId token = index.tokens()[number];
    text.replace(tree.node(token).textBegin, tree.text(token).size(), other);
    const TreePtr parsed = Tree::parse(tree.sharedLanguage(), text, tree.encoding());
    const TokenIndex now(*parsed);
    if (parsed->errors().size() > tree.errors().size() || !differInOneToken(tree, index, *parsed, now, number))
      return std::nullopt;
    if (type && static_cast<Symbol>(parsed->node(now.tokens()[number]).symbol) != *type) return std::nullopt;
    const std::optional<Verdict> verdict = ask(std::move(text));
    if (verdict != Verdict::fail) return verdict;
    // The core is what has the same tokens there.
    Part same = noPart;
    for (NodeId id = 0; id < parsed->size(); ++id)
      if (parsed->node(id).kind == NodeKind::rule && now.in(id) == index.in(core))
        same = partOf(parts, parsed->node(id));
    if (same != noPart && same != partOf(parts, tree.node(core))) found.otherCores.insert(same);
    return verdict;
  };
  constexpr size_t mostOfAToken = 8, mostTypes = 16, mostTexts = 48;
  size_t budget = mostTexts;
  std::vector<std::string> literals;
  for (const std::optional<std::string>& text : onlyWords(tree.language().grammar()))
    if (text && !text->empty()) literals.push_back(*text);
  auto isOpen = [&](NodeId token) {
    auto isIn = [&](const Place& place) { return isWithin(tree, token, place.nodes); };
    return isWithin(tree, token, found.free) || std::ranges::any_of(pattern.places, isIn);
  };
  std::map<Symbol, std::vector<std::string>> manyTexts;
  for (size_t type = 1; type < tree.language().grammar().tokenNames.size(); ++type)
    if (const auto symbol = static_cast<Symbol>(type); !parts.isLiteral(parts.ofToken(symbol)))
      if (const std::string* text = tree.language().minimalToken(symbol); text != nullptr && !text->empty())
        manyTexts[symbol].push_back(*text);
  for (NodeId id = 0; id < original.size(); ++id) {
    const auto type = manyTexts.find(static_cast<Symbol>(original.node(id).symbol));
    if (original.node(id).kind != NodeKind::token || original.node(id).language != 0) continue;
    if (type != manyTexts.end() && type->second.size() == 1 && type->second.back() != original.text(id))
      type->second.emplace(type->second.begin(), original.text(id));
  }
  const TokenRange inCore = index.in(core);
  for (uint32_t number = inCore.begin; number < inCore.end && budget > 0; ++number) {
    const NodeId token = index.tokens()[number];
    const std::string_view own = tree.text(token);
    if (!parts.isLiteral(partOf(parts, tree.node(token))) || isBracket(own) || isOpen(token)) continue;
    // Those that are most alike first.
    std::vector<std::string> others = literals;
    auto isUnlike = [&](const std::string& other) {
      const size_t common = static_cast<size_t>(std::ranges::mismatch(other, own).in1 - other.begin());
      return std::tuple(isWordByte(other.front()) != isWordByte(own.front()), own.size() - common,
                        std::max(other.size(), own.size()) - std::min(other.size(), own.size()));
    };
    std::ranges::stable_sort(others, {}, isUnlike);
    std::vector<std::string> failing;
    size_t tried = 0;
    for (const std::string& other : others) {
      if (other == own || tried == mostOfAToken || budget == 0) continue;
      const std::optional<Verdict> verdict = verdictWith(number, other);
      if (!verdict) continue;
      --budget;
      ++tried;
      if (*verdict == Verdict::fail) failing.push_back(other);
    }
    // Of a type with many texts: one that the input has, and if that fails, the shortest.
    tried = 0;
    for (const auto& [type, texts] : manyTexts) {
      size_t failed = 0, passed = 0;
      for (const std::string& other : texts) {
        if (tried == mostTypes || budget == 0 || (other != texts.front() && failed == 0)) break;
        const std::optional<Verdict> verdict = verdictWith(number, other, type);
        if (!verdict) continue;
        --budget;
        ++tried;
        failed += *verdict == Verdict::fail;
        passed += *verdict == Verdict::pass;
        if (*verdict == Verdict::fail) failing.push_back(other);
      }
      if (failed == 0 || passed > 0) continue;
      found.otherTypes[token].insert(parts.ofToken(type));
      failing.resize(failing.size() - failed);
    }
    if (!failing.empty()) found.instead.emplace(token, std::move(failing));
  }
}

}  // namespace hone
