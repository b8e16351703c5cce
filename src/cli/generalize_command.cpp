#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "app/begin_again.h"
#include "app/bundle.h"
#include "app/generalize_run.h"
#include "app/output_place.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/numbers.h"
#include "cli/standard_streams.h"
#include "cli/test_options.h"
#include "pattern/picture.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

struct GeneralizeArguments {
  RunOptions run;
  TestOptions test;
  GeneralizeOptions generalize;
  bool noReduce = false;
  std::string picture;
};

/// One text per line.
void printExamples(std::FILE* out, std::string_view what, const std::vector<std::string>& texts) {
  for (std::string text : texts) {
    std::ranges::replace(text, '\n', ' ');
    fmt::print(out, "{}: {}\n", what, text);
  }
}

void print(std::FILE* out, const Generalization& result) {
  const Pattern& pattern = *result.pattern;
  fmt::print(out, "{}\n", result.line);
  const Rate& rate = pattern.rate;
  size_t valid = rate.fail + rate.pass;
  if (valid == 0) return;
  fmt::print(out, "{} of {} texts of the pattern were accepted by the program, and {} of these fail\n", valid,
             valid + rate.unresolved, rate.fail);
  if (pattern.confidence > 0)
    fmt::print(out, "at least {:.3g} % fail, with {:.3g} % confidence\n", 100 * pattern.least,
               100 * pattern.confidence);
  printExamples(out, "fails", pattern.failing);
  printExamples(out, "passes", pattern.passing);
}

void checkPicture(const std::string& file) {
  const bool isKnown = file.empty() || file.ends_with(".svg") || file.ends_with(".dot") || file.ends_with(".gv");
  if (!isKnown && !isStream(file))
    throw UserError(fmt::format("--picture {}: give FILE.svg, or FILE.dot for Graphviz", file));
}

std::string drawn(const Pattern& pattern, const std::string& file) {
  return file.ends_with(".svg") ? toSvg(pattern) : toDot(pattern);
}

int generalizeInput(GeneralizeArguments& options) {
  options.run.command = options.test.command();
  checkBundle(options.run, {options.run.output.empty() ? patternName(options.run.input) : options.run.output});
  checkPicture(options.picture);
  options.run.alsoWritten = {{"--picture", options.picture}};
  if (!options.run.bundle.empty() && isStream(options.run.output))
    throw UserError("--bundle packs the pattern too: give a file name with -o");
  options.generalize.reduceFirst = !options.noReduce;
  GeneralizeSummary summary =
      withoutWrongVerdicts(options.run, [&](const RunOptions& run) { return runGeneralize(run, options.generalize); });
  if (options.run.dryRun) return showPlan(summary.run, Verdict::fail);
  if (!summary.result.interesting) return notInteresting(summary.run, options.run.input);
  if (!summary.result.pattern) return exitStatus(summary.run, Result::none);
  if (!options.picture.empty())
    writeBeside(summary.run, options.picture, drawn(*summary.result.pattern, options.picture));
  if (!options.run.quiet) {
    print(summaryStream(summary.run), summary.result);
    if (!isStream(summary.run.output)) fmt::print("{} holds the pattern\n", shown(summary.run.output));
  }
  if (!options.run.bundle.empty())
    writeBundle(
        options.run,
        {.failing = summary.result.pattern->tree->plainText(),
         .about = fmt::format("{} bytes, reduced from {}; one of the inputs that `{}` describes",
                              summary.run.outputBytes, summary.run.inputBytes, summary.run.output.filename().string()),
         .results = {summary.run.output}},
        summary.run);
  return exitStatus(summary.run, Result::written);
}

}  // namespace

void addGeneralizeCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<GeneralizeArguments>();
  CLI::App* command = program.add_subcommand("generalize", "describe all inputs that fail in the same way");
  addRunOptions(*command, options->run);
  addLanguageOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test);
  addBundleOption(*command, options->run);
  GeneralizeOptions& generalize = options->generalize;
  command
      ->add_option("--confidence", generalize.confidence,
                   "how sure hone must be that the share of failing texts is at least --rate")
      ->capture_default_str()
      ->check(number(0.5, 0.9999))
      ->group("Generalization");
  command->add_option("--rate", generalize.rate, "the least share of a pattern's valid texts that must fail")
      ->capture_default_str()
      ->check(number(0.5, 0.9999))
      ->group("Generalization");
  command->add_option("--samples", generalize.samples, "try N texts for each part, instead of --rate")
      ->type_name("N")
      ->check(wholeNumber(1))
      ->group("Generalization");
  command->add_option("--validate", generalize.validate, "measure the pattern with N more texts")
      ->type_name("N")
      ->check(wholeNumber(0))
      ->group("Generalization");
  command->add_option("--seed", generalize.seed, "the same seed gives the same pattern")
      ->check(seedNumber())
      ->capture_default_str()
      ->group("Generalization");
  command->add_option("--picture", options->picture, "draw the pattern as SVG or for Graphviz")
      ->transform(dashIsOutput())
      ->type_name("FILE.svg|FILE.dot")
      ->group("Generalization");
  command->add_flag("--insertions", generalize.insertions, "find optional parts that may be added")
      ->group("Generalization");
  command->add_flag("--classes", generalize.classes, "find bounds of numbers and lengths")->group("Generalization");
  command->add_flag("--no-reduce", options->noReduce, "don't reduce the input first")->group("Generalization");
  command->callback([options, &status] { status = generalizeInput(*options); });
}

}  // namespace hone
