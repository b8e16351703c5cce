// Joins the leaves of a candidate where the grammar's own code cuts a text into tokens, so that nothing can be said of
// a seam by looking at it alone: an indentation, a bracket or a tag counts for all the text behind it.
#pragma once

#include <optional>
#include <string>

#include "tree/seams.h"

namespace hone {

/// As joinPieces. Each attempt runs the compiled lexer over the whole text; where a few separators don't do, nullopt.
std::optional<std::string> joinForRecognizer(const PiecesOfText& text, Encoding encoding);

}  // namespace hone
