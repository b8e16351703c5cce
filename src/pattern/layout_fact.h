// What is known of the hidden text at one place of a pattern: blanks, line breaks and comments.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tree/token_index.h"

namespace hone {

/// The hidden text before the token of this number, or behind the last one.
std::string_view hiddenBefore(const Tree& tree, const TokenIndex& index, uint32_t token);

/// Text that no token of the grammar has.
bool isUnread(const Node& node);
/// That of a node, by the number of the token before which it is; only where there is some. O(subtree).
std::map<uint32_t, std::string> unreadIn(const Tree& tree, const TokenIndex& index, NodeId node);

/// What kinds of hidden text there are, in order: `_` for blanks, `/` for a line break, `//` for several, `#` for a
/// comment. A blank at the end of a line is `_/`.
std::string layoutKey(std::string_view hidden);

/// By keys: with which of them a text failed, and with which it passed.
struct LayoutFact {
  static constexpr std::string_view noLineBreak = "<no line break>";

  std::vector<std::string> failing, passing;

  /// One that wasn't tried fails if it has one that does, and none that passes and is as long.
  bool holds(std::string_view hidden) const;
  /// Does it fail as long as there is no line break?
  bool asksForOneLine() const;
  /// For people, such as `␣⏎`.
  std::string words() const;
  friend bool operator==(const LayoutFact&, const LayoutFact&) = default;
};

}  // namespace hone
