// A process that stays alive and answers each line with a line, within a time limit. Test servers and test libraries
// are such processes.
//
// It runs below a launcher (process/launcher.h), so it never outlives hone, and its children never outlive it. A start
// may cost seconds (a Java machine), hence two rules. The first answer after a start has more time than others, once it
// is known how long a start takes. And a cancelled question is waited for as long as a new start would take, because
// killing the process earlier would gain nothing.
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

/// What the first answer after a start took; -1: there was none yet. Shared by all processes of one program.
struct StartTime {
  std::atomic<double> seconds = -1;
};

/// Used by one thread at a time.
class Resident {
 public:
  enum class Reply {
    answer,    ///< see `line`
    ended,     ///< it has ended without an answer; see `end`
    timedOut,  ///< it has been killed, as after `cancelled`
    cancelled,
  };

  /// Starts it, without waiting for anything. `plan` has to have `converse` and `captureOut`.
  Resident(LaunchPlan plan, std::shared_ptr<StartTime> startTime);

  /// For an answer, from the next one on.
  void setLimit(double seconds) { limit_ = seconds; }

  /// Sends the line (of less than PIPE_BUF bytes, without its end) and waits for the answer; starts the process before
  /// where it has ended. Throws UserError where that is impossible. With a `mark` the answer begins behind it, and what
  /// comes before it is no answer.
  Reply ask(std::string_view line, const Cancellation& cancellation, std::string_view mark = "");
  /// Kills it where it runs, and starts it anew without waiting.
  void restart();

  double limit() const { return limit_; }
  /// The answer, without its end.
  std::string_view line() const { return line_; }
  /// How it ended.
  const Ended& end() const { return ended_; }
  /// True as long as it has not answered since its start. As of the start of the last `ask`.
  bool wasFresh() const { return wasFresh_; }
  /// Of a reply that isn't an answer.
  Doubt doubt() const { return doubt_; }
  /// What it has written to standard error since the last `ask`, where the plan captures it.
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
