// In the networks of lexer and parser rules, the cost of a symbol is the length of its shortest text. The minimal text
// of a rule is the text along the cheapest path through it (see cheapest_ways.cpp). A call has a tiny cost, so among
// equally long texts the one with fewer calls wins.

#include "grammar/minimal_strings.h"

#include "grammar/cheapest_ways.h"

namespace hone {
namespace {

struct Cheapest {
  Cost cost = noWay;
  Symbol symbol = 0;
};

/// The symbols along the cheapest paths through all rules. A stack expands calls. A call costs more than its content,
/// so no path returns to its own rule.
std::vector<std::optional<std::vector<Symbol>>> cheapestSymbols(const Atn& atn, const std::vector<Cheapest>& sets) {
  std::vector<Cost> costs;
  for (const Cheapest& set : sets) costs.push_back(set.cost);
  CheapestWays ways(atn, std::move(costs));
  std::vector<std::optional<std::vector<Symbol>>> result;
  for (StateId start : atn.ruleStart) {
    auto& symbols = result.emplace_back();
    if (ways.toEnd(start) == noWay) continue;
    symbols.emplace();
    std::vector<StateId> open = {start};
    while (!open.empty()) {
      StateId state = open.back();
      open.pop_back();
      const Transition* step = ways.step(state);
      if (step == nullptr) continue;
      if (step->kind == TransitionKind::set) symbols->push_back(sets[step->argument].symbol);
      if (step->kind == TransitionKind::rule) open.push_back(step->follow);
      open.push_back(step->target);
    }
  }
  return result;
}

constexpr Cost perCharacter = 1 << 20;  // longer text always outweighs the trifles of calls
constexpr Cost perToken = 1 << 10;

/// Lower is better: characters that a person would write in a minimal example.
int preference(Symbol c) {
  if (c == 'a') return 0;
  if (c == '0') return 1;
  if (c >= 'a' && c <= 'z') return 2;
  if (c >= 'A' && c <= 'Z') return 3;
  if (c >= '1' && c <= '9') return 4;
  if (c == ' ') return 6;
  if (c > ' ' && c < 127) return 5;
  if (c == '\n') return 7;
  return c < 0x80 ? 9 : 8;
}

Cheapest cheapestCharacter(const SymbolSet& set) {
  Cheapest best;
  int bestPreference = 100;
  auto consider = [&](Symbol c) {
    if (c < 0 || !set.contains(c) || preference(c) >= bestPreference) return;
    bestPreference = preference(c);
    best = {perCharacter + static_cast<Cost>(bestPreference), c};
  };
  for (Symbol c = 0; c < 0x80; ++c) consider(c);
  for (SymbolRange range : set.ranges()) consider(range.first);
  return best;
}

}  // namespace

std::vector<std::optional<std::u32string>> minimalLexerStrings(const LexerRules& lexer) {
  std::vector<Cheapest> sets;
  for (const SymbolSet& set : lexer.atn.sets) sets.push_back(cheapestCharacter(set));
  std::vector<std::optional<std::u32string>> result;
  for (const auto& symbols : cheapestSymbols(lexer.atn, sets))
    result.push_back(symbols ? std::optional(std::u32string(symbols->begin(), symbols->end())) : std::nullopt);
  return result;
}

std::vector<std::optional<std::vector<Symbol>>> minimalTokenSequences(
    const Grammar& grammar, const std::vector<std::optional<uint32_t>>& tokenLengths) {
  std::vector<Cheapest> sets;
  for (const SymbolSet& set : grammar.parser.sets) {
    Cheapest best;
    for (SymbolRange range : set.ranges())
      for (Symbol symbol = range.first; symbol <= range.last; ++symbol) {
        if (!tokenLengths[static_cast<size_t>(symbol)]) continue;
        Cost cost = *tokenLengths[static_cast<size_t>(symbol)] * perCharacter + perToken;
        if (cost < best.cost) best = {cost, symbol};
      }
    sets.push_back(best);
  }
  return cheapestSymbols(grammar.parser, sets);
}

}  // namespace hone
