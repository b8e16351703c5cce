// A test that is a command: it runs as one process per candidate, and rules derive the verdict from the process's end.
//
// Each worker has a working directory (process/work_directory.h) and a launcher (process/launcher.h).
#pragma once

#include <memory>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// Throws UserError with the remedy if the command can't be run. Making a worker takes about 1 ms and throws UserError
/// if there is no folder to work in or a `with` file can't be copied. A worker's `run` throws UserError if the command
/// can't be started any more, or a file can't be written. Of each output stream the first megabyte counts; the rest is
/// read and discarded.
std::unique_ptr<Test> makeProcessTest(CommandSpec spec);

}  // namespace hone
