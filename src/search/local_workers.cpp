#include "search/local_workers.h"

#include <cassert>
#include <utility>

namespace hone {

LocalWorkers::LocalWorkers(Test& test, int jobs, std::function<void()> ended) : endedOne_(std::move(ended)) {
  assert(jobs >= 1);
  slots_.resize(static_cast<size_t>(jobs));
  ended_.reserve(slots_.size());
  for (Slot& slot : slots_) slot.worker = test.makeWorker();
  for (Slot& slot : slots_) {
    slot.thread = std::make_unique<TaskThread>();
    free_.push_back(&slot);
  }
}

LocalWorkers::~LocalWorkers() {
  while (busy() > 0) collect();
}

void LocalWorkers::setTimeout(std::optional<double> seconds) {
  assert(busy() == 0);
  for (Slot& slot : slots_) slot.worker->setTimeout(seconds);
}

void LocalWorkers::expectCrash(const std::string& signature) {
  assert(busy() == 0);
  for (Slot& slot : slots_) slot.worker->expectCrash(signature);
}

std::shared_ptr<Cancellation> LocalWorkers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash) {
  auto cancellation = std::make_shared<Cancellation>();
  start(std::move(candidate), hash, cancellation);
  return cancellation;
}

void LocalWorkers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                         std::shared_ptr<Cancellation> cancellation) {
  const bool first = busy() == 0;
  const uint64_t number = ++started_;
  Slot* slot = free_.back();
  slot->thread->run([this, slot, hash, number, first, cancellation, candidate = std::move(candidate)] {
    Ended ended{slot, {hash, std::nullopt, nullptr}, number, first};
    try {
      ended.outcome.result = slot->worker->run(candidate->bytes, *cancellation);
    } catch (...) {
      ended.outcome.error = std::current_exception();
    }
    end(std::move(ended));
  });
  // If there was no memory for the task, the worker is still free.
  free_.pop_back();
}

void LocalWorkers::end(Ended ended) {
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
  free_.push_back(ended.slot);
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
