// A test that is a command: it runs once for each candidate, as a process, and rules derive the verdict from its end.
//
// Each worker has a working directory (process/work_directory.h) and a launcher (process/launcher.h).
#pragma once

#include <memory>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// A worker takes about 1 ms to make; throws UserError where there is no folder to work in or a `with` file can't be
/// copied. Its `run` throws UserError where the command can't be started any more, or a file can't be written. What the
/// test writes counts up to 1 MB a stream; the rest is read and thrown away. Throws UserError where the command can't
/// be run, with the remedy.
std::unique_ptr<Test> makeProcessTest(CommandSpec spec);

}  // namespace hone
