// Pieces that follow the rules of another language: its quotes, keywords, numbers, separators and comments.
#pragma once

#include "repair/piece.h"

namespace hone {

/// Those that begin at an offset. O(longestPiece).
void findForeignPieces(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found);

/// Elements on lines of their own, with no separator between them.
bool missesSeparator(const PieceContext& context, uint32_t offset);

}  // namespace hone
