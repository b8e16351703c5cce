// Says of each part of a pattern, for people, why it is open or fixed: what was tried there.
#pragma once

#include <string>
#include <vector>

#include "pattern/pattern.h"

namespace hone {

/// A place, or a token that is fixed.
struct ExplainedPart {
  std::string text;                       ///< as in the pattern
  std::string reason;                     ///< in a few words: `open, 5 fail; 1 refused`
  std::vector<std::string> details = {};  ///< a line for each trial, that of the smallest part first
};

/// In the order of the pattern. O(parts * trials).
std::vector<ExplainedPart> explainParts(const Pattern& pattern);

}  // namespace hone
