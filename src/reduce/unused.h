// Deletion of the declarations that nothing needs, on all levels at once.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// What must stay is found out by halving, and what it needs (reduce/reachability.h) isn't asked for. The result isn't
/// minimal.
///
///     struct a { }; struct b { a x; }; struct c { a y; }; int main() { b z; }        int main() { b z; } can't go
///     struct a { }; struct b { a x; }; int main() { b z; }                           one test for all that it doesn't
///     need
std::unique_ptr<Pass> makeUnusedPass(TreePtr tree);

}  // namespace hone
