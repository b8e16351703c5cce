// Edits on whole pieces of a text: what people write by the rules of another language, and what programs cut, double or
// wipe out. Such a piece is changed at once and at a cost of its own, however long it is.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"
#include "repair/damaged_pieces.h"
#include "repair/known_slips.h"
#include "repair/notation.h"
#include "repair/piece.h"

namespace hone {

struct PieceEdit {
  uint32_t length;  ///< bytes of the text that go
  uint32_t cost;
  PieceSite site;
  std::string text;  ///< comes in their place
  uint32_t number;   ///< of all edits of the text
};

/// What is common in a text is a habit of whoever wrote it, not an accident: all edits of a kind together cost about as
/// much as a single one.
class PieceEdits {
 public:
  /// The text and the language must outlive this. Reads the first megabyte of the text. `doubled` as in
  /// CorrectionOptions. O(text).
  PieceEdits(Language& language, std::string_view text, Encoding encoding, bool doubled);

  /// Those that begin at an offset; computed once. The result stays good.
  std::span<const PieceEdit> at(uint32_t offset);
  const std::string& text(uint32_t number) const { return *texts_[number]; }

  const Notation& notation() const { return notation_; }

  /// The change takes out a block that stands there twice.
  bool takesDoubled(const Change& change) const;

 private:
  std::vector<FoundPiece> find(uint32_t offset) const;
  void countHabits(Language& language, Encoding encoding);

  const Notation notation_;
  PieceContext context_;
  const KnownSlips slips_;
  const DamagedPieces damaged_;
  std::map<uint32_t, std::vector<PieceEdit>> edits_;
  std::deque<const std::string*> texts_;
};

}  // namespace hone
