// The pool that runs tests: `jobs` threads of a oneTBB arena, each blocked in TestWorker::run while its test runs.
//
// One thread, the coordinator, starts tests and collects their verdicts. Only it may call the methods, except `wake`.
// It isn't one of the arena's threads, so it stays responsive while all tests run. Blocking threads start tests in
// parallel: with 8 jobs, three times as many per second as an event loop.
#pragma once

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "search/strategy.h"
#include "test/test.h"
#include "text/hash.h"

namespace hone {

/// The outcome of a test that was started.
struct Outcome {
  Hash128 hash;                      ///< as given to `start`
  std::optional<TestResult> result;  ///< nullopt if the test was cancelled or threw
  std::exception_ptr error;
  bool alone = true;  ///< no other test ran at the same time

  /// True if the outcome may be due to the machine, so that the candidate must be tested again, alone. `before`: how
  /// often the candidate's outcome was in doubt already; the number of repetitions is bounded.
  bool inDoubt(int before) const;
};

class Workers {
 public:
  /// Makes `jobs` workers (>= 1) of the test on this thread, before it starts others. Throws what makeWorker throws.
  Workers(Test& test, int jobs);
  /// Waits for running tests; cancel them first.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// The number of idle workers.
  size_t idle() const { return free_.size(); }
  /// The number of tests that were started but not collected yet.
  size_t busy() const { return workers_.size() - free_.size(); }

  /// See TestWorker; for all workers. Only while no test runs.
  void setTimeout(std::optional<double> seconds);
  void expectCrash(const std::string& signature);

  /// Starts a test on an idle worker. About a microsecond. Throws Shortage if no descriptor is left.
  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash);

  /// Collects a test that has ended; nullopt if none has.
  std::optional<Outcome> poll();
  /// Waits for a test to end and collects it. Some test must be running.
  Outcome collect();
  /// Waits until a test has ended, `wake` was called, or the deadline has come.
  void sleep(std::optional<std::chrono::steady_clock::time_point> deadline);
  /// Makes the present and every later `sleep` return at once. Thread-safe.
  void wake();

 private:
  struct Ended {
    TestWorker* worker;
    Outcome outcome;
    uint64_t number;  ///< of the test, counted from 1
    bool first;       ///< no other test was running when it was started
  };
  void end(Ended ended);
  Outcome takeEnded();

  std::vector<std::unique_ptr<TestWorker>> workers_;
  uint64_t started_ = 0;
  std::vector<TestWorker*> free_;  ///< used as a stack: the worker that ended last has the warmest caches

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Ended> ended_;  ///< has room for all workers: here an allocation error could not be reported
  bool woken_ = false;

  /// Without it, oneTBB runs at most as many tests as there are cores. It never lowers a setting of the program.
  oneapi::tbb::global_control parallelism_;
  oneapi::tbb::task_arena arena_;
};

}  // namespace hone
