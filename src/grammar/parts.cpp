#include "grammar/parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "grammar/groups.h"
#include "grammar/only_texts.h"
#include "grammar/reachability.h"
#include "text/user_error.h"

namespace hone {
namespace {

// What a grammar writes in its parser rules, as people read it: `"," <value>`, `"switch" …`. As short as it may be and
// still tell an alternative from the others.

/// Where a decision stands in its rule.
struct DecisionPlace {
  std::string after;                  ///< the rule or token right before it; empty if there is none
  std::optional<size_t> alternative;  ///< of the whole rule, where that is a choice
};

class RuleText {
 public:
  /// `grammar` must outlive this.
  explicit RuleText(const Grammar& grammar) : grammar_(grammar) {}

  /// Up to what tells it from the other alternatives of the decision: `"switch" …`. All where that is short.
  std::string alternative(StateId decision, size_t alternative) const;
  /// What an optional part or an iteration has, in all its alternatives: `(QUOTED | TEXT)`.
  std::string alternatives(StateId decision) const;
  /// Is this the text of one of its alternatives, or of all together?
  bool mayBe(StateId decision, const std::string& text) const;
  DecisionPlace placeOf(StateId decision) const;

 private:
  /// A rule, a token, or a group.
  struct Element {
    std::string text;
    bool isGroup = false;
    bool isOptional = false;
    friend bool operator==(const Element&, const Element&) = default;
  };
  using Elements = std::vector<Element>;

  Elements elements(StateId from, StateId to, size_t depth = 0) const;
  Element group(StateId start, size_t depth) const;
  std::string all(StateId block, size_t depth) const;
  std::optional<std::string> before(StateId wanted, StateId from, StateId to, size_t depth = 0) const;

  const Grammar& grammar_;
};

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

/// `TOKEN` or `"literal"`.
std::string tokenText(const Grammar& grammar, Symbol type) {
  const std::string& literal = grammar.tokenLiterals[static_cast<size_t>(type)];
  return literal.empty() ? grammar.tokenNames[static_cast<size_t>(type)] : fmt::format("\"{}\"", literal);
}

/// `<rule>`.
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
