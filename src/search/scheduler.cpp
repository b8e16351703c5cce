// The scheduler: many tests at once, though each candidate depends on the verdict before it.
//
// Problem. A search asks one question after the other: does this candidate fail? The answer decides the next question.
// So a search alone keeps one worker busy, however many there are.
//
// Idea. A verdict can be guessed, and a strategy can be copied. Tell one copy "it failed" and another "it didn't", and
// both propose their next candidates. These are tested while the first verdict is pending, and so on below them. Here
// 4 workers run A, B, C and D, in a search in which 40 % of the candidates fail:
//
//                           A  runs                         the root: what the strategy asks now
//                  fails  /   \  doesn't
//                   0.4  /     \  0.6
//                       /       \.
//               B  runs           C  runs                   what it is going to ask after A's verdict
//                 /  \             /  \.
//           0.16 .    \ 0.24 0.24 /    \ 0.36
//                      E         F      D  runs             E and F wait for a worker
//                                      /  \.
//                                0.144 .   . 0.216          not made yet
//
// Each node knows the probability that the search reaches it: the product of the guesses on its path, by the acceptance
// rates learned so far (search/acceptance_rates.h). A free worker gets the most probable candidate that isn't running
// yet. If nearly all candidates fail, or nearly none do, the tree is a line; in between it is a bush.
//
// Many guesses can be better than a rate. After a removal, most searches ask the same questions again about what is
// left, and most answers stay the same. So every verdict, also one on a wrong guess, predicts the verdicts on later
// candidates with the same Candidate::question. While a search advances through a list, the tests far ahead of it tell
// which of the coming removals will be accepted, and the tree grows along these. What is committed is the same.
//
// When A's verdict comes, one half of the tree was wrong: it is discarded, and its tests are cancelled. The top of the
// other half is the new root, whose verdict is often known already. Only the root's verdict is ever committed. So the
// committed sequence, and every figure that is counted on it, is what a single worker would have got. A test on a wrong
// guess isn't lost if the same bytes come up again (search/trials.h).
//
// Gain. If all tests take equally long, the search advances in that time by the sum of the probabilities of the running
// tests: in the drawing 1 + 0.6 + 0.4 + 0.36 steps. For rates of 0.02, 0.2 and 0.5, four workers make it 3.9, 2.95 and
// 2.25 times as fast; bench/speculation shows nearly that, and more where verdicts predict others.
//
// Cost. Each guess costs a copy of the strategy and a candidate. So the tree grows only as far as there are workers,
// and a little further: E and F are ready for the next free worker. With one worker, nothing is tested on a guess, but
// the next candidate is made, for both outcomes if neither is improbable. The tree grows by one node at a time while
// all workers are busy, and any news comes first.
//
// Faults. Many parallel tests disturb each other: one is cut off because it got no processor, the kernel kills one for
// lack of memory, or no more processes are left. Such an outcome (Outcome::inDoubt) is no verdict. Its candidate is
// tested again when it is the root, because only then is the answer needed, and alone: no test starts until all others
// have ended. So the committed verdict is what a single worker would have found. A machine that starves one test will
// starve the next, so from then on no more tests run at once than there are processors.
#include "search/scheduler.h"

#include <algorithm>
#include <atomic>
#include <deque>

#include "process/shortage.h"
#include "search/acceptance_rates.h"
#include "search/followed_limit.h"
#include "search/limits.h"
#include "search/speculation_tree.h"
#include "search/trials.h"
#include "search/workers.h"

namespace hone {
namespace {

/// While all workers are busy, the search takes a step ahead only if the step's probability times the number of workers
/// is at least this. So if a candidate fails once in twenty times, the copy that is told of a failure isn't made. That
/// saves nearly half of the search's own time, and a worker seldom waits for such a step.
constexpr double leastLead = 0.1;

}  // namespace

class Scheduler::Impl {
 public:
  Impl(std::unique_ptr<Workers> workers, std::optional<double> timeoutSeconds, int jobs, Limits limits,
       CommitObserver* observer)
      : limits_(limits),
        observer_(observer),
        jobs_(static_cast<size_t>(jobs)),
        stop_(limits.deadline),
        timeoutSeconds_(timeoutSeconds),
        workers_(std::move(workers)) {}

  /// `verdicts` gets those of the commits, in order; may be null.
  Stop run(std::unique_ptr<Strategy>& strategy, std::vector<Verdict>* verdicts);
  std::vector<Verdict> runBatch(Batch::CandidateAt at) {
    std::vector<Verdict> verdicts;
    std::unique_ptr<Strategy> batch = std::make_unique<Batch>(std::move(at));
    run(batch, &verdicts);
    return verdicts;
  }
  std::optional<Verdict> known(std::string_view bytes) const {
    return trials_.committed(writer_ ? contentHash(writer_(bytes)) : contentHash(bytes));
  }
  void writeBy(CandidateWriter writer) { writer_ = std::move(writer); }
  void remember(VerdictStore& store) { trials_.remember(store); }
  void setTimeout(std::optional<double> seconds) { timeoutSeconds_ = seconds; }
  void followFailures() {
    if (!timeoutSeconds_) return;
    followed_.emplace(*timeoutSeconds_);
    trials_.followFailures();
  }
  void interrupt() {
    interrupted_ = true;
    stop_.requestStop();
    workers_->wake();
  }
  void skip() {
    skipWanted_ = true;
    workers_->wake();
  }
  StopToken stopToken() const { return stop_.token(); }
  Stop stopReason() const { return interrupted_ ? Stop::interrupted : Stop::maxTime; }
  Stop lastStop() const { return lastStop_; }
  std::vector<TestResult> again(const Candidate& candidate, int times);
  void settle(const std::function<bool()>& ended);
  const SearchStats& stats() const { return stats_; }
  Workers& workers() { return *workers_; }

 private:
  Stop runToEnd(std::unique_ptr<Strategy>& strategy, std::vector<Verdict>* verdicts);
  Stop search(SpeculationTree& tree, std::vector<Verdict>* verdicts);
  std::optional<Stop> reasonToStop(const SpeculationTree::Node& root) const;
  void start(const SpeculationTree::Node& node);
  bool isWorthALead(const SpeculationTree::Step& step) const;
  bool mayStart(const SpeculationTree::Node& root) const;
  std::vector<TestResult> runAgain(const Candidate& candidate, int times);
  /// False if the outcome is in doubt.
  bool collect(const Outcome& outcome);
  void count(const Outcome& outcome);
  Verdict commitRoot(SpeculationTree& tree);
  void skipStep(SpeculationTree& tree);

  const Limits limits_;
  CommitObserver* const observer_;
  const size_t jobs_;
  size_t atOnce_ = jobs_;  ///< no more tests than this run at a time
  std::atomic<bool> interrupted_ = false;
  std::atomic<bool> skipWanted_ = false;
  StopSource stop_;
  std::optional<double> timeoutSeconds_;
  std::optional<FollowedLimit> followed_;
  Stop lastStop_ = Stop::done;
  SearchStats stats_;
  CandidateWriter writer_;
  AcceptanceRates rates_;
  Trials trials_;
  const std::unique_ptr<Workers> workers_;
};

/// The main loop. It does the most urgent thing first: collect tests that ended, start ready tests on free workers,
/// commit, grow the tree. If there is nothing to do, it sleeps.
Stop Scheduler::Impl::search(SpeculationTree& tree, std::vector<Verdict>* verdicts) {
  for (;;) {
    while (std::optional<Outcome> outcome = workers_->poll()) {
      const bool counts = collect(*outcome);
      if (counts && outcome->error) std::rethrow_exception(outcome->error);
      tree.prune();
    }
    if (std::optional<Stop> stop = reasonToStop(tree.root())) return *stop;
    // The step of an unfinished strategy isn't known.
    if (tree.root().candidate && skipWanted_.exchange(false)) {
      skipStep(tree);
      continue;
    }

    const SpeculationTree::Node& root = tree.root();
    const bool idle = mayStart(root);
    const SpeculationTree::Step next = tree.likeliest(/*mayStart=*/idle, limits_.maxTests - stats_.tests);
    if (root.trial && root.trial->wantsToBeAlone() && workers_->busy() == 0) {
      start(root);
    } else if (next.starts()) {
      start(*next.node);
    } else if (root.trial && root.trial->verdict) {
      Verdict verdict = commitRoot(tree);
      if (verdicts) verdicts->push_back(verdict);
    } else if (next.node && (idle || isWorthALead(next))) {
      tree.grow(next);
    } else {
      workers_->sleep(limits_.deadline);
    }
  }
}

std::optional<Stop> Scheduler::Impl::reasonToStop(const SpeculationTree::Node& root) const {
  if (interrupted_) return Stop::interrupted;
  if (!root.candidate && !root.unfinished) return Stop::done;
  if (limits_.deadline && std::chrono::steady_clock::now() >= *limits_.deadline) return Stop::maxTime;
  if (root.trial && !root.trial->committed && stats_.tests >= limits_.maxTests) return Stop::maxTests;
  return std::nullopt;
}

/// While all workers are busy, candidates are made in advance only where that is cheap for what it saves.
bool Scheduler::Impl::isWorthALead(const SpeculationTree::Step& step) const {
  return trials_.waiting() < SpeculationTree::kLead && step.probability * static_cast<double>(jobs_) >= leastLead;
}

bool Scheduler::Impl::mayStart(const SpeculationTree::Node& root) const {
  return workers_->idle() > 0 && workers_->busy() < atOnce_ && !(root.trial && root.trial->wantsToBeAlone());
}

void Scheduler::Impl::start(const SpeculationTree::Node& node) {
  Trial& trial = *node.trial;
  // Without `followFailures`, all trials need the full time.
  const std::optional<double> limit = trial.needsFullTime ? timeoutSeconds_ : followed_->seconds();
  try {
    trials_.start(trial, workers_->start(node.candidate, trial.hash, limit));
  } catch (const Shortage&) {
    if (workers_->busy() == 0) throw;
    atOnce_ = workers_->busy();
  }
}

bool Scheduler::Impl::collect(const Outcome& outcome) {
  const bool counts = trials_.finish(outcome, rates_);
  count(outcome);
  if (!counts) {
    ++stats_.askedAgain;
    atOnce_ = std::min(atOnce_, static_cast<size_t>(jobsFor(0)));
  }
  return counts;
}

void Scheduler::Impl::count(const Outcome& outcome) {
  if (!outcome.result) return;
  ++stats_.executed;
  stats_.testSeconds += outcome.result->seconds;
}

Verdict Scheduler::Impl::commitRoot(SpeculationTree& tree) {
  SpeculationTree::Node& root = tree.root();
  const Verdict verdict = *root.trial->verdict;
  const bool cached = root.trial->committed;
  if (cached) {
    ++stats_.cached;
  } else {
    ++stats_.tests;
    ++(verdict == Verdict::fail ? stats_.fail : verdict == Verdict::pass ? stats_.pass : stats_.unresolved);
    stats_.timedOut += verdict == Verdict::unresolved && root.trial->timedOut;
    stats_.replayed += root.trial->replayed;
    trials_.commit(*root.trial);
    if (followed_ && verdict == Verdict::fail) followed_->failed(root.trial->seconds);
    rates_.learn(root.candidate->pass, verdict == Verdict::fail);
  }
  if (observer_) {
    const Trial& trial = *root.trial;
    Commit commit{*root.candidate, trial.hash, verdict, cached, 0, {}, false};
    if (!cached) {
      commit.seconds = trial.seconds;
      commit.crash = trial.crash;
      commit.replayed = trial.replayed;
      commit.timedOut = trial.timedOut;
      commit.missing = trial.missing;
      commit.killedLauncher = trial.killedLauncher;
    }
    observer_->committed(commit, stats_);
  }
  tree.advance(verdict);
  return verdict;
}

void Scheduler::Impl::skipStep(SpeculationTree& tree) {
  const std::string_view pass = tree.root().candidate->pass;
  const bool ended = tree.skip();
  if (ended) stats_.skipped.push_back(pass);
  if (observer_) observer_->skipped(pass, ended);
}

Stop Scheduler::Impl::run(std::unique_ptr<Strategy>& strategy, std::vector<Verdict>* verdicts) {
  if (interrupted_) return lastStop_ = Stop::interrupted;
  skipWanted_ = false;
  try {
    return lastStop_ = runToEnd(strategy, verdicts);
  } catch (const Cancelled&) {
    return lastStop_ = stopReason();
  } catch (const VerdictsWithdrawn& error) {
    trials_.withdraw(error.candidates);
    throw;
  }
}

Stop Scheduler::Impl::runToEnd(std::unique_ptr<Strategy>& strategy, std::vector<Verdict>* verdicts) {
  std::optional<Candidate> first = strategy->propose();
  SpeculationTree tree(std::move(strategy), std::move(first), jobs_, trials_, rates_, writer_);

  // However the search ends, even by an exception, all guesses are dropped, and so are their tests.
  struct Leave {
    Impl& impl;
    SpeculationTree& tree;
    std::unique_ptr<Strategy>& strategy;
    ~Leave() {
      strategy = tree.dissolve();
      while (impl.workers_->busy() > 0) impl.collect(impl.workers_->collect());
    }
  } leave{*this, tree, strategy};

  return search(tree, verdicts);
}

std::vector<TestResult> Scheduler::Impl::again(const Candidate& candidate, int times) {
  try {
    return runAgain(candidate, times);
  } catch (const VerdictsWithdrawn& error) {
    trials_.withdraw(error.candidates);
    throw;
  }
}

std::vector<TestResult> Scheduler::Impl::runAgain(const Candidate& candidate, int times) {
  const auto shared = std::make_shared<Candidate>(candidate);
  shared->afresh = true;
  const Hash128 hash = contentHash(candidate.bytes);
  std::vector<std::shared_ptr<Cancellation>> running;
  std::vector<TestResult> results;
  size_t atOnce = atOnce_;
  int doubts = 0;
  std::exception_ptr error;
  for (;;) {
    const bool stopped = stop_.token().stopRequested() || error;
    if (stopped) {
      times = 0;
      for (auto& cancellation : running) cancellation->cancel();
    }
    for (; times > 0 && workers_->idle() > 0 && workers_->busy() < atOnce; --times)
      running.push_back(workers_->start(shared, hash, timeoutSeconds_));
    if (workers_->busy() == 0) break;
    if (!stopped) workers_->sleep(limits_.deadline);
    std::optional<Outcome> outcome = stopped ? workers_->collect() : workers_->poll();
    if (!outcome) continue;
    count(*outcome);
    if (outcome->inDoubt(doubts)) {
      ++doubts;
      ++stats_.askedAgain;
      ++times;
      atOnce = 1;
      continue;
    }
    if (outcome->result) results.push_back(std::move(*outcome->result));
    if (outcome->error) error = outcome->error;
  }
  if (error) std::rethrow_exception(error);
  return results;
}

void Scheduler::Impl::settle(const std::function<bool()>& ended) {
  try {
    workers_->settle(ended);
  } catch (const VerdictsWithdrawn& error) {
    trials_.withdraw(error.candidates);
    throw;
  }
}

Scheduler::Scheduler(Test& test, int jobs, Limits limits, CommitObserver* observer, Workplace* workplace)
    : impl_(std::make_unique<Impl>(workplace ? workplace->workers(test, jobs) : workersOfThisMachine(test, jobs),
                                   test.timeout(), jobs, limits, observer)) {}

Scheduler::~Scheduler() = default;

Stop Scheduler::runAny(std::unique_ptr<Strategy>& strategy) { return impl_->run(strategy, nullptr); }

std::vector<Verdict> Scheduler::all(std::span<const Candidate> candidates) {
  return impl_->runBatch([&](size_t i) { return i < candidates.size() ? &candidates[i] : nullptr; });
}

std::vector<Verdict> Scheduler::each(const NextCandidate& next) {
  std::deque<std::optional<Candidate>> made;
  return impl_->runBatch([&](size_t i) {
    if (i == made.size()) made.push_back(next());
    return made[i] ? &*made[i] : nullptr;
  });
}

std::optional<Verdict> Scheduler::known(std::string_view bytes) const { return impl_->known(bytes); }

void Scheduler::writeBy(CandidateWriter writer) { impl_->writeBy(std::move(writer)); }

void Scheduler::remember(VerdictStore& store) { impl_->remember(store); }

void Scheduler::setTimeout(std::optional<double> seconds) { impl_->setTimeout(seconds); }

void Scheduler::followFailures() { impl_->followFailures(); }

void Scheduler::expectCrash(const std::string& signature) { impl_->workers().expectCrash(signature); }

void Scheduler::repeat(const Repetition& repetition) { impl_->workers().repeat(repetition); }

std::vector<TestResult> Scheduler::again(const Candidate& candidate, int times) {
  return impl_->again(candidate, times);
}

void Scheduler::settle(const std::function<bool()>& ended) { impl_->settle(ended); }

void Scheduler::interrupt() { impl_->interrupt(); }

void Scheduler::skip() { impl_->skip(); }

StopToken Scheduler::stopToken() const { return impl_->stopToken(); }

Stop Scheduler::stopReason() const { return impl_->stopReason(); }

Stop Scheduler::lastStop() const { return impl_->lastStop(); }

const SearchStats& Scheduler::stats() const { return impl_->stats(); }

}  // namespace hone
