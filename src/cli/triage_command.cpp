#include <fmt/format.h>

#include <memory>

#include "app/mode_runs.h"
#include "cli/commands.h"
#include "cli/usage_error.h"
#include "text/counted.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct TriageArguments {
  RunOptions run;
  TestOptions test;
  TriageFiles files;
  TriageOptions triage;
};

/// The findings that don't fail: where rules say what a failure is, some may crash all the same.
std::string othersOf(const TriageIndex& index, bool hasRules) {
  const size_t others = index.otherFindings();
  if (others == 0) return "";
  size_t refused = 0, crashed = 0;
  for (const OtherFinding& other : index.others) {
    if (!other.sameAs.empty() || other.outcome == "passes") continue;
    if (other.outcome != "exit 0") ++(other.outcome.starts_with("exit ") ? refused : crashed);
  }
  std::string text = others == 1 ? "1 finding doesn't fail" : fmt::format("{} findings don't fail", others);
  if (hasRules) text += " as the rules ask";
  if (crashed > 0) text += fmt::format("; {} of them crash or take too long", crashed);
  if (refused > 0)
    text += fmt::format("; the program refuses {} of them{}", refused,
                        hasRules ? "" : ": --exit N makes a status a failure");
  return text;
}

void print(const TriageSummary& summary, bool hasRules) {
  const TriageIndex& index = summary.index;
  for (const FiledBug& bug : index.bugs)
    tell(stdout, "{}: {}, {}, {}: {}\n", bug.name, nameOf(bug.state), counted(bug.findings(), "finding"),
         bug.hasText ? fmt::format("{} -> {} bytes", bug.representativeBytes, bug.reduced.size())
                     : "its text is missing",
         bug.signatures.front());
  const std::string others = othersOf(index, hasRules);
  if (!others.empty()) tell(stdout, "{}\n", others);
  if (!index.untested.empty())
    tell(stdout, "{} not tested yet\n",
         index.untested.size() == 1 ? "1 finding is" : fmt::format("{} findings are", index.untested.size()));
  tell(stdout, "{}: {}, {} new, {} fixed; {} tests, {:.2f} s\n", summary.output, counted(index.bugs.size(), "bug"),
       index.count(BugState::fresh), index.count(BugState::fixed), index.tests, summary.wallSeconds);
}

/// `status`, if all that was written is there.
int confirmedStatus(Outputs& outputs, int status) {
  return confirmed(outputs) || status > exitLimit ? status : exitUsage;
}

int statusOf(const TriageSummary& summary, bool comparesWithBaseline) {
  if (summary.stop != Stop::done) {
    tell(stderr, "hone: {}; {} holds what is known so far: --resume continues\n",
         summary.stop == Stop::interrupted ? "interrupted" : "stopped by --max-time", summary.output);
    return summary.stop == Stop::interrupted ? 128 + summary.signal : exitLimit;
  }
  return comparesWithBaseline && summary.index.count(BugState::fresh) > 0 ? exitNotInteresting : exitDone;
}

/// The usual output lies beside the user's other folders: `crashes` becomes `crashes.bugs`.
std::filesystem::path usualOutput(const std::vector<std::string>& findings) {
  const std::filesystem::path place = std::filesystem::path(findings.front()) / "";
  const std::string name = place.parent_path().filename().string();
  const bool isName = !name.empty() && !name.starts_with('.') && name.find_first_of("*?[") == name.npos;
  return isName ? name + ".bugs" : "bugs";
}

Split parseSplit(std::string_view when) {
  if (when == "vague") return Split::vague;
  if (when == "always") return Split::always;
  if (when == "never") return Split::never;
  throw UserError(fmt::format("--split {}: give vague, always or never", when));
}

int triageFindings(TriageArguments& options) {
  refuseTestAmongInputs(options.files.findings, options.test.given() > 0, "triage");
  if (options.run.output.empty()) options.run.output = usualOutput(options.files.findings);
  // A command without rules fails if it crashes.
  options.test.sameCrash = true;
  options.run.command = options.test.command();
  const TriageSummary summary = runTriage(options.run, options.files, options.triage);
  if (!options.run.quiet)
    print(summary, !options.run.command.rules.onlySameCrash() && !options.run.command.rules.empty());
  return confirmedStatus(*summary.outputs, statusOf(summary, !options.files.baseline.empty()));
}

}  // namespace

void addTriageCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<TriageArguments>();
  CLI::App* command = program.add_subcommand("triage", "turn a folder of findings into a list of bugs");
  command->add_option("FINDINGS", options->files.findings, "files, folders and patterns of files that may fail")
      ->required()
      ->type_name("FILE|DIR");
  DescribedOptions described(*command);
  described.store({"output", "folder for the bugs (default: NAME.bugs)", "DIR", 'o'}, options->run.output);
  described.store(
      {"baseline", "the folder of an earlier triage: its bugs keep their names, and new ones give exit status 1",
       "DIR"},
      options->files.baseline);
  addResourceOptions(*command, options->run);
  addFarmOptions(*command, options->run);
  addMessageOptions(*command, options->run);
  addLanguageOptions(*command, options->run.language);
  addIslandOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test);
  described.group("Triage");
  InvestigationOptions& investigation = options->triage.investigation;
  described.storeUsual(
      {"budget", "the most tests to reduce a bug and find its pattern, and as many to compare its findings", "N"},
      investigation.budget, 1);
  described.word(
      {"split",
       "findings with one signature may be several bugs: always, never, or if the signature is vague and names no "
       "place",
       "WHEN"},
      [&investigation](const std::string& when) { investigation.split = parseSplit(when); }, "vague");
  described.flag({"no-debugger", "don't run gdb on findings that a signal ends without a stack"},
                 [files = &options->files](bool no) { files->debugs = !no; });
  command->footer(
      "A finding fails if the program crashes or doesn't end; rules such as --exit N say what else counts.");
  command->callback([options, &status] { status = triageFindings(*options); });
}

}  // namespace hone
