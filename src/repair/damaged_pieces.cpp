#include "repair/damaged_pieces.h"

#include <algorithm>

#include "repair/characters.h"
#include "repair/foreign_pieces.h"
#include "repair/piece_cost.h"

namespace hone {
namespace {

/// Whether most lines of a text end in a semicolon.
bool endsLinesInSemicolons(std::string_view text) {
  constexpr size_t most = 1 << 16;
  text = text.substr(0, most);
  size_t lines = 0, ends = 0;
  for (size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
    size_t last = text.substr(0, end).find_last_not_of(" \t\r\n");
    lines += end > 0 && text[end - 1] != '\n';
    ends += last != std::string_view::npos && last + 2 >= end && text[last] == ';';
  }
  return lines >= 4 && ends * 10 >= lines * 6;
}

/// Brackets and quotes that go with a text were meant for the language.
uint32_t meant(std::string_view text, const Notation& notation) {
  uint32_t signs = 0;
  for (char c : text) signs += oneOf(c, "{}[]\"") && (notation.hasSign(c) || c == notation.quote());
  return piece_cost::meantSign * signs;
}

/// Of what stands before or behind the text.
uint32_t surroundingsCost(std::string_view text, const Notation& notation) {
  constexpr uint32_t most = 5;
  uint32_t lines = 0;
  for (size_t at = behindBlanks(text, 0); at < text.size(); ++lines) at = behindBlanks(text, text.find('\n', at));
  return piece_cost::surroundings + static_cast<uint32_t>(text.size()) + meant(text, notation) +
         piece_cost::furtherLine * (std::clamp(lines, 1u, most) - 1);
}

/// What the end of the text cuts off there is a name with the beginning of its value, even if the sign between them is
/// missing: that is completed.
bool saysSomething(const PieceContext& context, uint32_t offset) {
  const std::string_view rest = context.text.substr(offset);
  const size_t sign = rest.find_first_of(":=", 1);
  if (sign != std::string_view::npos && behindBlanks(rest, sign + 1) < rest.size()) return true;
  for (uint32_t at = offset; at < context.text.size(); ++at)
    if (missesSeparator(context, at)) return true;
  return false;
}

}  // namespace

DamagedPieces::DamagedPieces(std::string_view text, const Notation& notation, bool spareLines, bool doubled)
    : endsInSemicolons_(endsLinesInSemicolons(text)),
      spareLines_(spareLines),
      repeats_(doubled ? text : std::string_view()) {
  constexpr size_t mostStarts = 8;
  const size_t far = std::min(text.size(), longestPiece);
  for (size_t at = 0; at < far && starts_.size() < mostStarts; ++at)
    if (oneOf(text[at], "{[<(") && notation.hasSign(text[at])) starts_.push_back(static_cast<uint32_t>(at));
}

void DamagedPieces::find(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const {
  findLines(context, offset, found);
  findSurroundings(context, offset, found);
  findWiped(context, offset, found);
}

/// A line that is too much, as a whole.
void DamagedPieces::findLines(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const {
  constexpr size_t longest = 400;
  if (offset > 0 && context.text[offset - 1] != '\n') return;
  size_t end = context.text.find('\n', offset);
  if (end == std::string_view::npos) end = context.text.size() - 1;
  uint32_t length = static_cast<uint32_t>(end + 1 - offset);
  if (length > longest || length == context.text.size()) return;
  // It was cut off where the lines around it have their end; or it is no part of the text.
  const size_t last = context.text.substr(0, end + 1).find_last_not_of(" \t\r\n");
  const bool goesOn = last != std::string_view::npos && oneOf(context.text[last], ",:(){}[]");
  const bool cut = endsInSemicolons_ && !goesOn && (last == std::string_view::npos || context.text[last] != ';');
  const uint32_t cost = cut           ? piece_cost::cutLine + length / 8
                        : spareLines_ ? piece_cost::spareLine + length / 4
                                      : piece_cost::line + length;
  found.push_back({PieceKind::other, length, cost, PieceSite::betweenTokens, {}});
}

/// What stands before and behind the text, and the last element that was only begun.
void DamagedPieces::findSurroundings(const PieceContext& context, uint32_t offset,
                                     std::vector<FoundPiece>& found) const {
  if (offset == 0)
    for (uint32_t start : starts_)
      if (start > 0)
        found.push_back({PieceKind::other,
                         start,
                         surroundingsCost(context.text.substr(0, start), context.notation),
                         PieceSite::betweenTokens,
                         {}});
  std::string_view rest = context.text.substr(offset);
  if (rest.size() > longestPiece) return;
  uint32_t size = static_cast<uint32_t>(rest.size());
  // Tokens of the language are more likely to be meant than what isn't.
  char before = offset > 0 ? context.text[offset - 1] : '\n';
  if (isCloser(before) || (before == '>' && context.notation.hasSign('>')))
    found.push_back({PieceKind::other, size, surroundingsCost(rest, context.notation), PieceSite::atEnd, {}});
  const size_t closers = static_cast<size_t>(std::ranges::count_if(rest, isCloser));
  if (isCloser(rest[0]) && rest.find_first_not_of(")]} \t\r\n") == std::string_view::npos)
    found.push_back(
        {PieceKind::other, size, piece_cost::spareCloser * static_cast<uint32_t>(closers), PieceSite::atEnd, {}});
  bool element = (oneOf(context.text[offset], ",;") && context.notation.hasSign(context.text[offset])) ||
                 (oneOf(before, "[{") && context.notation.hasSign(before));
  const size_t begun = behindBlanks(rest, 1);
  const bool lastLine = rest.find_last_not_of("\r\n") < rest.find('\n', begun);
  const bool alone = rest.find_first_of(",;[{)]}", 1) == std::string_view::npos && !isCloser(rest[0]);
  if (element && lastLine && alone && !saysSomething(context, offset))
    found.push_back({PieceKind::other, size, piece_cost::begunElement + size / 8, PieceSite::betweenTokens, {}});
}

/// Bytes that were overwritten, and a block that was written twice.
void DamagedPieces::findWiped(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const {
  unsigned char c = static_cast<unsigned char>(context.text[offset]);
  bool wiped = (c < ' ' && !isBlank(context.text[offset])) || c == 0x7F || c == 0xFF;
  if (wiped) {
    uint32_t length = static_cast<uint32_t>(
        std::min(context.text.find_first_not_of(context.text[offset], offset), context.text.size()) - offset);
    bool goesOn = offset > 0 && context.text[offset - 1] == context.text[offset];
    if (length > 1 && !goesOn) found.push_back({PieceKind::other, length, piece_cost::wiped, PieceSite::anywhere, {}});
  }
  if (uint32_t length = repeats_.at(offset))
    found.push_back({PieceKind::other, length, piece_cost::doubled, PieceSite::anywhere, {}});
}

}  // namespace hone
