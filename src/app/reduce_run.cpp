#include "app/reduce_run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/interrupt.h"
#include "report/progress.h"
#include "test/process_test.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Keeps the output file at the best text, and the progress line up to date.
class Recorder : public CommitObserver {
 public:
  Recorder(std::filesystem::path output, size_t inputBytes, bool progress)
      : output_(std::move(output)), bestBytes_(inputBytes), progress_(progress, inputBytes) {}

  void committed(const Commit& commit, const SearchStats& stats) override {
    if (passes_.empty() || passes_.back().name != commit.candidate.pass) passes_.push_back({commit.candidate.pass});
    passes_.back().tests += !commit.cached;
    // A reduction only proposes what is smaller than what it has, so the last failure is the best one.
    if (commit.verdict == Verdict::fail) {
      size_t bytes = commit.candidate.bytes.size();
      passes_.back().successes += 1;
      passes_.back().removedBytes += static_cast<int64_t>(bestBytes_) - static_cast<int64_t>(bytes);
      history_.push_back({stats.tests, bytes});
      bestBytes_ = bytes;
      writeFile(output_, commit.candidate.bytes);
    }
    if (commit.candidate.pass == firstRun) firstRunSeconds_ = commit.seconds;
    progress_.update(bestBytes_, commit.candidate.pass, stats);
  }

  double firstRunSeconds() const { return firstRunSeconds_; }
  const std::vector<HistoryPoint>& history() const { return history_; }
  const std::vector<PassFigures>& passes() const { return passes_; }
  static constexpr std::string_view firstRun = "input";

 private:
  std::filesystem::path output_;
  size_t bestBytes_;
  Progress progress_;
  double firstRunSeconds_ = 0;
  std::vector<HistoryPoint> history_;
  std::vector<PassFigures> passes_;
};

/// That a file can't be written is better known before the tests than after them.
void checkPlace(const std::filesystem::path& file, std::string_view option) {
  auto fail = [&](const char* reason) {
    throw UserError(
        fmt::format("can't write {}: {}; choose another place with {} FILE", file.string(), reason, option));
  };
  if (std::filesystem::is_directory(file)) fail("it is a folder");
  // By trying, for not all that access(2) allows works: nobody can make a file in /proc.
  std::filesystem::path probe = file;
  probe += fmt::format(".{}.tmp", getpid());
  int descriptor = open(probe.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor == -1) fail(std::strerror(errno));
  close(descriptor);
  unlink(probe.c_str());
}

std::filesystem::path outputPath(const RunOptions& run) {
  std::filesystem::path output = run.output;
  if (output.empty()) {
    output = run.input.filename().stem();
    output += ".reduced";
    output += run.input.extension();
  }
  std::error_code ignored;
  if (std::filesystem::equivalent(output, run.input, ignored))
    throw UserError(fmt::format("{} is the input itself: choose another place with -o FILE", output.string()));
  checkPlace(output, "-o");
  return output;
}

Limits limitsOf(const RunOptions& run, Clock::time_point start) {
  Limits limits;
  if (run.maxTests) limits.maxTests = *run.maxTests;
  if (run.maxSeconds)
    limits.deadline =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*run.maxSeconds));
  return limits;
}

/// Tests are cut off at five times the first run, so that hanging ones cost little.
double timeoutFrom(double firstRunSeconds) { return std::max(1.0, 5 * firstRunSeconds); }

uint64_t peakRss() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace

ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& reduce) {
  Clock::time_point start = Clock::now();
  ReduceSummary summary;
  std::string input = readFile(run.input);
  summary.output = outputPath(run);
  if (!run.stats.empty()) checkPlace(run.stats, "--stats");
  summary.inputBytes = input.size();
  summary.jobs = run.jobs > 0 ? run.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));

  CommandSpec command = run.command;
  command.candidateName = run.input.filename().string();
  command.candidateBytes = input.size();
  command.timeoutSeconds = run.timeout;
  ProcessTest test(command);
  Interrupt interrupt;
  Recorder recorder(summary.output, input.size(), run.progress && !run.quiet);
  // The workers fork, so they are made while the process is small.
  Scheduler scheduler(test, summary.jobs, limitsOf(run, start), &recorder);
  interrupt.watch([&] { scheduler.interrupt(); });

  ChosenLanguage chosen = chooseLanguage(run.language, run.input);
  if (!chosen.note.empty() && !run.quiet) fmt::print(stderr, "hone: {}\n", chosen.note);
  summary.language = chosen.language->name();
  TreePtr tree = Tree::parse(chosen.language, input);
  if (!tree->errors().empty() && !run.quiet) {
    Position at = positionOf(input, tree->errors().front().offset);
    fmt::print(stderr, "hone: {} syntax errors by the grammar, the first at {}:{}:{}: {}\n", tree->errors().size(),
               run.input.string(), at.line, at.column, tree->errors().front().message);
  }
  summary.inputTokens = tree->tokenCount(tree->root());
  std::unique_ptr<Pipeline> pipeline = makeReduction(tree, reduce);

  summary.startupSeconds = secondsSince(start);
  Candidate original{input, Recorder::firstRun};
  std::vector<Verdict> first = scheduler.all({&original, 1});
  summary.interesting = !first.empty() && first.front() == Verdict::fail;
  if (summary.interesting) {
    if (!run.timeout) test.setTimeout(timeoutFrom(recorder.firstRunSeconds()));
    std::unique_ptr<Strategy> strategy = std::move(pipeline);
    summary.stop = scheduler.run(strategy);
    const auto& reduced = static_cast<const Pipeline&>(*strategy);
    summary.outputBytes = reduced.bestSize().bytes;
    summary.outputTokens = reduced.bestSize().tokens;
  } else if (first.empty()) {
    summary.stop = Stop::interrupted;
  }
  summary.signal = interrupt.signal();
  summary.search = scheduler.stats();
  summary.history = recorder.history();
  summary.passes = recorder.passes();
  summary.wallSeconds = secondsSince(start);
  summary.peakRssBytes = peakRss();
  if (!run.stats.empty()) writeFile(run.stats, toJson(summary) + "\n");
  return summary;
}

std::string toJson(const ReduceSummary& summary) {
  nlohmann::ordered_json json = {
      {"mode", "reduce"},
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
  json["passes"] = nlohmann::ordered_json::array();
  for (const PassFigures& pass : summary.passes)
    json["passes"].push_back({{"pass", pass.name},
                              {"tests", pass.tests},
                              {"successes", pass.successes},
                              {"removed_bytes", pass.removedBytes}});
  json["history"] = nlohmann::ordered_json::array();
  for (const HistoryPoint& point : summary.history) json["history"].push_back({point.tests, point.bytes});
  return json.dump(2);
}

}  // namespace hone
