// Joins the leaves of a candidate if code in the grammar cuts the text into tokens. Then a seam can't be judged alone,
// because an indentation, a bracket or a tag affects all text after it.
#pragma once

#include <optional>
#include <string>

#include "tree/seams.h"

namespace hone {

/// Like joinPieces. Each attempt runs the compiled lexer over the whole text; after a few attempts, returns nullopt.
std::optional<std::string> joinForRecognizer(const PiecesOfText& text, Encoding encoding);

}  // namespace hone
