// Pieces that follow the rules of another language: its quotes, keywords, numbers, separators and comments.
#pragma once

#include "repair/piece.h"

namespace hone {

/// Those that begin at an offset. O(longestPiece).
void findForeignPieces(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found);

/// A blank between two elements where a separator is missing.
bool missesSeparator(const PieceContext& context, uint32_t offset);

}  // namespace hone
