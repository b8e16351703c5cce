// The shortest text that each rule derives. hone replaces by it what it can't delete, as HDD does (Misherghi and Su,
// ICSE 2006, section 4; Picireny computes the same from the text of the grammar).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// Minimal texts of lexer rules, as code points. Deterministic: shortest first, then the first alternative; of a set
/// the character that reads best (a letter, a digit, a visible one). Empty optional: the rule derives no finite text.
std::vector<std::optional<std::u32string>> minimalLexerStrings(const LexerRules& lexer);

/// Minimal token sequences of the parser's rules, for given lengths of the tokens' texts (nullopt: can't be produced).
/// Shortest in total length, then fewest tokens, then the first alternative. Empty optional: derives no such text.
std::vector<std::optional<std::vector<Symbol>>> minimalTokenSequences(
    const Grammar& grammar, const std::vector<std::optional<uint32_t>>& tokenLengths);

}  // namespace hone
