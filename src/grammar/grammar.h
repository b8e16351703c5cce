// A grammar as hone works with it: the networks of lexer and parser rules, and names.
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

/// What a lexer rule does when it has matched, in ANTLR's order.
struct LexerAction {
  enum class Kind : uint8_t { channel, custom, mode, more, popMode, pushMode, skip, type };
  Kind kind;
  int32_t argument = 0;  ///< channel, mode or token type
};

struct LexerRules {
  Atn atn;
  std::vector<LexerAction> actions;
  std::vector<StateId> modeStart;  ///< by mode; the default mode is 0
  std::vector<Symbol> tokenType;   ///< by lexer rule; 0 for a fragment that names no token
  std::vector<std::string> ruleNames;
  std::vector<std::string> modeNames;

  /// The commands of each rule, those of all its alternatives. O(network).
  std::vector<std::vector<LexerAction>> commands() const;
};

/// In which lexer rules a letter stands for both its cases.
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
  std::vector<std::string> tokenNames;     ///< by token type; a literal in quotes where there is no name; "EOF" is 0
  std::vector<std::string> tokenLiterals;  ///< by token type: the literal's text without quotes, else empty

  /// The network of two .interp files as ANTLR 4.7.2 writes them. O(size).
  /// Throws UserError where a text is not of that form.
  static std::shared_ptr<const Grammar> fromInterp(std::string name, std::string_view lexerInterp,
                                                   std::string_view parserInterp, const LetterCase& letterCase = {});

  Symbol tokenTypeCount() const { return static_cast<Symbol>(tokenNames.size()); }

  std::optional<RuleId> findRule(std::string_view ruleName) const;
  /// Throws UserError that names similar rules.
  RuleId rule(std::string_view ruleName) const;
};

}  // namespace hone
