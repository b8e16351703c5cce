// The accepted texts of the last run of a test, in its state (--state): `hone log` shows them, and --from-step goes
// back to one.
//
// A file holds a record for the input and one for each step: a line of JSON, and how the text comes from the one before
// it. A record is appended at once, so a killed run leaves all but perhaps the last one. A run that repeats the steps
// of an earlier one changes nothing until it leaves them. If a file grows too large, every second of the older texts
// goes; their sizes stay.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/file_descriptor.h"
#include "text/hash.h"

namespace hone {

struct ReductionStep {
  uint64_t tests = 0;  ///< up to this one
  size_t bytes = 0, tokens = 0;
  std::string pass;
  Hash128 candidate = {};
  std::optional<std::string> change = {};  ///< from the text of the last step that has one; nullopt: that text is gone
};

/// What a file holds.
struct StepRecords {
  std::string input;       ///< its absolute path
  bool isProject = false;  ///< texts are archives (text/archive.h)
  std::string text;        ///< the input
  std::vector<ReductionStep> steps;
  std::vector<size_t> ends;  ///< of the input's record and of each step's, in the file

  /// Of a step from 1 on, or of the input, 0. nullopt: it is gone. O(steps up to there).
  std::optional<std::string> textOf(size_t step) const;
};

/// Where the steps of a test are.
std::filesystem::path stepFile(const std::filesystem::path& folder, const std::string& identity);
/// nullopt if there is no such file, or it holds nothing. What is damaged ends it.
std::optional<StepRecords> readSteps(const std::filesystem::path& file);
/// The file in the folder that was written last, of this input if that isn't empty; empty: there is none.
std::filesystem::path latestSteps(const std::filesystem::path& folder, const std::filesystem::path& input);

class StepHistory {
 public:
  static constexpr size_t mostBytes = size_t{16} << 20;  ///< of a file; of a larger input, nothing is kept

  /// Continues the file, if it is of the same input. Errors and a file in use only mean that nothing is kept.
  StepHistory(std::filesystem::path file, std::string input, bool isProject, const std::string& text,
              size_t limit = mostBytes);
  /// The next step: `text` was accepted. O(bytes), and what commonParts takes.
  void add(ReductionStep step, std::string_view text);
  /// The run went through to its end: no steps follow.
  void end();

 private:
  void write(const std::string& record);
  void cutBehind(size_t steps);
  void thin();

  const std::filesystem::path file_;
  const size_t limit_;
  FileDescriptor opened_;  ///< locked; invalid: nothing is kept
  StepRecords known_;      ///< without changes
  size_t step_ = 0;
  std::string last_;  ///< the last text that is in the file
};

}  // namespace hone
