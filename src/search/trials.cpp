#include "search/trials.h"

#include <cassert>
#include <utility>

namespace hone {

Trial& Trials::want(Hash128 hash) {
  auto [found, added] = trials_.try_emplace(hash);
  Trial& trial = found->second;
  if (added) {
    trial.hash = hash;
    trial.verdict = committed_.find(hash);
    trial.committed = trial.verdict.has_value();
    if (const StoredVerdict* stored = store_ && !trial.committed ? store_->find(hash) : nullptr) {
      trial.verdict = stored->verdict;
      trial.seconds = stored->seconds;
      trial.crash = stored->crash;
      trial.timedOut = stored->timedOut;
      trial.replayed = true;
    }
    if (trial.waits()) ++waiting_;
  }
  ++trial.wanted;
  return trial;
}

void Trials::release(Trial& trial) {
  if (--trial.wanted > 0) return;
  if (trial.running) {
    trial.running->cancel();
  } else if (!trial.verdict || trial.committed) {
    if (trial.waits()) --waiting_;
    trials_.erase(trial.hash);
  }
}

void Trials::start(Trial& trial, std::shared_ptr<Cancellation> cancellation) {
  assert(!trial.verdict && !trial.running);
  if (trial.waits()) --waiting_;
  trial.running = std::move(cancellation);
}

bool Trials::finish(const Outcome& outcome, AcceptanceRates& rates) {
  auto found = trials_.find(outcome.hash);
  assert(found != trials_.end());
  Trial& trial = found->second;
  trial.running.reset();
  const bool inDoubt = outcome.inDoubt(trial.doubts);
  trial.doubts += inDoubt;
  if (outcome.result && !inDoubt) {
    trial.verdict = outcome.result->verdict;
    trial.seconds = outcome.result->seconds;
    trial.crash = outcome.result->crash;
    trial.timedOut = outcome.result->timedOut;
    if (trial.expectation) rates.inform(trial.pass, *trial.expectation, *trial.verdict == Verdict::fail);
    if (store_) store_->put(trial.hash, *outcome.result);
  } else if (trial.wanted == 0) {
    trials_.erase(found);
  } else if (trial.waits()) {
    ++waiting_;
  }
  return !inDoubt;
}

void Trials::commit(Trial& trial) {
  committed_.put(trial.hash, trial.verdict.value());
  trial.committed = true;
}

}  // namespace hone
