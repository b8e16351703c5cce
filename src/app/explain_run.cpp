#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "app/input_language.h"
#include "app/mode_runs.h"
#include "app/places.h"
#include "app/report_sections.h"
#include "explain/kind.h"
#include "explain/show_model.h"
#include "hone/figures.h"
#include "hone/language_choice.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

std::filesystem::path modelName(const std::filesystem::path& input) { return input.stem().string() + ".model.json"; }

std::vector<GivenInput> givenInputs(const ExplainFiles& files,
                                    const std::function<std::string(const std::filesystem::path&)>& read) {
  std::vector<GivenInput> given;
  for (const auto& file : files.inputs) given.push_back({read(file), std::nullopt});
  std::unordered_map<std::string, std::filesystem::path> failing;
  for (const auto& file : files.fail) {
    given.push_back({read(file), Verdict::fail});
    failing.try_emplace(given.back().text, file);
  }
  for (const auto& file : files.pass) {
    given.push_back({read(file), Verdict::pass});
    if (const auto same = failing.find(given.back().text); same != failing.end())
      throw UserError(fmt::format("--pass {} holds the same text as --fail {}: leave out one of them", file.string(),
                                  same->second.string()));
  }
  return given;
}

void write(ExplainSummary& summary, const ExplainFiles& files, const LanguageChoice& choice, Language& language,
           const std::string& behaviour) {
  Parts parts(language.grammar());
  Model& model = summary.result.explanation.model;
  model.behaviour = behaviour;
  describeLanguage(model, choice, language);
  summary.result.tree = toText(model, parts, files.detail ? model.nodes.size() : usualLeaves);
  summary.sentences = toSentences(summary.result.explanation.rules, model, parts);
  std::string json = toJson(model, parts) + "\n";
  summary.run.outputBytes = json.size();
  summary.run.outputs->write(summary.run.output, json);
  if (!files.dot.empty()) writeBeside(summary.run, files.dot, toDot(model, parts));
  if (!files.svg.empty()) writeBeside(summary.run, files.svg, toSvg(model, parts));
}

Report reportOf(const Session& session, const ExplainSummary& summary, Language& language) {
  const Explanation& e = summary.result.explanation;
  Report report = session.report(summary.run, figuresOf(summary.run, summary.result), "");
  report.original = "";
  report.headline = fmt::format("a tree of {} leaves, from {} inputs", e.model.leafCount(), grouped(e.inputs));
  report.facts = {
      {"tree", fmt::format("{} leaves", e.model.leafCount()), e.converged ? "converged" : "may still change"},
      {"inputs", grouped(e.inputs), fmt::format("in {} rounds", e.iterations)},
      e.model.predictions.all() > 0
          ? ReportFact{"accuracy", percent(e.model.predictions.right(), e.model.predictions.all()),
                       fmt::format("of {} inputs, predicted before their tests", e.model.predictions.all())}
          : ReportFact{"accuracy", percent(e.inputs - e.errors, e.inputs), "on the inputs it was learned from"}};
  if (summary.run.input == Verdict::fail)
    report.failure =
        session.lookAtFailure(fmt::format("How {} behaves", report.inputName), session.input(), summary.run);
  report.sections = {decisionTreeSection(e.model, Parts(language.grammar()), summary.sentences)};
  return report;
}

ExplainSummary observe(const RunOptions& run, const ExplainFiles& files, const ExplainOptions& options,
                       const std::string& behaviour) {
  ExplainSummary summary;
  if (files.fail.empty() || files.pass.empty())
    throw UserError(fmt::format("--observe-only learns what tells failing files from passing ones: give {} files, too",
                                files.fail.empty() ? "--fail" : "--pass"));
  for (const NamedPlace& file : run.alsoRead) summary.run.outputs->access.narrowTo(file.file);
  summary.run.output = outputPlace(run, modelName(run.input), summary.run.outputs->locks);
  std::shared_ptr<Language> language = chooseLanguage(run.language, run.input, run.quiet);
  summary.run.language = language->name();
  std::vector<GivenInput> given = givenInputs(files, readFile);
  for (const GivenInput& input : given) summary.run.inputBytes += input.text.size();
  summary.result.explanation = explain(given, language, {}, options);
  if (summary.result.explanation.tellsApart()) write(summary, files, run.language, *language, behaviour);
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  return summary;
}

}  // namespace

ExplainSummary runExplain(RunOptions run, const ExplainFiles& files, ExplainOptions options,
                          const std::string& behaviour) {
  for (const auto* list : {&files.pass, &files.fail, &files.inputs})
    if (!list->empty()) run.input = list->front();
  if (run.input.empty())
    throw UserError("no input: give files to test, or files of known outcome with --fail and --pass");
  auto read = [&](const char* option, const std::vector<std::filesystem::path>& list) {
    for (const auto& file : list) run.alsoRead.push_back({option, file});
  };
  read("INPUT", files.inputs);
  read("--fail", files.fail);
  read("--pass", files.pass);
  read("--corpus", files.corpus);
  run.alsoWritten = {{"--dot", files.dot}, {"--svg", files.svg}};
  if (files.observeOnly) {
    if (!files.inputs.empty())
      throw UserError("--observe-only tests nothing: give the files with --fail and --pass, not as INPUT");
    if (!run.report.empty())
      throw UserError("--report describes tests, and --observe-only runs none: leave out one of them");
    if (!files.corpus.empty())
      throw UserError("--corpus serves to make inputs, and --observe-only makes none: leave out one of them");
    if (run.dryRun) throw UserError("--dry-run runs the test, and --observe-only has none: leave out one of them");
    return observe(run, files, options, behaviour);
  }
  if (!run.settings.maxTests) run.settings.maxTests = usualExplainTests;
  for (const auto& file : files.corpus) options.corpus.push_back(readFile(file));
  Session session(run, modelName(run.input), {}, false);
  ExplainSummary summary;
  Explanation& found = summary.result.explanation;
  found.oneSided = true;
  const std::shared_ptr<Language> language = session.chooseLanguage();
  // Standard input can't be read twice.
  const std::vector<GivenInput> given = givenInputs(
      files, [&](const std::filesystem::path& file) { return file == run.input ? session.input() : readFile(file); });
  if (options.corpus.empty()) options.corpus = usualCorpus(run.language, *language);
  if (run.dryRun) {
    std::vector<std::string_view> features;
    for (FeatureKind kind : options.features) features.push_back(kindOf(kind).name);
    summary.run = session.dryRun(language, [&](const TreePtr&) {
      return fmt::format("inputs    {} given\nrounds    at most {}, the first of {} new inputs\nfeatures  {}\n",
                         given.size(), options.iterations, options.perIteration, fmt::join(features, ", "));
    });
    return summary;
  }
  summary.result = explain(session.run(), given, language, options);
  summary.run = session.conclude(summary.result, found.oneSided);
  if (found.tellsApart()) write(summary, files, run.language, *language, behaviour);
  writeStats(run, summary.run, figuresOf(summary.run, summary.result));
  if (found.tellsApart() && !run.report.empty())
    session.writeReport(summary.run, reportOf(session, summary, *language));
  return summary;
}

}  // namespace hone
