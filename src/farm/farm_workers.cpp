#include "farm/farm_workers.h"

#include <algorithm>
#include <utility>

#include "farm/bundle.h"
#include "farm/dispatcher.h"
#include "search/limits.h"
#include "text/duration.h"
#include "text/visible.h"

namespace hone {
namespace {

/// If this many verdicts are the same, workers are judged by one candidate.
constexpr size_t enoughSame = 8;

FarmTask taskOf(const CommandSpec& spec, const std::vector<std::string>& same) {
  FarmTask task{bundleOf(spec), "", environmentOf(spec, same)};
  checkJoinSize(task.bundle.size(), 0);
  task.test = sha256(task.bundle);
  return task;
}

}  // namespace

Farm::Farm(FarmOptions options, const CommandSpec& spec, std::function<void(std::string_view)> tell)
    : options_(std::move(options)), task_(taskOf(spec, options_.same)), tell_(std::move(tell)), turns_(jobsFor(0)) {
  if (!options_.keyDoubt.empty()) tell_(options_.keyDoubt);
}

std::unique_ptr<Workers> Farm::workers(Test& test, int jobs) {
  return std::make_unique<FarmWorkers>(test, jobs, options_, task_, tell_, turns_);
}

FarmWorkers::FarmWorkers(Test& test, int jobs, const FarmOptions& options, const FarmTask& task,
                         std::function<void(std::string_view)> tell, LocalTurns& turns)
    : jobs_(static_cast<size_t>(jobs)),
      waitSeconds_(options.waitSeconds),
      besides_(std::min(options.here, jobsFor(0))),
      tell_(std::move(tell)),
      bundleBytes_(task.bundle.size()),
      share_(test, turns),
      local_(share_, std::min(jobs, jobsFor(0)), [this] { exchange_.localEnded(); }),
      dispatcher_([this, options, task] { Dispatcher(options, task, exchange_).run(); }) {}

FarmWorkers::~FarmWorkers() {
  while (busy_ > 0) collect();
  for (const FarmTest& test : audited_) test.cancellation->cancel();
  exchange_.stop();
}

size_t FarmWorkers::idle() const {
  const size_t slots = exchange_.slots();
  const size_t most = std::min(jobs_, slots > 0 ? slots + besides_ : local_.idle() + local_.busy());
  return most - std::min(most, busy_);
}

void FarmWorkers::expectCrash(const std::string& signature) {
  crash_ = signature;
  local_.expectCrash(signature);
}

void FarmWorkers::repeat(const Repetition& repetition) {
  repetition_ = repetition;
  local_.repeat(repetition);
}

std::shared_ptr<Cancellation> FarmWorkers::start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                                 std::optional<double> timeoutSeconds) {
  if (!hasReferences_) checkJoinSize(bundleBytes_, candidate->bytes.size());
  auto cancellation = std::make_shared<Cancellation>();
  FarmTest test{std::move(candidate), hash, cancellation, timeoutSeconds, crash_, repetition_};
  // What is tested again, the result above all, is for this machine to judge.
  test.localOnly = test.last = hasReferences_ && judged_.contains(hash);
  exchange_.add(std::move(test));
  ++busy_;
  startLocally();
  return cancellation;
}

std::optional<FarmWorkers::Clock::time_point> FarmWorkers::localFrom() const {
  if (exchange_.slots() > 0) return std::nullopt;
  // Without references there are no workers to wait for.
  if (!hasReferences_) return Clock::time_point::min();
  return exchange_.unusableSince() + toDuration(waitSeconds_);
}

void FarmWorkers::startLocally() {
  // They hold texts of other machines.
  for (const std::string& message : exchange_.takeNotes()) tell_(visible(message));
  while (local_.idle() > 0) {
    const std::optional<Clock::time_point> from = localFrom();
    const bool mayRunAny = local_.busy() < besides_ || (from && Clock::now() >= *from);
    std::optional<FarmTest> test = exchange_.takeForLocal(mayRunAny);
    if (!test) return;
    if (!hasReferences_) here_[test->hash] = *test;
    if (test->audit) audited_.push_back(*test);
    try {
      local_.start(test->candidate, test->hash, test->timeoutSeconds, test->cancellation);
    } catch (...) {
      const Outcome outcome{test->hash, std::nullopt, std::current_exception()};
      if (!decidesAudit(outcome)) exchange_.end(outcome);
    }
  }
}

std::optional<Outcome> FarmWorkers::pollLocally() {
  std::optional<Outcome> outcome = local_.poll();
  if (!outcome) {
    exchange_.forgetLocal();
    outcome = local_.poll();
  }
  if (outcome && decidesAudit(*outcome)) return pollLocally();
  if (outcome && !hasReferences_) learn(*outcome);
  return outcome;
}

bool FarmWorkers::decidesAudit(const Outcome& outcome) {
  const auto test = std::ranges::find(audited_, outcome.hash, &FarmTest::hash);
  if (test == audited_.end()) return false;
  const bool good = outcome.result && outcome.result->doubt == Doubt::none;
  exchange_.decide(test->audit, good ? outcome.result : std::nullopt);
  audited_.erase(test);
  return true;
}

/// A worker must find the same verdict on the first candidate, and on the first one with another verdict.
void FarmWorkers::learn(const Outcome& outcome) {
  const auto test = here_.extract(outcome.hash);
  if (test.empty() || !outcome.result || outcome.result->doubt != Doubt::none) return;
  ++found_;
  if (references_.empty() || references_.front().result.verdict != outcome.result->verdict)
    references_.push_back({test.mapped(), *outcome.result});
  if (references_.size() < 2 && found_ < enoughSame) return;
  hasReferences_ = true;
  here_.clear();
  exchange_.setReferences(references_);
}

std::optional<Outcome> FarmWorkers::poll() {
  throwIfWithdrawn();
  return take();
}

void FarmWorkers::settle(const std::function<bool()>& ended) {
  constexpr std::chrono::milliseconds betweenLooks{100};
  for (;;) {
    take();  // of audits, which are all that is left
    const bool checked = exchange_.audits() == 0;
    throwIfWithdrawn();
    if (checked || ended()) return;
    sleep(Clock::now() + betweenLooks, /*heedsWake=*/false);
  }
}

void FarmWorkers::throwIfWithdrawn() {
  if (std::vector<Hash128> withdrawn = exchange_.takeWithdrawn(); !withdrawn.empty())
    throw VerdictsWithdrawn(std::move(withdrawn));
}

std::optional<Outcome> FarmWorkers::take() {
  startLocally();
  std::optional<Outcome> outcome = pollLocally();
  if (!outcome) outcome = exchange_.takeEnded();
  if (!outcome) return std::nullopt;
  --busy_;
  if (outcome->result && outcome->result->doubt == Doubt::none) judged_.insert(outcome->hash);
  return outcome;
}

Outcome FarmWorkers::collect() {
  for (;;) {
    if (std::optional<Outcome> outcome = take()) return *std::move(outcome);
    sleep(std::nullopt, /*heedsWake=*/false);
  }
}

void FarmWorkers::sleep(std::optional<Clock::time_point> deadline) { sleep(deadline, /*heedsWake=*/true); }

void FarmWorkers::sleep(std::optional<Clock::time_point> deadline, bool heedsWake) {
  startLocally();
  if (const auto from = localFrom(); from && *from > Clock::now()) deadline = std::min(*from, deadline.value_or(*from));
  exchange_.sleep(deadline, heedsWake);
}

}  // namespace hone
