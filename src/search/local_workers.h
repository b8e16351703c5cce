// The workers of this machine: `jobs` threads, each blocked in TestWorker::run while its test runs. A concurrent queue
// of oneTBB hands them the candidates.
//
// The coordinator isn't one of these threads, so it stays responsive while all tests run. Blocking threads start tests
// in parallel: with 8 jobs, three times as many per second as an event loop. They are threads of their own, since tasks
// of an arena share its threads with all tasks of the program and mustn't block.
#pragma once

#include <oneapi/tbb/concurrent_queue.h>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "search/workers.h"

namespace hone {

class LocalWorkers : public Workers {
 public:
  /// Makes `jobs` workers (>= 1) of the test on this thread, before it starts others. Throws what makeWorker throws,
  /// and std::system_error where a thread can't be started. `ended`, if given, is called by another thread whenever a
  /// test has ended; it must be short.
  LocalWorkers(Test& test, int jobs, std::function<void()> ended = nullptr);
  ~LocalWorkers() override;
  LocalWorkers(const LocalWorkers&) = delete;
  LocalWorkers& operator=(const LocalWorkers&) = delete;

  size_t idle() const override { return free_.size(); }
  size_t busy() const override { return workers_.size() - free_.size(); }
  void expectCrash(const std::string& signature) override;
  void repeat(const Repetition& repetition) override;
  /// Takes about a microsecond.
  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                      std::optional<double> timeoutSeconds) override;
  /// The same for a caller that has the cancellation already.
  void start(std::shared_ptr<const Candidate> candidate, Hash128 hash, std::optional<double> timeoutSeconds,
             std::shared_ptr<Cancellation> cancellation);
  std::optional<Outcome> poll() override;
  Outcome collect() override;
  void sleep(std::optional<std::chrono::steady_clock::time_point> deadline) override;
  void wake() override;

 private:
  struct Started {
    TestWorker* worker;
    std::shared_ptr<const Candidate> candidate;
    std::shared_ptr<Cancellation> cancellation;
    Hash128 hash;
    uint64_t number;  ///< of the test, counted from 1
    bool first;       ///< no other test was running when it was started
  };
  struct Ended {
    TestWorker* worker;
    Outcome outcome;
    uint64_t number;  ///< as in Started, as is `first`
    bool first;
  };
  void serve();
  void endThreads();
  void end(Ended ended);
  Outcome takeEnded();

  std::vector<std::unique_ptr<TestWorker>> workers_;
  uint64_t started_ = 0;
  std::vector<TestWorker*> free_;  ///< used as a stack: the worker that ended last has the warmest caches

  const std::function<void()> endedOne_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Ended> ended_;  ///< has room for all workers: here an allocation error could not be reported
  bool woken_ = false;

  oneapi::tbb::concurrent_bounded_queue<std::optional<Started>> queue_;  ///< nothing ends a thread
  std::vector<std::jthread> threads_;
};

}  // namespace hone
