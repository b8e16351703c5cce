// A process that stays alive and answers each line with any number of lines, up to one that ends the answer. Unlike
// resident.h, where an answer is one line, and conversation.h, which has no limits.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "process/captured_output.h"
#include "process/launcher.h"
#include "text/stop_token.h"

namespace hone {

/// Used by one thread at a time. Its end is that of the process and its children, which don't outlive hone either.
class Dialogue {
 public:
  enum class Reply {
    answer,
    ended,    ///< the process ended without the last line
    late,     ///< the last line didn't come in time; the process was killed, as after `tooLong`
    tooLong,  ///< the answer has more than `mostBytes` or `mostLines`
  };
  static constexpr size_t mostBytes = size_t(16) << 20, mostLines = 100'000;

  /// Starts the command line with a shell, in hone's working directory and environment, and doesn't wait. `root`: a
  /// folder that is removed if hone dies. Throws UserError or Shortage.
  Dialogue(const std::string& command, const std::string& root);

  /// Sends the line (less than PIPE_BUF bytes, without line end) and waits for the answer, for at most `seconds` that
  /// the process had (process/program_time.h). Only after Reply::answer there may be another question. Throws
  /// Cancelled.
  Reply ask(std::string_view line, const std::function<bool(std::string_view line)>& isLast, double seconds,
            const StopToken& stop);

  /// The lines of the answer, without the last one.
  const std::vector<std::string>& lines() const { return lines_; }
  /// The last line that the process has written to standard error since the question; empty if there is none.
  std::string lastError() const;

 private:
  bool takeLines(const std::function<bool(std::string_view line)>& isLast);
  bool read();

  Launcher launcher_;
  bool fresh_ = true;
  std::string out_;      ///< what isn't a whole line yet
  size_t searched_ = 0;  ///< so much of it has no line end
  size_t bytes_ = 0;     ///< of the answer
  std::vector<std::string> lines_;
  CapturedOutput errors_;
};

}  // namespace hone
