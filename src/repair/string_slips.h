// What goes wrong with the quotes and backslashes of a string, seen from within: a quote that isn't escaped, or
// missing.
#pragma once

#include "repair/piece.h"

namespace hone {

/// Those that begin at an offset. O(longestPiece).
void findStringSlips(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found);

/// A backslash that the language's strings can't have before what follows it.
bool strayBackslash(const PieceContext& context, uint32_t offset);

}  // namespace hone
