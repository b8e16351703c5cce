#include "grammar/only_texts.h"

#include <set>
#include <utility>

#include "text/decode.h"

namespace hone {
namespace {

enum class Spelling : uint8_t {
  exact,
  anyCase  ///< then in small letters
};

/// The symbol of the set, if it has exactly one.
std::optional<Symbol> onlySymbol(const SymbolSet& set, Spelling spelling) {
  std::optional<Symbol> only;
  for (SymbolRange range : set.ranges()) {
    if (range.first != range.last || range.first < 0) return std::nullopt;
    const bool fold = spelling == Spelling::anyCase && range.first >= 'A' && range.first <= 'Z';
    const Symbol symbol = fold ? range.first - 'A' + 'a' : range.first;
    if (only && *only != symbol) return std::nullopt;
    only = symbol;
  }
  return only;
}

/// The rule's text if its path has no choice. A recursive rule has no end without a choice, so the number of steps is
/// limited.
std::optional<std::string> onlyText(const LexerRules& lexer, RuleId rule, Spelling spelling) {
  const Atn& atn = lexer.atn;
  std::string text;
  std::vector<StateId> callers;
  StateId state = atn.ruleStart[rule];
  for (size_t steps = 0; steps < atn.states.size() * 4; ++steps) {
    if (atn.states[state].kind == StateKind::ruleStop) {
      if (callers.empty()) return text;
      state = callers.back();
      callers.pop_back();
      continue;
    }
    std::span<const Transition> transitions = atn.from(state);
    if (transitions.size() != 1) return std::nullopt;
    const Transition& transition = transitions.front();
    if (transition.kind == TransitionKind::rule) callers.push_back(transition.follow);
    if (transition.kind == TransitionKind::set) {
      const std::optional<Symbol> symbol = onlySymbol(atn.sets[transition.argument], spelling);
      if (!symbol) return std::nullopt;
      encode(*symbol, Encoding::utf8, text);
    }
    state = transition.target;
  }
  return std::nullopt;
}

/// Calls back with each lexer rule and the type of its tokens.
template <typename Found>
void forEachTokenRule(const Grammar& grammar, Found found) {
  const std::vector<std::vector<LexerAction>> commands = grammar.lexer.commands();
  for (RuleId rule = 0; rule < grammar.lexer.tokenType.size(); ++rule) {
    Symbol type = grammar.lexer.tokenType[rule];
    for (const LexerAction& command : commands[rule])
      if (command.kind == LexerAction::Kind::type) type = command.argument;
    if (type > endOfFile && type < grammar.tokenTypeCount()) found(rule, static_cast<size_t>(type));
  }
}

std::vector<std::optional<std::string>> onlyTexts(const Grammar& grammar, Spelling spelling) {
  const auto count = static_cast<size_t>(grammar.tokenTypeCount());
  std::vector<std::optional<std::string>> texts(count);
  std::vector<bool> refuted(count);
  forEachTokenRule(grammar, [&](RuleId rule, size_t type) {
    std::optional<std::string> text = onlyText(grammar.lexer, rule, spelling);
    if (!text || (texts[type] && texts[type] != text)) refuted[type] = true;
    texts[type] = std::move(text);
  });
  for (size_t type = 0; type < count; ++type)
    if (refuted[type]) texts[type].reset();
  return texts;
}

/// Where a rule may be empty, nothing is said of what follows it.
bool beginsWithQuote(const Atn& atn, RuleId rule) {
  std::vector<bool> seen(atn.states.size());
  std::vector<StateId> open = {atn.ruleStart[rule]};
  while (!open.empty()) {
    const StateId state = open.back();
    open.pop_back();
    if (seen[state]) continue;
    seen[state] = true;
    if (atn.states[state].kind == StateKind::ruleStop) return false;
    for (const Transition& transition : atn.from(state)) {
      if (transition.kind != TransitionKind::set)
        open.push_back(transition.target);
      else
        for (SymbolRange range : atn.sets[transition.argument].ranges())
          if (range.first != range.last || (range.first != '"' && range.first != '\'')) return false;
    }
  }
  return true;
}

}  // namespace

std::vector<std::optional<std::string>> onlyTexts(const Grammar& grammar) {
  return onlyTexts(grammar, Spelling::exact);
}

std::vector<std::optional<std::string>> onlyWords(const Grammar& grammar) {
  return onlyTexts(grammar, Spelling::anyCase);
}

bool isAnyCharacter(const Grammar& grammar, Symbol type) {
  const Atn& atn = grammar.lexer.atn;
  size_t sets = 0;
  bool any = true;
  forEachTokenRule(grammar, [&](RuleId rule, Symbol made) {
    if (made != type) return;
    std::vector<std::pair<StateId, bool>> open = {{atn.ruleStart[rule], false}};  // behind a character?
    std::set<std::pair<StateId, bool>> met;
    while (!open.empty()) {
      const auto [state, behind] = open.back();
      open.pop_back();
      if (!met.insert({state, behind}).second) continue;
      if (atn.states[state].kind == StateKind::ruleStop) {
        any = any && behind;
        continue;
      }
      for (const Transition& transition : atn.from(state)) {
        const bool reads = transition.kind == TransitionKind::set;
        if (transition.kind == TransitionKind::rule || (reads && behind)) any = false;
        if (reads) {
          ++sets;
          for (const Symbol character : {1, int{' '}, int{'#'}, int{'0'}, int{'A'}, int{'a'}})
            any = any && atn.sets[transition.argument].contains(character);
        }
        open.emplace_back(transition.target, behind || reads);
      }
    }
  });
  return any && sets > 0;
}

std::vector<bool> quotedTokens(const Grammar& grammar) {
  std::vector<bool> quoted(static_cast<size_t>(grammar.tokenTypeCount())), others(quoted.size());
  forEachTokenRule(grammar, [&](RuleId rule, size_t type) {
    (beginsWithQuote(grammar.lexer.atn, rule) ? quoted : others)[type] = true;
  });
  for (size_t type = 0; type < quoted.size(); ++type) quoted[type] = quoted[type] && !others[type];
  return quoted;
}

}  // namespace hone
