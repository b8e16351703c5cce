#include "app/reduce_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "app/report_sections.h"
#include "hone/hone.h"
#include "report/kept_parts.h"

namespace hone {
namespace {

/// Keeps the best text in the output file, and records the costs and gains of each pass.
class ReduceRecorder : public RunObserver {
 public:
  explicit ReduceRecorder(Session& session) : session_(session), bestBytes_(session.inputSize().bytes) {
    if (!session.options().report.empty()) kept_.emplace(session.readable(session.input()));
  }

  void passBegins(std::string_view pass) override { figures_.passBegins(pass); }

  void committed(const Commit& commit, const SearchStats& stats, bool best) override {
    figures_.count(commit);
    if (!best) return;
    size_t bytes = session_.sizeOf(commit.candidate.bytes).bytes;
    figures_.improve(commit, stats.tests, bestBytes_, bytes, session_.seconds());
    bestBytes_ = bytes;
    session_.improve(commit.candidate.bytes);
    if (kept_) kept_->follow(session_.readable(commit.candidate.bytes));
  }

  /// This earlier text is the final result.
  void goBack(const std::string& text) {
    session_.improve(text);
    if (!kept_) return;
    kept_.emplace(session_.readable(session_.input()));
    kept_->follow(session_.readable(text));
  }

  const ReductionFigures& figures() const { return figures_; }
  /// Empty unless a report is wanted.
  const std::optional<KeptParts>& kept() const { return kept_; }

 private:
  Session& session_;
  size_t bestBytes_;
  ReductionFigures figures_;
  std::optional<KeptParts> kept_;
};

std::filesystem::path reducedName(const std::filesystem::path& input) {
  return input.stem().string() + ".reduced" + input.extension().string();
}

nlohmann::ordered_json toJson(const ReduceSummary& summary) {
  nlohmann::ordered_json json = toJson("reduce", summary.run);
  addFigures(json, static_cast<const ReductionFigures&>(summary));
  return json;
}

Report reportOf(const Session& session, const ReduceSummary& summary, std::string_view result, const KeptParts& kept,
                const std::shared_ptr<Language>& language) {
  nlohmann::ordered_json figures = toJson(summary);
  figures.erase("history");
  figures.erase("token_history");
  Report report = session.report(summary.run, figures, result);
  const RunSummary& run = summary.run;
  report.facts = {{"size", grouped(run.outputBytes) + " bytes",
                   fmt::format("{} of {}", percent(run.outputBytes, run.inputBytes), grouped(run.inputBytes))},
                  {"tokens", grouped(run.outputTokens),
                   fmt::format("of {}, {}{}", grouped(run.inputTokens), run.language,
                               summary.minimal ? "; proven 1-tree-minimal" : "")}};
  report.kept = kept.parts();
  if (!session.options().project) report.reading = readingOf(result, language);
  for (const HistoryPoint& point : summary.history)
    report.history.push_back({point.tests, point.seconds, point.bytes, point.pass});
  return report;
}

void writeReport(const Session& session, ReduceSummary& summary, const KeptParts& kept,
                 const std::shared_ptr<Language>& language) {
  const std::string result = session.readable(summary.result);
  Report report = reportOf(session, summary, result, kept, language);
  if (session.options().project) report.sections = {filesSection(session.input(), summary.result)};
  report.failure = session.lookAtFailure("How it fails", summary.result, summary.run);
  session.writeReport(summary.run, report);
}

/// For a report during the run.
Report reportSoFar(const Session& session, const ReduceRecorder& recorder, const std::shared_ptr<Language>& language) {
  ReduceSummary summary;
  summary.run = session.summary();
  static_cast<ReductionFigures&>(summary) = recorder.figures();
  summary.run.outputBytes = recorder.kept()->last().size();
  summary.run.outputTokens = summary.history.empty() ? summary.run.inputTokens : summary.history.back().tokens;
  return reportOf(session, summary, recorder.kept()->last(), *recorder.kept(), language);
}

}  // namespace

ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options) {
  Session session(run, reducedName(run.input));
  ReduceRecorder recorder(session);
  ReduceSummary summary;
  const std::shared_ptr<Language> language = session.chooseLanguage();
  if (run.dryRun) {
    summary.run = session.dryRun(language, [&](const TreePtr& tree) {
      return fmt::format("passes    {}\n", fmt::join(makeReduction(tree, options)->passNames(), ", "));
    });
    return summary;
  }
  session.observe(recorder);
  if (recorder.kept()) session.offerReport([&] { return reportSoFar(session, recorder, language); });
  Reduction result = reduce(session.run(), session.input(), language, options);
  if (result.interesting) {
    if (result.lastWord == LastWord::Outcome::wentBack) recorder.goBack(result.text);
    session.deliver(result.text);
  }
  summary.run = session.conclude(result, !result.interesting);
  summary.interesting = result.interesting;
  static_cast<ReductionFigures&>(summary) = recorder.figures();
  summary.minimal = result.minimal;
  if (result.interesting) {
    const ProjectSize size = session.sizeOf(result.text);
    summary.run.outputBytes = size.bytes;
    summary.run.outputFiles = size.files;
    summary.run.outputTokens = result.tokens;
    summary.result = std::move(result.text);
  }
  writeStats(run, summary.run, toJson(summary));
  if (recorder.kept() && summary.interesting) writeReport(session, summary, *recorder.kept(), language);
  return summary;
}

}  // namespace hone
