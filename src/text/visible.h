// Makes text of an input or of a tested program safe for a terminal. Invisible characters and terminal commands are
// spelled out as in a string literal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hone {

/// One character as it is shown.
struct Glyph {
  std::string text;
  size_t columns;  ///< that it takes on a terminal: 2 for wide characters, 0 for accents that join the one before
  size_t length;   ///< bytes of the original
};

/// The character at `at` < text.size(). Spelled out are control characters, invisible and direction marks, all blanks
/// but the space, what is no UTF-8, and without `unicode` all that isn't ASCII: \t \x1b \xff \u{200b}.
Glyph glyphAt(std::string_view text, size_t at, bool unicode = true);

/// The whole text, line ends spelled out as well. O(n).
std::string visible(std::string_view text, bool unicode = true);

/// That `text` takes on a terminal, as it is. O(n).
size_t columnsOf(std::string_view text);

}  // namespace hone
