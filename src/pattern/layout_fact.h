// What is known of the hidden text at one place of a pattern: blanks, line breaks and comments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// What kinds of hidden text there are, in order: `_` for blanks, `/` for a line break, `//` for several, `#` for a
/// comment. A blank at the end of a line is `_/`.
std::string layoutKey(std::string_view hidden);

/// By keys: with which of them a text failed, and with which it passed.
struct LayoutFact {
  std::vector<std::string> failing, passing;

  /// One that wasn't tried fails if it has one that does.
  bool holds(std::string_view hidden) const;
  /// For people, such as `␣⏎`.
  std::string words() const;
  friend bool operator==(const LayoutFact&, const LayoutFact&) = default;
};

}  // namespace hone
