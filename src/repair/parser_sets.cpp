// A way of the walk is (place, calls below). Where only the end of the rule can follow a call, the call leaves nothing
// on the stack (as in tail calls), so that right recursion keeps it flat.
//
// What may come next is known for each stack: what its places may read within their rules and, where these may end,
// what the stacks below may read. So a walk for a token leaves out callers that can't use it, of which there may be as
// many as the text is deep.

#include "repair/parser_sets.h"

#include <algorithm>

namespace hone {
namespace {

void join(std::vector<uint64_t>& bits, const std::vector<uint64_t>& others) {
  for (size_t i = 0; i < bits.size(); ++i) bits[i] |= others[i];
}

}  // namespace

ParserSets::ParserSets(const Grammar& grammar, RuleId start, const std::vector<std::string>& without)
    : grammar_(grammar), atn_(grammar.parser), first_(grammar.parser, grammar.tokenTypeCount()) {
  for (const std::string& token : grammar.tokenNames)
    withoutToken_.push_back(std::ranges::find(without, token) != without.end());
  for (const SymbolSet& set : atn_.sets) {
    std::vector<uint64_t>& bits = setTokens_.emplace_back(noTokens());
    for (SymbolRange range : set.ranges())
      for (Symbol type = std::max(range.first, 0); type <= range.last; ++type)
        if (!withoutToken_[static_cast<size_t>(type)]) bits[static_cast<size_t>(type) / 64] |= 1ull << (type % 64);
  }
  for (const std::string& rule : grammar.ruleNames)
    without_.push_back(std::ranges::find(without, rule) != without.end());
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
bool ParserSets::walk(ParserSet set, Symbol token, Walked& walked, Visit&& visit) {
  bool ends = false;
  walked.ways.clear();
  walked.latest.clear();
  std::vector<Reached> open;
  auto reach = [&](Place at, StackId below) {
    ++work_;
    if (token >= 0 && !mayCome(stateOf(at), below, token)) return;
    if (!walked.ways.insert((static_cast<uint64_t>(at) << 32) | below, 0).second) return;
    // Where a text may end at every depth, what is below at one depth is part of what is below at the next.
    auto [latest, isNew] = walked.latest.insert(at, below);
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
          if (without_[atn_.states[transition.target].rule]) break;
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
  if (token >= 0 && withoutToken_[static_cast<size_t>(token)]) return none;
  uint64_t key = (static_cast<uint64_t>(set) << 32) | static_cast<uint32_t>(token);
  if (auto known = after_.find(key); known != after_.end()) return known->second;
  std::vector<Reached> reached;
  walk(set, token, walked_, [&](const Transition& transition, Place at, StackId below) {
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

template <typename Known, typename Compute>
void ParserSets::bottomUp(ParserSet set, Known&& known, Compute&& compute) {
  std::vector<StackId> open = {set};
  while (!open.empty()) {
    const StackId now = open.back();
    const size_t before = open.size();
    if (!known(now))
      for (CallStacks::Entry entry : stacks_.entries(now))
        if (entry.returnState != CallStacks::bottomState && !known(entry.below)) open.push_back(entry.below);
    if (open.size() > before) continue;
    if (!known(now)) compute(now);
    open.pop_back();
  }
}

bool ParserSets::mayCome(StateId state, StackId below, Symbol token) {
  if (atn_.states[state].kind != StateKind::ruleStop) {
    const FirstSets::Set& first = first_.at(state);
    if (first.contains(token)) return true;
    if (!first.endsRule) return false;
  }
  return mayCome(outlook(below), token);
}

uint32_t ParserSets::choice(std::vector<uint64_t> tokens) {
  auto [choice, isNew] = choiceIds_.try_emplace(std::move(tokens), static_cast<uint32_t>(choices_.size()));
  if (isNew) choices_.push_back(&choice->first);
  return choice->second;
}

ParserSets::Outlook ParserSets::outlookWithin(Place place) {
  if (auto known = outlooksWithin_.find(place); known != outlooksWithin_.end()) return known->second;
  std::vector<uint64_t> bits = noTokens();
  bool ends = walk(stacks_.push(emptyStack, place), -1, walkedWithin_,
                   [&](const Transition& transition, Place, StackId) { join(bits, setTokens_[transition.argument]); });
  return outlooksWithin_.emplace(place, Outlook{choice(std::move(bits)), ends}).first->second;
}

ParserSets::Outlook ParserSets::outlook(ParserSet set) {
  auto known = [&](StackId stack) { return stack < outlooks_.size() && outlooks_[stack].expected != unknown; };
  bottomUp(set, known, [&](StackId stack) {
    std::vector<uint64_t> bits = noTokens();
    bool ends = false;
    // By index, since `outlookWithin` may add to the stacks.
    for (size_t i = 0; i < stacks_.entries(stack).size(); ++i) {
      const CallStacks::Entry entry = stacks_.entries(stack)[i];
      ++work_;
      if (entry.returnState == CallStacks::bottomState) {
        ends = true;
        continue;
      }
      const Outlook within = outlookWithin(entry.returnState);
      join(bits, tokens(within.expected));
      if (!within.ends) continue;
      join(bits, tokens(outlooks_[entry.below].expected));
      ends |= outlooks_[entry.below].ends;
    }
    outlooks_.resize(std::max(outlooks_.size(), stacks_.size()));
    outlooks_[stack] = {choice(std::move(bits)), ends};
  });
  return outlooks_[set];
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
  toEnd_.resize(std::max(toEnd_.size(), stacks_.size()));
  bottomUp(
      set, [&](StackId stack) { return toEnd_[stack].has_value(); },
      [&](StackId stack) {
        Cost best = noWay;
        for (CallStacks::Entry entry : stacks_.entries(stack)) {
          if (entry.returnState == CallStacks::bottomState) {
            best = 0;
            continue;
          }
          Cost own = stateCosts_[stateOf(entry.returnState)];
          Cost below = *toEnd_[entry.below];
          if (own != noWay && below != noWay) best = std::min(best, own + below);
        }
        toEnd_[stack] = best;
      });
  return *toEnd_[set];
}

}  // namespace hone
