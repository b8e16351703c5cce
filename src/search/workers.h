// The pool that runs tests: `jobs` threads of a oneTBB arena, each blocked in TestWorker::run while its test runs.
//
// One thread, the coordinator, starts tests and collects their verdicts; only it may call the methods, except `wake`.
// It isn't one of the arena's threads, so it can answer while all tests run. Blocking threads start tests side by side,
// three times as many a second with 8 jobs as an event loop.
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

/// What came of a test that was started.
struct Outcome {
  Hash128 hash;                      ///< as given to `start`
  std::optional<TestResult> result;  ///< none where the test was cancelled or threw
  std::exception_ptr error;
  bool alone = true;  ///< no other test was running meanwhile

  /// True where it says nothing of the candidate, or perhaps nothing, so that the candidate is to be asked again,
  /// alone. `before`: so often it was in doubt already, which can't go on for ever.
  bool inDoubt(int before) const;
};

class Workers {
 public:
  /// Makes `jobs` workers (>= 1) of the test on this thread, before there is any other. Throws what makeWorker throws.
  Workers(Test& test, int jobs);
  /// Waits for tests that still run; cancel them before.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// The number of tests that could be started now.
  size_t idle() const { return free_.size(); }
  /// The number of tests that were started and not collected yet.
  size_t busy() const { return workers_.size() - free_.size(); }

  /// As of TestWorker, for all workers. While no test runs.
  void setTimeout(std::optional<double> seconds);
  void expectCrash(const std::string& signature);

  /// Starts a test on an idle worker. About a microsecond. Throws Shortage where there is no descriptor for it.
  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash);

  /// Collects one test that has ended, if there is one.
  std::optional<Outcome> poll();
  /// Waits for a test to end and collects it. Some test must be running.
  Outcome collect();
  /// Waits until there is something to collect, `wake` was called, or the deadline has come.
  void sleep(std::optional<std::chrono::steady_clock::time_point> deadline);
  /// Makes the present and every later `sleep` return at once. From any thread.
  void wake();

 private:
  struct Ended {
    TestWorker* worker;
    Outcome outcome;
    uint64_t number;  ///< of the test, counted from 1
    bool first;       ///< no other was running when it was started
  };
  void end(Ended ended);
  Outcome takeEnded();

  std::vector<std::unique_ptr<TestWorker>> workers_;
  uint64_t started_ = 0;
  std::vector<TestWorker*> free_;  ///< used as a stack: the worker that ended last has the warmest caches

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Ended> ended_;  ///< has room for all, since nobody could be told of an error
  bool woken_ = false;

  /// Else only as many tests run as there are cores. It never lowers what the program has set.
  oneapi::tbb::global_control parallelism_;
  oneapi::tbb::task_arena arena_;
};

}  // namespace hone
