// The interface between the search and the runners of tests.
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

#include "process/cancellation.h"
#include "process/shortage.h"
#include "test/verdict.h"

namespace hone {

/// What a test leaves behind, for people to look at.
struct Evidence {
  std::string out, err;            ///< what it wrote, up to a megabyte of each
  std::vector<std::string> files;  ///< names in its working directory when it ended, sorted
};

struct TestResult {
  Verdict verdict = Verdict::unresolved;
  double seconds = 0;  ///< from start to end of the test
  int exitCode = -1;   ///< -1 where a signal or a limit ended it
  int signal = 0;      ///< 0 where it exited
  bool timedOut = false;
  Doubt doubt = Doubt::none;
  std::string crash = {};  ///< under --same-crash the signature of how it failed, else empty (test/crash_signature.h)
  std::shared_ptr<const Evidence> evidence = {};  ///< where CommandSpec::keepEvidence asks for it
};

/// One job's means to run tests. Used by one thread at a time. What one run has learned of its test, its limit of time
/// and its crash, lies with the run's workers, so that other runs may use the same test.
class TestWorker {
 public:
  virtual ~TestWorker() = default;

  /// Blocks until the verdict; nullopt only where `cancellation` came first. Whatever the test started is gone when
  /// it returns. Throws Shortage (process/shortage.h) where there is nothing left to run the test with.
  virtual std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) = 0;
  /// The limit for tests that start from now on; none: no limit. A test that can't be cut off ignores it.
  virtual void setTimeout(std::optional<double> /*seconds*/) {}
  /// Under --same-crash: from now on only crashes with this signature fail; before, all do.
  virtual void expectCrash(const std::string& /*signature*/) {}
};

/// Serves any number of runs and threads at once.
class Test {
 public:
  virtual ~Test() = default;
  /// Throws UserError where the test can't be run at all (no such program, not executable). From any thread.
  virtual std::unique_ptr<TestWorker> makeWorker() = 0;
  /// The limit of time that it was made with, in seconds. Where it has none, a run finds one.
  virtual std::optional<double> timeout() const { return std::nullopt; }
};

}  // namespace hone
