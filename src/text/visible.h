// Makes text of an input or of a tested program safe for a terminal. Invisible characters and terminal commands are
// spelled out as in a string literal.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// A character as shown on a terminal.
struct Glyph {
  std::string text;
  size_t columns;  ///< width on a terminal: 2 for wide characters, 0 for combining accents
  size_t length;   ///< bytes in the original text
};

/// The character at `at` < text.size(). Escapes control characters, invisible characters, direction marks, blanks other
/// than space, invalid UTF-8, and without `unicode` everything but ASCII: \t \x1b \xff \u{200b}.
Glyph glyphAt(std::string_view text, size_t at, bool unicode = true);

/// The whole text; line ends are escaped too. O(n).
std::string visible(std::string_view text, bool unicode = true);

/// The same for a text of several lines: line ends and tabs stay.
std::string visibleLines(std::string_view text);

/// The name of a file, for messages.
inline std::string shown(const std::filesystem::path& file) { return visible(file.string()); }

/// The width of `text` on a terminal, unescaped. O(n).
size_t columnsOf(std::string_view text);

/// The text without what shows colours or moves the cursor of a terminal (ECMA-48, section 5.4): escape sequences and
/// backspaces. O(text).
std::string withoutTerminalCodes(std::string text);

}  // namespace hone
