#include <fmt/format.h>

#include <memory>

#include "app/begin_again.h"
#include "app/repair_run.h"
#include "cli/commands.h"
#include "cli/described_options.h"
#include "cli/exit_status.h"
#include "cli/test_options.h"
#include "search/time_outs.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct RepairArguments {
  RunOptions run;
  TestOptions test;
  RepairRunOptions repair;
  bool json = false;
};

void print(const RepairArguments& options, const RepairSummary& summary) {
  std::FILE* out = summaryStream(summary.run);
  for (size_t i = 0; i < summary.repairs.size(); ++i) {
    const RepairSummary::Repair& repair = summary.repairs[i];
    if (options.json) continue;
    if (options.repair.diff) {
      printData(out, repair.diff);
      continue;
    }
    if (summary.repairs.size() > 1) tell(out, "{}:\n", repair.output);
    tell(out, "{}{}", Lines{toText(repair.findings)}, Lines{toText(repair.doubts)});
  }
  if (options.json) printData(out, toJson(summary) + "\n");
  if (options.repair.diff || options.json || options.repair.check || summary.repairs.empty() || summary.withheld)
    return;
  tell(out, "{}: {:.1f} % of {} bytes kept, {} removed, {} inserted, {} tests{}, {:.2f} s\n", summary.run.output,
       100 * summary.result.recoveredFraction(), summary.run.inputBytes, summary.result.removedBytes(),
       summary.result.insertedBytes(), summary.run.search.tests, timeOutsOf(summary.run.search),
       summary.run.wallSeconds);
}

int repair(RepairArguments& options) {
  const bool tests = options.test.given() > 0;
  if (options.repair.check && !tests) options.repair.grammarOnly = true;
  if (options.repair.grammarOnly && tests) throw UserError("--grammar-only runs no program: leave out the test");
  if (!options.repair.grammarOnly && !tests)
    throw UserError(
        "no test: give --test SCRIPT or -- COMMAND ARGS, or let the grammar be the judge with --grammar-only");
  if (options.repair.grammarOnly && options.repair.repair.method != RepairMethod::correct)
    throw UserError("--subset-only and --units delete what a test refuses: give a test, or leave them out");
  if (!options.repair.grammarOnly) {
    TestOptions& test = options.test;
    bool rule =
        !test.exit.empty() || !test.signals.empty() || !test.out.empty() || !test.err.empty() || !test.notErr.empty();
    // A program that reads the file says by exit status 0 that it accepts it.
    if (!test.commandLine.empty() && !rule) test.exit = "0";
    options.run.command = test.command();
  }
  RepairSummary summary =
      withoutWrongVerdicts(options.run, [&](const RunOptions& run) { return runRepair(run, options.repair); });
  if (options.run.dryRun) return showPlan(summary.run, std::nullopt);
  if (summary.result.intact) {
    if (options.json) printData(summaryStream(summary.run), toJson(summary) + "\n");
    if (!options.run.quiet)
      tell(stderr, "hone: {} is accepted as it is{}\n", options.run.input,
           summary.copied ? fmt::format(", and {} is a copy of it", shown(summary.run.output)) : "");
    return concluded(summary.run, exitDone);
  }
  if (summary.unjudged) {
    tell(stderr,
         "hone: {}: no grammar tells whether it is right, only its brackets and quotes are: name one with --language "
         "NAME or -g FILE.g4, or give a test\n",
         options.run.input);
    return concluded(summary.run, exitUsage);
  }
  if (!options.run.quiet) print(options, summary);
  if (summary.repairs.empty()) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    const std::string reason =
        options.repair.grammarOnly
            ? "no repair was found by the grammar; if it is the wrong one, name another with --language\n"
        : summary.result.impatient
            ? fmt::format(
                  "no text made from it was accepted, not even the empty file, in {} tests{} (--patience 0 goes on); "
                  "on the file itself, {}",
                  summary.run.search.tests,
                  summary.result.lacking ? ": it seems to lack something that the program asks for" : "",
                  firstCheckOf(summary.run))
            : "no text made from it was accepted, not even the empty file; on the file itself, " +
                  firstCheckOf(summary.run);
    tell(stderr, "hone: {}: {}", options.run.input, Lines{reason});
    return concluded(summary.run, exitNotInteresting);
  }
  // What --encoding removes carries no content.
  constexpr double half = 0.5;
  if (summary.result.recoveredFraction() < half && !options.repair.repair.plainEncoding && !options.run.quiet)
    tell(stderr,
         "hone: warning: less than half of {} is kept; mend the first place by hand and run again, or look at other "
         "repairs with --all 3\n",
         options.run.input);
  if (summary.withheld) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    tell(stderr, "hone: {}: no file was written, since values are doubtful; without --strict, hone writes one\n",
         options.run.input);
    return concluded(summary.run, exitNotInteresting);
  }
  int status = exitStatus(summary.run, Result::written);
  const bool doubtful = summary.result.isDoubtful();
  if (status == exitDone && doubtful && !options.repair.check) {
    // The lines of the summary say which; not so in a diff, and with -q.
    if (options.repair.diff || options.run.quiet) tell(stderr, "{}", Lines{toText(summary.repairs.front().doubts)});
    return concluded(summary.run, exitDoubtful);
  }
  return status == exitDone && options.repair.check ? int{exitNotInteresting} : status;
}

}  // namespace

void addRepairCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<RepairArguments>();
  CLI::App* command = program.add_subcommand("repair", "turn a broken file into one the program accepts");
  addRunOptions(*command, options->run);
  addLanguageOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test, Sought::acceptance);
  refuseBundle(*command, "a repaired file is accepted: send the input, and the --report of its repair");
  DescribedOptions described(*command);
  described.group("Repair");
  described.store({"grammar-only", "the grammar is the judge; run no test"}, options->repair.grammarOnly);
  described.store({"check", "only say what is wrong, and write no file; status 1 if something is"},
                  options->repair.check);
  describe(options->repair.repair, described);
  described.store({"diff", "print the changes as a unified diff"}, options->repair.diff);
  described.store({"json", "print the findings as JSON"}, options->json);
  command->get_option("--json")->excludes(command->get_option("--diff"));
  command->callback([options, &status] { status = repair(*options); });
}

}  // namespace hone
