// Computes the shortest text that each rule derives. It replaces subtrees that can't be deleted, as in HDD (Misherghi
// and Su, ICSE 2006, section 4; Picireny computes it from the text of the grammar).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// The minimal text of each lexer rule, as code points: the shortest text, of the first alternative that has it, with
/// the most readable character of a set (a letter, a digit, a visible one). nullopt: the rule derives no finite text.
std::vector<std::optional<std::u32string>> minimalLexerStrings(const LexerRules& lexer);

/// By parser rule, its minimal sequence of tokens, given the lengths of the tokens' texts (nullopt: no such text).
/// Shortest in total, then fewest tokens, then the first alternative. nullopt: the rule derives no sequence.
std::vector<std::optional<std::vector<Symbol>>> minimalTokenSequences(
    const Grammar& grammar, const std::vector<std::optional<uint32_t>>& tokenLengths);

}  // namespace hone
