// Finds a maximal part of a broken text that the program accepts, by deletion alone. Lexical, syntactic and hybrid
// ddmax of the paper are this search over units of different sizes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "repair/ddmax.h"
#include "repair/oracle.h"
#include "tree/tree.h"

namespace hone {

std::vector<TextUnit> characterUnits(std::string_view text, Encoding encoding);
std::vector<TextUnit> lineUnits(std::string_view text);
/// The leaves of the error-tolerant parse tree in pre-order, hidden ones included. What the lexer can make nothing of
/// is one unit up to the next token, for the parser never sees it.
std::vector<TextUnit> tokenUnits(const Tree& tree);

/// Units of blanks alone go with those before them.
void joinBlanks(std::string_view text, std::vector<TextUnit>& units);

std::string keptText(std::string_view text, const KeptBytes& kept);

/// Grows `kept` by ddmax over the units of each level, from coarse to fine and again as long as anything is added; of a
/// unit that is kept in part, the rest is added or not. Each level covers what is not kept; the whole text is one that
/// is refused. When no limit strikes, the result is 1-maximal at every level: what is missing of any single unit can't
/// be added. What doesn't fit isn't asked for.
void growSubset(Oracle& oracle, const std::string& text, KeptBytes& kept,
                const std::vector<std::vector<TextUnit>>& levels, std::string_view pass, const FittingText& fits = {});

}  // namespace hone
