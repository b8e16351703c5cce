#include "hone/hone.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace hone {
namespace {

using Clock = std::chrono::steady_clock;

int jobsOf(const RunSettings& settings) {
  return settings.jobs > 0 ? settings.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

Limits limitsOf(const RunSettings& settings) {
  Limits limits;
  if (settings.maxTests) limits.maxTests = *settings.maxTests;
  if (settings.maxSeconds)
    limits.deadline =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*settings.maxSeconds));
  return limits;
}

}  // namespace

Reduction reduce(std::string input, const std::shared_ptr<Language>& language, Test& test, const ReduceOptions& options,
                 const RunSettings& settings) {
  Scheduler scheduler(test, jobsOf(settings), limitsOf(settings), nullptr);
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

}  // namespace hone
