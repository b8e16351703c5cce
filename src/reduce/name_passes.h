// Passes that change all places of a name together.
#pragma once

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

/// Deletes, for one name at a time, the smallest parts that can go and hold it, all together: a declaration goes with
/// its uses, which would not go alone.
///
///     void f(int a, int b) {} f(1, 2); g(b);        void f(int a) {} f(1, 2); g();
std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree);

/// Deletes what a name stands in first, its definition mostly, and writes another word of the text for all its uses.
/// Proposes candidates that may not parse: for pipelines that check.
///
///     typedef int t; t a; t b;        int a; int b;
std::unique_ptr<Pass> makeSubstitutionPass(TreePtr tree);

}  // namespace hone
