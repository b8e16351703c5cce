#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

#include "app/bundle.h"
#include "app/mode_runs.h"
#include "app/places.h"
#include "app/session.h"
#include "cli/commands.h"
#include "pattern/picture.h"
#include "text/common_parts.h"
#include "text/hex_dump.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct GeneralizeArguments {
  RunOptions run;
  TestOptions test;
  GeneralizeOptions generalize;
  std::filesystem::path picture;
  std::optional<size_t> explainPlace;
};

/// How many bytes are shown of an input that is no text.
constexpr size_t shownBytes = 512;

/// One text per line, as it differs from the reduced input.
void printNeighbours(std::FILE* out, std::string_view what, const Pattern& pattern,
                     const std::vector<std::string>& texts) {
  for (const std::string& text : texts) tell(out, "{}: {}\n", what, wordDiff(pattern.tree->plainText(), text));
}

/// What the signs in the pattern's line mean.
void printLegend(std::FILE* out, const Pattern& pattern) {
  std::vector<std::string_view> signs;
  auto has = [&](auto is) { return std::ranges::any_of(pattern.places, is); };
  if (has([](const Place& place) { return !place.shared(); })) signs.push_back("<x>: any x");
  if (has([](const Place& place) { return place.shared(); })) signs.push_back("<$x1>: the same text everywhere");
  if (!pattern.around.free.empty()) signs.push_back("<~x>: another x, of which most are refused");
  if (pattern.around.core != noNode || !pattern.around.extended.empty()) signs.push_back("…: more may stand here");
  if (!signs.empty()) tell(out, "({})\n", fmt::format("{}", fmt::join(signs, "; ")));
}

void explainPlace(std::FILE* out, const Pattern& pattern, size_t number) {
  const std::vector<ExplainedPart> parts = explainParts(pattern);
  for (size_t i = 0; i < parts.size(); ++i)
    if (number == 0 || number > parts.size() || number == i + 1)
      tell(out, "{:>3}  {}  {}\n", i + 1, parts[i].text, parts[i].reason);
  if (number > 0 && number <= parts.size())
    for (const std::string& line : parts[number - 1].details) tell(out, "     {}\n", line);
}

void print(std::FILE* out, const Generalization& result) {
  const Pattern& pattern = *result.pattern;
  tell(out, "{}\n", result.line);
  if (const std::string text = pattern.tree->plainText(); isBinary(text))
    tell(out, "the reduced input:\n{}", Lines{hexDump(text, shownBytes)});
  printLegend(out, pattern);
  const Rate& rate = pattern.rate;
  size_t valid = rate.fail + rate.pass;
  if (valid == 0) return;
  std::vector<std::string> kinds;  // which texts these were: a share says nothing without it
  for (const Place& place : pattern.places)
    if (std::string name = pattern.tree->symbolName(place.position()); std::ranges::find(kinds, name) == kinds.end())
      kinds.push_back(std::move(name));
  if (valid + rate.unresolved == 1)
    tell(out, "only one text of the pattern was found, and it {}\n", rate.fail == 1 ? "fails" : "passes");
  else if (kinds.empty())
    tell(out, "the pattern has one text: of {} runs, {} fail\n", valid + rate.unresolved, rate.fail);
  else
    tell(out, "of {} texts with other contents of {}, {} were valid, and {} of these fail\n", valid + rate.unresolved,
         fmt::format("{}", fmt::join(kinds, ", ")), valid, rate.fail);
  // It was tried nowhere else, so the rest of the reduced input may matter, too.
  if (const Rate& around = result.surroundings; around.fail > 0 && pattern.around.core != noNode)
    tell(out,
         "of {} texts with the pattern in other surroundings within the reduced input, {} were valid, and {} of these "
         "fail\n",
         around.fail + around.pass + around.unresolved, around.fail + around.pass, around.fail);
  printNeighbours(out, "fails", pattern, pattern.failing);
  printNeighbours(out, "passes", pattern, pattern.passing);
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
  checkPicture(options.picture.string());
  options.run.alsoWritten = {{"--picture", options.picture}};
  if (!options.run.bundle.empty() && isStream(options.run.output))
    throw UserError("--bundle packs the pattern too: give a file name with -o");
  GeneralizeSummary summary =
      withoutWrongVerdicts(options.run, [&](const RunOptions& run) { return runGeneralize(run, options.generalize); });
  if (options.run.dryRun) return showPlan(summary.run, Verdict::fail);
  if (!summary.result.interesting) return notInteresting(summary.run, options.run.input);
  if (!summary.result.pattern) return exitStatus(summary.run, Result::none);
  if (!options.picture.empty())
    writeBeside(summary.run, options.picture, drawn(*summary.result.pattern, options.picture.string()));
  if (!options.run.quiet) {
    print(summaryStream(summary.run), summary.result);
    if (options.explainPlace) explainPlace(summaryStream(summary.run), *summary.result.pattern, *options.explainPlace);
    if (!isStream(summary.run.output) && !summary.isEarlier) tell(stdout, "{} holds the pattern\n", summary.run.output);
  }
  if (!options.run.bundle.empty() && !summary.isEarlier)
    writeBundle(
        options.run,
        {.failing = summary.result.pattern->tree->plainText(),
         .about = fmt::format("{} bytes, reduced from {}; one of the inputs that `{}` describes",
                              summary.run.outputBytes, summary.run.inputBytes, summary.run.output.filename().string()),
         .results = {summary.run.output}},
        summary.run);
  return exitStatus(summary.run, summary.isEarlier ? Result::earlier : Result::written);
}

}  // namespace

void addGeneralizeCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<GeneralizeArguments>();
  CLI::App* command = program.add_subcommand("generalize", "describe all inputs that fail in the same way");
  addRunOptions(*command, options->run);
  addLanguageOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test);
  addBundleOption(*command, options->run);
  DescribedOptions described(*command);
  describe(options->generalize, described);
  described.output({"picture", "draw the pattern as SVG or for Graphviz", "FILE.svg|FILE.dot"}, options->picture);
  described.storeWhole(
      {"explain-place", "show what was tried at the N-th word or place of the pattern; 0: in short, at all", "N"},
      options->explainPlace, 0);
  // It is the default now. Help doesn't show it, but scripts may still use it.
  command->add_flag("--classes", options->generalize.classes)->group("");
  command->callback([options, &status] { status = generalizeInput(*options); });
}

}  // namespace hone
