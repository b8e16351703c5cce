#include "app/session.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/output_place.h"
#include "app/test_choice.h"
#include "text/file.h"

namespace hone {
namespace {

/// Tests are cut off at five times the first run, so that hanging ones cost little.
double timeoutFrom(double firstRunSeconds) { return std::max(1.0, 5 * firstRunSeconds); }

uint64_t peakRss() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

int jobsOf(const RunOptions& run) {
  return run.jobs > 0 ? run.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

}  // namespace

nlohmann::ordered_json toJson(std::string_view mode, const RunSummary& summary) {
  return {
      {"mode", mode},
      {"language", summary.language},
      {"input_bytes", summary.inputBytes},
      {"output_bytes", summary.outputBytes},
      {"input_tokens", summary.inputTokens},
      {"output_tokens", summary.outputTokens},
      {"tests", summary.search.tests},
      {"executed", summary.search.executed},
      {"cached", summary.search.cached},
      {"fail", summary.search.fail},
      {"pass", summary.search.pass},
      {"unresolved", summary.search.unresolved},
      {"startup_seconds", summary.startupSeconds},
      {"test_seconds", summary.search.testSeconds},
      {"wall_seconds", summary.wallSeconds},
      {"jobs", summary.jobs},
      {"peak_rss_bytes", summary.peakRssBytes},
  };
}

Session::Session(const RunOptions& run, const std::filesystem::path& defaultName)
    : run_(run), input_(readFile(run.input)), bestBytes_(input_.size()) {
  summary_.output = outputPlace(run.output, defaultName, run.input);
  if (!run.stats.empty()) checkPlace(run.stats, "--stats");
  summary_.inputBytes = input_.size();
  summary_.jobs = jobsOf(run);
  test_ = chooseTest(run, input_.size());
  interrupt_ = std::make_unique<Interrupt>();
  scheduler_ = std::make_unique<Scheduler>(*test_, summary_.jobs, limits(), static_cast<CommitObserver*>(this));
  progress_ = std::make_unique<Progress>(
      ProgressOptions{run.progress && !run.quiet, run.color, input_.size(), summary_.jobs, limits()});
  interrupt_->watch([this] { scheduler_->interrupt(); });
}

Session::~Session() {
  // Its thread may call the scheduler.
  interrupt_.reset();
}

Limits Session::limits() const {
  Limits limits;
  if (run_.maxTests) limits.maxTests = *run_.maxTests;
  if (run_.maxSeconds)
    limits.deadline =
        start_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*run_.maxSeconds));
  return limits;
}

std::shared_ptr<Language> Session::chooseLanguage() {
  ChosenLanguage chosen = hone::chooseLanguage(run_.language, run_.input);
  if (!chosen.note.empty()) say(chosen.note);
  summary_.language = chosen.language->name();
  return chosen.language;
}

TreePtr Session::parse() {
  TreePtr tree = Tree::parse(chooseLanguage(), input_);
  if (!tree->errors().empty()) {
    Position at = positionOf(input_, tree->errors().front().offset);
    say(fmt::format("{} syntax errors by the grammar, the first at {}:{}:{}: {}", tree->errors().size(),
                    run_.input.string(), at.line, at.column, tree->errors().front().message));
  }
  summary_.inputTokens = tree->tokenCount(tree->root());
  return tree;
}

void Session::say(std::string_view message) const {
  if (!run_.quiet) progress_->message(message);
}

std::optional<Verdict> Session::testInput() {
  summary_.startupSeconds = seconds();
  Candidate original{input_, inputPass};
  std::vector<Verdict> verdicts = scheduler_->all({&original, 1});
  if (verdicts.empty()) return std::nullopt;
  if (!run_.timeout) test_->setTimeout(timeoutFrom(inputSeconds_));
  return verdicts.front();
}

Stop Session::cutOff() const {
  if (interrupt_->signal() != 0) return Stop::interrupted;
  return run_.maxTests == 0 ? Stop::maxTests : Stop::maxTime;
}

void Session::committed(const Commit& commit, const SearchStats& stats) {
  if (commit.candidate.pass == inputPass) inputSeconds_ = commit.seconds;
  improved_ = false;
  if (observer_ != nullptr) observer_->committed(commit, stats);
  if (commit.candidate.pass != inputPass) progress_->committed(commit, stats, bestBytes_, improved_);
}

RunSummary Session::summary(Stop stop) const {
  RunSummary result = summary_;
  result.stop = stop;
  result.signal = interrupt_->signal();
  result.search = scheduler_->stats();
  result.wallSeconds = seconds();
  result.peakRssBytes = peakRss();
  return result;
}

void Session::writeStats(const nlohmann::ordered_json& figures) const {
  if (!run_.stats.empty()) writeFile(run_.stats, figures.dump(2) + "\n");
}

}  // namespace hone
