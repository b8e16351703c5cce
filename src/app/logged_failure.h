// From a log to the input and the test of a reduction: finds the failing command, and tries it alone.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "log/failing_command.h"
#include "oracle/test_options.h"
#include "process/work_directory.h"

namespace hone {

/// The command that failed, by what `--from` names: a log, `-`, or a crash script of clang. `typed`: the command behind
/// `--`; without a log hone runs it and reads its output. Runs nothing else. Throws UserError.
FailingCommand failingCommandFrom(const std::string& source, const std::vector<std::string>& typed);

/// For people, in lines: the command, its folder, its input and the failure.
std::string descriptionOf(const FailingCommand& failing, const std::string& source);

struct LoggedReduction {
  std::vector<std::filesystem::path> inputs;
  TestOptions test;
  std::unique_ptr<WorkDirectory> scratch;  ///< holds the input, if it is preprocessed
  std::vector<std::string> notes;          ///< for people
};

/// The reduction of the command's input as it is, without running anything.
LoggedReduction untriedReduction(const FailingCommand& failing);

/// Runs the command alone: on its preprocessed source if there is one, on its input. Takes the first that fails as in
/// the log. Throws UserError if none does.
LoggedReduction triedReduction(const FailingCommand& failing);

/// The command line of `hone reduce` that does the same.
std::string commandLineOf(const LoggedReduction& reduction);

}  // namespace hone
