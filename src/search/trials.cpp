#include "search/trials.h"

#include <cassert>
#include <utility>

namespace hone {

Trial& Trials::want(Hash128 hash, bool needsFullTime) {
  auto [found, added] = trials_.try_emplace(hash);
  Trial& trial = found->second;
  const bool waited = !added && trial.waits();
  trial.hash = hash;
  trial.needsFullTime |= needsFullTime || !followsFailures_;
  if (added) lookUp(trial);
  if (trial.cutShort && trial.needsFullTime) {
    trial.verdict.reset();
    trial.cutShort = trial.timedOut = trial.replayed = trial.committed = false;
  }
  if (trial.waits() && !waited) ++waiting_;
  ++trial.wanted;
  return trial;
}

void Trials::lookUp(Trial& trial) const {
  if (const auto known = committed_.find(trial.hash); known != committed_.end()) {
    trial.verdict = known->second.verdict;
    trial.cutShort = known->second.cutShort;
    trial.committed = true;
  } else if (const StoredVerdict* stored = store_ ? store_->find(trial.hash) : nullptr) {
    trial.verdict = stored->verdict;
    trial.seconds = stored->seconds;
    trial.crash = stored->crash;
    trial.timedOut = stored->timedOut;
    trial.cutShort = stored->cutShort;
    trial.replayed = true;
  }
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
  trial.hasFullTime = trial.needsFullTime;
}

bool Trials::finish(const Outcome& outcome, AcceptanceRates& rates) {
  auto found = trials_.find(outcome.hash);
  assert(found != trials_.end());
  Trial& trial = found->second;
  trial.running.reset();
  const bool inDoubt = outcome.inDoubt(trial.doubts);
  trial.doubts += inDoubt;
  const bool cutShort = outcome.result && outcome.result->timedOut && !trial.hasFullTime;
  if (outcome.result && !inDoubt && !(cutShort && trial.needsFullTime)) {
    trial.verdict = outcome.result->verdict;
    trial.seconds = outcome.result->seconds;
    trial.crash = outcome.result->crash;
    trial.missing = outcome.result->missing;
    trial.timedOut = outcome.result->timedOut;
    trial.killedLauncher = outcome.result->doubt == Doubt::launcherKilled;
    trial.cutShort = cutShort;
    if (trial.expectation) rates.inform(trial.pass, *trial.expectation, *trial.verdict == Verdict::fail);
    // A later run is to say it again.
    if (store_ && !trial.killedLauncher) store_->put(trial.hash, *outcome.result, cutShort);
  } else if (trial.wanted == 0) {
    trials_.erase(found);
  } else if (trial.waits()) {
    ++waiting_;
  }
  return !inDoubt;
}

void Trials::commit(Trial& trial) {
  committed_.insert_or_assign(trial.hash, Committed{trial.verdict.value(), trial.cutShort});
  trial.committed = true;
}

}  // namespace hone
