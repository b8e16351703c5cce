// A grammar as hone uses it: the networks of its lexer and parser rules, and their names.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/atn.h"

namespace hone {

/// A command of a lexer rule, executed after a match. The kinds are in ANTLR's order.
struct LexerAction {
  enum class Kind : uint8_t { channel, custom, mode, more, popMode, pushMode, skip, type };
  Kind kind;
  int32_t argument = 0;  ///< channel, mode or token type
};

struct LexerRules {
  Atn atn;
  std::vector<LexerAction> actions;
  std::vector<StateId> modeStart;  ///< by mode; the default mode is 0
  std::vector<Symbol> tokenType;   ///< by lexer rule; 0 for a fragment rule
  std::vector<std::string> ruleNames;
  std::vector<std::string> modeNames;

  /// By rule, the commands of all its alternatives. O(network).
  std::vector<std::vector<LexerAction>> commands() const;
};

/// Says in which lexer rules a letter matches both its cases.
struct LetterCase {
  bool insensitive = false;
  std::map<std::string, bool> rules = {};  ///< exceptions, by name

  bool insensitiveIn(const std::string& rule) const {
    auto found = rules.find(rule);
    return found == rules.end() ? insensitive : found->second;
  }
};

struct Grammar {
  std::string name;
  Atn parser;
  LexerRules lexer;
  std::vector<std::string> ruleNames;
  std::vector<std::string> tokenNames;     ///< by token type; the quoted literal of a token without a name; 0 is "EOF"
  std::vector<std::string> tokenLiterals;  ///< by token type: the literal without quotes; empty if it has none

  /// Reads two .interp files as ANTLR 4.7.2 writes them. O(size). Throws UserError if a text is not of that
  /// form.
  static std::shared_ptr<const Grammar> fromInterp(std::string name, std::string_view lexerInterp,
                                                   std::string_view parserInterp, const LetterCase& letterCase = {});

  Symbol tokenTypeCount() const { return static_cast<Symbol>(tokenNames.size()); }

  std::optional<RuleId> findRule(std::string_view ruleName) const;
  /// The rule of this name. Throws UserError that names similar rules if there is none.
  RuleId rule(std::string_view ruleName) const;
};

}  // namespace hone
