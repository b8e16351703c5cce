#include "repair/piece_edits.h"

#include <algorithm>
#include <bitset>

#include "grammar/repair_hints.h"
#include "repair/foreign_pieces.h"
#include "repair/string_slips.h"

namespace hone {

PieceEdits::PieceEdits(Language& language, std::string_view text, Encoding encoding, bool doubled)
    : notation_(language),
      context_{text, notation_},
      slips_(repairHints(language.name()).slips, text),
      damaged_(text, notation_, repairHints(language.name()).spareLines, doubled) {
  countHabits(language, encoding);
}

std::span<const PieceEdit> PieceEdits::at(uint32_t offset) {
  auto [known, isNew] = edits_.try_emplace(offset);
  if (!isNew) return known->second;
  for (FoundPiece& piece : find(offset)) {
    const uint32_t cost = piece.cost / std::max(context_.habit(piece.kind), 1u);
    const uint32_t number = static_cast<uint32_t>(texts_.size() + known->second.size());
    known->second.push_back({piece.length, cost, piece.site, std::move(piece.text), number});
  }
  for (const PieceEdit& edit : known->second) texts_.push_back(&edit.text);
  return known->second;
}

bool PieceEdits::takesDoubled(const Change& change) const {
  const uint32_t length = damaged_.doubledAt(change.offset);
  return length > 0 && change.removed >= length;
}

std::vector<FoundPiece> PieceEdits::find(uint32_t offset) const {
  std::vector<FoundPiece> found;
  if (offset >= context_.text.size()) return found;
  findForeignPieces(context_, offset, found);
  findStringSlips(context_, offset, found);
  slips_.find(context_, offset, found);
  damaged_.find(context_, offset, found);
  return found;
}

/// Reads the text as the lexer does, and counts the pieces where it can't.
void PieceEdits::countHabits(Language& language, Encoding encoding) {
  constexpr size_t most = 1 << 20;
  const std::string_view text = context_.text.substr(0, most);
  if (notation_.quote() != 0)
    for (size_t at = text.find('\\'); at < text.size(); at = text.find('\\', at + 2))
      context_.habit(PieceKind::backslash) += strayBackslash(context_, static_cast<uint32_t>(at));
  constexpr size_t mostErrors = 10'000;
  size_t errors = 0;
  ModeStack modes = 0;
  for (uint32_t at = 0; at < text.size() && errors < mostErrors;) {
    Token token = language.lexer().next(text, encoding, at, modes);
    if (token.type != lexicalError) {
      if (token.end == at && token.after == modes) return;
      if (token.hidden) context_.habit(PieceKind::gap) += missesSeparator(context_, at);
      modes = token.after;
      at = token.end;
      continue;
    }
    ++errors;
    uint32_t length = 1;
    std::bitset<static_cast<size_t>(PieceKind::count_)> seen;
    for (const FoundPiece& piece : find(at)) {
      if (piece.site != PieceSite::betweenTokens || piece.kind == PieceKind::gap || piece.kind == PieceKind::other)
        continue;
      // A word that is a keyword of some language is not one more word without quotes.
      if (piece.kind == PieceKind::word && seen[static_cast<size_t>(PieceKind::keyword)]) continue;
      if (!seen[static_cast<size_t>(piece.kind)]) ++context_.habit(piece.kind);
      seen.set(static_cast<size_t>(piece.kind));
      if (length == 1) length = std::max(piece.length, 1u);
    }
    at += length;
  }
}

}  // namespace hone
