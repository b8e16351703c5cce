// Deletions that no rule of the grammar foresees: runs of tokens, and pairs of brackets, wherever the text still parses
// (Vulcan: Xu et al., OOPSLA 2023, "local exhaustive patterns" and section 3.2).
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Each pair of brackets, then each run of 1 to `widest` neighbouring tokens, from the end of the text. Proposes
/// candidates that may not parse: for pipelines that check. O(tokens * widest) candidates.
///
///     ((x))        (x)
///     a = b = c    a = c
std::unique_ptr<Pass> makeTokenPass(TreePtr tree, size_t widest);

}  // namespace hone
