#include "hone/figures.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace hone {
namespace {

nlohmann::ordered_json figuresOfAny(std::string_view mode, const RunOutcome& run) {
  nlohmann::ordered_json json = {
      {"mode", mode},
      {"language", run.language},
      {"input_bytes", run.inputBytes},
      {"output_bytes", run.outputBytes},
      {"input_tokens", run.inputTokens},
      {"output_tokens", run.outputTokens},
      {"tests", run.search.tests},
      {"executed", run.search.executed},
      {"asked_again", run.search.askedAgain},
      {"cached", run.search.cached},
      {"replayed", run.search.replayed},
      {"fail", run.search.fail},
      {"pass", run.search.pass},
      {"unresolved", run.search.unresolved},
      {"timed_out", run.search.timedOut},
      {"startup_seconds", run.startupSeconds},
      {"test_seconds", run.search.testSeconds},
      {"wall_seconds", run.wallSeconds},
      {"jobs", run.jobs},
      {"peak_rss_bytes", run.peakRssBytes},
  };
  if (run.inputFiles > 0) {
    json["input_files"] = run.inputFiles;
    json["output_files"] = run.outputFiles;
  }
  if (const StartFigures& starts = run.starts; starts.forked > 0)
    json["starts"] = {{"forked", starts.forked},
                      {"compared", starts.compared},
                      {"start_seconds", starts.startSeconds},
                      {"work_seconds", starts.workSeconds()},
                      {"processor_seconds", starts.processorSeconds}};
  if (run.timeoutSeconds) json["timeout_seconds"] = *run.timeoutSeconds;
  if (!run.inputCrash.empty()) json["signature"] = run.inputCrash;
  if (run.controls.empty) json["controls"]["empty"] = toString(*run.controls.empty);
  if (run.controls.token) json["controls"]["token"] = toString(*run.controls.token);
  if (run.lastWord != LastWord::Outcome::none) json["confirmed"] = run.lastWord == LastWord::Outcome::holds;
  const auto addRuns = [&](const char* name, const FailureRate& rate) {
    if (rate.runs > 0) json[name] = {{"fails", rate.fails}, {"runs", rate.runs}};
  };
  addRuns("input_runs", run.inputRate);
  addRuns("last_runs", run.lastRate);
  for (std::string_view pass : run.search.skipped) json["skipped_passes"].push_back(pass);
  return json;
}

}  // namespace

nlohmann::ordered_json figuresOf(const RunOutcome& run, const Reduction& reduction) {
  nlohmann::ordered_json json = figuresOfAny("reduce", run);
  json["minimal"] = reduction.minimal;
  json["passes"] = nlohmann::ordered_json::array();
  for (const PassFigures& pass : reduction.passes)
    json["passes"].push_back({{"pass", pass.name},
                              {"tests", pass.tests},
                              {"successes", pass.successes},
                              {"removed_bytes", pass.removedBytes},
                              {"fail", pass.fail},
                              {"pass_verdicts", pass.pass},
                              {"unresolved", pass.unresolved},
                              {"test_seconds", pass.testSeconds}});
  json["history"] = nlohmann::ordered_json::array();
  json["token_history"] = nlohmann::ordered_json::array();
  for (const HistoryPoint& point : reduction.history) {
    json["history"].push_back({point.tests, point.bytes});
    if (point.tokens > 0) json["token_history"].push_back({point.tests, point.tokens});
  }
  return json;
}

nlohmann::ordered_json figuresOf(const RunOutcome& run, const Repairs& repairs) {
  nlohmann::ordered_json json = figuresOfAny("repair", run);
  json["recovered_fraction"] = repairs.recoveredFraction();
  json["removed_bytes"] = repairs.removedBytes();
  json["inserted_bytes"] = repairs.insertedBytes();
  if (!repairs.best.empty() && repairs.best.front().values) {
    const ValueCounts& values = *repairs.best.front().values;
    json["values"] = {{"kept", values.kept},
                      {"changed", values.changed},
                      {"dropped", values.dropped},
                      {"doubtful", repairs.best.front().doubts.size()}};
  }
  json["repairs"] = repairs.best.size();
  json["intact"] = repairs.intact;
  return json;
}

nlohmann::ordered_json figuresOf(const RunOutcome& run, const Generalization& result) {
  nlohmann::ordered_json json = figuresOfAny("generalize", run);
  if (!result.pattern) return json;
  const Pattern& pattern = *result.pattern;
  PatternCounts counts = countsOf(pattern);
  json["pattern"] = result.line;
  json["visible_nonterminals"] = counts.visible;
  json["shared"] = counts.shared;
  json["remaining_chars"] = counts.remainingChars;
  json["concrete_chars"] = counts.concreteChars;
  json["confidence"] = pattern.confidence;
  json["rate"] = pattern.least;
  json["reduction_tests"] = result.reductionStats.tests;
  json["search_tests"] = result.searchStats.tests;
  json["closing_tests"] = result.closingTests;
  json["search_unresolved"] = result.searchStats.unresolved;
  const auto countsIn = [](const Rate& rate) {
    return nlohmann::ordered_json{{"fail", rate.fail}, {"pass", rate.pass}, {"unresolved", rate.unresolved}};
  };
  json["validation"] = countsIn(pattern.rate);
  json["surroundings"] = countsIn(result.surroundings);
  return json;
}

nlohmann::ordered_json figuresOf(const RunOutcome& run, const Circumstances& result) {
  nlohmann::ordered_json json = figuresOfAny("explain", run);
  const Explanation& e = result.explanation;
  json["iterations"] = e.iterations;
  json["inputs"] = e.inputs;
  json["tree_nodes"] = e.model.nodes.size();
  json["tree_leaves"] = e.model.leafCount();
  json["training_accuracy"] = e.inputs == 0 ? 0 : 1 - static_cast<double>(e.errors) / static_cast<double>(e.inputs);
  json["predicted_inputs"] = e.model.predictions.all();
  json["predicted_rightly"] = e.model.predictions.right();
  json["share_of_rules"] = e.shareOfRules;
  json["converged"] = e.converged;
  return json;
}

}  // namespace hone
