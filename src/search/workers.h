// Whoever runs the scheduler's tests: this machine (search/local_workers.h), or a farm.
//
// One thread, the coordinator, starts tests and collects their verdicts. Only it may call the methods, except `wake`.
#pragma once

#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "oracle/test.h"
#include "search/strategy.h"
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

/// Verdicts turned out to be wrong after they were used, so the search has to begin again without them.
class VerdictsWithdrawn : public std::runtime_error {
 public:
  explicit VerdictsWithdrawn(std::vector<Hash128> wrong)
      : std::runtime_error("verdicts were withdrawn"), candidates(std::move(wrong)) {}
  std::vector<Hash128> candidates;
};

class Workers {
 public:
  /// Waits for running tests; cancel them first.
  virtual ~Workers() = default;

  /// How many tests could be started now.
  virtual size_t idle() const = 0;
  /// The number of tests that were started but not collected yet.
  virtual size_t busy() const = 0;

  /// See TestWorker; for all tests that start from now on. Only while no test runs.
  virtual void expectCrash(const std::string& signature) = 0;
  /// The same.
  virtual void repeat(const Repetition& /*repetition*/) {}

  /// Starts a test; some worker must be idle. `timeoutSeconds`: see TestWorker::setTimeout. Throws Shortage if no
  /// descriptor is left.
  virtual std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                              std::optional<double> timeoutSeconds) = 0;

  /// Collects a test that has ended; nullopt if none has. Throws VerdictsWithdrawn, once for each cause.
  virtual std::optional<Outcome> poll() = 0;
  /// Waits for a test to end and collects it. Some test must be running.
  virtual Outcome collect() = 0;
  /// Waits until a test has ended, more workers are idle, `wake` was called, or the deadline has come. May return
  /// earlier.
  virtual void sleep(std::optional<std::chrono::steady_clock::time_point> deadline) = 0;
  /// Waits until no verdict can be withdrawn any more, or `ended`, which is asked now and then, returns true. Only
  /// while no test is running. Throws VerdictsWithdrawn.
  virtual void settle(const std::function<bool()>& /*ended*/) {}
  /// Makes the present and every later `sleep` return at once. Thread-safe.
  virtual void wake() = 0;
};

/// The workers of this machine: at most `jobs` tests (>= 1) run at once, on threads (search/local_workers.h), or, where
/// there are none, one after the other (wasm/system). Throws what makeWorker throws.
std::unique_ptr<Workers> workersOfThisMachine(Test& test, int jobs);

/// Makes the workers of a run.
class Workplace {
 public:
  virtual ~Workplace() = default;
  /// At most `jobs` tests (>= 1) run at once. Called on the thread that will be the coordinator. The test and this must
  /// outlive the workers. Throws what makeWorker throws.
  virtual std::unique_ptr<Workers> workers(Test& test, int jobs) = 0;
};

}  // namespace hone
