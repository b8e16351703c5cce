#include "search/workers.h"

#include <cassert>
#include <utility>

#include "process/shortage.h"

namespace hone {

namespace {

/// After so many, a launcher that was killed is the test's own deed, and what there is too little of won't come back.
constexpr int timesInDoubt = 3;

}  // namespace

bool Outcome::inDoubt(int before) const {
  if (result && result->doubt == Doubt::crowded) return !alone;
  if (result && result->doubt == Doubt::launcherKilled) return !alone || before + 1 < timesInDoubt;
  if (!error || before + 1 >= timesInDoubt) return false;
  try {
    std::rethrow_exception(error);
  } catch (const Shortage&) {
    return true;
  } catch (...) {
    return false;
  }
}

Workers::Workers(Test& test, int jobs) {
  assert(jobs >= 1);
  for (int i = 0; i < jobs; ++i) lanes_.push_back(std::make_unique<Lane>(test.makeWorker()));
  for (auto& lane : lanes_) free_.push_back(lane.get());
  ended_.reserve(lanes_.size());
  // Behind all workers, some of which fork.
  try {
    for (auto& lane : lanes_) lane->thread = std::thread([this, &own = *lane] { serve(own); });
  } catch (...) {
    endThreads();
    throw;
  }
}

Workers::~Workers() {
  while (busy() > 0) collect();
  endThreads();
}

void Workers::endThreads() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
    for (auto& lane : lanes_) lane->wanted.notify_one();
  }
  for (auto& lane : lanes_)
    if (lane->thread.joinable()) lane->thread.join();
}

void Workers::setTimeout(std::optional<double> seconds) {
  assert(busy() == 0);
  for (auto& lane : lanes_) lane->worker->setTimeout(seconds);
}

void Workers::expectCrash(const std::string& signature) {
  assert(busy() == 0);
  for (auto& lane : lanes_) lane->worker->expectCrash(signature);
}

std::shared_ptr<Cancellation> Workers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash) {
  // Where there is no memory or no descriptor for it, the worker is still free.
  auto cancellation = std::make_shared<Cancellation>();
  const bool first = busy() == 0;
  Lane& lane = *free_.back();
  free_.pop_back();
  std::lock_guard lock(mutex_);
  lane.started = {std::move(candidate), hash, cancellation, ++started_, first};
  lane.wanted.notify_one();
  return cancellation;
}

void Workers::serve(Lane& lane) {
  std::unique_lock lock(mutex_);
  for (;;) {
    lane.wanted.wait(lock, [&] { return lane.started || ending_; });
    if (!lane.started) return;
    std::optional<Started> test = std::exchange(lane.started, std::nullopt);
    lock.unlock();
    Ended ended{&lane, {test->hash, std::nullopt, nullptr}, test->number, test->first};
    try {
      ended.outcome.result = lane.worker->run(test->candidate->bytes, *test->cancellation);
    } catch (...) {
      ended.outcome.error = std::current_exception();
    }
    test.reset();
    lock.lock();
    ended_.push_back(std::move(ended));
    changed_.notify_one();
  }
}

std::optional<Outcome> Workers::poll() {
  std::lock_guard lock(mutex_);
  if (ended_.empty()) return std::nullopt;
  return takeEnded();
}

Outcome Workers::collect() {
  assert(busy() > 0);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !ended_.empty(); });
  return takeEnded();
}

Outcome Workers::takeEnded() {
  Ended ended = std::move(ended_.front());
  ended_.erase(ended_.begin());
  free_.push_back(ended.lane);
  ended.outcome.alone = ended.first && ended.number == started_;
  return std::move(ended.outcome);
}

void Workers::sleep(std::optional<std::chrono::steady_clock::time_point> deadline) {
  std::unique_lock lock(mutex_);
  auto changed = [&] { return woken_ || !ended_.empty(); };
  if (deadline) {
    changed_.wait_until(lock, *deadline, changed);
  } else {
    changed_.wait(lock, changed);
  }
}

void Workers::wake() {
  std::lock_guard lock(mutex_);
  woken_ = true;
  changed_.notify_one();
}

}  // namespace hone
