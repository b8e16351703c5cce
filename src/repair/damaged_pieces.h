// Pieces that got into a text as a whole, or were damaged so: lines, what stands before and behind the text, blocks
// that were overwritten or doubled, an element that the end of the file cuts off.
#pragma once

#include "repair/piece.h"
#include "repair/repeats.h"

namespace hone {

class DamagedPieces {
 public:
  /// `spareLines` as in RepairHints; `doubled`: blocks that are doubled are looked for too. O(text).
  DamagedPieces(std::string_view text, const Notation& notation, bool spareLines, bool doubled);

  /// Those that begin at an offset. O(longestPiece).
  void find(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const;

  /// The length of the doubled block that begins at an offset, or 0.
  uint32_t doubledAt(uint32_t offset) const { return repeats_.at(offset); }

 private:
  void findLines(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const;
  void findSurroundings(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const;
  void findWiped(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const;

  std::vector<uint32_t> starts_;  ///< where the text may begin, if what stands before isn't part of it
  bool endsInSemicolons_;         ///< most lines do
  bool spareLines_;
  Repeats repeats_;
};

}  // namespace hone
