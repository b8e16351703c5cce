#include "app/generalize_run.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/report_sections.h"
#include "generalize/pattern_file.h"
#include "text/file.h"

namespace hone {
namespace {

nlohmann::ordered_json toJson(const GeneralizeSummary& summary) {
  nlohmann::ordered_json json = toJson("generalize", summary.run);
  if (!summary.result.pattern) return json;
  const Pattern& pattern = *summary.result.pattern;
  PatternCounts counts = countsOf(pattern);
  const GeneralizeResult& result = summary.result;
  json["pattern"] = toText(pattern);
  json["visible_nonterminals"] = counts.visible;
  json["invisible_nonterminals"] = counts.invisible;
  json["shared"] = counts.shared;
  json["remaining_chars"] = counts.remainingChars;
  json["concrete_chars"] = counts.concreteChars;
  json["confidence"] = pattern.confidence;
  json["rate"] = pattern.least;
  json["reduction_tests"] = result.reduction.tests;
  json["search_tests"] = result.search.tests;
  json["closing_tests"] = result.closing;
  json["search_unresolved"] = result.search.unresolved;
  json["validation"] = {
      {"fail", pattern.rate.fail}, {"pass", pattern.rate.pass}, {"unresolved", pattern.rate.unresolved}};
  return json;
}

/// For --dry-run.
std::string stepsOf(const GeneralizeOptions& options) {
  const std::string accepted = options.samples ? fmt::format("{} samples a place", *options.samples)
                                               : fmt::format("{:.3g} % have to fail, with {:.3g} % confidence",
                                                             100 * options.rate, 100 * options.confidence);
  const std::string validated = options.validate > 0 ? fmt::format(", validate with {} texts", options.validate) : "";
  return fmt::format("steps     {}abstract, share, explore, closing test ({}){}\n",
                     options.reduceFirst ? "reduce, " : "", accepted, validated);
}

Report reportOf(const Session& session, const GeneralizeSummary& summary) {
  const Pattern& pattern = *summary.result.pattern;
  const PatternCounts counts = countsOf(pattern);
  const size_t valid = pattern.rate.fail + pattern.rate.pass;
  Report report = session.report(summary.run, toJson(summary), pattern.tree->bytes());
  report.headline = fmt::format("a pattern with {} open places", counts.visible);
  report.facts = {{"open places", grouped(counts.visible), fmt::format("{} of them shared", counts.shared)},
                  {"fixed", grouped(counts.concreteChars), "characters"}};
  if (valid > 0)
    report.facts.push_back(
        {"fail", percent(pattern.rate.fail, valid), fmt::format("of {} valid members", grouped(valid))});
  report.failure = session.lookAtFailure("How it fails", report.result, summary.run.stop);
  report.resultTitle = "The input that it was made of";
  report.outputName = "reduced from " + report.inputName;  // the file holds the pattern
  report.kept = commonParts(session.input(), report.result);
  report.reading = readingOf(report.result, pattern.tree->sharedLanguage());
  report.sections = {patternSection(pattern)};
  return report;
}

}  // namespace

GeneralizeSummary runGeneralize(const RunOptions& run, const GeneralizeOptions& options) {
  std::filesystem::path defaultName = run.input.filename().stem();
  defaultName += ".pattern.json";
  Session session(run, defaultName);
  GeneralizeSummary summary;
  const Stop stop = session.untilStopped([&] {
    TreePtr tree = session.parse();
    if (run.dryRun) {
      summary.run = session.dryRun(stepsOf(options));
      return summary.run.stop;
    }
    std::optional<Verdict> input = session.testInput();
    if (!input) return session.cutOff();
    summary.interesting = input == Verdict::fail;
    if (!summary.interesting) return Stop::done;
    session.askControls(*tree);
    summary.result = generalize(tree, session.scheduler(), options);
    return summary.result.stop;
  });
  if (run.dryRun && stop == Stop::done) return summary;
  if (summary.result.pattern)
    session.confirmBasis(summary.result.pattern->tree->bytes());
  else if (!summary.interesting)
    session.lookAtFirstCheck();
  summary.run = session.finish(stop);
  if (const std::optional<Pattern>& pattern = summary.result.pattern) {
    writeFile(session.output(), toJson(*pattern) + "\n");
    summary.run.outputBytes = pattern->tree->bytes().size();
    summary.run.outputTokens = pattern->tree->tokenCount(pattern->tree->root());
  }
  writeStats(run, summary.run, toJson(summary));
  if (summary.result.pattern && !run.report.empty()) session.writeReport(summary.run, reportOf(session, summary));
  return summary;
}

}  // namespace hone
