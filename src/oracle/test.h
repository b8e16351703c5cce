// The interface between the search and the kinds of tests.
//
// A `Test` is the predicate; it makes one `TestWorker` for each parallel job. A worker owns everything that one job
// needs (a working directory, a launcher process) and tests one candidate at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/failure_rate.h"
#include "oracle/verdict.h"
#include "process/cancellation.h"
#include "process/shortage.h"

namespace hone {

/// What a test wrote and left behind, to be shown to people.
struct Evidence {
  std::string out, err;            ///< the output, up to a megabyte per stream
  std::vector<std::string> files;  ///< names in its working directory when it ended, sorted
};

struct TestResult {
  Verdict verdict = Verdict::unresolved;
  double seconds = 0;  ///< from start to end of the test
  int exitCode = -1;   ///< -1 if a signal or a limit ended it
  int signal = 0;      ///< 0 if it exited
  bool timedOut = false;
  Doubt doubt = Doubt::none;
  std::string crash = {};    ///< under --same-crash the failure's signature, else empty (oracle/crash_signature.h)
  std::string missing = {};  ///< of a failure status: the message, if it says that a file is missing
  std::shared_ptr<const Evidence> evidence = {};  ///< if CommandSpec::keepEvidence is set
};

/// What the runs of a test cost, and what forks saved. Times are seconds of processor time.
struct StartFigures {
  uint64_t runs = 0;
  uint64_t forked = 0;          ///< runs that were forked
  uint64_t compared = 0;        ///< of these, those that were also started by exec
  double startSeconds = 0;      ///< of one run up to main; 0: not known
  double processorSeconds = 0;  ///< of all runs

  double skippedSeconds() const { return double(forked) * startSeconds; }
  /// Of one run, from main on, in the mean.
  double workSeconds() const {
    const double work = processorSeconds - double(runs - forked) * startSeconds;
    return runs == 0 || work < 0 ? 0 : work / double(runs);
  }
};

/// Runs tests for one job. Not thread-safe. What a run learns about the test, the time limit and the crash, is stored
/// in the run's workers, so that other runs can use the same test.
class TestWorker {
 public:
  virtual ~TestWorker() = default;

  /// Blocks until the verdict; nullopt only if `cancellation` came first. All processes of the test have ended when it
  /// returns. Throws Shortage (process/shortage.h) if the machine has no resources left to run the test.
  virtual std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) = 0;
  /// The time limit of tests that start from now on; nullopt: no limit. A test that can't be cut off ignores it.
  virtual void setTimeout(std::optional<double> /*seconds*/) {}
  /// Under --same-crash: from now on only crashes that meet the expectation fail (oracle/crash_signature.h); a
  /// signature is one too. Until then, all crashes do.
  virtual void expectCrash(const std::string& /*expectation*/) {}
  /// Whether the runs from now on confirm something, and so start the program by exec (oracle/forking.h); at first they
  /// do.
  virtual void startAfresh(bool /*afresh*/) {}
  /// From now on the test runs so often on each candidate. Only a RepeatTest does.
  virtual void repeat(const Repetition& /*repetition*/) {}
};

/// Thread-safe; any number of runs may use it at once.
class Test {
 public:
  virtual ~Test() = default;
  /// Thread-safe. Throws UserError if the test can't be run at all (no such program, not executable).
  virtual std::unique_ptr<TestWorker> makeWorker() = 0;
  /// The time limit with which the test was made, in seconds. If it has none, a run determines one.
  virtual std::optional<double> timeout() const { return std::nullopt; }
  /// What starts have cost so far. Thread-safe.
  virtual StartFigures startFigures() const { return {}; }
  /// Sentences for the user that it hasn't returned before. Thread-safe.
  virtual std::vector<std::string> takeNotes() { return {}; }
};

}  // namespace hone
