#include "search/local_workers.h"

#include <cassert>
#include <utility>

namespace hone {

namespace {

std::vector<std::unique_ptr<TestWorker>> makeWorkers(Test& test, int jobs) {
  assert(jobs >= 1);
  std::vector<std::unique_ptr<TestWorker>> workers;
  for (int i = 0; i < jobs; ++i) workers.push_back(test.makeWorker());
  return workers;
}

}  // namespace

LocalWorkers::LocalWorkers(Test& test, int jobs, std::function<void()> ended)
    : workers_(makeWorkers(test, jobs)), endedOne_(std::move(ended)) {
  for (auto& worker : workers_) free_.push_back(worker.get());
  ended_.reserve(workers_.size());
  threads_.reserve(workers_.size());
  try {
    for (int i = 0; i < jobs; ++i) threads_.emplace_back([this] { serve(); });
  } catch (...) {
    endThreads();
    throw;
  }
}

LocalWorkers::~LocalWorkers() {
  while (busy() > 0) collect();
  endThreads();
}

void LocalWorkers::endThreads() {
  for (size_t i = 0; i < threads_.size(); ++i) queue_.push(std::nullopt);
}

void LocalWorkers::serve() {
  for (std::optional<Started> test;;) {
    queue_.pop(test);
    if (!test) return;
    Ended ended{test->worker, {test->hash, std::nullopt, nullptr}, test->number, test->first};
    try {
      test->worker->startAfresh(test->candidate->afresh);
      ended.outcome.result = test->worker->run(test->candidate->bytes, *test->cancellation);
    } catch (...) {
      ended.outcome.error = std::current_exception();
    }
    test.reset();
    end(std::move(ended));
  }
}

void LocalWorkers::expectCrash(const std::string& signature) {
  assert(busy() == 0);
  for (auto& worker : workers_) worker->expectCrash(signature);
}

void LocalWorkers::repeat(const Repetition& repetition) {
  assert(busy() == 0);
  for (auto& worker : workers_) worker->repeat(repetition);
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
  TestWorker* worker = free_.back();
  worker->setTimeout(timeoutSeconds);
  queue_.push(Started{worker, std::move(candidate), std::move(cancellation), hash, ++started_, first});
  // If there was no memory for the entry, the worker is still free.
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

std::unique_ptr<Workers> workersOfThisMachine(Test& test, int jobs) {
  return std::make_unique<LocalWorkers>(test, jobs);
}

}  // namespace hone
