// Writes tokens one after the other so that they lex back to the same tokens.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parse/derivation.h"
#include "parse/language.h"

namespace hone {

/// A leaf of an edited tree, or a token with all its islands.
struct Piece {
  std::string_view text;
  Symbol type;
  bool hidden;
  bool seam;        ///< was not behind the piece before it
  bool modesKnown;  ///< is a token of the input
  LeafModes modes;
  uint32_t farLook = 0;  ///< offset in the input up to which the lexer looked, 0 if not far
};

/// A text of one language that is to be written: all of an input, or an island of it.
struct PiecesOfText {
  Language* language = nullptr;
  std::string_view input;  ///< of which the pieces with known modes are parts
  uint32_t inputEnd = 0;   ///< where in it the text ends
  std::vector<Piece> pieces;
};

/// What stands around the pieces where they are but a part of a text.
struct Surroundings {
  bool textBefore = false, textBehind = false;    ///< text of the input, next to the pieces unchanged
  bool seamsBefore = false, seamsBehind = false;  ///< further off in that
};

/// How the pieces of a part of a text are joined.
struct JoinedPart {
  enum class Outcome : uint8_t {
    joined,
    impossible,  ///< no separator helps
    outOfSight   ///< that depends on the text around
  };
  Outcome outcome = Outcome::joined;
  std::vector<uint8_t> separators = {};  ///< before each piece: 0 for none, else 1 + index in Language::separators
};
JoinedPart joinPart(PiecesOfText part, Surroundings surroundings, Encoding encoding, const StopToken& stop);

/// The pieces with separators where they are needed; nullopt where none helps. O(text). Throws Cancelled.
std::optional<std::string> joinPieces(PiecesOfText text, Encoding encoding, const StopToken& stop);

}  // namespace hone
