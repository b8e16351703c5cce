#include "hone/hone.h"

#include "search/limits.h"

namespace hone {
namespace {

Scheduler schedulerFor(Test& test, const RunSettings& settings) {
  Limits limits = limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
  return {test, jobsFor(settings.jobs), limits, nullptr};
}

/// Nothing where a limit came before the verdict.
std::optional<Verdict> verdictOf(const std::string& input, Scheduler& scheduler) {
  Candidate original{input, "input"};
  std::vector<Verdict> verdicts = scheduler.all({&original, 1});
  return verdicts.empty() ? std::nullopt : std::optional(verdicts.front());
}

Stop limitOf(const RunSettings& settings) { return settings.maxTests == 0 ? Stop::maxTests : Stop::maxTime; }

}  // namespace

Reduction reduce(std::string input, const std::shared_ptr<Language>& language, Test& test, const ReduceOptions& options,
                 const RunSettings& settings) {
  Scheduler scheduler = schedulerFor(test, settings);
  Reduction result;
  std::unique_ptr<Strategy> strategy;
  std::optional<Verdict> verdict;
  try {
    const Stoppable stoppable(language, scheduler.stopToken());
    TreePtr tree = Tree::parse(language, input);
    result.tokens = tree->tokenCount(tree->root());
    strategy = makeReduction(tree, options);
    verdict = verdictOf(input, scheduler);
  } catch (const Cancelled&) {
  }
  result.text = std::move(input);
  result.interesting = verdict == Verdict::fail;
  if (!verdict) result.stop = limitOf(settings);
  if (result.interesting) {
    {
      const Stoppable stoppable(language, scheduler.stopToken());
      result.stop = scheduler.run(strategy);
    }
    const auto& pipeline = static_cast<const Pipeline&>(*strategy);
    result.text = pipeline.best();
    result.tokens = pipeline.bestSize().tokens;
  }
  result.search = scheduler.stats();
  return result;
}

Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options, const RunSettings& settings) {
  Scheduler scheduler = schedulerFor(test, settings);
  const Stoppable stoppable(language, scheduler.stopToken());
  Circumstances result;
  TestAll testAll = [&](std::span<const Candidate> candidates) {
    std::vector<Verdict> verdicts = scheduler.all(candidates);
    if (verdicts.size() < candidates.size())
      result.stop = settings.maxTests && scheduler.stats().tests >= *settings.maxTests ? Stop::maxTests : Stop::maxTime;
    return verdicts;
  };
  result.explanation = explain(given, language, testAll, options);
  if (result.explanation.cancelled) result.stop = Stop::maxTime;
  result.tree = toText(result.explanation.model, Parts(language->grammar()));
  result.search = scheduler.stats();
  return result;
}

Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options, const RunSettings& settings) {
  Scheduler scheduler = schedulerFor(test, settings);
  std::optional<Stoppable> stoppable;
  if (language) stoppable.emplace(language, scheduler.stopToken());
  Oracle oracle(scheduler);
  Repairs result;
  result.intact = oracle.accepts(input, "input");
  result.stop = oracle.stop();
  if (!result.intact && !oracle.stopped()) {
    RepairResult repaired = repair(oracle, input, language, options);
    result.best = std::move(repaired.repairs);
    result.stop = repaired.stop;
  }
  result.search = scheduler.stats();
  return result;
}

Generalization generalize(std::string input, const std::shared_ptr<Language>& language, Test& test,
                          const GeneralizeOptions& options, const RunSettings& settings) {
  Scheduler scheduler = schedulerFor(test, settings);
  const Stoppable stoppable(language, scheduler.stopToken());
  Generalization result;
  std::optional<Verdict> verdict = verdictOf(input, scheduler);
  result.interesting = verdict == Verdict::fail;
  if (!verdict) result.stop = limitOf(settings);
  if (result.interesting) {
    try {
      GeneralizeResult found = generalize(Tree::parse(language, std::move(input)), scheduler, options);
      result.stop = found.stop;
      result.pattern = std::move(found.pattern);
      if (result.pattern) result.line = toText(*result.pattern);
    } catch (const Cancelled&) {
      result.stop = scheduler.stopReason();
    }
  }
  result.search = scheduler.stats();
  return result;
}

}  // namespace hone
