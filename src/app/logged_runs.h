// Runs commands that a log shows, before a reduction begins: on a file or folder, or in a view of their own folder.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/interrupt.h"
#include "log/failing_command.h"
#include "oracle/test.h"
#include "process/program.h"
#include "process/work_directory.h"

namespace hone {

/// What the test wrote to standard output, and then to standard error.
std::string outputOf(const TestResult& result);

/// The words that run these in the folder, and with the environment, of a command of the log.
std::vector<std::string> inItsFolder(const Invocation& call, const std::vector<std::string>& words);

class LoggedRuns {
 public:
  static constexpr double longest = 300;  ///< of a run, in seconds

  /// The command in a view of its folder (log/view.h). nullopt if this machine has no such views.
  std::optional<std::vector<std::string>> inView(const FailingCommand& failing);

  /// How the test ends on the input as it is: a file, or a folder. Throws Cancelled.
  TestResult run(const std::vector<std::string>& argv, const std::filesystem::path& input);
  /// With `text` in the place of a file.
  TestResult run(const std::vector<std::string>& argv, const std::filesystem::path& input, const std::string& text,
                 double seconds = longest);

  /// Runs a program outside of a test.
  ProgramRun runPlain(const std::vector<std::string>& argv);

  std::filesystem::path scratch() const { return scratch_->work(); }
  std::unique_ptr<WorkDirectory> takeScratch() { return std::move(scratch_); }

  /// For Cancelled.
  [[noreturn]] void end() const { watched_.end(); }

 private:
  std::unique_ptr<WorkDirectory> scratch_ = std::make_unique<WorkDirectory>();
  EndedBySignal watched_;
  std::vector<std::string> lastView_;  ///< that worked, for any input
};

}  // namespace hone
