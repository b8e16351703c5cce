// Two declarations of one type become one.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Appends what a statement declares to an earlier statement that begins with the same tokens, and removes the later
/// one. Statements end with a semicolon, and may lie in different blocks: a local variable then becomes a global one.
/// Proposes candidates that may not parse: for pipelines that check.
///
///     int a; int b = 2;        int a,b = 2;
std::unique_ptr<Pass> makeDeclaratorPass(TreePtr tree);

}  // namespace hone
