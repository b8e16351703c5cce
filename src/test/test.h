// The seam between the search and whatever runs a test: processes now, other runners beside them.
//
// A `Test` is the predicate; it makes one `TestWorker` for each parallel job. A worker owns all that one job needs
// (a working directory, a launcher process) and tests one candidate at a time.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "test/verdict.h"

namespace hone {

/// Tells a running test that nobody waits for its verdict any more. `cancel` may be called from any thread, once or
/// often; a worker polls `fd()` for readability beside its process.
class Cancellation {
 public:
  Cancellation();
  ~Cancellation();
  Cancellation(const Cancellation&) = delete;
  Cancellation& operator=(const Cancellation&) = delete;

  void cancel();
  bool cancelled() const { return cancelled_.load(std::memory_order_acquire); }
  /// An eventfd: readable once cancelled.
  int fd() const { return fd_; }

 private:
  std::atomic<bool> cancelled_ = false;
  int fd_;
};

/// Why a result may come of the machine and not of the candidate.
enum class Doubt : uint8_t {
  none,
  crowded,         ///< it lacked processor time or memory: counts only where no other test was running
  launcherKilled,  ///< with the process that ran the test; counts only where that happens again and again
};

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

/// One job's means to run tests. Used by one thread at a time.
class TestWorker {
 public:
  virtual ~TestWorker() = default;

  /// Blocks until the verdict; nullopt only where `cancellation` came first. Whatever the test started is gone when
  /// it returns. Throws Shortage (test/shortage.h) where there is nothing left to run the test with.
  virtual std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) = 0;
};

class Test {
 public:
  virtual ~Test() = default;
  /// Throws UserError where the test can't be run at all (no such program, not executable).
  virtual std::unique_ptr<TestWorker> makeWorker() = 0;
  /// The limit for tests that start from now on, in all workers; none: no limit. From any thread. A test that can't
  /// be cut off ignores it.
  virtual void setTimeout(std::optional<double> /*seconds*/) {}
  /// Under --same-crash: from now on only crashes with this signature fail; before, all do. Not while a test runs.
  virtual void expectCrash(const std::string& /*signature*/) {}
};

}  // namespace hone
