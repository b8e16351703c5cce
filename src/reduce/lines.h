// Removes lines from a text of an unknown language.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Hierarchical delta debugging (Misherghi and Su, ICSE 2006) of the blocks that the indentation shows: those of a
/// level at once, from the outermost on. Then the frames of blocks go alone, which leaves what is inside.
///
///     if a                f()
///       f()
///     endif
///     g()
std::unique_ptr<Pass> makeLinePass(TreePtr tree, Minimizer minimizer);

}  // namespace hone
