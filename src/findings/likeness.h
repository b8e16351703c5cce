// Does a text show a bug?
#pragma once

#include <string>

#include "findings/bug.h"

namespace hone {

/// True if the text matches the bug's pattern, or is the bug's text. White space doesn't matter.
bool shows(const Bug& bug, const std::string& text);

/// True if the text has the same sequence of token types as the bug's text, so that they differ only in names, numbers
/// and the like. A pattern may be too narrow: it allows no text that isn't known to fail. False if the bug has no
/// pattern.
bool hasFormOf(const Bug& bug, const std::string& text);

}  // namespace hone
