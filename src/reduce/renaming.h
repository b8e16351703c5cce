// Passes that shorten names and merge them.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Gives every name a shortest one that the text doesn't use yet, all its occurrences at once.
///
///     int counter; f(counter);        int a; b(a);
std::unique_ptr<Pass> makeRenamePass(TreePtr tree);

/// Replaces one name by another that the text has, all its occurrences at once: fewer things to tell apart, and what
/// was two becomes one that can go. Proposes texts of equal size too, but each with one name less.
///
///     a -> b; c -> b; {a c}        a -> b; a -> b; {a a}
std::unique_ptr<Pass> makeMergePass(TreePtr tree);

}  // namespace hone
