#include "app/session.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <nlohmann/json.hpp>

#include "app/output_place.h"
#include "app/own_command.h"
#include "app/report_sections.h"
#include "app/test_choice.h"
#include "search/limits.h"
#include "search/time_outs.h"
#include "test/crash_signature.h"
#include "test/leftovers.h"
#include "test/work_directory.h"
#include "text/cache_folder.h"
#include "text/file.h"
#include "text/line_index.h"
#include "text/user_error.h"
#include "tree/first_token.h"

namespace hone {
namespace {

/// Tests are cut off at five times the first run, so that hanging ones cost little.
double timeoutFrom(double firstRunSeconds) { return std::max(1.0, 5 * firstRunSeconds); }

/// Of the verdicts that nobody gave a place for.
constexpr uintmax_t largestCache = uintmax_t(1) << 30;

uint64_t peakRss() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

const char* nameOf(Stop stop) {
  switch (stop) {
    case Stop::done: return "finished";
    case Stop::maxTests: return "stopped by --max-tests";
    case Stop::maxTime: return "stopped by --max-time";
    case Stop::interrupted: return "interrupted";
  }
  return "";
}

}  // namespace

void writeBeside(RunSummary& summary, const std::filesystem::path& place, std::string_view bytes) {
  if (place.empty()) return;
  try {
    writeFile(place, bytes);
  } catch (const UserError& error) {
    summary.unwritten.emplace_back(error.what());
  }
}

void writeStats(const RunOptions& run, RunSummary& summary, const nlohmann::ordered_json& figures) {
  // Names of files and what a test prints may be any bytes.
  using Json = nlohmann::ordered_json;
  writeBeside(summary, run.stats, figures.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

Session::Session(const RunOptions& run, const std::filesystem::path& defaultName, const VerdictWords& words)
    : run_(run), words_(words), input_(readFile(run.input)), bestBytes_(input_.size()) {
  summary_.output = outputPlace(run, defaultName);
  replaceable_ = !isStream(summary_.output);
  otherCrashes_.setPlace((replaceable_ ? summary_.output.parent_path() : "") / run.input.stem(), run.input.extension());
  if (!run.log.empty()) log_ = std::make_unique<CommitLog>(run.log, words_);
  summary_.inputBytes = input_.size();
  summary_.jobs = jobsFor(run.jobs);
  endLeftovers();
  sweepStale(placeForWork(0));
  test_ = chooseTest(run, input_.size());
  interrupt_ = std::make_unique<Interrupt>();
  scheduler_ = std::make_unique<Scheduler>(*test_, summary_.jobs, limits(), static_cast<CommitObserver*>(this));
  progress_ = std::make_unique<Progress>(ProgressOptions{.wanted = run.progress && !run.quiet,
                                                         .color = run.color,
                                                         .input = input_,
                                                         .jobs = summary_.jobs,
                                                         .limits = limits(),
                                                         .words = words_,
                                                         .keys = keys()});
  interrupt_->watch({.end =
                         [this] {
                           looking_.cancel();
                           scheduler_->interrupt();
                         },
                     .pause = [this] { progress_->pause(); },
                     .resume = [this] { progress_->resume(); }});
  if (std::string doubts = doubtsAbout(run); !doubts.empty()) say(doubts);
  // Behind the workers, for it has a thread.
  openStore();
  if (adaptsTimeout())
    setTimeout(run.firstTimeout);
  else
    summary_.timeoutSeconds = specOf(run, 0).timeoutSeconds;
}

std::vector<KeyAction> Session::keys() {
  std::vector<KeyAction> keys = {{'s', "skip pass",
                                  [this] {
                                    scheduler_->skip();
                                    return std::string();
                                  }},
                                 {'q', "stop", [] {
                                    kill(getpid(), SIGINT);
                                    return std::string();
                                  }}};
  if (!run_.report.empty()) keys.push_back({'r', "report", [this] { return askForReport(); }});
  return keys;
}

std::string Session::askForReport() {
  if (!canReportNow_) return "there is nothing to report yet: the report is written at the end";
  reportWanted_ = true;
  return "";
}

void Session::skipped(std::string_view pass, bool ended) {
  say(fmt::format("pass {} {}", pass, ended ? "is skipped" : "can't be skipped"));
}

void Session::openStore() {
  const std::string identity = testIdentity(run_);
  if (identity.empty()) return;
  const bool chosen = !run_.state.empty();
  try {
    const std::filesystem::path folder = chosen ? run_.state : ownCacheFolder("verdicts");
    if (!chosen) trimStores(folder, largestCache);
    store_ = std::make_unique<VerdictStore>(folder, identity);
  } catch (const UserError& error) {
    if (chosen || run_.resume) throw;
    // Nobody asked for it.
    say(fmt::format("verdicts aren't stored: {}", error.what()));
    return;
  }
  if (!store_->damaged().empty())
    say(fmt::format("the stored verdicts of earlier runs are damaged; they are put aside as {}",
                    store_->damaged().string()));
  if (run_.fresh) store_->forget();
  scheduler_->remember(*store_);
}

Limits Session::limits() const { return limitsFrom(run_.maxTests, run_.maxSeconds, start_); }

std::shared_ptr<Language> Session::chooseLanguage() {
  ChosenLanguage chosen = hone::chooseLanguage(run_.language, run_.input);
  if (!chosen.note.empty()) say(chosen.note);
  summary_.language = chosen.language->name();
  return stoppable(std::move(chosen.language));
}

std::shared_ptr<Language> Session::stoppable(std::shared_ptr<Language> language) {
  stoppable_.push_back(std::make_unique<Stoppable>(language, scheduler_->stopToken()));
  return language;
}

TreePtr Session::parse() {
  TreePtr tree = Tree::parse(chooseLanguage(), input_);
  const LineIndex lines(input_);
  auto place = [&](uint32_t offset) {
    Position at = lines.at(offset);
    return fmt::format("{}:{}:{}", run_.input.string(), at.line, at.column);
  };
  if (!tree->errors().empty())
    say(fmt::format("{} syntax error{} by the grammar, the first at {}: {}", tree->errors().size(),
                    tree->errors().size() == 1 ? "" : "s", place(tree->errors().front().offset),
                    tree->errors().front().message));
  if (tree->flatFrom())
    say(fmt::format(
        "from {} on the text is taken as tokens and brackets only: its grammar needs too much look-ahead there",
        place(*tree->flatFrom())));
  summary_.inputTokens = tree->tokenCount(tree->root());
  return tree;
}

void Session::say(std::string_view message) const {
  if (run_.quiet) return;
  if (progress_)
    progress_->message(message);
  else
    fmt::print(stderr, "hone: {}\n", message);
}

std::optional<Verdict> Session::testInput() {
  summary_.startupSeconds = seconds();
  progress_->firstRunBegins(summary_.timeoutSeconds);
  const bool known = verdictsStillHold();
  Candidate original{input_, inputPass};
  std::vector<Verdict> verdicts = scheduler_->all({&original, 1});
  progress_->firstRunEnds();
  if (verdicts.empty()) return std::nullopt;
  summary_.input = verdicts.front();
  // What didn't end says nothing of how long a test takes, and takes too long to be asked again.
  if (adaptsTimeout() && inputTimedOut_) return verdicts.front();
  if (adaptsTimeout()) setTimeout(timeoutFrom(inputSeconds_));
  if (run_.repeat == 1 && !known) checkThatRunsAgree(verdicts.front());
  if (verdicts.front() == Verdict::fail && !inputCrash_.empty()) {
    say(fmt::format("the input's failure: {}", inputCrash_));
    test_->expectCrash(inputCrash_);
  }
  return verdicts.front();
}

void Session::askControls(const Tree& tree) {
  // Of an input that is a single token, this is nearly all.
  const std::string_view token = summary_.inputTokens > 1 ? firstToken(tree) : "";
  summary_.controls = hone::askControls(*scheduler_, input_, token);
  if (const std::string warning = warningOf(summary_.controls); !warning.empty()) say(warning);
}

void Session::lookAtFirstCheck() {
  if (run_.callable || !summary_.input || interrupt_->signal() != 0) return;
  CommandSpec spec = specOf(run_, input_.size());
  spec.timeoutSeconds = summary_.timeoutSeconds;
  summary_.firstCheck = hone::lookAtFirstCheck(spec, run_.input, input_, inputTimedOut_, looking_);
}

std::optional<Failure> Session::confirm(std::string_view result) { return confirm(result, failures_); }

void Session::confirmBasis(std::string_view text) { confirm(text, {}); }

void Session::confirmBasis() {
  if (!failures_.empty()) confirmBasis(failures_.newest().text);
}

std::optional<Failure> Session::confirm(std::string_view result, const Failures& earlier) {
  LastWord last = lastWordOn(result, earlier, *scheduler_);
  summary_.lastWord = last.outcome;
  if (last.refuted() && store_) store_->forget();
  return std::move(last.failure);
}

bool Session::adaptsTimeout() const { return !run_.timeout && !run_.command.rules.hangs(); }

void Session::setTimeout(double seconds) {
  test_->setTimeout(seconds);
  summary_.timeoutSeconds = seconds;
}

bool Session::verdictsStillHold() {
  const StoredVerdict* stored = store_ ? store_->find(contentHash(input_)) : nullptr;
  if (stored == nullptr) {
    if (run_.resume) say("there is nothing to resume: no run of this test on this input is stored; starting anew");
    return false;
  }
  if (run_.resume) return true;
  if (adaptsTimeout()) setTimeout(timeoutFrom(stored->seconds));
  std::vector<TestResult> now = scheduler_->again({input_, inputPass}, 1);
  if (now.empty() || (now.front().verdict == stored->verdict && now.front().crash == stored->crash)) return true;
  say("the test says of the input what it didn't before: what earlier runs have stored is forgotten");
  store_->forget();
  if (adaptsTimeout()) setTimeout(run_.firstTimeout);
  return false;
}

RunSummary Session::dryRun(std::string_view steps) {
  const std::optional<Verdict> input = testInput();
  if (!input) return summary(cutOff());
  const CommandSpec& spec = run_.command;
  // To a tenth of a millisecond: less would be printed with an exponent.
  auto seconds = [](double value) { return fmt::format("{:.3g} s", std::round(value * 1e4) / 1e4); };
  std::string text;
  auto add = [&](std::string_view name, std::string_view value) { text += fmt::format("{:<10}{}\n", name, value); };
  add("input", fmt::format("{}: {} bytes{}", run_.input.string(), input_.size(),
                           summary_.inputTokens > 0 ? fmt::format(", {} tokens", summary_.inputTokens) : ""));
  add("language", summary_.language);
  add("test", fmt::format("{}", fmt::join(spec.argv, " ")));
  add("verdict", fmt::format("{} for the input, in {}{}{}", words_.of(*input), seconds(inputSeconds_),
                             inputCrash_.empty() ? "" : ": ", inputCrash_));
  add("limits", fmt::format("{} a test{}{}{}", seconds(summary_.timeoutSeconds.value_or(0)),
                            spec.memoryBytes ? fmt::format(", {} MB", *spec.memoryBytes >> 20) : "",
                            run_.maxTests ? fmt::format(", {} tests", *run_.maxTests) : "",
                            run_.maxSeconds ? ", " + seconds(*run_.maxSeconds) + " in all" : ""));
  add("jobs", std::to_string(summary_.jobs));
  add("stored", fmt::format("{} verdicts of earlier runs", store_ ? store_->size() : 0));
  add("output", summary_.output.string());
  RunSummary planned = summary(Stop::done);
  planned.plan = text + std::string(steps);
  return planned;
}

void Session::checkThatRunsAgree(Verdict first) {
  // So few that they cost next to nothing in a reduction; a test that is wrong once in ten runs gets through often.
  const int times = inputSeconds_ < 10 ? 2 : 1;
  int same = 1, all = 1;
  for (const TestResult& result : scheduler_->again({input_, inputPass}, times)) {
    ++all;
    same += result.verdict == first && result.crash == inputCrash_;
  }
  if (same == all) return;
  throw UserError(
      fmt::format("the test is flaky: {} of {} runs on {} said '{}', and others not; make it deterministic (seeds, "
                  "clocks, addresses, threads), or give --repeat K",
                  same, all, run_.input.string(), words_.of(first)));
}

Stop Session::cutOff() const {
  if (interrupt_->signal() != 0) return Stop::interrupted;
  return run_.maxTests == 0 ? Stop::maxTests : Stop::maxTime;
}

void Session::committed(const Commit& commit, const SearchStats& stats) {
  if (commit.candidate.pass == inputPass) {
    inputSeconds_ = commit.seconds;
    inputTimedOut_ = commit.timedOut;
    inputCrash_ = commit.crash;
  } else if (commit.candidate.pass != controlPass && commit.verdict == Verdict::unresolved && isCrash(commit.crash)) {
    beside([&] { otherCrashes_.keep(commit.crash, commit.candidate.bytes); });
  }
  if (commit.verdict == Verdict::fail && commit.candidate.pass != controlPass)
    failures_.add(commit.candidate.bytes,
                  commit.candidate.pass == inputPass ? summary_.inputTokens : commit.candidate.tokens);
  if (log_ && !beside([&] { log_->add(commit, stats); })) log_.reset();
  improved_ = false;
  if (observer_ != nullptr) observer_->committed(commit, stats);
  if (commit.candidate.pass != inputPass) progress_->committed(commit, stats, bestBytes_, improved_);
  if (reportWanted_.exchange(false)) reportNow();
}

void Session::reportNow() {
  Report report = presentReport_();
  report.ending = "still running";
  if (beside([&] { writeFile(run_.report, reportPage(report)); }))
    say(fmt::format("{} is written", run_.report.string()));
}

RunSummary Session::summary(Stop stop) const {
  RunSummary result = summary_;
  result.stop = stop;
  result.signal = interrupt_->signal();
  result.otherCrashes = otherCrashes_.kept();
  result.search = scheduler_->stats();
  result.wallSeconds = seconds();
  result.peakRssBytes = peakRss();
  return result;
}

RunSummary Session::finish(Stop stop) const {
  if (const size_t lost = store_ ? store_->close() : 0; lost > 0)
    say(fmt::format("{} verdicts couldn't be stored: --resume will run their tests again", lost));
  RunSummary result = summary(stop);
  if (result.timeoutSeconds && !result.firstCheck)
    if (const std::string advice = adviceOnTimeOuts(result.search, *result.timeoutSeconds); !advice.empty())
      say(advice);
  return result;
}

void Session::improve(std::string_view result) const {
  if (replaceable_) writeFile(output(), result);
}

void Session::deliver(std::string_view result) const {
  if (!replaceable_) writeFile(output(), result);
}

bool Session::beside(const std::function<void()>& action) {
  try {
    action();
    return true;
  } catch (const UserError& error) {
    // The same may happen at every commit.
    std::vector<std::string>& all = summary_.unwritten;
    if (std::ranges::find(all, error.what()) == all.end()) all.emplace_back(error.what());
    return false;
  }
}

std::optional<ReportFailure> Session::lookAtFailure(std::string title, std::string_view text, Stop stop) const {
  constexpr double longestAfterStop = 2;
  if (run_.report.empty() || run_.callable) return std::nullopt;
  CommandSpec spec = specOf(run_, std::max(input_.size(), text.size()));
  spec.timeoutSeconds = summary_.timeoutSeconds;
  // Who has ended the run doesn't want to wait.
  if (stop != Stop::done)
    spec.timeoutSeconds = std::min(spec.timeoutSeconds.value_or(longestAfterStop), longestAfterStop);
  const Cancellation never;
  return failureOn(std::move(title), spec, text, looking_.cancelled() ? never : looking_);
}

void Session::writeReport(RunSummary& summary, const Report& report) const {
  if (!run_.report.empty()) writeBeside(summary, run_.report, reportPage(report));
}

Report Session::report(const RunSummary& summary, const nlohmann::ordered_json& figures,
                       std::string_view result) const {
  Report report;
  report.stats = figures;
  report.headline = fmt::format("{} → {} bytes", grouped(summary.inputBytes), grouped(summary.outputBytes));
  report.words = words_;
  report.ending = nameOf(summary.stop);
  report.command = ownCommand();
  report.directory = std::filesystem::current_path().string();
  report.inputName = run_.input.filename().string();
  report.outputName = summary.output.filename().string();
  report.original = input_;
  report.result = result;
  return report;
}

}  // namespace hone
