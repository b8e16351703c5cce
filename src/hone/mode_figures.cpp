#include "hone/mode_figures.h"

#include <nlohmann/json.hpp>

namespace hone {

void ReductionFigures::count(const Commit& commit) {
  if (commit.cached) return;
  PassFigures& pass = passes.back();
  pass.tests += 1;
  (commit.verdict == Verdict::fail ? pass.fail : commit.verdict == Verdict::pass ? pass.pass : pass.unresolved) += 1;
  pass.testSeconds += commit.seconds;
}

void ReductionFigures::improve(const Commit& commit, uint64_t tests, size_t before, size_t bytes, double seconds) {
  passes.back().successes += 1;
  passes.back().removedBytes += static_cast<int64_t>(before) - static_cast<int64_t>(bytes);
  history.push_back({tests, bytes, commit.candidate.tokens, seconds, commit.candidate.pass});
}

RepairFigures::RepairFigures(size_t inputBytes, bool isIntact, const std::vector<RepairedText>& repairs)
    : intact(isIntact), found(repairs.size()), recoveredFraction(isIntact ? 1 : 0) {
  if (repairs.empty()) return;
  for (const Change& change : repairs.front().changes) {
    removedBytes += change.removed;
    insertedBytes += change.inserted.size();
  }
  recoveredFraction =
      inputBytes == 0 ? 1 : static_cast<double>(inputBytes - removedBytes) / static_cast<double>(inputBytes);
}

void addFigures(nlohmann::ordered_json& json, const ReductionFigures& reduction) {
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
}

void addFigures(nlohmann::ordered_json& json, const RepairFigures& repair) {
  json["recovered_fraction"] = repair.recoveredFraction;
  json["removed_bytes"] = repair.removedBytes;
  json["inserted_bytes"] = repair.insertedBytes;
  json["repairs"] = repair.found;
  json["intact"] = repair.intact;
}

void addFigures(nlohmann::ordered_json& json, const Generalization& result) {
  if (!result.pattern) return;
  const Pattern& pattern = *result.pattern;
  PatternCounts counts = countsOf(pattern);
  json["pattern"] = result.line;
  json["visible_nonterminals"] = counts.visible;
  json["invisible_nonterminals"] = counts.invisible;
  json["shared"] = counts.shared;
  json["remaining_chars"] = counts.remainingChars;
  json["concrete_chars"] = counts.concreteChars;
  json["confidence"] = pattern.confidence;
  json["rate"] = pattern.least;
  json["reduction_tests"] = result.reductionStats.tests;
  json["search_tests"] = result.searchStats.tests;
  json["closing_tests"] = result.closingTests;
  json["search_unresolved"] = result.searchStats.unresolved;
  json["validation"] = {
      {"fail", pattern.rate.fail}, {"pass", pattern.rate.pass}, {"unresolved", pattern.rate.unresolved}};
}

void addFigures(nlohmann::ordered_json& json, const Explanation& e) {
  json["iterations"] = e.iterations;
  json["inputs"] = e.inputs;
  json["tree_nodes"] = e.model.nodes.size();
  json["tree_leaves"] = e.model.leafCount();
  json["training_accuracy"] = e.inputs == 0 ? 0 : 1 - static_cast<double>(e.errors) / static_cast<double>(e.inputs);
  json["predicted_inputs"] = e.predicted;
  json["predicted_rightly"] = e.predictedRightly;
  json["share_of_rules"] = e.shareOfRules;
  json["converged"] = e.converged;
}

}  // namespace hone
