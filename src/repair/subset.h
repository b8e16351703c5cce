// A maximal part of a broken text that the program accepts, by deletion alone: what the paper calls lexical, syntactic
// and hybrid ddmax are the same search over units of different sizes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "repair/ddmax.h"
#include "repair/judge.h"
#include "tree/tree.h"

namespace hone {

std::vector<TextUnit> characterUnits(std::string_view text, Encoding encoding);
std::vector<TextUnit> lineUnits(std::string_view text);
/// The leaves of the error-tolerant parse tree in pre-order, hidden ones included. What the lexer can make nothing of
/// is one unit up to the next token, for the parser never sees it.
std::vector<TextUnit> tokenUnits(const Tree& tree);

/// What of the text is to be kept, byte by byte.
using KeptBytes = std::vector<bool>;
std::string keptText(std::string_view text, const KeptBytes& kept);

/// Grows `kept` by ddmax, with the units of each level in turn; a unit that is kept in part is filled up in parts.
/// When no limit strikes, no single unit of the last level can be added.
void growSubset(Judge& judge, const std::string& text, KeptBytes& kept,
                const std::vector<std::vector<TextUnit>>& levels, std::string_view pass);

}  // namespace hone
