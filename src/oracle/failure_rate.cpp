#include "oracle/failure_rate.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "text/user_error.h"

namespace hone {
namespace {

/// Rates that differ by less are taken for the same. Were it half, three times as many runs would be needed.
constexpr double otherRate = 0.25;

constexpr std::string_view automatic = "auto";

}  // namespace

std::string inWords(const FailureRate& rate) {
  if (rate.fails == rate.runs) return fmt::format("all {} runs", rate.runs);
  return fmt::format("about {:.0f} % of runs ({} of {})", 100 * rate.share(), rate.fails, rate.runs);
}

RateTest::RateTest(double rate, double error)
    : bound_(std::log((1 - error) / error)),
      forFail_(-std::log(otherRate)),
      // With the rate 1, a single run that doesn't fail decides.
      forOther_(rate < 1 ? std::log((1 - otherRate * rate) / (1 - rate)) : 2 * bound_) {}

void RateTest::add(bool failed) {
  // Once decided, it stays so.
  if (!decision()) likelihood_ += failed ? forFail_ : -forOther_;
}

std::optional<bool> RateTest::decision() const {
  if (std::abs(likelihood_) < bound_) return std::nullopt;
  return likelihood_ > 0;
}

int RateTest::leastRuns() const {
  if (decision()) return 0;
  return static_cast<int>(std::ceil(std::min((bound_ - likelihood_) / forFail_, (bound_ + likelihood_) / forOther_)));
}

int likelyRuns(const Repetition& repetition) {
  if (repetition.rule != Repetition::Rule::byRate) return repetition.times;
  // All runs alike decide soonest, and mixed ones seldom need twice as many.
  const auto alike = [&](bool failed) {
    RateTest test(repetition.rate, errorOfCandidate);
    int runs = 0;
    for (; !test.decision(); ++runs) test.add(failed);
    return runs;
  };
  return 2 * std::max(alike(true), alike(false));
}

int parseRepeat(std::string_view text) {
  if (text == automatic) return autoRepeat;
  int times = 0;
  const auto [end, error] = std::from_chars(text.begin(), text.end(), times);
  if (error == std::errc() && end == text.end() && times >= 1 && times <= Repetition::mostTimes) return times;
  throw UserError(
      fmt::format("--repeat: give a number of runs from 1 to {}, or auto, not {}", Repetition::mostTimes, text));
}

std::string repeatText(int repeat) { return repeat == autoRepeat ? std::string(automatic) : std::to_string(repeat); }

}  // namespace hone
