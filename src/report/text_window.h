// The part of a text that fits in a line of the panel: the text around the last change.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// A part of a text, unescaped, that begins in one of its lines.
struct TextWindow {
  size_t line = 0;                            ///< from 1; 0: there is no text
  std::string before = {}, behind = {};       ///< the text before and after the place of the change
  bool cutBefore = false, cutBehind = false;  ///< the line begins earlier; the text continues
  std::string file = {};                      ///< of a project: the file; with line 0, it is gone
};

/// The first place where `text` differs from `older`, or the nearest place whose line isn't blank. O(n); copies a few
/// hundred bytes.
TextWindow windowOfChange(std::string_view older, std::string_view text);

/// The same for archives (text/archive.h): in the first file whose contents have changed; else a file that has got
/// another name, or is gone. O(n).
TextWindow windowInProject(std::string_view older, std::string_view archive);

/// A window escaped for a terminal, in a limited number of columns, with an ellipsis for text that was left out. Line
/// ends become ⏎.
struct ShownWindow {
  std::string before, behind;
};
ShownWindow shown(const TextWindow& window, size_t columns, bool unicode);

}  // namespace hone
