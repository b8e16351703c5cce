#include "hone/run.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "oracle/crash_signature.h"
#include "oracle/first_check.h"
#include "oracle/repeat_test.h"
#include "search/limits.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

/// How many bytes of a program's message are quoted.
constexpr size_t longestQuote = 200;

/// Tests are cut off at five times the time of the first run, so that hanging tests cost little.
double timeoutFrom(double firstRunSeconds) { return std::max(1.0, 5 * firstRunSeconds); }

/// The repetition of the first test of the input. If its rate is to be estimated, it need only fail at all: an input
/// that fails in a fifth of its runs is missed once in a hundred times.
Repetition firstRepetition(int repeat) {
  constexpr int runsUntilFailure = 20;
  if (repeat == autoRepeat) return {.rule = Repetition::Rule::untilFailure, .times = runsUntilFailure};
  return {.times = repeat};
}

std::string toStore(const FailureRate& rate) { return fmt::format("{} of {}", rate.fails, rate.runs); }

FailureRate storedRate(const std::string& text) {
  FailureRate rate;
  if (std::sscanf(text.c_str(), "%d of %d", &rate.fails, &rate.runs) != 2) return {};
  return rate;
}

/// The text of the first visible token that has text; empty if there is none. Refers to the tree.
std::string_view firstToken(const Tree& tree) {
  for (NodeId id = tree.root(); id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.isVisible() && node.textEnd > node.textBegin) return tree.text(id);
  }
  return "";
}

Limits limitsOf(const RunSettings& settings) {
  return limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
}

uint64_t peakRss() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace

Run::Run(Test& test, const RunSettings& settings, RunObserver* observer)
    : test_(test),
      settings_(settings),
      start_(settings.start.value_or(std::chrono::steady_clock::now())),
      observer_(observer),
      adaptsTimeout_(!settings.timeoutSeconds && !test.timeout()),
      repeated_(settings.repeat == 1 ? nullptr : std::make_unique<RepeatTest>(test, firstRepetition(settings.repeat))),
      scheduler_(repeated_ ? *repeated_ : test, jobsFor(settings.jobs), limitsOf(settings), this, settings.workplace) {
  outcome_.jobs = jobsFor(settings.jobs);
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

ProjectSize Run::sizeOf(std::string_view text) const {
  ProjectSize size = settings_.project ? projectSize(text) : ProjectSize{0, text.size()};
  if (settings_.oneFile) size.files = 0;
  return size;
}

void Run::begin(const std::string& input) {
  const ProjectSize size = sizeOf(input);
  outcome_.inputBytes = bestBytes_ = size.bytes;
  outcome_.inputFiles = size.files;
}

double Run::seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

TreePtr Run::parse(const std::shared_ptr<Language>& language, const std::string& input) {
  begin(input);
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
  begin(input);
  seeksFailure_ = words.fail == VerdictWords().fail;
  // A repair begins with an input that is refused, however often it is tested.
  if (!seeksFailure_ && settings_.repeat == autoRepeat) scheduler_.repeat({.rule = Repetition::Rule::byRate});
  outcome_.startupSeconds = seconds();
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
    scheduler_.expectCrash(expectationOf(outcome_.inputCrash, input));
  }
  checkThatNothingIsMissing(input);
  if (settings_.repeat == autoRepeat) repeatByRate(input);
  if (settings_.repeat > 1) checkForFlakyFailure(input);
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
  if (!now.empty()) missing_ = now.front().missing;
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
      "clocks, addresses, threads), or give --repeat auto",
      same, all, settings_.inputName, words.of(*outcome_.input)));
}

/// Such a failure isn't taken without a question.
void Run::doubt(const std::string& reason, std::string_view remedy, const std::string& input) {
  if (settings_.trustTest) return note(fmt::format("warning: {}; {}", reason, remedy));
  if (observer_ != nullptr && observer_->isMeant(reason)) return;
  // With its verdict, --resume would take it.
  if (store_) store_->withdraw({contentHash(input)});
  throw UserError(fmt::format("{}: {}, or give --trust-test if this is the failure that you mean", reason, remedy));
}

void Run::checkThatNothingIsMissing(const std::string& input) {
  if (missing_.empty() || (outcome_.input == Verdict::fail) != seeksFailure_) return;
  doubt(fmt::format("the test {} {}, but its message says that a file is missing: {}",
                    seeksFailure_ ? "fails for" : "refuses", settings_.inputName,
                    visible(missing_.substr(0, longestQuote))),
        settings_.remedyOfMissing, input);
}

/// A flaky failure may not occur in a row as often as the user asks for.
void Run::checkForFlakyFailure(const std::string& input) {
  // A test that timed out takes too long to be repeated.
  if (!seeksFailure_ || outcome_.input == Verdict::fail || outcome_.inputTimedOut) return;
  const FailureRate rate = rateOn(input);
  scheduler_.repeat(firstRepetition(settings_.repeat));
  if (rate.fails == 0) return;
  if (store_) store_->forget();
  throw UserError(fmt::format(
      "the test is flaky: {} fails in {}, and --repeat {} asks for {} failures in a row; give --repeat auto",
      settings_.inputName, inWords(rate), settings_.repeat, settings_.repeat));
}

/// Lets the input's rate of failures decide how many runs a candidate needs.
void Run::repeatByRate(const std::string& input) {
  Repetition repetition{.rule = Repetition::Rule::byRate};
  if (seeksFailure_ && outcome_.input == Verdict::fail) {
    FailureRate& rate = outcome_.inputRate;
    // A run that is resumed must judge as it did before.
    const Hash128 place = contentHash("the rate of failures on\n" + input);
    const StoredVerdict* stored = store_ ? store_->find(place) : nullptr;
    rate = stored != nullptr ? storedRate(stored->crash) : rateOn(input);
    if (rate.missing() > 0) return;  // a limit came first
    if (store_ && stored == nullptr) store_->put(place, {.verdict = Verdict::fail, .crash = toStore(rate)});
    // It has failed before.
    repetition.rate = std::max(rate.fails, 1) / static_cast<double>(rate.runs);
    note(fmt::format("{} fails in {}, so the verdict on a candidate takes {} runs or more", settings_.inputName,
                     inWords(rate), RateTest(repetition.rate, errorOfCandidate).leastRuns()));
  }
  rate_ = repetition.rate;
  scheduler_.repeat(repetition);
}

FailureRate Run::rateOn(const std::string& input) {
  scheduler_.repeat({});
  FailureRate rate;
  for (int missing = rate.missing(); missing > 0; missing = rate.missing()) {
    const std::vector<TestResult> results = scheduler_.again({input, inputPass}, missing);
    for (const TestResult& result : results) rate.add(result.verdict == Verdict::fail);
    if (results.size() < static_cast<size_t>(missing)) break;  // a limit
  }
  return rate;
}

void Run::followFailures() {
  if (adaptsTimeout_) scheduler_.followFailures();
}

/// The verdict that raises a suspicion may be a stored one, and stored ones may be wrong.
bool Run::emptyTextStillFails() {
  const std::vector<TestResult> now = scheduler_.again({settings_.emptyText, controlPass}, 1);
  if (now.empty() || now.front().verdict == Verdict::fail) return true;
  if (store_) store_->forget();
  return false;
}

void Run::askControls(const Tree& tree) {
  // For an input of a single token, this is nearly the whole input.
  std::string_view token = outcome_.inputTokens > 1 ? firstToken(tree) : "";
  if (archivedFile(token)) token = "";  // a file that isn't parsed may well fail
  const std::string input = tree.plainText();
  outcome_.controls = hone::askControls(scheduler_, input, token, settings_.emptyText);
  if (const std::string suspicion = suspicionOf(outcome_.controls); !suspicion.empty() && emptyTextStillFails())
    doubt(suspicion, settings_.remedyOfControls, input);
  if (const std::string warning = warningOf(outcome_.controls); !warning.empty()) note(warning);
}

void Run::confirmBasis() {
  if (!failures_.empty()) confirmBasis(failures_.newest().text);
}

std::optional<Failure> Run::confirm(std::string_view result, const Failures& earlier) {
  // Half as often as the input is often enough: a stricter rule would refuse right results.
  const LastWordRules rules{.inARow = settings_.repeat, .rate = rate_ / 2, .flaky = outcome_.inputRate.isFlaky()};
  if (repeated_) scheduler_.repeat({});
  LastWord last = lastWordOn(result, earlier, scheduler_, rules);
  outcome_.lastWord = last.outcome;
  outcome_.lastRate = last.rate;
  if (last.outcome == LastWord::Outcome::holds && last.rate.isFlaky())
    note(fmt::format("the test is flaky: the result {} in {}", seeksFailure_ ? "fails" : "is accepted",
                     inWords(last.rate)));
  if (last.refuted() && store_) store_->forget();
  return std::move(last.failure);
}

void Run::committed(const Commit& commit, const SearchStats& stats) {
  if (commit.candidate.pass == inputPass) {
    outcome_.inputSeconds = commit.seconds;
    outcome_.inputTimedOut = commit.timedOut;
    outcome_.inputCrash = commit.crash;
    if (!commit.missing.empty()) missing_ = commit.missing;
  }
  if (commit.killedLauncher && !std::exchange(saidThatLauncherWasKilled_, true))
    note(fmt::format("some candidates count as unresolved, since on them {}", killsItsParent));
  if (commit.verdict == Verdict::fail && commit.candidate.pass != controlPass)
    failures_.add(commit.candidate.bytes,
                  commit.candidate.pass == inputPass ? outcome_.inputTokens : commit.candidate.tokens);
  const bool best = isBest_ && isBest_(commit);
  record(commit, stats.tests, best);
  if (observer_ != nullptr) observer_->committed(commit, stats, best);
}

void Run::record(const Commit& commit, uint64_t tests, bool best) {
  std::vector<PassFigures>& passes = outcome_.passes;
  if (passes.empty() || passes.back().name != commit.candidate.pass) passes.push_back({commit.candidate.pass});
  PassFigures& pass = passes.back();
  if (!commit.cached) {
    pass.tests += 1;
    (commit.verdict == Verdict::fail ? pass.fail : commit.verdict == Verdict::pass ? pass.pass : pass.unresolved) += 1;
    pass.testSeconds += commit.seconds;
  }
  if (!best) return;
  const size_t bytes = sizeOf(commit.candidate.bytes).bytes;
  pass.successes += 1;
  pass.removedBytes += static_cast<int64_t>(bestBytes_) - static_cast<int64_t>(bytes);
  bestBytes_ = bytes;
  outcome_.bestCrash = commit.crash;
  outcome_.history.push_back({tests, bytes, commit.candidate.tokens, seconds(), commit.candidate.pass});
}

void Run::skipped(std::string_view pass, bool ended) {
  note(fmt::format("pass {} {}", pass, ended ? "is skipped" : "can't be skipped"));
}

RunOutcome Run::outcome() const {
  RunOutcome result = outcome_;
  result.search = scheduler_.stats();
  result.wallSeconds = seconds();
  result.starts = test_.startFigures();
  result.peakRssBytes = peakRss();
  return result;
}

void Run::finish(Stop stop, RunOutcome& outcome) {
  if (const size_t lost = store_ ? store_->close() : 0; lost > 0)
    note(fmt::format("{} verdicts couldn't be stored: --resume will run their tests again", lost));
  for (const std::string& sentence : test_.takeNotes()) note(sentence);
  outcome = this->outcome();
  outcome.stop = stop;
}

}  // namespace hone
