// Joins the leaves of a candidate if code in the grammar cuts the text into tokens. Then a seam can't be judged alone,
// because an indentation, a bracket or a tag matters for the whole text behind it.
#pragma once

#include <optional>
#include <string>

#include "tree/seams.h"

namespace hone {

/// As joinPieces. Each attempt runs the compiled lexer over the whole text; where a few separators don't do, nullopt.
std::optional<std::string> joinForRecognizer(const PiecesOfText& text, Encoding encoding);

}  // namespace hone
