// Deletion on all levels at once, what gains most first: how a large text becomes a small one.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Removes parts of all levels (reduce/parts.h) in rounds, from the gross to the fine, and ends when a test is
/// expected to gain less than a token. The result isn't minimal.
///
///     struct a {}; struct b { a x; }; struct c {}; int f(c y) { return 1 / 0; }        int f() { return 1 / 0; }
std::unique_ptr<Pass> makeCullPass(TreePtr tree);

}  // namespace hone
