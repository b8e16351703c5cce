// Removes files of a project together with what refers to them.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Leaves out as many files as possible, each with the references to it that the grammar describes (`references` in
/// language.json). Where a missing file is an error, neither the file nor the references to it can go first.
///
///     a.h: int a;                    a.c: int b;
///     a.c: #include "a.h"
///          int b;
std::unique_ptr<Pass> makeReferencedFilePass(TreePtr tree, Minimizer minimizer);

}  // namespace hone
