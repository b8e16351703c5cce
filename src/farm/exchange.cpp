#include "farm/exchange.h"

#include <algorithm>
#include <utility>

namespace hone {

/// Call it under the lock.
void Exchange::tell() {
  news_ = true;
  changed_.notify_one();
}

void Exchange::add(FarmTest test) {
  {
    std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(test));
  }
  bell_.ring();
}

std::optional<FarmTest> Exchange::takeForLocal(bool any) {
  std::lock_guard lock(mutex_);
  std::erase_if(waiting_, [&](const FarmTest& test) {
    if (!test.cancellation->cancelled()) return false;
    ended_.push_back(test.cancelled());
    return true;
  });
  auto chosen = std::ranges::find_if(
      waiting_, [&](const FarmTest& test) { return test.localOnly && (!test.last || audits_ == 0); });
  if (chosen == waiting_.end() && any)
    chosen = std::ranges::find_if(waiting_, [&](const FarmTest& test) { return !test.last || audits_ == 0; });
  if (chosen == waiting_.end()) return std::nullopt;
  FarmTest test = std::move(*chosen);
  waiting_.erase(chosen);
  return test;
}

std::optional<Outcome> Exchange::takeEnded() {
  std::lock_guard lock(mutex_);
  if (ended_.empty()) return std::nullopt;
  Outcome outcome = std::move(ended_.front());
  ended_.pop_front();
  return outcome;
}

std::vector<Hash128> Exchange::takeWithdrawn() {
  std::lock_guard lock(mutex_);
  return std::exchange(withdrawn_, {});
}

void Exchange::decide(std::shared_ptr<Audit> audit, std::optional<TestResult> result) {
  {
    std::lock_guard lock(mutex_);
    decisions_.push_back({std::move(audit), std::move(result)});
  }
  bell_.ring();
}

void Exchange::withdraw(const std::vector<Hash128>& candidates) {
  std::lock_guard lock(mutex_);
  withdrawn_.insert(withdrawn_.end(), candidates.begin(), candidates.end());
  tell();
}

size_t Exchange::audits() const {
  std::lock_guard lock(mutex_);
  return audits_;
}

void Exchange::setAudits(size_t pending) {
  std::lock_guard lock(mutex_);
  if (std::exchange(audits_, pending) != 0 && pending == 0) tell();
}

std::vector<Exchange::Decision> Exchange::takeDecisions() {
  std::lock_guard lock(mutex_);
  return std::exchange(decisions_, {});
}

std::vector<std::string> Exchange::takeNotes() {
  std::lock_guard lock(mutex_);
  return std::exchange(notes_, {});
}

size_t Exchange::slots() const {
  std::lock_guard lock(mutex_);
  return slots_;
}

Exchange::Clock::time_point Exchange::unusableSince() const {
  std::lock_guard lock(mutex_);
  return unusableSince_;
}

void Exchange::sleep(std::optional<Clock::time_point> deadline, bool heedsWake) {
  std::unique_lock lock(mutex_);
  const auto hasNews = [&] { return news_ || local_ || !ended_.empty() || (heedsWake && woken_); };
  if (deadline)
    changed_.wait_until(lock, *deadline, hasNews);
  else
    changed_.wait(lock, hasNews);
  news_ = false;
}

void Exchange::localEnded() {
  std::lock_guard lock(mutex_);
  local_ = true;
  changed_.notify_one();
}

void Exchange::forgetLocal() {
  std::lock_guard lock(mutex_);
  local_ = false;
}

void Exchange::wake() {
  std::lock_guard lock(mutex_);
  woken_ = true;
  changed_.notify_one();
}

void Exchange::setReferences(std::vector<Reference> references) {
  {
    std::lock_guard lock(mutex_);
    references_ = std::move(references);
  }
  bell_.ring();
}

void Exchange::stop() {
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  bell_.ring();
}

std::vector<FarmTest> Exchange::takeForFarm(size_t most) {
  std::lock_guard lock(mutex_);
  std::vector<FarmTest> taken;
  std::erase_if(waiting_, [&](FarmTest& test) {
    if (test.localOnly || taken.size() >= most) return false;
    taken.push_back(std::move(test));
    return true;
  });
  return taken;
}

void Exchange::giveBack(FarmTest test) {
  std::lock_guard lock(mutex_);
  waiting_.push_front(std::move(test));
  tell();
}

void Exchange::end(Outcome outcome) {
  std::lock_guard lock(mutex_);
  ended_.push_back(std::move(outcome));
  tell();
}

void Exchange::note(std::string message) {
  std::lock_guard lock(mutex_);
  notes_.push_back(std::move(message));
  tell();
}

void Exchange::setSlots(size_t slots) {
  std::lock_guard lock(mutex_);
  if (slots == slots_) return;
  if (slots == 0) unusableSince_ = Clock::now();
  slots_ = slots;
  tell();
}

std::vector<Reference> Exchange::references() const {
  std::lock_guard lock(mutex_);
  return references_;
}

bool Exchange::stopping() const {
  std::lock_guard lock(mutex_);
  return stopping_;
}

}  // namespace hone
