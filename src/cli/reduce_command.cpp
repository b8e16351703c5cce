#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <memory>

#include "app/begin_again.h"
#include "app/bundle.h"
#include "app/command_input.h"
#include "app/project_input.h"
#include "app/reduce_run.h"
#include "cli/commands.h"
#include "cli/described_options.h"
#include "cli/exit_status.h"
#include "cli/test_options.h"
#include "cli/usage_error.h"
#include "report/panel.h"
#include "search/time_outs.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct ReduceArguments {
  RunOptions run;
  std::vector<std::filesystem::path> inputs;
  std::vector<std::string> exclude;
  TestOptions test;
  ReduceOptions reduce;
  bool reduceCommand = false;
  std::vector<std::string> reduceEnvironment;
  std::string out;
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

int reduce(ReduceArguments& options) {
  refuseTestAmongInputs({options.inputs.begin(), options.inputs.end()}, options.test.given() > 0, "reduce");
  options.run.command = options.test.command();
  takeInputs(options);
  checkBundle(options.run);
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
  }
  if (options.run.bundle.empty()) return exitStatus(summary.run, summary.isEarlier ? Result::earlier : Result::written);
  std::string failing = summary.result.text;
  if (whole.reducesCommand()) {
    PlainTest test = plainTest(whole.command, failing);
    options.run.command = std::move(test.spec);
    failing = std::move(test.candidate);
  }
  writeBundle(options.run,
              {.failing = failing,
               .about = fmt::format("{} bytes, reduced from {}", summary.run.outputBytes, summary.run.inputBytes)},
              summary.run);
  return exitStatus(summary.run, summary.isEarlier ? Result::earlier : Result::written);
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
  described.group("");
  described.store({"out", "a folder for the result, as in other tools", "DIR"}, options->out);
  command->get_option("--out")->excludes(command->get_option("--output"));
  command->callback([options, &status] { status = reduce(*options); });
}

}  // namespace hone
