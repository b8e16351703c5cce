#include "search/last_word.h"

namespace hone {
namespace {

/// A misled search continues from the wrong text, so the newest texts include a text that still fails in most cases.
constexpr size_t mostKept = 16;
constexpr size_t mostKeptBytes = size_t(64) << 20;

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

LastWord lastWordOn(std::string_view result, const Failures& failures, Scheduler& scheduler) {
  auto ask = [&](std::string_view text) -> std::optional<Verdict> {
    const std::vector<TestResult> now = scheduler.again({std::string(text), "last word"}, 1);
    return now.empty() ? std::nullopt : std::optional(now.front().verdict);
  };
  const std::optional<Verdict> now = ask(result);
  if (!now) return {};
  if (*now == Verdict::fail) return {LastWord::Outcome::holds};

  std::vector<const Failure*> earlier;
  for (auto failure = failures.rest().rbegin(); failure != failures.rest().rend(); ++failure)
    earlier.push_back(&*failure);
  if (failures.first()) earlier.push_back(&*failures.first());
  for (const Failure* failure : earlier) {
    if (failure->text == result) continue;
    const std::optional<Verdict> verdict = ask(failure->text);
    if (!verdict) break;
    if (*verdict == Verdict::fail) return {LastWord::Outcome::wentBack, *now, *failure};
  }
  return {LastWord::Outcome::lost, *now};
}

}  // namespace hone
