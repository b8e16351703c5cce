// Finds what a command read that names no input: a test runner, a script, a build.
#pragma once

#include "log/failing_command.h"

namespace hone {

/// The command with the data file that its failure depends on. It runs once in a view of its folder, below strace; then
/// once for each data file that it opened, with something else in that file. As it is, if that tells no file; throws
/// UserError, with `failing.question` or the files, if it names no input and the user must say which one is meant.
FailingCommand withOpenedInput(const FailingCommand& failing);

}  // namespace hone
