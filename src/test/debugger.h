// Runs the command of a test below gdb, which prints the stack where a signal ends the program.
//
// A program that dies of SIGSEGV says nothing of the place, so its bugs have one signature. Below a debugger each has
// its own. It takes some tenths of a second, so only crashes without a stack are worth it.
#pragma once

#include <optional>

#include "test/command.h"

namespace hone {

/// The same command below gdb, with --same-crash as its only rule. The output of the program is discarded. nullopt if
/// the test is no command, or no gdb is installed. Throws like `checkCommand`.
std::optional<CommandSpec> underDebugger(const CommandSpec& spec);

}  // namespace hone
