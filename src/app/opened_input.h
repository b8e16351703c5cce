// Looks into a command that starts others, or reads files that it doesn't name: a test runner, a script, a build.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/logged_runs.h"
#include "log/failing_command.h"
#include "log/process_trace.h"

namespace hone {

class OpenedInput {
 public:
  /// Runs the command once in a view of its folder, below strace, if this machine can do so.
  explicit OpenedInput(const FailingCommand& failing);

  /// The command among those that it started which failed as it did, the first one, if that names its input.
  std::optional<FailingCommand> startedCommand() const;

  /// Whether an interpreter, a runner of tests or a program of the project failed: what its message names is the code
  /// that was running.
  bool runsCode() const;

  /// The command with the data file that its failure depends on. It runs once more for each file that the process which
  /// failed had opened before it said so, with something else in that file; if none of these matters, for each that any
  /// process opened. As it is, if that tells no file; throws UserError, with `failing.question` or the files, if it
  /// names no input and the user must say which one is meant. `isSource`: its input is code that the message names.
  FailingCommand find(bool isSource);

 private:
  /// What the command does with something else in a file; the last ones say most.
  enum class Effect : uint8_t { failsTheSame, failsOtherwiseOnNothing, failsOtherwise, succeedsOnNothing, succeeds };

  void trace();
  const TracedProcess* failedFirst() const;
  const TracedProcess* failedBelow(const TracedProcess& process) const;
  const TracedProcess* parentOf(const TracedProcess& process) const;  ///< null: none
  bool readsDataOnly() const;
  /// The file that the first complaint of the process is about; else that of the log, if its message names it.
  std::filesystem::path namedByFailed() const;
  std::vector<std::filesystem::path> dataOpened() const;
  std::vector<std::filesystem::path> openedByFailed(bool (*isWanted)(const std::filesystem::path&)) const;
  Effect effectOf(const std::filesystem::path& file, const std::filesystem::path& sibling);
  /// The command with that file which has the greatest effect, at least `least`. Of several: the one that the process
  /// names, or else the last one if `lastCounts`, or else that of the log. Throws UserError if none of these tells.
  std::optional<FailingCommand> foundAmong(std::vector<std::filesystem::path> opened, bool lastCounts,
                                           Effect least = Effect::failsOtherwiseOnNothing);
  FailingCommand on(const std::filesystem::path& file) const;
  bool isOfProject(const std::filesystem::path& file) const;

  const FailingCommand& failing_;
  LogFiles files_;
  LoggedRuns runs_;
  ProcessTrace trace_;
  const TracedProcess* failed_ = nullptr;     ///< in the trace; null: not known
  std::vector<std::filesystem::path> below_;  ///< the files of the project
  std::string seen_, output_;                 ///< how the command fails here, and what it writes
  double seconds_ = 0;                        ///< that it took
};

}  // namespace hone
