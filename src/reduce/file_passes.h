// Passes over the files of a project and what refers to them (reduce/file_references.h).
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

/// Replaces what refers to another file, as `references` in language.json describes it, by the contents of that file,
/// and removes the file.
///
///     a.h: int a;                           a.c: int a; int b = a;
///     a.c: #include "a.h"
///          int b = a;
std::unique_ptr<Pass> makeIncludePass(TreePtr tree);

}  // namespace hone
