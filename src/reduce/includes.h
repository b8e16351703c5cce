// Moves files of a project into the files that include them.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Replaces what refers to another file, as `references` in language.json describes it, by the contents of that file,
/// and removes the file.
///
///     a.h: int a;                           a.c: int a; int b = a;
///     a.c: #include "a.h"
///          int b = a;
std::unique_ptr<Pass> makeIncludePass(TreePtr tree);

}  // namespace hone
