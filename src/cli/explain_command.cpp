#include <fmt/format.h>

#include <memory>

#include "app/mode_runs.h"
#include "app/session.h"
#include "cli/commands.h"
#include "cli/usage_error.h"
#include "explain/show_model.h"
#include "search/limits.h"
#include "text/hex_dump.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct ExplainArguments {
  RunOptions run;
  TestOptions test;
  ExplainFiles files;
  ExplainOptions explain;
  bool simplify = false;
};

/// How well it does on inputs that it wasn't learned from: those that were made to refute it, before their tests. They
/// are variants of the given ones and say little of inputs by others, so the line names whose they are.
std::string predictionsOf(const Explanation& explanation) {
  const PredictionFigures& figures = explanation.model.predictions;
  const uint64_t failing = figures.failing();
  std::string text;
  if (figures.predictedFail > 0)
    text +=
        fmt::format("of {} inputs that hone made and it says fail, {} did, ", figures.predictedFail, figures.failed);
  if (failing > 0) text += fmt::format("of {} that failed, it had said so of {}, ", failing, figures.failed);
  return text;
}

constexpr size_t mostShown = 80;  // characters of an input in one line

/// The tree has room for a few of their bytes only.
void printBinaryExamples(std::FILE* out, const Model& model) {
  constexpr size_t shownBytes = 128, mostExamples = usualLeaves;
  size_t examples = 0;
  for (const ModelNode& node : model.nodes) {
    if (!node.isLeaf() || node.examples.empty() || !isBinary(node.examples.front())) continue;
    if (++examples > mostExamples) return;
    tell(out, "{}, e.g.:\n{}", node.predictsFail ? model.behaviour : "passes",
         Lines{hexDump(node.examples.front(), shownBytes)});
  }
}

int explain(ExplainArguments& options) {
  refuseTestAmongInputs({options.files.inputs.begin(), options.files.inputs.end()}, options.test.given() > 0,
                        "explain");
  const bool known = !options.files.fail.empty() || !options.files.pass.empty();
  if (known && !options.files.observeOnly && options.test.given() == 0)
    throw UserError("no test: give --test SCRIPT, or -- COMMAND ARGS, or learn from these files alone: --observe-only");
  if (!options.files.observeOnly) options.run.command = options.test.command();
  ExplainSummary summary = withoutWrongVerdicts(
      options.run, [&](const RunOptions& run) { return runExplain(run, options.files, options.explain, "fails"); });
  if (options.run.dryRun) return showPlan(summary.run, std::nullopt);
  const Explanation& explanation = summary.result.explanation;
  if (!explanation.tellsApart()) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    const ModelNode* all = explanation.model.nodes.empty() ? nullptr : &explanation.model.nodes.front();
    if (all == nullptr || all->fails == 0)
      tell(stderr, "hone: no input fails; on the first one, {}", Lines{firstCheckOf(summary.run)});
    else if (!explanation.oneSided)
      tell(stderr,
           "hone: {} of {} inputs fail{}, and nothing was found that tells them from the others, so there is no "
           "model; give more inputs that fail with --fail\n",
           all->fails, explanation.inputs, all->fails == 1 ? "s" : "");
    else
      tell(stderr,
           "hone: every input fails, so there is nothing to explain (does the test exit with 0 for any input?)\n");
    return concluded(summary.run, exitNotInteresting);
  }
  if (!options.run.quiet) {
    std::FILE* out = summaryStream(summary.run);
    tell(out, "{}", Lines{options.simplify ? summary.sentences : summary.result.tree});
    printBinaryExamples(out, explanation.model);
    if (!options.simplify && !options.files.detail && explanation.model.leafCount() > usualLeaves)
      tell(out, "{} of {} leaves; --detail prints all\n", usualLeaves, explanation.model.leafCount());
    if (!explanation.unexplained.empty())
      tell(out, "not explained: it fails, too: {}\n", oneLine(explanation.unexplained, mostShown));
    tell(out,
         "{}: {}{} inputs known, {} iterations, {} tests ({} run{}), {:.0f} % of the grammar's rules, {:.2f} "
         "s\n",
         summary.run.output, predictionsOf(explanation), explanation.inputs, explanation.iterations,
         summary.run.search.tests, summary.run.search.executed, timeOutsOf(summary.run.search),
         100 * explanation.shareOfRules, summary.run.wallSeconds);
  }
  return exitStatus(summary.run, Result::written);
}

}  // namespace

void addExplainCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<ExplainArguments>();
  CLI::App* command = program.add_subcommand("explain", "learn a decision tree of when a program fails");
  addRunOptions(*command, options->run);
  command->remove_option(command->get_option("--input"));
  addInput(*command, "INPUT,-i,--input", options->files.inputs, "failing inputs, or other inputs to test");
  addLanguageOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test);
  refuseBundle(*command,
               "a model is not a failure: bundle a failing input with hone reduce, and send the model with it");
  const char* group = "Explanation";
  addInput(*command, "--fail", options->files.fail, "files that are known to fail; hone doesn't test them")
      ->group(group);
  addInput(*command, "--pass", options->files.pass, "files that are known to pass; hone doesn't test them")
      ->group(group);
  DescribedOptions described(*command);
  described.group(group);
  described.files(
      {"corpus", "also make new inputs from parts of these real files (default: the examples of a built-in language)",
       "FILE"},
      [files = &options->files](const std::vector<std::string>& names) {
        files->corpus.assign(names.begin(), names.end());
      });
  described.store({"observe-only", "run nothing: learn only from the files of --fail and --pass"},
                  options->files.observeOnly);
  describe(options->explain, described);
  described.store({"detail", "print all of a tree of more than seven leaves"}, options->files.detail);
  described.store({"simplify", "print rules in plain sentences instead of the tree"}, options->simplify);
  described.output({"dot", "draw the tree for Graphviz", "FILE"}, options->files.dot);
  described.output({"svg", "draw the tree as SVG", "FILE"}, options->files.svg);
  command->callback([options, &status] { status = explain(*options); });
}

}  // namespace hone
