// `--repeat`: how often a test runs on one candidate, and what its runs must show.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hone {

struct Repetition {
  enum class Rule : uint8_t {
    inARow,        ///< a candidate fails if `times` runs in a row fail
    untilFailure,  ///< ... if one of `times` runs fails
    byRate,        ///< ... if it fails as often as `rate` says (oracle/failure_rate.h)
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

}  // namespace hone
