#include "pattern/parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/groups.h"
#include "grammar/only_texts.h"
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

/// Longer alternatives are shown up to here.
constexpr size_t longestShown = 60;

}  // namespace

Parts::Parts(const Grammar& grammar)
    : grammar_(grammar),
      rules_(static_cast<uint32_t>(grammar.ruleNames.size())),
      tokens_(static_cast<uint32_t>(grammar.tokenTypeCount())),
      words_(onlyWords(grammar)),
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

Part Parts::of(const Node& node) const {
  switch (node.kind) {
    case NodeKind::rule: return ofRule(node.symbol);
    case NodeKind::token:
      if (static_cast<Symbol>(node.symbol) <= 0) return noPart;
      return ofToken(static_cast<Symbol>(node.symbol));
    case NodeKind::hidden:
    case NodeKind::error: return noPart;
    default: return ofGroup(node.symbol);
  }
}

// NOLINTBEGIN(misc-no-recursion): not deeper than eight blocks, see fragment.

std::string Parts::block(StateId start, StateId end, size_t depth) const {
  std::string text;
  size_t count = 0;
  bool optional = false;
  for (const Transition& transition : grammar_.parser.from(start)) {
    if (transition.target == end) {
      optional = true;
      continue;
    }
    text += (count++ == 0 ? "" : " | ") + fragment(transition.target, end, depth + 1);
    if (text.size() > longestShown) break;
  }
  if (count > 1 || optional) text = fmt::format("({})", text);
  return text + (optional ? "?" : "");
}

std::string Parts::fragment(StateId from, StateId to, size_t depth) const {
  const Atn& atn = grammar_.parser;
  std::string text;
  auto append = [&](const std::string& more) {
    if (!more.empty()) text += (text.empty() ? "" : " ") + more;
  };
  for (StateId at = from; at != to && at != noState;) {
    const State& state = atn.states[at];
    if (state.kind == StateKind::ruleStop) break;
    if (text.size() > longestShown || depth > 8) {
      append("…");
      break;
    }
    if (const StateId behind = behindGroup(atn, at); behind != noState) {
      if (state.kind == StateKind::blockStart)
        append(block(at, state.end, depth));
      else if (state.kind == StateKind::plusBlockStart)
        append(fmt::format("({})+", block(at, state.end, depth)));
      else if (const StateId body = loopBlock(atn, at); body != noState)
        append(fmt::format("({})*", block(body, atn.states[body].end, depth)));
      at = behind;
    } else {
      const Transition& transition = atn.from(at)[0];
      if (transition.kind == TransitionKind::rule) {
        append(show(ofRule(atn.states[transition.target].rule)));
        at = transition.follow;
        continue;
      }
      if (transition.kind == TransitionKind::set) {
        std::string symbols;
        size_t count = 0;
        for (SymbolRange range : atn.sets[transition.argument].ranges())
          for (Symbol type = range.first; type <= range.last && symbols.size() <= longestShown; ++type)
            symbols += (count++ == 0 ? "" : " | ") + show(ofToken(type));
        append(count > 1 ? fmt::format("({})", symbols) : symbols);
      }
      at = transition.target;
    }
  }
  return text;
}

size_t Parts::alternativeCount(Part part) const {
  return hasAlternatives(part) ? grammar_.parser.states[ruleDecision(grammar_.parser, rule(part))].transitionCount : 0;
}

std::string Parts::showAlternative(Part part, uint16_t alternative) const {
  const Atn& atn = grammar_.parser;
  if (isEnumeration(part)) return show(ofToken(static_cast<Symbol>(alternative)));
  StateId decision = isGroup(part) ? this->decision(part) : ruleDecision(atn, rule(part));
  if (decision == noState) return {};
  if (atn.states[decision].kind == StateKind::starLoopEntry) decision = loopBlock(atn, decision);
  StateId end = atn.states[decision].end;
  if (alternative == anyAlternative || alternative >= atn.states[decision].transitionCount)
    return block(decision, end, 0);
  return fragment(atn.from(decision)[alternative].target, end, 0);
}

std::string Parts::show(Part part, uint16_t alternative) const {
  if (isRule(part)) {
    std::string name = fmt::format("<{}>", grammar_.ruleNames[rule(part)]);
    return alternative == anyAlternative ? name : fmt::format("{} = {}", name, showAlternative(part, alternative));
  }
  if (isToken(part)) {
    const std::string& literal = grammar_.tokenLiterals[static_cast<size_t>(token(part))];
    return literal.empty() ? grammar_.tokenNames[static_cast<size_t>(token(part))] : fmt::format("\"{}\"", literal);
  }
  return fmt::format("{} of <{}>", showGroup(part, alternative),
                     grammar_.ruleNames[grammar_.parser.states[decision(part)].rule]);
}

std::string Parts::showGroup(Part part, uint16_t alternative) const {
  // `SPACE?` at the start and at the end are not the same.
  size_t number = 0, alike = 0;
  for (StateId other : decisions_[grammar_.parser.states[decision(part)].rule]) {
    if (showAlternative(ofGroup(other), alternative) == showAlternative(part, alternative)) ++alike;
    if (other == decision(part)) number = alike;
  }
  const std::string shown = showAlternative(part, alternative);
  return alike > 1 ? fmt::format("{} ({} of {})", shown, number, alike) : shown;
}

// NOLINTEND(misc-no-recursion)

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

uint16_t alternativeOf(const Parts& parts, const Tree& tree, NodeId id) {
  const Node& node = tree.node(id);
  if (node.kind == NodeKind::rule && parts.isEnumeration(node.symbol)) {
    for (NodeId child = id + 1; child < node.end; ++child)
      if (tree.node(child).kind == NodeKind::token) return static_cast<uint16_t>(tree.node(child).symbol);
    return anyAlternative;
  }
  if (node.kind == NodeKind::rule) return parts.hasAlternatives(node.symbol) ? node.alternative : anyAlternative;
  if (node.kind == NodeKind::token || node.kind == NodeKind::optional) return anyAlternative;
  return node.alternative;
}

}  // namespace hone
