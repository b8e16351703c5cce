#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iterator>
#include <memory>
#include <utility>

#include "app/bundle.h"
#include "app/command_input.h"
#include "app/logged_failure.h"
#include "app/logged_trials.h"
#include "app/mode_runs.h"
#include "app/project_input.h"
#include "app/question.h"
#include "app/report_text.h"
#include "app/session.h"
#include "cli/commands.h"
#include "cli/usage_error.h"
#include "report/panel.h"
#include "search/limits.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Seconds of processor time. What forks skip is said from here on.
constexpr double leastSkipped = 1;

struct ReduceArguments {
  RunOptions run;
  std::vector<std::filesystem::path> inputs;
  std::vector<std::string> exclude;
  TestOptions test;
  ReduceOptions reduce;
  bool reduceCommand = false;
  std::vector<std::string> reduceEnvironment;
  std::string out;
  std::string from;       ///< --from, if it has a value
  bool isLogged = false;  ///< --from is given
  bool yes = false;
  std::vector<std::string> bisect;
  bool explain = false;
};

/// `--out`, as in Picireny and Perses: a folder, in which the result has the input's name. A path with the input's
/// extension is the result itself.
std::filesystem::path resultIn(const std::filesystem::path& out, const std::filesystem::path& input) {
  const bool isFile =
      std::filesystem::is_regular_file(out) || (out.has_extension() && out.extension() == input.extension());
  if (isFile) return out;
  std::error_code error;
  std::filesystem::create_directories(out, error);
  if (error) throw UserError(fmt::format("--out: can't create the folder {}: {}", out.string(), error.message()));
  return out / input.filename();
}

/// Takes a project as the input, or one file.
void takeInputs(ReduceArguments& options) {
  if (isProject(options.inputs)) {
    options.run = projectRun(std::move(options.run), options.inputs, options.exclude);
    if (!options.out.empty()) options.run.output = resultIn(options.out, options.run.input);
    return;
  }
  if (!options.exclude.empty()) throw UserError("--exclude leaves files of a folder out, but the input is one file");
  options.run.input = options.inputs.front();
  if (!options.out.empty()) options.run.output = resultIn(options.out, options.run.input);
}

/// The run with its command in the input, if the user wants that.
RunOptions runOf(const ReduceArguments& options) {
  if (!options.reduceCommand && options.reduceEnvironment.empty()) return options.run;
  if (!options.test.shellCommands.empty()) throw UserError("--reduce-command needs the command behind --, not in -c");
  return commandRun(options.run, options.reduceEnvironment);
}

/// "OUT: 12 files, 84,112 bytes -> 2 files, 130 bytes".
std::string sizes(const RunSummary& run) {
  if (run.inputFiles == 0) return fmt::format("{} -> {} bytes", run.inputBytes, run.outputBytes);
  auto files = [](size_t count) { return fmt::format("{} file{}", grouped(count), count == 1 ? "" : "s"); };
  return fmt::format("{}, {} bytes -> {}, {} bytes", files(run.inputFiles), grouped(run.inputBytes),
                     files(run.outputFiles), grouped(run.outputBytes));
}

/// Shows the command and, if the user agrees, finds out how to reduce its input. nullopt if the user doesn't.
std::optional<LoggedReduction> agreedReduction(const ReduceArguments& options, std::vector<FailingCommand> commands) {
  const bool isOne = commands.size() == 1;
  tell(stderr, "{}", Lines{isOne ? descriptionOf(commands.front(), options.from) : listOf(commands)});
  if (!options.yes && !canAskUser())
    throw UserError("nobody can be asked whether hone may run this command: give --yes, or --dry-run to see more");
  const std::string question =
      isOne ? "run this command on smaller and smaller inputs?"
            : fmt::format("run these {} commands, and the first that fails on smaller and smaller inputs?",
                          commands.size());
  if (!options.yes && !askUser(question, [] { return false; })) return std::nullopt;
  if (!isOne) {
    commands = {firstThatFails(commands)};
    tell(stderr, "this one fails:\n{}", Lines{descriptionOf(commands.front(), options.from)});
  }
  return triedReduction(commands.front(), options.reduceCommand || !options.reduceEnvironment.empty());
}

/// The first of the commands that fails as in the log. Throws what bars the likeliest one.
std::optional<LoggedReduction> agreedReduction(const ReduceArguments& options, const LoggedCommands& commands) {
  std::vector<std::vector<FailingCommand>> tried = {commands.first};
  for (const FailingCommand& next : commands.others) tried.push_back({next});
  std::exception_ptr first;
  for (const std::vector<FailingCommand>& each : tried) {
    try {
      return agreedReduction(options, each);
    } catch (const UserError& error) {
      if (first == nullptr) first = std::current_exception();
      if (tried.size() > 1) tell(stderr, "hone: {}\n", error.what());
      if (&each != &tried.back()) tell(stderr, "hone: it may also have been another command\n");
    }
  }
  std::rethrow_exception(first);
}

/// Takes input and test from a log. False if the user doesn't want the command to run.
bool takeLogged(ReduceArguments& options, std::unique_ptr<WorkDirectory>& scratch) {
  std::vector<std::string> typed = std::exchange(options.test.commandLine, {});
  if (options.test.given() > 0) throw UserError("--from finds the test in the log: leave out the test, or --from");
  const LoggedCommands commands = failingCommandsFrom(options.from, typed, options.inputs);
  if (options.run.dryRun) {
    tell(stderr, "{}",
         Lines{commands.first.size() == 1 ? descriptionOf(commands.first.front(), options.from)
                                          : listOf(commands.first)});
    for (const FailingCommand& each : commands.first) {
      const LoggedReduction untried = untriedReduction(each);
      tell(stdout, "{}\n", commandLineOf(untried));
      for (const std::string& note : untried.notes) tell(stderr, "hone: {}\n", note);
    }
    return false;
  }
  std::optional<LoggedReduction> agreed = agreedReduction(options, commands);
  if (!agreed) return false;
  LoggedReduction& reduction = *agreed;
  for (const std::string& note : reduction.notes)
    if (!options.run.quiet) tell(stderr, "hone: {}\n", note);
  if (!options.run.quiet && !reduction.scratch)
    tell(stderr, "hone: the same without the log: {}\n", commandLineOf(reduction));
  options.inputs = reduction.inputs;
  options.test.commandLine = reduction.test.commandLine;
  options.test.sameCrash = reduction.test.sameCrash;
  // Rules that the user gave stay.
  for (auto rules : {&TestOptions::out, &TestOptions::err})
    std::ranges::move(reduction.test.*rules, std::back_inserter(options.test.*rules));
  scratch = std::move(reduction.scratch);
  if (scratch) options.run.madeOf = reduction.source;
  for (const std::filesystem::path& file : {reduction.source, std::filesystem::path(options.from)})
    if (std::filesystem::is_regular_file(file) && file != options.inputs.front())
      options.run.alsoRead.push_back({"--from", file});
  return true;
}

/// For --explain. Says so if nothing is known.
std::string claimOf(const RunOptions& run, const std::string& failing, RunSummary& summary) {
  std::string claim, why = "nothing that held was found";
  try {
    claim = claimAbout(run, failing, summary);
  } catch (const UserError& error) {
    why = error.what();
  }
  if (!claim.empty())
    tell(summaryStream(summary), "{}\n", claim);
  else if (!run.quiet)
    tell(stderr, "hone: --explain says nothing: {}\n", why);
  return claim;
}

int reduce(ReduceArguments& options) {
  std::unique_ptr<WorkDirectory> scratch;  // must outlive the run
  if (options.isLogged && !takeLogged(options, scratch)) return exitDone;
  refuseTestAmongInputs({options.inputs.begin(), options.inputs.end()}, options.test.given() > 0, "reduce");
  options.run.command = options.test.command();
  takeInputs(options);
  checkBundle(options.run);
  if (options.run.report.extension() == ".md") options.run.reportText = std::exchange(options.run.report, {});
  const RunOptions whole = runOf(options);
  ReduceSummary summary =
      withoutWrongVerdicts(whole, [&](const RunOptions& run) { return runReduce(run, options.reduce); });
  if (options.run.dryRun) return showPlan(summary.run, Verdict::fail);
  if (!summary.result.interesting) return notInteresting(summary.run, options.run.input);
  if (!options.run.quiet && !summary.isEarlier) {
    const RunSummary& run = summary.run;
    std::FILE* out = summaryStream(run);
    tell(out, "{}: {}, {} -> {} tokens, {} tests ({} run{}), {:.2f} s\n", run.output, sizes(run), run.inputTokens,
         run.outputTokens, run.search.tests, run.search.executed, timeOutsOf(run.search), run.wallSeconds);
    if (!run.inputCrash.empty()) tell(out, "the failure: {}\n", run.inputCrash);
    if (summary.command) tell(out, "the command: {}\n", summary.command->line);
    if (const StartFigures& starts = run.starts; starts.skippedSeconds() >= leastSkipped)
      tell(out,
           "{} of {} runs were forked at main and skipped a start of {:.1f} ms; the rest of a run took {:.1f} ms\n",
           starts.forked, starts.runs, 1000 * starts.startSeconds, 1000 * starts.workSeconds());
  }
  std::string failing = summary.result.text;
  if (whole.reducesCommand()) {
    PlainTest test = plainTest(whole.command, failing);
    options.run.command = std::move(test.spec);
    failing = std::move(test.candidate);
  }
  std::vector<TriedVersion> tried;
  if (!options.bisect.empty()) {
    tried = tryVersions(options.run, failing, options.bisect);
    tell(summaryStream(summary.run), "{}", Lines{bisectionText(tried)});
  }
  const std::string claim = options.explain ? claimOf(options.run, failing, summary.run) : "";
  if (!options.run.reportText.empty()) writeReportText(options.run, failing, {tried, claim}, summary.run);
  if (!options.run.bundle.empty())
    writeBundle(options.run,
                {.failing = failing,
                 .about = fmt::format("{} bytes, reduced from {}", summary.run.outputBytes, summary.run.inputBytes)},
                summary.run);
  return exitStatus(summary.run, summary.isEarlier ? Result::earlier : Result::written);
}

/// --from and --yes. With a log, INPUT isn't needed.
void addLogOptions(CLI::App& command, ReduceArguments& options) {
  command
      .add_option_function<std::string>(
          "--from",
          [&](const std::string& source) {
            options.isLogged = true;
            options.from = source;
            command.get_option("--input")->required(false);
          },
          "take command, input and failure from a log, a crash script of clang, or a failing command behind --")
      ->type_name("LOG")
      ->expected(0, 1)
      ->group("Log");
  DescribedOptions described(command);
  described.group("Log");
  described.storeWords(
      {"bisect", "run the result with these commands in the place of the program, oldest first", "COMMANDS"},
      options.bisect, true);
  described.store({"explain", "say when inputs like the result fail, and in the report of --report FILE.md"},
                  options.explain);
  described.store({"yes", "with --from: run the command that hone finds without asking"}, options.yes);
}

}  // namespace

void addReduceCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<ReduceArguments>();
  CLI::App* command = program.add_subcommand("reduce", "find the smallest input that still fails");
  addRunOptions(*command, options->run, &options->inputs);
  DescribedOptions described(*command);
  described.storeWords(
      {"exclude", "of a folder: leave out what the pattern names, as in .gitignore; !GLOB takes it in", "GLOB"},
      options->exclude);
  addLanguageOptions(*command, options->run.language);
  command->get_option("--language")
      ->type_name("[GLOB=]NAME")
      ->description("a built-in language (hone languages lists them); GLOB=NAME: of these files of a folder");
  addIslandOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test);
  addBundleOption(*command, options->run);
  describe(options->reduce, described);
  described.store({"reduce-command", "reduce the command behind --, too: options, and variables that env sets"},
                  options->reduceCommand);
  described.storeWords({"reduce-env", "the same, and this variable of the environment", "NAME"},
                       options->reduceEnvironment);
  described.storeWhole(
      {"from-step", "with --resume: go back to step N of hone log, and refuse the text behind it", "N"},
      options->run.fromStep, 0);
  command->get_option("--from-step")->needs(command->get_option("--resume"))->excludes(command->get_option("--farm"));
  addLogOptions(*command, *options);
  described.group("");
  described.store({"out", "a folder for the result, as in other tools", "DIR"}, options->out);
  command->get_option("--out")->excludes(command->get_option("--output"));
  command->callback([options, &status] { status = reduce(*options); });
}

}  // namespace hone
