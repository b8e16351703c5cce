// Both lexer and parser rules are networks in which a transition costs what its shortest text costs: a set its cheapest
// symbol, a call the called rule's minimum, anything else nothing. The minimum of a rule is its shortest path. Rules
// call each other, so the costs are a fix-point: start with "unknown" for all rules, and repeat over all rules until
// nothing gets cheaper. Every round settles at least the rules that depend on settled ones only, so rules-many rounds
// are enough; in practice it's a handful.

#include "grammar/minimal_strings.h"

#include <algorithm>
#include <queue>

namespace hone {
namespace {

using Cost = uint64_t;
constexpr Cost unknown = UINT64_MAX;

struct Cheapest {
  Cost cost = unknown;
  Symbol symbol = 0;
};

/// Shortest paths through the rules of a network.
class ShortestPaths {
 public:
  ShortestPaths(const Atn& atn, std::vector<Cheapest> sets)
      : atn_(atn), sets_(std::move(sets)), rules_(atn.ruleStart.size(), unknown) {
    for (bool changed = true; changed;) {
      changed = false;
      for (RuleId rule = 0; rule < rules_.size(); ++rule) {
        Cost cost = search(rule, nullptr);
        changed |= cost < rules_[rule];
        rules_[rule] = std::min(rules_[rule], cost);
      }
    }
  }

  /// The symbols along the shortest path. Calls are expanded with a stack; a call costs more than what it contains, so
  /// that a shortest path never comes back to its own rule.
  std::optional<std::vector<Symbol>> symbols(RuleId rule) {
    if (rules_[rule] == unknown) return std::nullopt;
    std::vector<Symbol> result;
    std::vector<const Transition*> work;
    std::vector<const Transition*> path;
    auto expand = [&](RuleId called) {
      path.clear();
      search(called, &path);
      work.insert(work.end(), path.rbegin(), path.rend());
    };
    expand(rule);
    while (!work.empty()) {
      const Transition* next = work.back();
      work.pop_back();
      if (next->kind == TransitionKind::rule)
        expand(atn_.states[next->target].rule);
      else if (next->kind == TransitionKind::set)
        result.push_back(sets_[next->argument].symbol);
    }
    return result;
  }

 private:
  Cost costOf(const Transition& transition) const {
    switch (transition.kind) {
      // A call costs a trifle, so that of two equally long texts the one with fewer rules wins.
      case TransitionKind::rule: {
        Cost cost = rules_[atn_.states[transition.target].rule];
        return cost == unknown ? unknown : cost + 1;
      }
      case TransitionKind::set: return sets_[transition.argument].cost;
      default: return 0;
    }
  }

  /// Dijkstra's algorithm from the rule's start to its end; of equally short paths that of the first alternatives.
  Cost search(RuleId rule, std::vector<const Transition*>* path) {
    struct Entry {
      Cost cost;
      uint64_t order;
      StateId state;
      bool operator>(const Entry& other) const {
        return std::tie(cost, order) > std::tie(other.cost, other.order);
      }
    };
    std::vector<Cost> best(atn_.states.size(), unknown);
    std::vector<std::pair<StateId, const Transition*>> from(atn_.states.size(), {noState, nullptr});
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    uint64_t order = 0;
    StateId start = atn_.ruleStart[rule], stop = atn_.ruleStop[rule];
    best[start] = 0;
    open.push({0, order++, start});
    while (!open.empty()) {
      Entry entry = open.top();
      open.pop();
      if (entry.cost > best[entry.state]) continue;
      if (entry.state == stop) break;
      for (const Transition& transition : atn_.from(entry.state)) {
        Cost step = costOf(transition);
        if (step == unknown) continue;
        StateId target = transition.kind == TransitionKind::rule ? transition.follow : transition.target;
        if (entry.cost + step >= best[target]) continue;
        best[target] = entry.cost + step;
        from[target] = {entry.state, &transition};
        open.push({best[target], order++, target});
      }
    }
    if (path != nullptr && best[stop] != unknown) {
      for (StateId state = stop; state != start; state = from[state].first) path->push_back(from[state].second);
      std::reverse(path->begin(), path->end());
    }
    return best[stop];
  }

  const Atn& atn_;
  std::vector<Cheapest> sets_;
  std::vector<Cost> rules_;
};

constexpr Cost perSymbol = 1 << 20;  // longer text always outweighs the trifles of calls
constexpr Cost perToken = 1 << 10;

/// Lower is better: what a person would write in a minimal example.
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
    best = {perSymbol + static_cast<Cost>(bestPreference), c};
  };
  for (Symbol c = 0; c < 0x80; ++c) consider(c);
  for (SymbolRange range : set.ranges()) consider(range.first);
  return best;
}

}  // namespace

std::vector<std::optional<std::u32string>> minimalLexerStrings(const LexerRules& lexer) {
  std::vector<Cheapest> sets;
  for (const SymbolSet& set : lexer.atn.sets) sets.push_back(cheapestCharacter(set));
  ShortestPaths paths(lexer.atn, std::move(sets));
  std::vector<std::optional<std::u32string>> result;
  for (RuleId rule = 0; rule < lexer.atn.ruleStart.size(); ++rule) {
    auto symbols = paths.symbols(rule);
    result.push_back(symbols ? std::optional(std::u32string(symbols->begin(), symbols->end())) : std::nullopt);
  }
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
        Cost cost = *tokenLengths[static_cast<size_t>(symbol)] * perSymbol + perToken;
        if (cost < best.cost) best = {cost, symbol};
      }
    sets.push_back(best);
  }
  ShortestPaths paths(grammar.parser, std::move(sets));
  std::vector<std::optional<std::vector<Symbol>>> result;
  for (RuleId rule = 0; rule < grammar.parser.ruleStart.size(); ++rule) result.push_back(paths.symbols(rule));
  return result;
}

}  // namespace hone
