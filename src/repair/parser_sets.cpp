// A way of the walk is (place, calls below). Where only the end of the rule can follow a call, the call leaves nothing
// on the stack (as in tail calls), so that right recursion keeps it flat.

#include "repair/parser_sets.h"

#include <algorithm>

namespace hone {

ParserSets::ParserSets(const Grammar& grammar, RuleId start)
    : grammar_(grammar), atn_(grammar.parser), first_(grammar.parser, grammar.tokenTypeCount()) {
  for (const SymbolSet& set : atn_.sets) {
    std::vector<uint64_t>& bits = setTokens_.emplace_back(static_cast<size_t>(grammar.tokenTypeCount()) / 64 + 1);
    for (SymbolRange range : set.ranges())
      for (Symbol type = std::max(range.first, 0); type <= range.last; ++type)
        bits[static_cast<size_t>(type) / 64] |= 1ull << (type % 64);
  }
  onlyEnds_.resize(atn_.states.size());
  for (StateId state = 0; state < atn_.states.size(); ++state) {
    StateId at = state;
    // A chain of single steps: loops have more than one.
    for (size_t steps = 0; steps < atn_.states.size(); ++steps) {
      if (atn_.states[at].kind == StateKind::ruleStop) {
        onlyEnds_[state] = true;
        break;
      }
      if (atn_.states[at].transitionCount != 1 || atn_.from(at)[0].kind == TransitionKind::set ||
          atn_.from(at)[0].kind == TransitionKind::rule)
        break;
      at = atn_.from(at)[0].target;
    }
  }
  start_ = stacks_.push(emptyStack, place(atn_.ruleStart[start], 0));
}

template <typename Visit>
bool ParserSets::walk(ParserSet set, Symbol token, Visit&& visit) {
  bool ends = false;
  seen_.clear();
  latest_.clear();
  std::vector<Reached> open;
  auto reach = [&](Place at, StackId below) {
    ++work_;
    StateId state = stateOf(at);
    if (atn_.states[state].kind != StateKind::ruleStop) {
      if (token >= 0) {
        const FirstSets::Set& first = first_.at(state);
        if (!first.contains(token) && !first.endsRule) return;
      }
    }
    if (!seen_.insert((static_cast<uint64_t>(at) << 32) | below, 0).second) return;
    // Where a text may end at every depth, what is below at one depth is part of what is below at the next.
    auto [latest, isNew] = latest_.insert(at, below);
    if (!isNew && stacks_.covers(latest, below)) return;
    latest = below;
    open.push_back({at, below});
  };
  for (CallStacks::Entry entry : stacks_.entries(set)) reach(entry.returnState, entry.below);
  while (!open.empty()) {
    Reached now = open.back();
    open.pop_back();
    StateId state = stateOf(now.place);
    uint32_t precedence = precedenceOf(now.place);
    if (atn_.states[state].kind == StateKind::ruleStop) {
      if (now.below == emptyStack) {
        ends = true;
        continue;
      }
      // Copied, for the stacks may grow while they are walked.
      std::span<const CallStacks::Entry> entries = stacks_.entries(now.below);
      std::vector<CallStacks::Entry> callers(entries.begin(), entries.end());
      for (CallStacks::Entry caller : callers) {
        if (caller.returnState == CallStacks::bottomState)
          ends = true;
        else
          reach(caller.returnState, caller.below);
      }
      continue;
    }
    for (const Transition& transition : atn_.from(state)) {
      switch (transition.kind) {
        case TransitionKind::set: visit(transition, place(transition.target, precedence), now.below); break;
        case TransitionKind::rule: {
          StackId below =
              onlyEnds_[transition.follow] ? now.below : stacks_.push(now.below, place(transition.follow, precedence));
          reach(place(transition.target, transition.argument), below);
          break;
        }
        case TransitionKind::precedence:
          if (transition.argument >= precedence) reach(place(transition.target, precedence), now.below);
          break;
        default: reach(place(transition.target, precedence), now.below); break;
      }
    }
  }
  return ends;
}

ParserSet ParserSets::after(ParserSet set, Symbol token) {
  uint64_t key = (static_cast<uint64_t>(set) << 32) | static_cast<uint32_t>(token);
  if (auto known = after_.find(key); known != after_.end()) return known->second;
  std::vector<Reached> reached;
  walk(set, token, [&](const Transition& transition, Place at, StackId below) {
    if (atn_.sets[transition.argument].contains(token)) reached.push_back({at, below});
  });
  // In a fixed order, so that the merged stacks get the same ids in every run.
  std::sort(reached.begin(), reached.end(), [](const Reached& a, const Reached& b) {
    return std::pair(a.place, a.below) < std::pair(b.place, b.below);
  });
  std::vector<CallStacks::Entry> entries;
  for (const Reached& one : reached) {
    if (entries.empty() || entries.back().returnState != one.place)
      entries.push_back({one.place, one.below});
    else
      entries.back().below = stacks_.merge(entries.back().below, one.below, false);
  }
  ParserSet result = entries.empty() ? none : stacks_.of(entries);
  after_.emplace(key, result);
  return result;
}

ParserSets::Outlook ParserSets::outlook(ParserSet set) {
  if (auto known = outlooks_.find(set); known != outlooks_.end()) return known->second;
  bits_.assign(static_cast<size_t>(grammar_.tokenTypeCount()) / 64 + 1, 0);
  bool ends = walk(set, -1, [&](const Transition& transition, Place, StackId) {
    const std::vector<uint64_t>& tokens = setTokens_[transition.argument];
    for (size_t i = 0; i < bits_.size(); ++i) bits_[i] |= tokens[i];
  });
  auto [choice, isNew] = choiceIds_.try_emplace(bits_, static_cast<uint32_t>(choices_.size()));
  if (isNew) choices_.push_back(&choice->first);
  Outlook outlook{choice->second, ends || (bits_[0] & 1) != 0};
  outlooks_.emplace(set, outlook);
  return outlook;
}

RuleId ParserSets::innermostRule(ParserSet set) const {
  // Of several the last one stands: deeper rules have higher numbers more often than not.
  std::span<const CallStacks::Entry> entries = stacks_.entries(set);
  return atn_.states[stateOf(entries.back().returnState)].rule;
}

void ParserSets::setTokenCosts(const std::vector<Cost>& costs) {
  // A call counts 1 in CheapestWays: too little to matter beside these.
  constexpr Cost fine = 1024;
  std::vector<Cost> sets;
  for (const SymbolSet& set : atn_.sets) {
    Cost best = noWay;
    for (SymbolRange range : set.ranges())
      for (Symbol type = std::max(range.first, 0); type <= range.last; ++type)
        best = std::min(best, costs[static_cast<size_t>(type)]);
    sets.push_back(best == noWay ? noWay : best * fine);
  }
  CheapestWays ways(atn_, std::move(sets));
  stateCosts_.clear();
  for (StateId state = 0; state < atn_.states.size(); ++state)
    stateCosts_.push_back(ways.toEnd(state) == noWay ? noWay : ways.toEnd(state) / fine);
  toEnd_.clear();
}

Cost ParserSets::costToEnd(ParserSet set) {
  toEnd_.resize(stacks_.size());
  std::vector<StackId> open = {set};
  while (!open.empty()) {
    StackId now = open.back();
    if (toEnd_[now]) {
      open.pop_back();
      continue;
    }
    bool ready = true;
    Cost best = noWay;
    for (CallStacks::Entry entry : stacks_.entries(now)) {
      if (entry.returnState == CallStacks::bottomState) {
        best = 0;
        continue;
      }
      if (!toEnd_[entry.below]) {
        if (entry.below == emptyStack) {
          toEnd_[emptyStack] = 0;
        } else {
          open.push_back(entry.below);
          ready = false;
          continue;
        }
      }
      Cost own = stateCosts_[stateOf(entry.returnState)];
      Cost below = *toEnd_[entry.below];
      if (own != noWay && below != noWay) best = std::min(best, own + below);
    }
    if (!ready) continue;
    toEnd_[now] = best;
    open.pop_back();
  }
  return *toEnd_[set];
}

}  // namespace hone
