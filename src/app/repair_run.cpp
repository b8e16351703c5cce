#include "app/repair_run.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/input_language.h"
#include "app/output_place.h"
#include "app/places.h"
#include "app/report_sections.h"
#include "grammar/bundled.h"
#include "hone/hone.h"
#include "repair/plain_encoding.h"
#include "search/limits.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"
#include "text/utf16.h"
#include "text/visible.h"

namespace hone {
namespace {

/// Keeps the output file at the longest text that was accepted: what is accepted only grows.
class RepairRecorder : public RunObserver {
 public:
  RepairRecorder(Session& session, bool write) : session_(session), write_(write) {}

  void committed(const Commit& commit, const SearchStats&, bool best) override {
    if (best && write_) session_.improve(commit.candidate.bytes);
    // A test that refuses all has a mistake more often than not, and hone would ask for hours.
    constexpr int suspicious = 50;
    if (commit.candidate.pass == Run::inputPass) return;
    anyAccepted_ = anyAccepted_ || accepted(commit.verdict);
    if (!anyAccepted_ && ++refused_ == suspicious)
      session_.say(fmt::format(
          "none of the first {} candidates was accepted: make sure that the test accepts a good file", suspicious));
  }

 private:
  Session& session_;
  bool write_;
  bool anyAccepted_ = false;
  int refused_ = 0;
};

std::filesystem::path repairedName(const std::filesystem::path& input) {
  return input.stem().string() + ".repaired" + input.extension().string();
}

/// The name of a repair's output: from the second repair on, NAME.2.EXT.
std::filesystem::path numbered(const std::filesystem::path& output, size_t index) {
  if (index == 0) return output;
  std::filesystem::path name = output.stem().string() + fmt::format(".{}", index + 1) + output.extension().string();
  return output.parent_path() / name;
}

/// Two grammars take nearly every text: they don't tell a whole one from a broken one.
bool saysWhatIsWrong(const Language& language, const LanguageChoice& choice) {
  return choice.isOwn() || (language.name() != "generic" && language.name() != "bytes");
}

/// The generic grammar of other modes takes nearly every text: it says nothing of what is wrong with one.
bool grammarKnown(const RunOptions& run) {
  if (run.language.isGiven()) return run.language.name != "generic";
  return bundledForFile(run.input) != nullptr;
}

void describe(RepairSummary& summary, const RunOptions& run, const RepairRunOptions& options, const std::string& input,
              const std::vector<RepairedText>& repairs, const std::shared_ptr<Language>& language) {
  static_cast<RepairFigures&>(summary) = RepairFigures(input.size(), summary.intact, repairs);
  std::optional<TextAutomaton> automaton;
  // The automaton reads indentation only in marked texts.
  if (language && !language->marksIndentation()) automaton.emplace(language);
  summary.withheld = options.repair.strict && !repairs.empty() && !repairs.front().doubts.empty();
  for (size_t i = 0; i < repairs.size(); ++i) {
    const RepairedText& repaired = repairs[i];
    std::filesystem::path output = numbered(summary.run.output, i);
    if (!options.check && !summary.withheld)
      summary.run.outputs->write(output, repaired.text, summary.run.outputs->access);
    summary.repairs.push_back(
        {output, diagnose(input, repaired.changes, automaton ? &*automaton : nullptr, detectEncoding(input)),
         repaired.doubts,
         options.diff ? unifiedDiff(input, repaired.changes, run.input.string(), output.string()) : std::string()});
  }
  if (repairs.empty()) return;
  summary.run.outputBytes = repairs.front().text.size();
}

/// For an input that is accepted unchanged. If the user names an output, a script probably goes on with that file, so
/// it gets a copy.
void keepWhole(RepairSummary& summary, const RunOptions& run, const RepairRunOptions& options,
               const std::string& input) {
  summary.run.outputBytes = input.size();
  summary.copied = !run.output.empty() && !options.check;
  if (summary.copied) summary.run.outputs->write(summary.run.output, input, summary.run.outputs->access);
}

nlohmann::ordered_json figuresOf(const RepairSummary& summary) {
  nlohmann::ordered_json json = toJson("repair", summary.run);
  addFigures(json, static_cast<const RepairFigures&>(summary));
  return json;
}

/// What the changes leave of the original.
std::vector<CommonPart> keptBy(const Changes& changes, size_t size) {
  std::vector<CommonPart> parts;
  size_t left = 0, right = 0;
  auto keepUntil = [&](size_t end) {
    if (end > left) parts.push_back({left, right, end - left});
    right += end - left;
    left = end;
  };
  for (const Change& change : changes) {
    keepUntil(change.offset);
    left += change.removed;
    right += change.inserted.size();
  }
  keepUntil(size);
  return parts;
}

Report reportOf(const Session& session, const RepairSummary& summary, const RepairedText& best) {
  Report report = session.report(summary.run, figuresOf(summary), best.text);
  report.headline =
      fmt::format("{} of it kept", percent(summary.run.inputBytes - summary.removedBytes, summary.run.inputBytes));
  report.facts = {
      {"kept", percent(summary.run.inputBytes - summary.removedBytes, summary.run.inputBytes),
       fmt::format("of {} bytes", grouped(summary.run.inputBytes))},
      {"changes", grouped(summary.repairs.front().findings.size()),
       fmt::format("{} bytes removed, {} inserted", grouped(summary.removedBytes), grouped(summary.insertedBytes))}};
  report.failure = session.lookAtFailure("How the input is refused", session.input(), summary.run);
  report.resultTitle = "Repaired";
  report.kept = keptBy(best.changes, session.input().size());
  report.sections = {diagnosisSection(summary.repairs.front().findings, session.input())};
  return report;
}

/// For --dry-run.
std::string_view stepsOf(RepairMethod method) {
  switch (method) {
    case RepairMethod::correct: return "steps     least-cost edits by the grammar, completed beginnings, ddmax\n";
    case RepairMethod::lexical: return "steps     ddmax on characters\n";
    case RepairMethod::syntactic: return "steps     ddmax on tokens\n";
    case RepairMethod::hybrid: return "steps     ddmax on lines, tokens and characters\n";
  }
  return "";
}

constexpr std::string_view hurriedNote =
    "the grammar allows too many corrections of this text to try them all: some changes may not be the smallest";
constexpr std::string_view gaveUpNote =
    "the grammar allows too many corrections of this text to find one: cut off what is damaged most, or give a test";
/// Corrections by a grammar would only damage a wide encoding further. Of other faults, a sentence; empty without any.
std::string checkedEncoding(const std::filesystem::path& file, std::string_view bytes, bool mended) {
  const std::string faults = findEncodingFaults(bytes).description;
  if (faults.empty()) return "";
  if (mended) return fmt::format("{} {}, which was mended first", shown(file), faults);
  if (const std::string_view wide = wideEncoding(bytes); !wide.empty())
    throw UserError(fmt::format("{} is {}, of which no grammar knows: --encoding converts it", shown(file), wide));
  return fmt::format("{} {}: --encoding mends that first", shown(file), faults);
}

RepairSummary runByGrammar(const RunOptions& run, const RepairRunOptions& options) {
  if (!run.report.empty())
    throw UserError("--report describes tests, and --grammar-only runs none: leave out one of them");
  if (run.dryRun) throw UserError("--dry-run runs the test, and there is none: give a test, or leave out --dry-run");
  const auto start = std::chrono::steady_clock::now();
  RepairSummary summary;
  std::string input = readFile(run.input);
  Outputs& outputs = *summary.run.outputs;
  outputs.access.narrowTo(run.input);
  if (options.check)
    checkPlaces(run, "", outputs.locks);
  else
    summary.run.output = outputPlace(run, repairedName(run.input), outputs.locks);
  summary.run.inputBytes = input.size();
  std::shared_ptr<Language> language = chooseLanguage(run.language, run.input, run.quiet);
  summary.run.language = language->name();
  language = strictest(std::move(language), run.language);
  const std::string faults = checkedEncoding(run.input, input, options.repair.plainEncoding);
  if (!faults.empty() && !run.quiet) tell(stderr, "hone: {}\n", faults);
  std::vector<RepairedText> repairs;
  try {
    const StopSource timeIsOver(limitsFrom({}, run.maxSeconds, start).deadline);
    const Stoppable stoppable(language, timeIsOver.token());
    RepairResult result = repairByGrammar(input, language, options.repair);
    if (result.hurried && !run.quiet) tell(stderr, "hone: {}\n", result.repairs.empty() ? gaveUpNote : hurriedNote);
    repairs = std::move(result.repairs);
  } catch (const Cancelled&) {
    summary.run.stop = Stop::maxTime;
  }
  summary.run.wallSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const bool unchanged = !repairs.empty() && repairs.front().changes.empty();
  if (unchanged) repairs.clear();
  summary.intact = unchanged && saysWhatIsWrong(*language, run.language);
  summary.unjudged = unchanged && !summary.intact;
  describe(summary, run, options, input, repairs, language);
  if (summary.intact) keepWhole(summary, run, options, input);
  writeStats(run, summary.run, figuresOf(summary));
  return summary;
}

}  // namespace

std::string toJson(const RepairSummary& summary) {
  nlohmann::ordered_json json = {{"intact", summary.intact}, {"repairs", nlohmann::ordered_json::array()}};
  for (const RepairSummary::Repair& repair : summary.repairs)
    json["repairs"].push_back({{"output", repair.output.string()},
                               {"findings", toJson(repair.findings)},
                               {"doubtful", toJson(repair.doubts)}});
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

RepairSummary runRepair(RunOptions run, const RepairRunOptions& options) {
  run.language.onlyName = true;
  if (options.repair.all > 1 && !options.check && isStream(run.output))
    throw UserError("--all writes a file for each repair: give a file name with -o");
  const std::filesystem::path output = run.output.empty() ? repairedName(run.input) : run.output;
  for (size_t i = 1; i < options.repair.all && !options.check; ++i)
    run.alsoWritten.push_back({"--all", numbered(output, i)});
  if (options.grammarOnly) return runByGrammar(run, options);
  Session session(run, repairedName(run.input), acceptanceWords);
  RepairSummary summary;
  if (run.dryRun) {
    if (grammarKnown(run)) session.chooseLanguage();
    summary.run = session.dryRun(nullptr, [&](const TreePtr&) { return std::string(stepsOf(options.repair.method)); });
    return summary;
  }
  // Whether a value is doubtful is known at the end.
  RepairRecorder recorder(session, !options.check && !options.repair.strict);
  session.observe(recorder);
  std::shared_ptr<Language> language;
  auto choose = [&] {
    if (const std::string faults = checkedEncoding(run.input, session.input(), options.repair.plainEncoding);
        !faults.empty())
      session.say(faults);
    if (grammarKnown(run))
      language = strictest(session.chooseLanguage(), run.language);
    else
      session.say(
          "no grammar is known for this file, so hone repairs only brackets and quotes; name one with --language NAME "
          "or -g FILE.g4");
    return language;
  };
  const Repairs result = repair(session.run(), session.input(), choose, options.repair);
  if (result.hurried) session.say(hurriedNote);
  summary.impatient = result.impatient;
  summary.lacking = result.lacking;
  if (result.impatient && !result.best.empty())
    session.say(fmt::format("the last {} candidates were refused; --patience 0 goes on", options.repair.patience));
  summary.intact = result.intact;
  summary.run = session.conclude(result, result.best.empty() && !result.intact && result.stop == Stop::done);
  describe(summary, run, options, session.input(), result.best, language);
  if (summary.intact) keepWhole(summary, run, options, session.input());
  writeStats(run, summary.run, figuresOf(summary));
  if (!summary.repairs.empty() && !run.report.empty())
    session.writeReport(summary.run, reportOf(session, summary, result.best.front()));
  return summary;
}

}  // namespace hone
