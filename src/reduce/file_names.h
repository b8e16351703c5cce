// Passes that shorten the names of a project's files and folders.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Gives each file and folder a shortest name that no other one has, wherever the project speaks of it by a path.
///
///     src/list.c, src/main.c: #include "list.c"        a/b.c, a/c.c: #include "b.c"
std::unique_ptr<Pass> makeFileNamePass(TreePtr tree);

}  // namespace hone
