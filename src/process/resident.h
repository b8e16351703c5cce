// A process that stays alive and answers each line with a line, within a time limit. Test servers and test libraries
// are such processes.
//
// It runs below a launcher (process/launcher.h), so it never outlives hone, and its children never outlive it. A start
// may take seconds (a Java machine), hence two rules. Once the time of a start is known, the first answer after a start
// gets twice that much time on top. After a cancellation, hone waits for the answer as long as a new start would take,
// since killing the process earlier gains nothing.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>

#include "process/cancellation.h"
#include "process/captured_output.h"
#include "process/launcher.h"
#include "process/shortage.h"
#include "process/time_limit.h"

namespace hone {

/// Seconds to the first answer after a start; -1: not known yet. Shared by all processes of one program.
struct StartTime {
  std::atomic<double> seconds = -1;
};

/// Used by one thread at a time.
class Resident {
 public:
  enum class Reply {
    answer,    ///< see `line`
    ended,     ///< the process ended without an answer; see `end`
    timedOut,  ///< the process was killed, as after `cancelled`
    cancelled,
  };

  /// Starts the process and doesn't wait. `plan` must have `converse` and `captureOut`.
  Resident(LaunchPlan plan, std::shared_ptr<StartTime> startTime);

  /// The time limit of each answer, from the next one on.
  void setLimit(double seconds) { limit_ = seconds; }

  /// Sends the line (less than PIPE_BUF bytes, without line end) and waits for the answer. Restarts the process first
  /// if it has ended; throws UserError if that fails. With a `mark`, the answer begins after the mark, and text before
  /// it is ignored.
  Reply ask(std::string_view line, const Cancellation& cancellation, std::string_view mark = "");
  /// Kills the process if it runs, and starts it again without waiting.
  void restart();

  double limit() const { return limit_; }
  /// The answer, without line end.
  std::string_view line() const { return line_; }
  /// How the process ended, after Reply::ended.
  const Ended& end() const { return ended_; }
  /// True if the process had not answered since its start when `ask` was last called.
  bool wasFresh() const { return wasFresh_; }
  /// Why a reply that isn't an answer may be the machine's fault.
  Doubt doubt() const { return doubt_; }
  /// What the process wrote to standard error since the last `ask`, if the plan captures it.
  std::string_view errors() const { return err_.text(); }

 private:
  void start();
  void waitForEnd();
  bool heardLine(std::string_view mark);
  void drain();

  LaunchPlan plan_;
  std::shared_ptr<StartTime> startTime_;
  double limit_ = noLimit;
  std::unique_ptr<Launcher> launcher_;
  bool running_ = false;
  bool fresh_ = true, wasFresh_ = true;
  CapturedOutput out_, err_;
  std::string line_;
  Ended ended_;
  Doubt doubt_ = Doubt::none;
};

}  // namespace hone
