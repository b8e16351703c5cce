// A name gives way to what it stands for.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Replaces a name by what its definition says it is, at all its uses at once, and removes the definition. What counts
/// as a definition is a statement that holds the name once, before its other uses. Proposes candidates that may not
/// parse: for pipelines that check.
///
///     typedef int t; t a; t b;        int a; int b;
///     let n = 10; f(n);               f(10);
std::unique_ptr<Pass> makeAliasPass(TreePtr tree);

}  // namespace hone
