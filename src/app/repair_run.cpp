#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/input_language.h"
#include "app/mode_runs.h"
#include "app/places.h"
#include "app/question.h"
#include "app/repair_choice.h"
#include "app/report_sections.h"
#include "grammar/bundled.h"
#include "hone/figures.h"
#include "repair/plain_encoding.h"
#include "search/limits.h"
#include "text/decode.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

/// Keeps the output file at the longest text that was accepted: what is accepted only grows.
void observe(Session& session, bool write) {
  session.observe([&session, write, refused = 0, anyAccepted = false](const Commit& commit, bool best) mutable {
    if (best && write) session.files().improve(commit.candidate.bytes);
    // A test that refuses all has a mistake more often than not, and hone would ask for hours.
    constexpr int suspicious = 50;
    if (commit.candidate.pass == Run::inputPass) return;
    anyAccepted = anyAccepted || accepted(commit.verdict);
    if (!anyAccepted && ++refused == suspicious)
      session.say(fmt::format(
          "none of the first {} candidates was accepted: make sure that the test accepts a good file", suspicious));
  });
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

/// Writes the repairs, and says what was wrong. An input that is accepted unchanged is copied if the user names an
/// output, since a script probably goes on with that file.
void deliver(RepairSummary& summary, const RunOptions& run, const RepairRunOptions& options, const std::string& input,
             const std::shared_ptr<Language>& language) {
  const Outputs& outputs = *summary.run.outputs;
  const Repairs& result = summary.result;
  const auto findings = diagnose(result, input, language);
  summary.withheld = options.repair.strict && result.isDoubtful();
  for (size_t i = 0; i < result.best.size(); ++i) {
    const RepairedText& repaired = result.best[i];
    std::filesystem::path output = numbered(summary.run.output, i);
    const bool isWritten = !options.check && !summary.withheld && !summary.declined;
    if (isWritten) summary.run.outputs->write(output, repaired.text, outputs.access);
    // A patch for the input itself, where no other file is there in the end.
    if (!isWritten || options.inPlace) output = run.input;
    summary.repairs.push_back(
        {output, isWritten, findings[i], repaired.doubts,
         options.diff ? unifiedDiff(result.original(input), repaired.changes, run.input.string(), output.string())
                      : std::string()});
  }
  summary.copied = result.intact && !run.output.empty() && !options.check;
  if (summary.copied) summary.run.outputs->write(summary.run.output, input, outputs.access);
}

/// Several to choose from.
RepairOptions searched(const RepairRunOptions& options) {
  constexpr size_t readings = 9;
  RepairOptions repair = options.repair;
  if (options.ask) repair.all = readings;
  return repair;
}

/// Lets the user choose one of the repairs if the best one is doubtful.
void choose(RepairSummary& summary, const RunOptions& run, const std::string& input,
            std::function<std::optional<std::string>(std::string_view prompt)> answerTo) {
  Repairs& result = summary.result;
  if (result.best.empty()) return;
  std::optional<RepairedText> chosen;
  if (!result.isDoubtful())
    chosen = result.best.front();
  else if (result.stop != Stop::interrupted)
    chosen = chosenRepair(result.original(input), result.best, choiceByNumber(run.input, std::move(answerTo)));
  summary.declined = !chosen;
  result.best = {chosen ? *std::move(chosen) : std::move(result.best.front())};
  result.outputBytes = result.best.front().text.size();
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

Report reportOf(const Session& session, const RepairSummary& summary) {
  const RepairedText& best = summary.result.best.front();
  const uint64_t removed = summary.result.removedBytes();
  const uint64_t bytes = summary.result.originalBytes();
  const std::string kept = percent(bytes - removed, bytes);
  Report report = session.report(summary.run, figuresOf(summary.run, summary.result), best.text);
  report.headline = fmt::format("{} of it kept", kept);
  report.facts = {
      {"kept", kept, fmt::format("of {} bytes", grouped(bytes))},
      {"changes", grouped(summary.repairs.front().findings.size()),
       fmt::format("{} bytes removed, {} inserted", grouped(removed), grouped(summary.result.insertedBytes()))}};
  report.failure = session.lookAtFailure("How the input is refused", session.input(), summary.run);
  report.resultTitle = "Repaired";
  // The report shows the input as it is; of another encoding, no part is the same.
  if (!summary.result.converted) report.kept = keptBy(best.changes, bytes);
  report.sections = {diagnosisSection(summary.repairs.front().findings, summary.result.original(session.input()))};
  return report;
}

/// What --dry-run prints of the steps.
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
/// What is wrong with the encoding, in a sentence; empty if nothing is.
std::string checkedEncoding(const std::filesystem::path& file, std::string_view bytes, Language* language,
                            bool mended) {
  const std::string faults = findEncodingFaults(bytes, language).description;
  if (faults.empty()) return "";
  if (mended) return fmt::format("{} {}, which was mended first", shown(file), faults);
  if (const std::string_view wide = wideEncoding(bytes); !wide.empty())
    return fmt::format("{} is {}, and was converted to UTF-8", shown(file), wide);
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
  const std::string faults = checkedEncoding(run.input, input, language.get(), options.repair.plainEncoding);
  if (!faults.empty() && !run.quiet) tell(stderr, "hone: {}\n", faults);
  Repairs& result = summary.result;
  result.inputBytes = input.size();  // also of a repair that time cuts off
  try {
    const StopSource timeIsOver(limitsFrom({}, run.settings.maxSeconds, start).deadline);
    const Stoppable stoppable(language, timeIsOver.token());
    result = repairWithoutTest(input, language, searched(options));
    if (result.hurried && !run.quiet) tell(stderr, "hone: {}\n", result.best.empty() ? gaveUpNote : hurriedNote);
  } catch (const Cancelled&) {
    summary.run.stop = Stop::maxTime;
  }
  summary.run.wallSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  summary.unjudged = result.intact && !saysWhatIsWrong(*language, run.language);
  if (summary.unjudged) result.intact = false;
  if (options.ask)
    choose(summary, run, input, [](std::string_view prompt) { return answerOfUser(prompt, [] { return false; }); });
  if (!result.best.empty()) summary.run.outputBytes = result.best.front().text.size();
  if (result.intact) summary.run.outputBytes = input.size();
  deliver(summary, run, options, input, language);
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  return summary;
}

}  // namespace

std::filesystem::path repairedName(const std::filesystem::path& input) {
  return input.stem().string() + ".repaired" + input.extension().string();
}

std::vector<std::filesystem::path> repairedNames(const std::filesystem::path& output, const RepairRunOptions& options) {
  std::vector<std::filesystem::path> names;
  for (size_t i = 0; i < options.repair.all; ++i) names.push_back(numbered(output, i));
  return names;
}

std::string toJson(const RepairSummary& summary, const std::filesystem::path& input) {
  nlohmann::ordered_json json = {
      {"input", input.string()}, {"intact", summary.result.intact}, {"repairs", nlohmann::ordered_json::array()}};
  for (const RepairSummary::Repair& repair : summary.repairs) {
    nlohmann::ordered_json one;
    if (repair.isWritten) one["output"] = repair.output.string();
    one["findings"] = toJson(repair.findings);
    one["doubtful"] = toJson(repair.doubts);
    json["repairs"].push_back(std::move(one));
  }
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

RepairSummary runRepair(RunOptions run, const RepairRunOptions& options) {
  run.language.onlyName = true;
  if (options.repair.all > 1 && !options.check && isStream(run.output))
    throw UserError("--all writes a file for each repair: give a file name with -o");
  const std::filesystem::path output = run.output.empty() ? repairedName(run.input) : run.output;
  if (!options.check)
    for (const std::filesystem::path& name : repairedNames(output, options))
      if (name != output) run.alsoWritten.push_back({"--all", name});
  if (options.grammarOnly) return runByGrammar(run, options);
  Session session(run, repairedName(run.input), acceptanceWords);
  RepairSummary summary;
  if (run.dryRun) {
    if (grammarKnown(run)) session.chooseLanguage();
    summary.run = session.dryRun(nullptr, [&](const TreePtr&) { return std::string(stepsOf(options.repair.method)); });
    return summary;
  }
  // Whether a value is doubtful is known at the end.
  observe(session, !options.check && !options.repair.strict && !options.ask);
  std::shared_ptr<Language> language;
  auto chooseLanguage = [&] {
    if (grammarKnown(run)) language = strictest(session.chooseLanguage(), run.language);
    const std::string faults =
        checkedEncoding(run.input, session.input(), language.get(), options.repair.plainEncoding);
    if (!faults.empty()) session.say(faults);
    if (!language)
      session.say(
          "no grammar is known for this file, so hone repairs only brackets and quotes; name one with --language NAME "
          "or -g FILE.g4");
    return language;
  };
  Repairs& result = summary.result = repair(session.run(), session.input(), chooseLanguage, searched(options));
  if (result.hurried) session.say(hurriedNote);
  if (result.impatient && !result.best.empty())
    session.say(fmt::format("the last {} candidates were refused; --patience 0 goes on", options.repair.patience));
  if (options.ask) {
    choose(summary, run, session.input(), [&](std::string_view prompt) { return session.answerTo(prompt); });
    if (session.summary().signal != 0) result.stop = Stop::interrupted;
  }
  summary.run = session.conclude(result, result.best.empty() && !result.intact && result.stop == Stop::done);
  deliver(summary, run, options, session.input(), language);
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  if (!summary.repairs.empty() && !run.report.empty()) session.writeReport(summary.run, reportOf(session, summary));
  return summary;
}

}  // namespace hone
