#include "hone/hone.h"

#include "search/limits.h"

namespace hone {
Reduction reduce(std::string input, const std::shared_ptr<Language>& language, Test& test, const ReduceOptions& options,
                 const RunSettings& settings) {
  Limits limits = limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
  Scheduler scheduler(test, jobsFor(settings.jobs), limits, nullptr);
  TreePtr tree = Tree::parse(language, input);
  std::unique_ptr<Strategy> strategy = makeReduction(tree, options);
  Reduction result;
  Candidate original{input, "input"};
  std::vector<Verdict> verdicts = scheduler.all({&original, 1});
  result.text = std::move(input);
  result.tokens = tree->tokenCount(tree->root());
  result.interesting = !verdicts.empty() && verdicts.front() == Verdict::fail;
  if (verdicts.empty()) result.stop = settings.maxTests == 0 ? Stop::maxTests : Stop::maxTime;
  if (result.interesting) {
    result.stop = scheduler.run(strategy);
    const auto& pipeline = static_cast<const Pipeline&>(*strategy);
    result.text = pipeline.best();
    result.tokens = pipeline.bestSize().tokens;
  }
  result.search = scheduler.stats();
  return result;
}

Circumstances explain(std::span<const GivenInput> given, const std::shared_ptr<Language>& language, Test& test,
                      const ExplainOptions& options, const RunSettings& settings) {
  Limits limits = limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
  Scheduler scheduler(test, jobsFor(settings.jobs), limits, nullptr);
  Circumstances result;
  TestAll testAll = [&](std::span<const Candidate> candidates) {
    std::vector<Verdict> verdicts = scheduler.all(candidates);
    if (verdicts.size() < candidates.size())
      result.stop = scheduler.stats().tests >= limits.maxTests ? Stop::maxTests : Stop::maxTime;
    return verdicts;
  };
  result.explanation = explain(given, language, testAll, options);
  result.tree = toText(result.explanation.model, Parts(language->grammar()));
  result.search = scheduler.stats();
  return result;
}

Repairs repair(const std::string& input, const std::shared_ptr<Language>& language, Test& test,
               const RepairOptions& options, const RunSettings& settings) {
  Limits limits = limitsFrom(settings.maxTests, settings.maxSeconds, std::chrono::steady_clock::now());
  Scheduler scheduler(test, jobsFor(settings.jobs), limits, nullptr);
  Judge judge(scheduler);
  Repairs result;
  result.intact = judge.accepts(input, "input");
  result.stop = judge.stop();
  if (!result.intact && !judge.stopped()) {
    RepairResult repaired = repair(judge, input, language, options);
    result.best = std::move(repaired.repairs);
    result.stop = repaired.stop;
  }
  result.search = scheduler.stats();
  return result;
}

}  // namespace hone
