// Reads a network of rules from the numbers in which the ANTLR tool 4.7 writes it into .interp files.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "grammar/atn.h"
#include "grammar/grammar.h"

namespace hone {

struct SerializedAtn {
  Atn atn;
  Symbol largestTokenType = 0;
  std::vector<Symbol> tokenType;     ///< of a lexer: by rule; 0 for a fragment that names no token
  std::vector<StateId> modeStart;    ///< of a lexer
  std::vector<LexerAction> actions;  ///< of a lexer
};

/// `bothCases`: by lexer rule, whether its letters match both cases; empty for a parser. O(size log size). Throws
/// UserError where the numbers are not of that form.
SerializedAtn readSerializedAtn(std::span<const uint16_t> numbers, const std::vector<bool>& bothCases);

}  // namespace hone
