// A piece of a text that can be changed as a whole, as those who look for one kind of pieces report it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "repair/notation.h"

namespace hone {

/// Where in a text a piece may be changed, for a parser that has read up to it.
enum class PieceSite : uint8_t {
  betweenTokens,
  inToken,
  anywhere,
  atEnd,  ///< where the text may end
};

/// What may be somebody's habit, and so go through a whole text; `other` is none.
enum class PieceKind : uint8_t {
  quotes,
  keyword,
  word,
  number,
  call,
  separator,
  bracket,
  escaped,
  comment,
  backslash,
  halfQuoted,  ///< a word with a quote behind it alone
  unseen,
  gap,  ///< a separator that is missing
  other,
  count_
};

struct FoundPiece {
  PieceKind kind;
  uint32_t length;  ///< bytes of the text that go
  uint32_t cost;    ///< of the only one of its kind
  PieceSite site;
  std::string text;  ///< comes in their place
};

/// What is looked at in search of pieces.
struct PieceContext {
  std::string_view text;
  const Notation& notation;
  std::array<uint32_t, static_cast<size_t>(PieceKind::count_)> habits{};  ///< how often, by kind

  uint32_t& habit(PieceKind kind) { return habits[static_cast<size_t>(kind)]; }
  uint32_t habit(PieceKind kind) const { return habits[static_cast<size_t>(kind)]; }
};

constexpr size_t longestPiece = 4096;  ///< of those that are found by their end

/// The offset of the first character that is no blank; the text's size if there is none.
size_t behindBlanks(std::string_view text, size_t at);
/// What may stand behind a value: a separator, a closing bracket, the end of a line.
bool endsValue(std::string_view text, size_t at);
}  // namespace hone
