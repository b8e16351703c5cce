#include "search/local_workers.h"

#include <algorithm>
#include <cassert>
#include <future>
#include <thread>
#include <utility>

namespace hone {

namespace {

using Parallelism = oneapi::tbb::global_control;

std::vector<std::unique_ptr<TestWorker>> makeWorkers(Test& test, int jobs) {
  assert(jobs >= 1);
  std::vector<std::unique_ptr<TestWorker>> workers;
  for (int i = 0; i < jobs; ++i) workers.push_back(test.makeWorker());
  return workers;
}

/// TBB aborts the program if it can't start a thread. So hone first starts as many threads as the run will need, plus
/// some for the rest of the program; here a failure is an ordinary error.
void tryThreads(int jobs) {
  constexpr int spare = 8;
  std::vector<std::jthread> threads;
  std::promise<void> tried;  // ends before the threads are waited for
  const std::shared_future<void> end = tried.get_future().share();
  for (int i = 0; i < jobs + spare; ++i) threads.emplace_back([end] { end.wait(); });
}

}  // namespace

LocalWorkers::LocalWorkers(Test& test, int jobs, std::function<void()> ended)
    : workers_(makeWorkers(test, jobs)),
      endedOne_(std::move(ended)),
      parallelism_(
          Parallelism::max_allowed_parallelism,
          std::max(static_cast<size_t>(jobs) + 1, Parallelism::active_value(Parallelism::max_allowed_parallelism))),
      arena_(jobs, /*reserved_for_masters=*/0) {
  for (auto& worker : workers_) free_.push_back(worker.get());
  ended_.reserve(workers_.size());
  tryThreads(jobs);
}

LocalWorkers::~LocalWorkers() {
  while (busy() > 0) collect();
}

void LocalWorkers::expectCrash(const std::string& signature) {
  assert(busy() == 0);
  for (auto& worker : workers_) worker->expectCrash(signature);
}

std::shared_ptr<Cancellation> LocalWorkers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                                  std::optional<double> timeoutSeconds) {
  auto cancellation = std::make_shared<Cancellation>();
  start(std::move(candidate), hash, timeoutSeconds, cancellation);
  return cancellation;
}

void LocalWorkers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash, std::optional<double> timeoutSeconds,
                         std::shared_ptr<Cancellation> cancellation) {
  const bool first = busy() == 0;
  const uint64_t number = ++started_;
  TestWorker* worker = free_.back();
  worker->setTimeout(timeoutSeconds);
  arena_.enqueue([this, worker, hash, number, first, cancellation, candidate = std::move(candidate)] {
    Ended ended{worker, {hash, std::nullopt, nullptr}, number, first};
    try {
      ended.outcome.result = worker->run(candidate->bytes, *cancellation);
    } catch (...) {
      ended.outcome.error = std::current_exception();
    }
    end(std::move(ended));
  });
  // If there was no memory or thread for the task, the worker is still free.
  free_.pop_back();
}

void LocalWorkers::end(Ended ended) {
  // Notified under the lock: once that is released, the coordinator may destroy this object.
  std::lock_guard lock(mutex_);
  ended_.push_back(std::move(ended));
  changed_.notify_one();
  if (endedOne_) endedOne_();
}

std::optional<Outcome> LocalWorkers::poll() {
  std::lock_guard lock(mutex_);
  if (ended_.empty()) return std::nullopt;
  return takeEnded();
}

Outcome LocalWorkers::collect() {
  assert(busy() > 0);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !ended_.empty(); });
  return takeEnded();
}

Outcome LocalWorkers::takeEnded() {
  Ended ended = std::move(ended_.front());
  ended_.erase(ended_.begin());
  free_.push_back(ended.worker);
  ended.outcome.alone = ended.first && ended.number == started_;
  return std::move(ended.outcome);
}

void LocalWorkers::sleep(std::optional<std::chrono::steady_clock::time_point> deadline) {
  std::unique_lock lock(mutex_);
  auto changed = [&] { return woken_ || !ended_.empty(); };
  if (deadline) {
    changed_.wait_until(lock, *deadline, changed);
  } else {
    changed_.wait(lock, changed);
  }
}

void LocalWorkers::wake() {
  std::lock_guard lock(mutex_);
  woken_ = true;
  changed_.notify_one();
}

}  // namespace hone
