// What a run writes while it lasts: its result and its log.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/outputs.h"
#include "app/project_output.h"
#include "app/run_options.h"
#include "report/commit_log.h"

namespace hone {

class RunFiles {
 public:
  /// Checks the places of all files that the run writes, and locks them. `defaultName`: the output without -o. Throws
  /// UserError.
  RunFiles(const RunOptions& options, const std::filesystem::path& defaultName, const VerdictWords& words);

  const std::filesystem::path& output() const { return output_; }
  const std::shared_ptr<Outputs>& outputs() const { return outputs_; }
  /// Errors in writing other files than the result.
  const std::vector<std::string>& unwritten() const { return unwritten_; }

  /// True if the output is a file or folder that was there before the run, and still is.
  bool hasEarlier() const { return replaceable_ && !written_ && std::filesystem::exists(output_); }
  /// Writes a better result to the output, if that is a file.
  void improve(std::string_view result);
  /// Writes the final result, also to an output that can't be replaced, such as standard output, and remembers it.
  void deliver(std::string_view result);

  /// Logs the commit.
  void committed(const Commit& commit, const SearchStats& stats);

  /// Runs an action whose failure must not end the run. On failure, notes it and returns false.
  bool beside(const std::function<void()>& action);

 private:
  /// The file that a result is, or that it holds beside a command.
  std::string fileIn(std::string_view result) const;

  const std::shared_ptr<Outputs> outputs_ = std::make_shared<Outputs>();
  std::filesystem::path output_;
  bool replaceable_;                       ///< the output is a file that can be replaced
  bool isInArchive_ = false;               ///< results are archives of one file and a command
  bool written_ = false;                   ///< this run has replaced the output
  std::shared_ptr<ProjectOutput> folder_;  ///< the output, if that is a folder
  std::shared_ptr<CommitLog> log_;
  std::vector<std::string> unwritten_;
};

}  // namespace hone
