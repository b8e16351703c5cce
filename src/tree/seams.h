// Joins tokens to a text that lexes to the same tokens.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parse/derivation.h"
#include "parse/language.h"

namespace hone {

/// A leaf of an edited tree, or a token with its islands.
struct Piece {
  std::string_view text;
  Symbol type;
  bool hidden;
  bool seam;        ///< did not follow the preceding piece in the input
  bool modesKnown;  ///< `modes` are known: it is a token of the input
  LeafModes modes;
  uint32_t farLook = 0;  ///< offset in the input up to which the lexer read; 0 if not far
};

/// The pieces of a text in one language: of a whole input, or of an island.
struct PiecesOfText {
  Language* language = nullptr;
  std::string_view input;  ///< contains the pieces with known modes
  uint32_t inputEnd = 0;   ///< offset in `input` where the text ends
  std::vector<Piece> pieces;
};

/// What surrounds the pieces if they are only a part of a text.
struct Surroundings {
  bool textBefore = false, textBehind = false;    ///< there is unchanged text of the input next to the pieces
  bool seamsBefore = false, seamsBehind = false;  ///< there are seams further away
};

/// The result of joining the pieces of a part of a text.
struct JoinedPart {
  enum class Outcome : uint8_t {
    joined,
    impossible,  ///< no separator helps
    outOfSight   ///< it depends on the surrounding text
  };
  Outcome outcome = Outcome::joined;
  std::vector<uint8_t> separators = {};  ///< before each piece: 0 for none, else 1 + its index in Language::separators
};
JoinedPart joinPart(PiecesOfText part, Surroundings surroundings, Encoding encoding, const StopToken& stop);

/// The pieces with the separators that they need; nullopt if none help. O(text). Throws Cancelled.
std::optional<std::string> joinPieces(PiecesOfText text, Encoding encoding, const StopToken& stop);

}  // namespace hone
