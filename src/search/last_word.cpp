#include "search/last_word.h"

namespace hone {
namespace {

/// A misled search continues from the wrong text, so the newest texts include a text that still fails in most cases.
constexpr size_t mostKept = 16;
constexpr size_t mostKeptBytes = size_t(64) << 20;

/// A wrong word about the result costs the user more than some runs at the end.
constexpr double errorOfLastWord = 0.01;

}  // namespace

void Failures::add(std::string_view text, size_t tokens) {
  if (!first_) {
    first_ = Failure{std::string(text), tokens};
    return;
  }
  newest_.push_back({std::string(text), tokens});
  bytes_ += text.size();
  while (newest_.size() > 1 && (newest_.size() > mostKept || bytes_ > mostKeptBytes)) {
    bytes_ -= newest_.front().text.size();
    newest_.pop_front();
  }
}

namespace {

/// Runs texts again, and counts how often they fail.
class Judge {
 public:
  Judge(Scheduler& scheduler, const LastWordRules& rules) : scheduler_(scheduler), rules_(rules) {}

  /// Whether the text holds; nullopt if a limit came first.
  std::optional<bool> holds(const std::string& text, FailureRate& rate) const {
    RateTest test(rules_.rate, errorOfLastWord);
    if (rules_.inARow > 0 && !run(text, rules_.inARow, test, rate)) return std::nullopt;
    const bool allFailed = rules_.inARow > 0 && rate.fails == rate.runs;
    while (!allFailed && !test.decision())
      if (!run(text, test.leastRuns(), test, rate)) return std::nullopt;
    if (!allFailed && !*test.decision()) return false;
    // What was found is enough for the decision, but too little to tell people a rate.
    while ((rules_.flaky || rate.isFlaky()) && rate.missing() > 0)
      if (!run(text, rate.missing(), test, rate)) break;
    return true;
  }

  /// Whether a single run of the text fails; nullopt if a limit came first.
  std::optional<bool> failsOnce(const std::string& text) const {
    const std::vector<TestResult> now = scheduler_.again({text, pass}, 1);
    return now.empty() ? std::nullopt : std::optional(now.front().verdict == Verdict::fail);
  }

 private:
  static constexpr std::string_view pass = "last word";

  /// Several runs are made only where the result needs all of them, so it doesn't depend on the number of jobs.
  bool run(const std::string& text, int times, RateTest& test, FailureRate& rate) const {
    const std::vector<TestResult> results = scheduler_.again({text, pass}, times);
    for (const TestResult& result : results) {
      test.add(result.verdict == Verdict::fail);
      rate.add(result.verdict == Verdict::fail);
    }
    return results.size() == static_cast<size_t>(times);
  }

  Scheduler& scheduler_;
  const LastWordRules& rules_;
};

}  // namespace

LastWord lastWordOn(std::string_view result, const Failures& failures, Scheduler& scheduler,
                    const LastWordRules& rules) {
  const Judge judge(scheduler, rules);
  LastWord last;
  const std::optional<bool> holds = judge.holds(std::string(result), last.rate);
  if (!holds) return {};
  if (*holds) {
    last.outcome = LastWord::Outcome::holds;
    return last;
  }

  std::vector<const Failure*> earlier;
  for (auto failure = failures.rest().rbegin(); failure != failures.rest().rend(); ++failure)
    earlier.push_back(&*failure);
  if (failures.first()) earlier.push_back(&*failures.first());
  last.outcome = LastWord::Outcome::lost;
  for (const Failure* failure : earlier) {
    if (failure->text == result) continue;
    const std::optional<bool> once = judge.failsOnce(failure->text);
    if (!once) break;
    FailureRate rate;
    if (!*once || judge.holds(failure->text, rate) != true) continue;
    last.outcome = LastWord::Outcome::wentBack;
    last.failure = *failure;
    last.failureRate = rate;
    break;
  }
  return last;
}

}  // namespace hone
