// Compares a pattern with all texts that its search has tried.
#pragma once

#include <vector>

#include "pattern/pattern.h"

namespace hone {

/// Those texts whose verdict is known, the input among those that failed. Those first that are most like the pattern's.
struct KnownVerdicts {
  std::vector<TreePtr> failed, passed;
};

/// Changes what may stand around and between the parts of the pattern: so that it occurs in more of the texts that
/// failed, and in none of those that passed, as far as this can be said. Asks for no verdict.
void learnFrom(const KnownVerdicts& known, Pattern& pattern);

}  // namespace hone
