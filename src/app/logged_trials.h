// From the command that failed to the input and the test of a reduction: tries ways to run the command alone.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "log/failing_command.h"
#include "oracle/test_options.h"
#include "process/work_directory.h"

namespace hone {

struct LoggedReduction {
  std::filesystem::path source;               ///< the user's file
  std::vector<std::filesystem::path> inputs;  ///< it, or what was made of it
  TestOptions test;
  std::unique_ptr<WorkDirectory> scratch;  ///< holds the input, if it was made
  std::vector<std::string> notes;          ///< for people
};

/// The reduction of the command's input as it is, without running anything.
LoggedReduction untriedReduction(const FailingCommand& failing);

/// Runs the commands until one fails, and returns it. Throws UserError if none does.
FailingCommand firstThatFails(const std::vector<FailingCommand>& commands);

/// Finds the command that failed in a build that shows none, and tells the user. Runs the command: on its preprocessed
/// source, on its input, on the source with its headers, in its folder. Takes the first way that fails as in the log.
/// `keepsWords`: the words of the test's command can't change. Throws UserError if none does.
LoggedReduction triedReduction(const FailingCommand& failing, bool keepsWords);

/// The command line of `hone reduce` that does the same.
std::string commandLineOf(const LoggedReduction& reduction);

}  // namespace hone
