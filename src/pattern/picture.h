// Shows people a pattern: its tree, with its open, shared and fixed parts, and what was tried at each.
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

/// A place, or a token that is fixed.
struct ExplainedPart {
  std::string text;                       ///< as in the pattern
  std::string reason;                     ///< in a few words: `open, 5 fail; 1 refused`
  std::vector<std::string> details = {};  ///< a line for each trial, that of the smallest part first
};

/// Why each part is open or fixed, in the order of the pattern. O(parts * trials).
std::vector<ExplainedPart> explainParts(const Pattern& pattern);

}  // namespace hone
