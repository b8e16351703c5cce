// How often a test fails that fails now and then, and whether another text makes it fail as often.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hone {

/// `--repeat`: how often a test runs on one candidate, and what its runs must show.
struct Repetition {
  enum class Rule : uint8_t {
    inARow,        ///< a candidate fails if `times` runs in a row fail
    untilFailure,  ///< ... if one of `times` runs fails
    byRate,        ///< ... if it fails as often as `rate` says
  };
  Rule rule = Rule::inARow;
  int times = 1;
  double rate = 1;

  static constexpr int mostTimes = 1000;  ///< more than anybody waits for
  friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// In place of a number of runs in a row: as many as the rate of failures on the input asks for.
inline constexpr int autoRepeat = 0;

/// The number in "3"; autoRepeat in "auto". Throws UserError.
int parseRepeat(std::string_view text);
/// The reverse.
std::string repeatText(int repeat);

/// Of runs on one text.
struct FailureRate {
  int fails = 0;
  int runs = 0;

  void add(bool failed) {
    fails += failed;
    ++runs;
  }
  bool isFlaky() const { return fails > 0 && fails < runs; }
  /// At least one run must have been added.
  double share() const { return static_cast<double>(fails) / runs; }
  /// How many runs the estimate lacks at least: ten failures tell a rate with a standard error below a third of it, and
  /// after a hundred runs a low rate is known well enough.
  int missing() const { return std::max(0, std::min(10 - fails, 100 - runs)); }
};

/// "about 70 % of runs (10 of 14)", or "all 10 runs". At least one must have been added.
std::string inWords(const FailureRate& rate);

/// Wald's sequential probability ratio test (1945): does a text fail in at least the share `rate` of its runs, or in at
/// most a quarter of that? Either answer is wrong with about the probability `error`. Of texts in between, either may
/// be given. It needs fewer runs than any test with a fixed number: of a text that never fails, at an error of 5 %, one
/// run if the rate is 1, three if it is 0.7, and eleven if it is 0.3.
class RateTest {
 public:
  /// 0 < `rate` <= 1, 0 < `error` < 0.5.
  RateTest(double rate, double error);

  void add(bool failed);
  /// True: it fails at the rate. nullopt: more runs are needed.
  std::optional<bool> decision() const;
  /// The least number of runs until there is a decision.
  int leastRuns() const;

 private:
  const double bound_;     ///< of the logarithm of the likelihood ratio
  const double forFail_;   ///< what a failing run adds to it
  const double forOther_;  ///< what any other run takes off
  double likelihood_ = 0;  ///< of the rate, against a quarter of it
};

/// The probability of either error about a candidate, where Repetition::Rule::byRate decides.
inline constexpr double errorOfCandidate = 0.05;

/// As many runs suffice for most candidates.
int likelyRuns(const Repetition& repetition);

}  // namespace hone
