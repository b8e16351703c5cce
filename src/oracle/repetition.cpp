#include "oracle/repetition.h"

#include <fmt/format.h>

#include <charconv>

#include "text/user_error.h"

namespace hone {
namespace {

constexpr std::string_view automatic = "auto";

}  // namespace

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
