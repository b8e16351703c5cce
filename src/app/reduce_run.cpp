#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "app/mode_runs.h"
#include "app/report_sections.h"
#include "app/step_history.h"
#include "app/test_choice.h"
#include "hone/figures.h"
#include "report/kept_parts.h"
#include "search/verdict_store.h"
#include "text/counted.h"
#include "text/user_error.h"

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
  if (session.options().isFolder())
    report.sections = {filesSection(session.input(), text)};
  else if (!session.options().project)
    report.reading = readingOf(result, language);
  for (const HistoryPoint& point : run.history)
    report.history.push_back({point.tests, point.seconds, point.bytes, point.pass});
  report.failure = session.lookAtFailure("How it fails", text, summary.run);
  session.writeReport(summary.run, report);
}

/// Lets the run leave its earlier course behind this step: what it accepted next is refused from now on. All until then
/// is repeated from stored verdicts.
void goBackTo(size_t step, const RunOptions& run) {
  const std::string identity = testIdentity(run);
  const std::filesystem::path folder = verdictMemory(run, identity).folder;
  const std::optional<StepRecords> records = readSteps(stepFile(folder, identity));
  const size_t steps = records ? records->steps.size() : 0;
  if (step >= steps)
    throw UserError(
        fmt::format("--from-step {}: there is no step behind it, for the run that is resumed has {}; hone log "
                    "lists them",
                    step, counted(steps, "step")));
  VerdictStore(folder, identity).put(records->steps[step].candidate, {.verdict = Verdict::unresolved});
}

/// Nothing, if nothing of the test is stored.
std::optional<StepHistory> historyOf(const Session& session) try {
  const RunOptions& run = session.options();
  if (session.identity().empty()) return std::nullopt;
  const std::filesystem::path& source = run.madeOf.empty() ? run.input : run.madeOf;
  return std::make_optional<StepHistory>(stepFile(verdictMemory(run, session.identity()).folder, session.identity()),
                                         std::filesystem::absolute(source).lexically_normal(), run.project.has_value(),
                                         session.input());
} catch (const UserError&) {
  return std::nullopt;
}

}  // namespace

ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options) {
  if (run.fromStep && !run.dryRun) goBackTo(*run.fromStep, run);
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
  std::optional<StepHistory> history = historyOf(session);
  session.observe([&](const Commit& commit, bool best) {
    // After the input's own test hone may still refuse the run, and then an earlier result stays.
    if (!best || commit.candidate.pass == Run::inputPass) return;
    takeBest(commit.candidate.bytes);
    if (history)
      history->add({.tests = session.run().scheduler().stats().tests,
                    .bytes = session.run().sizeOf(commit.candidate.bytes).bytes,
                    .tokens = commit.candidate.tokens,
                    .pass = std::string(commit.candidate.pass),
                    .candidate = commit.hash},
                   commit.candidate.bytes);
  });
  Reduction& result = summary.result = reduce(session.run(), session.input(), language, options);
  if (history && result.stop == Stop::done) history->end();
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
  nlohmann::ordered_json figures = figuresOf(summary.run, summary.result);
  if (run.reducesCommand() && result.interesting) {
    const auto commandOf = [&](const std::string& text) {
      return leftCommand(specOf(run, text.size()), text, summary.run.output.string());
    };
    summary.command = commandOf(result.text);
    figures["command"] = summary.command->line;
    figures["variables"] = summary.command->variables;
    figures["input_arguments"] = commandOf(session.input()).arguments;
    figures["output_arguments"] = summary.command->arguments;
  }
  writeStats(run, summary.run, figures);
  if (kept && result.interesting) writeReport(session, summary, *kept, language);
  return summary;
}

}  // namespace hone
