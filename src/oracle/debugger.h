// Finds the stacks of crashes without one: runs the command of a test once more below gdb, which prints the stack where
// a signal ends the program.
//
// A program that dies of SIGSEGV says nothing of the place, so its bugs have one signature. Below a debugger each has
// its own. It takes some tenths of a second, so only crashes without a stack are worth it.
#pragma once

#include <memory>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// True if gdb is installed and can run the command: it is a program, and no script.
bool canBeDebugged(const CommandSpec& spec);

/// The test of the command, whose rules are --same-crash alone. A crash that no signature places (namesPlace) runs once
/// more below gdb, and gets that signature if it tells more. Throws UserError like makeProcessTest, and if the command
/// can't be debugged.
std::unique_ptr<Test> makeDebuggedTest(CommandSpec spec);

}  // namespace hone
