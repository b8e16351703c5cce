#include "hone/run.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/limits.h"
#include "test/likely_cause.h"
#include "test/repeat_test.h"
#include "text/archive.h"
#include "text/user_error.h"
#include "tree/first_token.h"

namespace hone {
namespace {

/// Tests are cut off at five times the time of the first run, so that hanging tests cost little.
double timeoutFrom(double firstRunSeconds) { return std::max(1.0, 5 * firstRunSeconds); }

Limits limitsOf(const RunSettings& settings) {
  return limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
}

}  // namespace

Run::Run(Test& test, const RunSettings& settings, RunObserver* observer)
    : settings_(settings),
      observer_(observer),
      adaptsTimeout_(!settings.timeoutSeconds && !test.timeout()),
      repeated_(settings.repeat > 1 ? std::make_unique<RepeatTest>(test, settings.repeat) : nullptr),
      scheduler_(repeated_ ? *repeated_ : test, jobsFor(settings.jobs), limitsOf(settings), this, settings.workplace) {
  outcome_.timeoutSeconds = test.timeout();
  if (settings.timeoutSeconds) setTimeout(*settings.timeoutSeconds);
  if (adaptsTimeout_) setTimeout(settings.firstTimeout);
}

Run::~Run() = default;

void Run::remember(const Memory& memory) {
  store_ = std::make_unique<VerdictStore>(memory.folder, memory.identity);
  if (!store_->damaged().empty())
    note(fmt::format("the stored verdicts of earlier runs are damaged; they are put aside as {}",
                     store_->damaged().string()));
  if (memory.fresh) store_->forget();
  resumes_ = memory.resume;
  scheduler_.remember(*store_);
}

void Run::note(std::string_view message) const {
  if (observer_ != nullptr) observer_->note(message);
}

void Run::setTimeout(double seconds) {
  scheduler_.setTimeout(seconds);
  outcome_.timeoutSeconds = seconds;
}

Stop Run::untilStopped(const std::shared_ptr<Language>& language, const std::function<Stop()>& work) {
  std::optional<Stoppable> stoppable;
  if (language) stoppable.emplace(language, scheduler_.stopToken());
  try {
    return work();
  } catch (const Cancelled&) {
    return scheduler_.stopReason();
  }
}

TreePtr Run::parse(const std::shared_ptr<Language>& language, const std::string& input) {
  TreePtr tree = Tree::parse(language, input);
  outcome_.inputTokens = tree->tokenCount(tree->root());
  if (observer_ != nullptr) observer_->parsed(*tree);
  return tree;
}

void Run::searchMarked(const std::shared_ptr<Language>& language, Encoding encoding) {
  if (!language->marksIndentation()) return;
  scheduler_.writeBy(
      [language, encoding](std::string_view text) { return language->plain(std::string(text), encoding); });
}

std::optional<Verdict> Run::testInput(const std::string& input, const VerdictWords& words) {
  if (outcome_.input) return outcome_.input;
  if (observer_ != nullptr) observer_->firstRunBegins(outcome_.timeoutSeconds);
  const bool known = verdictsStillHold(input);
  Candidate original{input, inputPass};
  const std::vector<Verdict> verdicts = scheduler_.all({&original, 1});
  if (observer_ != nullptr) observer_->firstRunEnds();
  if (verdicts.empty()) return std::nullopt;
  outcome_.input = verdicts.front();
  // A test that timed out doesn't tell how long a test takes, and takes too long to be repeated.
  if (adaptsTimeout_ && outcome_.inputTimedOut) return outcome_.input;
  if (adaptsTimeout_) setTimeout(timeoutFrom(outcome_.inputSeconds));
  if (settings_.repeat == 1 && !known) checkThatRunsAgree(input, words);
  if (outcome_.input == Verdict::fail && !outcome_.inputCrash.empty()) {
    note(fmt::format("the input's failure: {}", outcome_.inputCrash));
    scheduler_.expectCrash(outcome_.inputCrash);
  }
  return outcome_.input;
}

/// True if an earlier run has stored the input's verdict, and the verdict is still the same.
bool Run::verdictsStillHold(const std::string& input) {
  const StoredVerdict* stored = store_ ? store_->find(contentHash(input)) : nullptr;
  if (stored == nullptr) {
    if (resumes_) note("nothing to resume for this test and input; starting a new run");
    return false;
  }
  // If the input didn't fail, the earlier run found nothing to continue, and the user may have corrected the test.
  if (resumes_ && stored->verdict == Verdict::fail) return true;
  if (adaptsTimeout_) setTimeout(timeoutFrom(stored->seconds));
  const std::vector<TestResult> now = scheduler_.again({input, inputPass}, 1);
  if (now.empty() || (now.front().verdict == stored->verdict && now.front().crash == stored->crash)) return true;
  note("the verdict on the input has changed, so the stored verdicts were discarded");
  store_->forget();
  if (adaptsTimeout_) setTimeout(settings_.firstTimeout);
  return false;
}

void Run::checkThatRunsAgree(const std::string& input, const VerdictWords& words) {
  // So few that they cost nearly nothing in a reduction. A test that is wrong once in ten runs often passes this check.
  const int times = outcome_.inputSeconds < 10 ? 2 : 1;
  int same = 1, all = 1;
  for (const TestResult& result : scheduler_.again({input, inputPass}, times)) {
    if (result.doubt == Doubt::launcherKilled) throw UserError(killsItsParent);
    ++all;
    same += result.verdict == outcome_.input && result.crash == outcome_.inputCrash;
  }
  if (same == all) return;
  // A later run, with a corrected test, must not use these verdicts.
  if (store_) store_->forget();
  throw UserError(fmt::format(
      "the test is flaky: {} of {} runs on {} said '{}', and the others didn't; make it deterministic (seeds, "
      "clocks, addresses, threads), or give --repeat K",
      same, all, settings_.inputName, words.of(*outcome_.input)));
}

void Run::followFailures() {
  if (adaptsTimeout_) scheduler_.followFailures();
}

void Run::askControls(const Tree& tree) {
  // For an input of a single token, this is nearly the whole input.
  std::string_view token = outcome_.inputTokens > 1 ? firstToken(tree) : "";
  if (archivedFile(token)) token = "";  // a file that isn't parsed may well fail
  outcome_.controls = hone::askControls(scheduler_, tree.plainText(), token);
  if (const std::string warning = warningOf(outcome_.controls); !warning.empty()) note(warning);
}

void Run::confirmBasis() {
  if (!failures_.empty()) confirmBasis(failures_.newest().text);
}

std::optional<Failure> Run::confirm(std::string_view result, const Failures& earlier) {
  LastWord last = lastWordOn(result, earlier, scheduler_);
  outcome_.lastWord = last.outcome;
  if (last.refuted() && store_) store_->forget();
  return std::move(last.failure);
}

void Run::committed(const Commit& commit, const SearchStats& stats) {
  if (commit.candidate.pass == inputPass) {
    outcome_.inputSeconds = commit.seconds;
    outcome_.inputTimedOut = commit.timedOut;
    outcome_.inputCrash = commit.crash;
  }
  if (commit.verdict == Verdict::fail && commit.candidate.pass != controlPass)
    failures_.add(commit.candidate.bytes,
                  commit.candidate.pass == inputPass ? outcome_.inputTokens : commit.candidate.tokens);
  if (observer_ == nullptr) return;
  if (commit.candidate.pass != pass_) observer_->passBegins(commit.candidate.pass);
  pass_ = commit.candidate.pass;
  observer_->committed(commit, stats, isBest_ && isBest_(commit));
}

void Run::skipped(std::string_view pass, bool ended) {
  if (observer_ != nullptr) observer_->skipped(pass, ended);
}

RunOutcome Run::outcome() const {
  RunOutcome result = outcome_;
  result.search = scheduler_.stats();
  return result;
}

void Run::finish(Stop stop, RunOutcome& outcome) {
  if (const size_t lost = store_ ? store_->close() : 0; lost > 0)
    note(fmt::format("{} verdicts couldn't be stored: --resume will run their tests again", lost));
  outcome = this->outcome();
  outcome.stop = stop;
}

}  // namespace hone
