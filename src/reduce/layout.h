// Removes comments, white space and blank lines.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Removes hidden tokens, all at once if that works, else as many as can go. Where two tokens need something between
/// them, a single separator stays.
///
///     int  x ;  // the counter        int x;
std::unique_ptr<Pass> makeLayoutPass(TreePtr tree);

}  // namespace hone
