#include <fmt/format.h>

#include <memory>
#include <optional>

#include "app/step_history.h"
#include "cli/commands.h"
#include "repair/diagnosis.h"
#include "text/archive.h"
#include "text/counted.h"
#include "text/own_folder.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct LogOptions {
  std::filesystem::path input, state;
  std::optional<uint64_t> diff, show;
};

/// As people read it. Throws UserError.
std::string readableStep(const StepRecords& records, uint64_t step) {
  if (step > records.steps.size())
    throw UserError(fmt::format("there is no step {}: the run has {}", step, counted(records.steps.size(), "step")));
  const std::optional<std::string> text = records.textOf(step);
  if (!text) throw UserError(fmt::format("the text of step {} is gone, to save room: choose another one", step));
  return records.isProject ? listing(*text) : *text;
}

int showDifference(const StepRecords& records, uint64_t step) {
  if (step == 0) throw UserError("--diff N: the first step is 1");
  uint64_t before = step - 1;
  while (before > 0 && before <= records.steps.size() && !records.steps[before - 1].change) --before;
  const std::string after = readableStep(records, step), old = readableStep(records, before);
  const auto nameOf = [](uint64_t number) { return number == 0 ? "input" : fmt::format("step {}", number); };
  printData(stdout, unifiedDiff(old, difference(old, after), nameOf(before), nameOf(step)));
  return exitDone;
}

int showSteps(const LogOptions& options) {
  const std::filesystem::path folder = options.state.empty() ? ownCacheFolder("verdicts") : options.state;
  const std::filesystem::path file = latestSteps(folder, options.input);
  const std::optional<StepRecords> records = file.empty() ? std::nullopt : readSteps(file);
  if (!records)
    throw UserError(fmt::format("{} holds no steps of a reduction{}: give the folder of its --state", folder.string(),
                                options.input.empty() ? "" : fmt::format(" of {}", options.input.string())));
  if (options.diff) return showDifference(*records, *options.diff);
  if (options.show) {
    printData(stdout, readableStep(*records, *options.show));
    return exitDone;
  }
  tell(stdout, "{}\n{:>6} {:>8} {:>12} {:>10}  {}\n", std::filesystem::path(records->input), "step", "tests", "bytes",
       "tokens", "pass");
  for (size_t i = 0; i < records->steps.size(); ++i) {
    const ReductionStep& step = records->steps[i];
    tell(stdout, "{:>6} {:>8} {:>12} {:>10}  {}{}\n", i + 1, step.tests, step.bytes, step.tokens, step.pass,
         step.change ? "" : "  (its text is gone)");
  }
  return exitDone;
}

}  // namespace

void addLogCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<LogOptions>();
  CLI::App* command = program.add_subcommand("log", "list the steps of the last reduction");
  command->add_option("INPUT", options->input, "of this input (default: of any)")->type_name("FILE");
  DescribedOptions described(*command);
  described.store({"state", "folder of stored verdicts (default: in the user's cache)", "DIR"}, options->state);
  described.storeWhole({"diff", "print what step N changed, as a unified diff", "N"}, options->diff, 0);
  described.storeWhole({"show", "print the text of step N; 0: the input", "N"}, options->show, 0);
  command->get_option("--diff")->excludes(command->get_option("--show"));
  command->footer("hone reduce ... --resume --from-step N goes back to step N; it refuses the text of the next step.");
  command->callback([options, &status] { status = showSteps(*options); });
}

}  // namespace hone
