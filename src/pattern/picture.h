// Draws a pattern's tree, with its open, shared and fixed parts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pattern/pattern.h"

namespace hone {

/// Green boxes are open, blue ones shared (their number is the place's), what is grey is invisible, what is white
/// stays.
std::string toDot(const Pattern& pattern);

/// The same as a picture of its own, a line a node.
std::string toSvg(const Pattern& pattern);

/// A node of the pattern's tree as people see it. In pre-order; of rules that consist of one part alone only the first.
struct PatternNode {
  size_t depth;
  std::string text;  ///< of what stays; the name of a place or a rule
  enum class Mark : uint8_t { inner, concrete, abstract, shared } mark;
};
std::vector<PatternNode> shownNodes(const Pattern& pattern);
constexpr std::string_view nameOf(PatternNode::Mark mark) {
  constexpr std::string_view names[] = {"inner", "concrete", "abstract", "shared"};
  return names[static_cast<size_t>(mark)];
}

}  // namespace hone
