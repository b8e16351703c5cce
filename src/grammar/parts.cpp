#include "grammar/parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/groups.h"
#include "grammar/only_texts.h"
#include "grammar/reachability.h"
#include "grammar/rule_text.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Is the rule one set of literals, with nothing before or behind?
bool isSetOfLiterals(const Grammar& grammar, RuleId rule) {
  const Atn& atn = grammar.parser;
  bool set = false;
  for (StateId at = atn.ruleStart[rule]; at != atn.ruleStop[rule];) {
    if (atn.states[at].transitionCount != 1) return false;
    const Transition& transition = atn.from(at)[0];
    if (transition.kind == TransitionKind::set) {
      if (set) return false;
      set = true;
      size_t count = 0;
      for (SymbolRange range : atn.sets[transition.argument].ranges())
        for (Symbol type = range.first; type <= range.last; ++type, ++count)
          if (grammar.tokenLiterals[static_cast<size_t>(type)].empty()) return false;
      if (count < 2) return false;
    } else if (transition.kind != TransitionKind::epsilon) {
      return false;
    }
    at = transition.target;
  }
  return set;
}

}  // namespace

Parts::Parts(const Grammar& grammar)
    : grammar_(grammar),
      rules_(static_cast<uint32_t>(grammar.ruleNames.size())),
      tokens_(static_cast<uint32_t>(grammar.tokenTypeCount())),
      words_(onlyWords(grammar)),
      quoted_(quotedTokens(grammar)),
      recursive_(recursiveRules(grammar.parser)),
      alternatives_(grammar.ruleNames.size()),
      decisions_(grammar.ruleNames.size()) {
  const Atn& atn = grammar.parser;
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule) {
    alternatives_[rule] = ruleDecision(atn, rule) != noState;
    enumerations_.push_back(isSetOfLiterals(grammar, rule));
  }
  for (StateId state = 0; state < atn.states.size(); ++state) {
    const State& s = atn.states[state];
    if (s.kind == StateKind::invalid || s.kind == StateKind::ruleStop) continue;
    bool group = false;
    for (const Transition& transition : atn.from(state)) {
      GroupKind kind = groupEntered(atn, state, transition).kind;
      group |= kind != GroupKind::none && kind != GroupKind::inside;
    }
    if (group) decisions_[s.rule].push_back(state);
  }
}

size_t Parts::alternativeCount(Part part) const {
  return hasAlternatives(part) ? grammar_.parser.states[ruleDecision(grammar_.parser, rule(part))].transitionCount : 0;
}

std::string Parts::showAlternative(Part part, uint16_t alternative) const {
  if (isEnumeration(part) && alternative < tokens_) return show(ofToken(static_cast<Symbol>(alternative)));
  const StateId decision = isGroup(part) ? this->decision(part) : ruleDecision(grammar_.parser, rule(part));
  if (decision == noState) return {};
  const RuleText text(grammar_);
  return alternative == anyAlternative ? text.alternatives(decision) : text.alternative(decision, alternative);
}

std::string Parts::show(Part part, uint16_t alternative) const {
  if (isToken(part)) return tokenText(grammar_, token(part));
  if (isRule(part)) {
    const std::string name = ruleText(grammar_, rule(part));
    return alternative == anyAlternative ? name : fmt::format("{} = {}", name, showAlternative(part, alternative));
  }
  if (!isGroup(part)) return {};
  const GroupNames names = showGroup(part, alternative);
  return fmt::format("{} of {}", names.part(), names.owner);
}

GroupNames Parts::showGroup(Part group, uint16_t alternative) const {
  if (!isGroup(group)) return {"", show(group, alternative), ""};
  const RuleId rule = grammar_.parser.states[decision(group)].rule;
  GroupNames names{ruleText(grammar_, rule), showAlternative(group, alternative), ""};
  const RuleText text(grammar_);
  std::vector<StateId> alike;  // `SPACE?` at the start and at the end are not the same
  for (StateId other : decisions_[rule])
    if (other == decision(group) || text.mayBe(other, names.text)) alike.push_back(other);
  if (alike.size() == 1) return names;
  std::vector<DecisionPlace> places;
  for (StateId other : alike) places.push_back(text.placeOf(other));
  const size_t own = static_cast<size_t>(std::ranges::find(alike, decision(group)) - alike.begin());
  const DecisionPlace& place = places[own];
  auto isOnly = [&](auto equal) { return std::ranges::count_if(places, equal) == 1; };
  auto standsAlike = [&](const DecisionPlace& other) { return other.after == place.after; };
  auto isBeside = [&](const DecisionPlace& other) { return other.alternative == place.alternative; };
  const std::string after = " after " + place.after;
  const bool follows = !place.after.empty();
  if (follows && isOnly(standsAlike)) {
    names.place = after;
  } else if (place.alternative && isOnly(isBeside)) {
    names.owner = show(ofRule(rule), static_cast<uint16_t>(*place.alternative));
  } else if (follows && place.alternative &&
             isOnly([&](const DecisionPlace& other) { return standsAlike(other) && isBeside(other); })) {
    names.owner = show(ofRule(rule), static_cast<uint16_t>(*place.alternative));
    names.place = after;
  } else {
    names.place = fmt::format(" ({} of {})", own + 1, alike.size());
  }
  return names;
}

std::string Parts::name(Part part) const {
  if (isRule(part)) return "rule:" + grammar_.ruleNames[rule(part)];
  if (isToken(part)) return "token:" + grammar_.tokenNames[static_cast<size_t>(token(part))];
  RuleId owner = grammar_.parser.states[decision(part)].rule;
  auto at = std::ranges::find(decisions_[owner], decision(part));
  return fmt::format("group:{}:{}", grammar_.ruleNames[owner], at - decisions_[owner].begin());
}

Part Parts::find(std::string_view name) const {
  auto unknown = [&]() -> UserError {
    return UserError(
        fmt::format("the model uses {}, which the grammar doesn't have: give the grammar that made "
                    "the model (--language or -g)",
                    name));
  };
  if (name.starts_with("rule:")) {
    std::optional<RuleId> rule = grammar_.findRule(name.substr(5));
    if (!rule) throw unknown();
    return ofRule(*rule);
  }
  if (name.starts_with("token:")) {
    auto at = std::ranges::find(grammar_.tokenNames, name.substr(6));
    if (at == grammar_.tokenNames.end()) throw unknown();
    return ofToken(static_cast<Symbol>(at - grammar_.tokenNames.begin()));
  }
  size_t colon = name.rfind(':');
  if (!name.starts_with("group:") || colon < 6) throw unknown();
  std::optional<RuleId> rule = grammar_.findRule(name.substr(6, colon - 6));
  size_t index = std::string::npos;
  std::string digits(name.substr(colon + 1));
  if (!digits.empty() && digits.size() < 6 && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
    index = std::stoul(digits);
  if (!rule || index >= decisions_[*rule].size()) throw unknown();
  return ofGroup(decisions_[*rule][index]);
}

}  // namespace hone
