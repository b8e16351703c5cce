#include "app/reduce_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "app/report_sections.h"
#include "hone/figures.h"
#include "report/kept_parts.h"

namespace hone {
namespace {

std::filesystem::path reducedName(const std::filesystem::path& input) {
  return input.stem().string() + ".reduced" + input.extension().string();
}

void writeReport(const Session& session, ReduceSummary& summary, const KeptParts& kept,
                 const std::shared_ptr<Language>& language) {
  const std::string& text = summary.result.text;
  const std::string result = session.readable(text);
  nlohmann::ordered_json figures = figuresOf(summary.run, summary.result);
  figures.erase("history");
  figures.erase("token_history");
  Report report = session.report(summary.run, figures, result);
  const RunSummary& run = summary.run;
  report.facts = {{"size", grouped(run.outputBytes) + " bytes",
                   fmt::format("{} of {}", percent(run.outputBytes, run.inputBytes), grouped(run.inputBytes))},
                  {"tokens", grouped(run.outputTokens),
                   fmt::format("of {}, {}{}", grouped(run.inputTokens), run.language,
                               summary.result.minimal ? "; proven 1-tree-minimal" : "")}};
  report.kept = kept.parts();
  if (session.options().project)
    report.sections = {filesSection(session.input(), text)};
  else
    report.reading = readingOf(result, language);
  for (const HistoryPoint& point : run.history)
    report.history.push_back({point.tests, point.seconds, point.bytes, point.pass});
  report.failure = session.lookAtFailure("How it fails", text, summary.run);
  session.writeReport(summary.run, report);
}

}  // namespace

ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options) {
  Session session(run, reducedName(run.input));
  ReduceSummary summary;
  const std::shared_ptr<Language> language = session.chooseLanguage();
  if (run.dryRun) {
    summary.run = session.dryRun(language, [&](const TreePtr& tree) {
      return fmt::format("passes    {}\n", fmt::join(makeReduction(tree, options)->passNames(), ", "));
    });
    return summary;
  }
  std::optional<KeptParts> kept;  // for a report
  const auto restart = [&] { kept.emplace(session.readable(session.input())); };
  const auto takeBest = [&](const std::string& text) {
    session.files().improve(text);
    if (kept) kept->follow(session.readable(text));
  };
  if (!run.report.empty()) restart();
  session.observe([&](const Commit& commit, bool best) {
    // After the input's own test hone may still refuse the run, and then an earlier result stays.
    if (best && commit.candidate.pass != Run::inputPass) takeBest(commit.candidate.bytes);
  });
  Reduction& result = summary.result = reduce(session.run(), session.input(), language, options);
  if (result.interesting) {
    if (result.lastWord == LastWord::Outcome::wentBack) {
      if (kept) restart();
      takeBest(result.text);
    }
    // An input that fails no more is no result, nor is one of a run that was cut short before it found anything: an
    // earlier result stays.
    const bool isInput = result.text == session.input();
    summary.isEarlier = isInput && result.stop != Stop::done && session.files().hasEarlier();
    if (!summary.isEarlier && (!isInput || result.lastWord != LastWord::Outcome::lost))
      session.files().deliver(result.text);
  }
  summary.run = session.conclude(result, !result.interesting);
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  if (kept && result.interesting) writeReport(session, summary, *kept, language);
  return summary;
}

}  // namespace hone
