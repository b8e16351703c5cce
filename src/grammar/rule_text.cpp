#include "grammar/rule_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "grammar/groups.h"

namespace hone {
namespace {

constexpr size_t longest = 60;    // characters of a sequence
constexpr size_t deepest = 8;     // groups in one another
constexpr size_t shortText = 30;  // of an alternative that isn't cut

size_t charactersOf(const auto& elements) {
  size_t length = 0;
  for (const auto& element : elements) length += element.text.size() + 1;
  return length;
}

/// The state whose transitions are the alternatives.
StateId blockOf(const Atn& atn, StateId decision) {
  return atn.states[decision].kind == StateKind::starLoopEntry ? loopBlock(atn, decision) : decision;
}

}  // namespace

std::string tokenText(const Grammar& grammar, Symbol type) {
  const std::string& literal = grammar.tokenLiterals[static_cast<size_t>(type)];
  return literal.empty() ? grammar.tokenNames[static_cast<size_t>(type)] : fmt::format("\"{}\"", literal);
}

std::string ruleText(const Grammar& grammar, RuleId rule) { return fmt::format("<{}>", grammar.ruleNames[rule]); }

// NOLINTBEGIN(misc-no-recursion): not deeper than `deepest`.

/// The alternatives of a block, with brackets where they are needed.
std::string RuleText::all(StateId block, size_t depth) const {
  const Atn& atn = grammar_.parser;
  const StateId end = atn.states[block].end;
  std::vector<std::string> texts;
  size_t length = 0;
  bool single = true, optional = false;
  for (const Transition& way : atn.from(block)) {
    if (way.target == end) {
      optional = true;
      continue;
    }
    const Elements own = elements(way.target, end, depth + 1);
    single &= own.size() == 1 && !own[0].isGroup;
    std::vector<std::string_view> words;
    for (const Element& element : own) words.push_back(element.text);
    if (length > longest) {
      texts.emplace_back("…");
      break;
    }
    texts.push_back(fmt::format("{}", fmt::join(words, " ")));
    length += texts.back().size();
  }
  const std::string text = fmt::format("{}", fmt::join(texts, " | "));
  return (single && texts.size() == 1 ? text : "(" + text + ")") + (optional ? "?" : "");
}

RuleText::Element RuleText::group(StateId start, size_t depth) const {
  const Atn& atn = grammar_.parser;
  switch (atn.states[start].kind) {
    case StateKind::plusBlockStart: return {all(start, depth) + "+", true, false};
    case StateKind::starLoopEntry: {
      const StateId block = loopBlock(atn, start);
      return {block == noState ? "" : all(block, depth) + "*", true, true};
    }
    default: return {all(start, depth), true, isOptional(atn, start)};
  }
}

RuleText::Elements RuleText::elements(StateId from, StateId to, size_t depth) const {
  const Atn& atn = grammar_.parser;
  Elements found;
  auto add = [&](Element element) {
    if (!element.text.empty()) found.push_back(std::move(element));
  };
  for (StateId at = from; at != to && at != noState;) {
    if (atn.states[at].kind == StateKind::ruleStop) break;
    if (charactersOf(found) > longest || depth > deepest) {
      add({"…"});
      break;
    }
    const Transition& transition = atn.from(at)[0];
    if (const StateId behind = behindGroup(atn, at); behind != noState) {
      add(group(at, depth));
      at = behind;
    } else if (transition.kind == TransitionKind::rule) {
      add({ruleText(grammar_, atn.states[transition.target].rule)});
      at = transition.follow;
    } else {
      if (transition.kind == TransitionKind::set) {
        std::vector<std::string> tokens;
        for (SymbolRange range : atn.sets[transition.argument].ranges())
          for (Symbol type = range.first; type <= range.last && tokens.size() <= longest / 4; ++type)
            tokens.push_back(tokenText(grammar_, type));
        const std::string text = fmt::format("{}", fmt::join(tokens, " | "));
        add({tokens.size() > 1 ? "(" + text + ")" : text});
      }
      at = transition.target;
    }
  }
  return found;
}

/// What stands right before the state `wanted`; nullopt if that isn't between these.
std::optional<std::string> RuleText::before(StateId wanted, StateId from, StateId to, size_t depth) const {
  const Atn& atn = grammar_.parser;
  std::string last;
  for (StateId at = from; at != to && at != noState;) {
    if (at == wanted) return last;
    if (atn.states[at].kind == StateKind::ruleStop || depth > deepest) break;
    const Transition& transition = atn.from(at)[0];
    if (const StateId behind = behindGroup(atn, at); behind != noState) {
      if (const StateId block = blockOf(atn, at); block != noState)
        for (const Transition& way : atn.from(block))
          if (auto found = before(wanted, way.target, atn.states[block].end, depth + 1)) return found;
      last.clear();
      at = behind;
    } else {
      if (transition.kind == TransitionKind::rule || transition.kind == TransitionKind::set) {
        const bool isRule = transition.kind == TransitionKind::rule;
        const Elements own = elements(at, isRule ? transition.follow : transition.target);
        last = own.empty() ? "" : own[0].text;
      }
      at = transition.kind == TransitionKind::rule ? transition.follow : transition.target;
    }
  }
  return std::nullopt;
}

// NOLINTEND(misc-no-recursion)

std::string RuleText::alternative(StateId decision, size_t alternative) const {
  const Atn& atn = grammar_.parser;
  const StateId block = blockOf(atn, decision);
  if (block == noState || alternative >= atn.states[block].transitionCount) return "";
  const StateId end = atn.states[block].end;
  const Elements own = elements(atn.from(block)[alternative].target, end);
  if (own.empty()) return "nothing";
  size_t shown = 1, others = 0, same = 0, number = 0;
  while (shown < own.size() && own[shown - 1].isOptional) ++shown;
  for (size_t other = 0; other < atn.states[block].transitionCount; ++other) {
    if (atn.from(block)[other].target == end) continue;
    const Elements its = elements(atn.from(block)[other].target, end);
    if (its == own) ++same;
    if (other == alternative) number = same;
    if (its == own) continue;
    ++others;
    const auto common = std::ranges::mismatch(own, its).in1 - own.begin();
    shown = std::max(shown, std::min(static_cast<size_t>(common) + 1, own.size()));
  }
  if (charactersOf(own) <= shortText &&
      std::ranges::none_of(own.begin() + static_cast<long>(shown), own.end(), &Element::isGroup))
    shown = own.size();
  std::vector<std::string_view> words;
  for (size_t i = 0; i < shown; ++i) words.push_back(own[i].text);
  // That of a left-recursive rule is only what its texts begin with.
  const bool goesOn = atn.leftRecursive[atn.states[block].rule] && ruleDecision(atn, atn.states[block].rule) == block;
  if (goesOn || (shown < own.size() && others > 0)) words.emplace_back("…");
  std::string text = fmt::format("{}", fmt::join(words, " "));
  if (same > 1) text += fmt::format(" ({} of {})", number, same);
  return text;
}

std::string RuleText::alternatives(StateId decision) const {
  const Atn& atn = grammar_.parser;
  const StateId block = blockOf(atn, decision);
  if (block == noState) return "";
  std::vector<std::string> texts;
  size_t length = 0;
  for (size_t i = 0; i < atn.states[block].transitionCount && length <= longest; ++i) {
    if (atn.from(block)[i].target == atn.states[block].end) continue;
    texts.push_back(alternative(block, i));
    length += texts.back().size();
    if (length > longest && i + 1 < atn.states[block].transitionCount) texts.emplace_back("…");
  }
  return texts.size() == 1 ? texts[0] : fmt::format("({})", fmt::join(texts, " | "));
}

bool RuleText::mayBe(StateId decision, const std::string& text) const {
  const StateId block = blockOf(grammar_.parser, decision);
  for (size_t i = 0; block != noState && i < grammar_.parser.states[block].transitionCount; ++i)
    if (alternative(block, i) == text) return true;
  return alternatives(decision) == text;
}

DecisionPlace RuleText::placeOf(StateId decision) const {
  const Atn& atn = grammar_.parser;
  const RuleId rule = atn.states[decision].rule;
  DecisionPlace place;
  place.after = before(decision, atn.ruleStart[rule], atn.ruleStop[rule]).value_or("");
  if (const StateId choice = ruleDecision(atn, rule); choice != noState)
    for (size_t i = 0; i < atn.states[choice].transitionCount; ++i)
      if (before(decision, atn.from(choice)[i].target, atn.states[choice].end)) place.alternative = i;
  return place;
}

}  // namespace hone
