#include "app/session.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>

#include "app/input_language.h"
#include "app/question.h"
#include "app/report_sections.h"
#include "app/test_choice.h"
#include "oracle/identity.h"
#include "process/leftovers.h"
#include "process/work_directory.h"
#include "search/limits.h"
#include "text/command_text.h"
#include "text/counted.h"
#include "text/duration.h"
#include "text/file.h"
#include "text/line_index.h"
#include "text/shell.h"
#include "text/tell.h"
#include "text/visible.h"

namespace hone {
namespace {

const char* nameOf(Stop stop) {
  switch (stop) {
    case Stop::done: return "finished";
    case Stop::maxTests: return "stopped by --max-tests";
    case Stop::maxTime: return "stopped by --max-time";
    case Stop::interrupted: return "interrupted";
  }
  return "";
}

/// What the panel shows of the farm; null if the run has none.
std::function<FarmView()> farmView(const RunOptions& options) {
  if (!options.farm) return nullptr;
  return [figures = options.farm->figures] {
    FarmView view{{}, figures->lost, figures->audited};
    for (const FarmFigures::Worker& worker : figures->workers())
      view.workers.push_back({worker.name, worker.slots, worker.testsPerSecond()});
    return view;
  };
}

std::string inputOf(const RunOptions& run) {
  if (run.project) return run.project->archive;
  if (std::filesystem::is_directory(run.input))
    throw UserError(fmt::format("{} is a folder: only hone reduce takes one, give a file", run.input.string()));
  return readFile(run.input);
}

/// The command line of this process, quoted for a shell, after the HONE_ variables of its environment.
std::string ownCommand() {
  std::string command;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view entry = *variable;
    const size_t equals = entry.find('=');
    if (!entry.starts_with("HONE_") || equals == entry.npos) continue;
    command += entry.substr(0, equals + 1);
    command += shellQuoted(entry.substr(equals + 1));
    command += ' ';
  }
  // In the kernel's form: each word ends with a zero byte.
  const std::string words = readFile("/proc/self/cmdline");
  for (size_t begin = 0; begin < words.size();) {
    const size_t end = std::min(words.find('\0', begin), words.size());
    if (begin > 0) command += ' ';
    command += shellQuoted(std::string_view(words).substr(begin, end - begin));
    begin = end + 1;
  }
  return command;
}

}  // namespace

Session::Session(const RunOptions& options, const std::filesystem::path& defaultName, const VerdictWords& words,
                 bool improvesText)
    : options_(options),
      words_(words),
      input_(inputOf(options)),
      readableInput_(options.report.empty() ? "" : readable(input_)),
      files_(options, defaultName, words) {
  endLeftovers();
  sweepStale(placeForWork(0));
  test_ = chooseTest(options, input_.size());
  if (options.farm)
    farm_ = std::make_unique<Farm>(*options.farm, specOf(options, input_.size()),
                                   [this](std::string_view message) { say(message); });
  interrupt_ = std::make_unique<Interrupt>();
  RunSettings settings = options.settings;
  settings.project = options.project.has_value();
  settings.oneFile = options.project && !options.isFolder();
  if (options.reducesCommand())
    if (const auto command = commandIn(input_)) settings.emptyText = withCommand(*command, "");
  settings.inputName = options.input.string();
  settings.workplace = farm_.get();
  settings.start = start_;
  if (!options.callable && readsStandardInput(options.command))
    settings.remedyOfControls = fmt::format("write @@ where the candidate's path belongs, or {}", remedyOfControls);
  if (options.isFolder()) settings.remedyOfMissing = "--exclude '!NAME' takes in what was left out of the folder";
  run_ = std::make_unique<Run>(*test_, settings, static_cast<RunObserver*>(this));
  const ProjectSize size = run_->sizeOf(input_);
  bestBytes_ = size.bytes;
  progress_ = std::make_unique<Progress>(
      ProgressOptions{.wanted = options.progress && !options.quiet,
                      .color = options.color,
                      .input = input_,
                      .inputSize = size,
                      .jobs = jobsFor(options.settings.jobs),
                      .limits = limitsFrom(options.settings.maxTests, options.settings.maxSeconds, start_),
                      .words = words_,
                      .improvesText = improvesText,
                      .keys = keys(),
                      .farm = farmView(options)});
  interrupt_->watch({.end =
                         [this] {
                           // A compiler or a pipe may take long, and there is nothing yet that could be lost.
                           if (loading_) endWithoutResult(interrupt_->signal());
                           looking_.cancel();
                           run_->cancel();
                         },
                     .pause = [this] { progress_->pause(); },
                     .resume = [this] { progress_->resume(); }});
  if (options.project)
    for (const std::string& note : options.project->notes) say(note);
  if (std::string doubts = doubtsAbout(options); !doubts.empty()) say(doubts);
  // After the workers, since it has a thread.
  openStore();
}

std::vector<KeyAction> Session::keys() {
  return {{'s', "skip pass", [this] { run_->skip(); }}, {'q', "stop", [] { kill(getpid(), SIGINT); }}};
}

void Session::openStore() {
  identity_ = testIdentity(options_);
  if (identity_.empty()) return;
  testFile_ = testFileIdentity(specOf(options_, input_.size()));
  try {
    if (const std::string note = noteOnMemory(options_); !note.empty()) say(note);
    run_->remember(verdictMemory(options_, identity_));
  } catch (const UserError& error) {
    if (mustStoreVerdicts(options_)) throw;
    say(fmt::format("verdicts aren't stored: {}", error.what()));
  }
}

/// A script that was edited meanwhile was another test from then on, and so was a program that was built anew.
void Session::checkThatTestStayed() {
  if (testFile_.empty()) return;
  std::string now;
  try {
    now = testFileIdentity(specOf(options_, input_.size()));
  } catch (const UserError&) {
    // It is gone or can't be executed any more.
  }
  if (now == testFile_) return;
  say(fmt::format("{} was changed during the run, so the verdicts are those of two tests: run hone again",
                  options_.command.argv.front()));
  discardVerdicts(options_, identity_);
}

std::shared_ptr<Language> Session::chooseLanguage() {
  loading_ = true;
  ChosenLanguage chosen = options_.project ? chooseProjectLanguage(options_.language, options_.project->archive)
                                           : hone::chooseLanguage(options_.language, options_.input, {input_});
  loading_ = false;
  if (!chosen.note.empty()) say(chosen.note);
  language_ = chosen.language->name();
  return std::move(chosen.language);
}

void Session::parsed(const Tree& input) {
  if (options_.project) return parsedProject(input);
  const LineIndex lines(input_);
  auto place = [&](uint32_t offset) {
    Position at = lines.at(offset);
    return fmt::format("{}:{}:{}", shown(options_.input), at.line, at.column);
  };
  if (!input.errors().empty())
    say(fmt::format("{} by the grammar, the first at {}: {}", counted(input.errors().size(), "syntax error"),
                    place(input.errors().front().offset), input.errors().front().message));
  if (input.flatFrom())
    say(fmt::format(
        "from {} on, the text is read as tokens and brackets only, because its grammar needs too much look-ahead",
        place(*input.flatFrom())));
}

void Session::parsedProject(const Tree& input) {
  if (input.errors().empty()) return;
  const uint32_t offset = input.errors().front().offset;
  const auto files = filesOf(input_);
  for (const ArchivedFile& file : *files) {
    const auto begin = static_cast<size_t>(file.stored.data() - input_.data());
    if (offset < begin || offset > begin + file.stored.size()) continue;
    const Position at = LineIndex(file.stored).at(static_cast<uint32_t>(offset - begin));
    return say(fmt::format("{} by the grammars, the first at {}:{}:{}: {}",
                           counted(input.errors().size(), "syntax error"), shown(file.path), at.line, at.column,
                           input.errors().front().message));
  }
}

void Session::say(std::string_view message) const {
  if (options_.quiet) return;
  if (progress_)
    progress_->message(message);
  else
    tell(stderr, "hone: {}\n", message);
}

bool Session::isMeant(std::string_view doubt) {
  if (options_.quiet) return false;
  progress_->pause();
  const bool meant = askUser(fmt::format("{}; is this the failure that you mean?", doubt),
                             [this] { return run_->scheduler().stopToken().stopRequested(); });
  progress_->resume();
  // An interrupted run ends by itself.
  return meant || run_->scheduler().stopToken().stopRequested();
}

std::optional<std::string> Session::answerTo(std::string_view prompt) {
  progress_->pause();
  std::optional<std::string> answer = answerOfUser(prompt, [this] { return interrupt_->signal() != 0; });
  progress_->resume();
  return answer;
}

void Session::firstRunBegins(std::optional<double> timeout) { progress_->firstRunBegins(timeout); }

std::optional<FirstCheck> Session::lookAtFirstCheck(const RunOutcome& outcome) const {
  if (options_.callable || !outcome.input || interrupt_->signal() != 0) return std::nullopt;
  PlainTest test{specOf(options_, input_.size()), input_};
  if (options_.reducesCommand()) test = plainTest(test.spec, input_);
  test.spec.timeoutSeconds = outcome.timeoutSeconds;
  const FirstRuns first{*outcome.input, outcome.inputTimedOut, options_.settings.repeat, words_};
  return hone::lookAtFirstCheck(test.spec, options_.input, test.candidate, first, looking_);
}

RunSummary Session::dryRun(const std::shared_ptr<Language>& language,
                           const std::function<std::string(const TreePtr&)>& steps) {
  std::string plan;
  const Stop stop = run_->untilStopped(language, [&] {
    plan = steps(language ? run_->parse(language, input_) : nullptr);
    run_->testInput(input_, words_);
    return run_->cutOff();
  });
  RunSummary planned = summary();
  planned.stop = stop;
  if (stop != Stop::done) return planned;
  const CommandSpec& spec = options_.command;
  auto add = [&](std::string_view name, std::string_view value) { planned.plan += told("{:<10}{}\n", name, value); };
  add("input", fmt::format("{}: {}{} bytes{}", options_.input.string(),
                           options_.isFolder() ? fmt::format("{} files, ", planned.inputFiles) : "", planned.inputBytes,
                           planned.inputTokens > 0 ? fmt::format(", {} tokens", planned.inputTokens) : ""));
  add("language", planned.language);
  add("test", shellLine(spec.argv));
  add("verdict",
      fmt::format("{} for the input, in {}{}{}", words_.of(*planned.input), secondsText(planned.inputSeconds),
                  planned.inputCrash.empty() ? "" : ": ", planned.inputCrash));
  add("limits",
      fmt::format("{} a test{}{}{}", secondsText(planned.timeoutSeconds.value_or(0)),
                  spec.memoryBytes ? fmt::format(", {} MB", *spec.memoryBytes >> 20) : "",
                  options_.settings.maxTests ? fmt::format(", {} tests", *options_.settings.maxTests) : "",
                  options_.settings.maxSeconds ? ", " + secondsText(*options_.settings.maxSeconds) + " in all" : ""));
  add("jobs", std::to_string(planned.jobs));
  add("stored", fmt::format("{} verdicts of earlier runs", run_->remembered()));
  add("output", planned.output.string());
  planned.plan += plan;
  return planned;
}

void Session::committed(const Commit& commit, const SearchStats& stats, bool best) {
  files_.committed(commit, stats);
  const ProjectSize size = best ? run_->sizeOf(commit.candidate.bytes) : ProjectSize{};
  if (best) bestBytes_ = size.bytes;
  if (observer_) observer_(commit, best);
  if (commit.candidate.pass != Run::inputPass) progress_->committed(commit, stats, bestBytes_, best, size.files);
}

RunSummary Session::summary(const RunOutcome& outcome) const {
  RunSummary result{outcome, files_.output(), files_.outputs(), files_.unwritten(), interrupt_->signal(), {}, {}};
  result.language = language_;
  return result;
}

RunSummary Session::conclude(const RunOutcome& outcome, bool wrongInput) {
  std::optional<FirstCheck> look = wrongInput ? lookAtFirstCheck(outcome) : std::nullopt;
  RunSummary result = summary(outcome);
  result.firstCheck = std::move(look);
  checkThatTestStayed();
  if (options_.farm) say(options_.farm->figures->summary());
  if (result.timeoutSeconds && !result.firstCheck)
    if (const std::string advice = adviceOnTimeOuts(result.search, *result.timeoutSeconds); !advice.empty())
      say(advice);
  return result;
}

std::string Session::readable(std::string_view text) const {
  return options_.project ? listing(text) : std::string(text);
}

std::optional<ReportFailure> Session::lookAtFailure(std::string title, std::string_view text,
                                                    const RunSummary& summary) const {
  constexpr double longestAfterStop = 2;
  if (options_.report.empty() || options_.callable) return std::nullopt;
  CommandSpec spec = specOf(options_, std::max(input_.size(), text.size()));
  spec.timeoutSeconds = summary.timeoutSeconds;
  // A user who has ended the run doesn't want to wait.
  if (summary.stop != Stop::done)
    spec.timeoutSeconds = std::min(spec.timeoutSeconds.value_or(longestAfterStop), longestAfterStop);
  const Cancellation never;
  return failureOn(std::move(title), spec, text, looking_.cancelled() ? never : looking_);
}

void Session::writeReport(RunSummary& summary, const Report& report) const {
  if (!options_.report.empty()) writeBeside(summary, options_.report, reportPage(report));
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
  report.inputName = options_.input.filename().string();
  report.outputName = summary.output.filename().string();
  report.original = readableInput_;
  report.result = result;
  return report;
}

}  // namespace hone
