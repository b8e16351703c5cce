// Passes that look at names: tokens with equal text, which a grammar doesn't see, belong together.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Gives every name a shortest one that the text doesn't use yet, all its occurrences at once.
///
///     int counter; f(counter);        int a; b(a);
std::unique_ptr<Pass> makeRenamePass(TreePtr tree, const MinimizerOptions& minimizer);

/// Replaces one name by another that the text has, all its occurrences at once: fewer things to tell apart, and what
/// was two becomes one that can go. Proposes texts of equal size too, but each with one name less.
///
///     a -> b; c -> b; {a c}        a -> b; a -> b; {a a}
std::unique_ptr<Pass> makeMergePass(TreePtr tree);

/// Deletes, for one name at a time, the smallest parts that can go and hold it, all together: a declaration goes with
/// its uses, which would not go alone.
///
///     void f(int a, int b) {} f(1, 2); g(b);        void f(int a) {} f(1, 2); g();
std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree);

}  // namespace hone
