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

/// With another text of the token of that number; nullopt where it would be no such token, or nothing was learned.
std::optional<Verdict> EnvironmentSearch::verdictWith(uint32_t number, const std::string& other, NodeId core,
                                                      std::optional<Symbol> type) {
  std::string text(tree_.bytes());
  const NodeId token = index_.tokens()[number];
  text.replace(tree_.node(token).textBegin, tree_.text(token).size(), other);
  const TreePtr parsed = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
  if (parsed->errors().size() > tree_.errors().size() || !differInOneToken(tree_, index_, *parsed, number))
    return std::nullopt;
  const TokenIndex index(*parsed);
  if (type && static_cast<Symbol>(parsed->node(index.tokens()[number]).symbol) != *type) return std::nullopt;
  const std::optional<Verdict> verdict = ask_(std::move(text));
  if (verdict != Verdict::fail) return verdict;
  // The core is what has the same tokens there.
  Part same = noPart;
  for (NodeId id = 0; id < parsed->size(); ++id)
    if (parsed->node(id).kind == NodeKind::rule && index.in(id) == index_.in(core))
      same = partOf(parts_, parsed->node(id));
  if (same != noPart && same != partOf(parts_, tree_.node(core))) found_.otherCores.insert(same);
  return verdict;
}

void EnvironmentSearch::tryOtherLiterals(NodeId core) {
  constexpr size_t mostOfAToken = 8, mostTypes = 16, mostTexts = 48;
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
  std::map<Symbol, std::vector<std::string>> manyTexts;
  for (size_t type = 1; type < tree_.language().grammar().tokenNames.size(); ++type)
    if (const auto symbol = static_cast<Symbol>(type); !parts_.isLiteral(parts_.ofToken(symbol)))
      if (const std::string* text = tree_.language().minimalToken(symbol); text != nullptr && !text->empty())
        manyTexts[symbol].push_back(*text);
  for (NodeId id = 0; id < original_.size(); ++id) {
    const auto type = manyTexts.find(static_cast<Symbol>(original_.node(id).symbol));
    if (original_.node(id).kind != NodeKind::token || original_.node(id).language != 0) continue;
    if (type != manyTexts.end() && type->second.size() == 1 && type->second.back() != original_.text(id))
      type->second.emplace(type->second.begin(), original_.text(id));
  }
  const TokenRange inCore = index_.in(core);
  for (uint32_t number = inCore.begin; number < inCore.end && budget > 0; ++number) {
    const NodeId token = index_.tokens()[number];
    const std::string_view own = tree_.text(token);
    if (!parts_.isLiteral(partOf(parts_, tree_.node(token))) || isBracket(own) || isOpen(token)) continue;
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
      const std::optional<Verdict> verdict = verdictWith(number, other, core);
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
        const std::optional<Verdict> verdict = verdictWith(number, other, core, type);
        if (!verdict) continue;
        --budget;
        ++tried;
        failed += *verdict == Verdict::fail;
        passed += *verdict == Verdict::pass;
        if (*verdict == Verdict::fail) failing.push_back(other);
      }
      if (failed == 0 || passed > 0) continue;
      found_.otherTypes[token].insert(parts_.ofToken(type));
      failing.resize(failing.size() - failed);
    }
    if (!failing.empty()) found_.instead.emplace(token, std::move(failing));
  }
}

}  // namespace hone
