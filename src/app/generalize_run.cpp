#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/mode_runs.h"
#include "app/report_sections.h"
#include "hone/figures.h"
#include "pattern/pattern_file.h"
#include "text/file.h"

namespace hone {
namespace {

/// What --dry-run prints of the steps.
std::string stepsOf(const GeneralizeOptions& options) {
  const std::string accepted = options.samples ? fmt::format("{} samples a place", *options.samples)
                                               : fmt::format("{:.3g} % have to fail, with {:.3g} % confidence",
                                                             100 * options.rate, 100 * options.confidence);
  const std::string validated = options.validate > 0 ? fmt::format(", validate with {} texts", options.validate) : "";
  return fmt::format("steps     {}abstract, share, explore, closing test ({}){}\n",
                     options.reduceFirst ? "reduce, " : "", accepted, validated);
}

/// `reduced`: the text that the pattern was made of; the report refers to it.
Report reportOf(const Session& session, const GeneralizeSummary& summary, std::string_view reduced) {
  const Pattern& pattern = *summary.result.pattern;
  const PatternCounts counts = countsOf(pattern);
  const size_t valid = pattern.rate.fail + pattern.rate.pass;
  Report report = session.report(summary.run, figuresOf(summary.run, summary.result), reduced);
  report.headline = fmt::format("a pattern with {} open places", counts.visible);
  report.facts = {{"open places", grouped(counts.visible), fmt::format("{} of them shared", counts.shared)},
                  {"fixed", grouped(counts.concreteChars), "characters"}};
  if (valid > 0)
    report.facts.push_back(
        {"fail", percent(pattern.rate.fail, valid), fmt::format("of {} valid members", grouped(valid))});
  report.failure = session.lookAtFailure("How it fails", report.result, summary.run);
  report.resultTitle = "The input that it was made of";
  report.outputName = "reduced from " + report.inputName;  // the file holds the pattern
  report.kept = commonParts(session.input(), report.result);
  report.reading = readingOf(report.result, pattern.tree->sharedLanguage());
  report.sections = {patternSection(pattern)};
  return report;
}

/// Does this file hold a pattern of a run that came to its closing test?
bool holdsTestedPattern(const std::filesystem::path& file) {
  try {
    const nlohmann::json json = nlohmann::json::parse(readFile(file));
    const nlohmann::json& rate = json.at("rate");
    return json.at("format") == "hone pattern" && rate.at("fail").get<size_t>() + rate.at("pass").get<size_t>() > 0;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace

std::filesystem::path patternName(const std::filesystem::path& input) {
  return input.stem().string() + ".pattern.json";
}

GeneralizeSummary runGeneralize(const RunOptions& run, const GeneralizeOptions& options) {
  Session session(run, patternName(run.input));
  GeneralizeSummary summary;
  const std::shared_ptr<Language> language = session.chooseLanguage();
  if (run.dryRun) {
    summary.run = session.dryRun(language, [&](const TreePtr&) { return stepsOf(options); });
    return summary;
  }
  summary.result = generalize(session.run(), session.input(), language, options);
  summary.run = session.conclude(summary.result, !summary.result.interesting);
  std::string reduced;
  if (const std::optional<Pattern>& pattern = summary.result.pattern) {
    // A resumed run that is stopped early knows less than the one before.
    summary.isEarlier = summary.run.stop != Stop::done && pattern->rate.fail + pattern->rate.pass == 0 &&
                        session.files().hasEarlier() && holdsTestedPattern(session.files().output());
    if (!summary.isEarlier) session.files().outputs()->write(session.files().output(), toJson(*pattern) + "\n");
    reduced = pattern->tree->plainText();
  }
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  if (summary.result.pattern && !run.report.empty())
    session.writeReport(summary.run, reportOf(session, summary, reduced));
  return summary;
}

}  // namespace hone
