// The part of a text that fits a line of the panel: the stretch around the place of the last change.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// A stretch of a text, as it is, from one of its lines on.
struct TextWindow {
  size_t line = 0;                            ///< from 1 on; 0: there is no text
  std::string before = {}, behind = {};       ///< the place where the change is, between them
  bool cutBefore = false, cutBehind = false;  ///< the line begins before, the text goes on behind
};

/// The first place where `text` differs from `older`, or the nearest one to it whose line isn't blank. O(n), a few
/// hundred bytes are copied.
TextWindow windowOfChange(std::string_view older, std::string_view text);

/// A window as a terminal may show it in at most so many columns, with an ellipsis where something was left out. Line
/// ends become ⏎.
struct ShownWindow {
  std::string before, behind;
};
ShownWindow shown(const TextWindow& window, size_t columns, bool unicode);

}  // namespace hone
