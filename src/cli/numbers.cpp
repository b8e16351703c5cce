#include "cli/numbers.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

namespace hone {
namespace {

template <typename Number>
std::optional<Number> parsed(const std::string& text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The message is "give `what`" for a text that `fits` rejects, and "too large" for a number above `most`.
template <typename Number, typename Fits>
CLI::Validator validator(std::string what, Number most, Fits fits) {
  auto check = [what = std::move(what), most, fits](const std::string& text) -> std::string {
    const std::optional<Number> number = parsed<Number>(text);
    if (number && *number > most) return fmt::format("{} is too large: give at most {}", text, most);
    return number && fits(*number) ? "" : fmt::format("give {}, not {}", what, text);
  };
  return {check, ""};
}

CLI::Validator realNumber(std::string what, double least, bool leastToo, double most) {
  return validator<double>(std::move(what), most, [=](double value) {
    return std::isfinite(value) && (leastToo ? value >= least : value > least);
  });
}

}  // namespace

CLI::Validator wholeNumber(int64_t least, int64_t most) {
  return validator<int64_t>(most >= anyCount ? fmt::format("a whole number of at least {}", least)
                                             : fmt::format("a whole number from {} to {}", least, most),
                            most, [=](int64_t value) { return value >= least; });
}

CLI::Validator number(double least, double most) {
  return realNumber(fmt::format("a number from {} to {}", least, most), least, true, most);
}

CLI::Validator positiveSeconds() { return realNumber("a number of seconds above 0", 0, false, anySeconds); }

CLI::Validator seconds() { return realNumber("a number of seconds, 0 or more", 0, true, anySeconds); }

CLI::Validator megabytes() {
  return validator<int64_t>("a whole number of megabytes above 0", anyMegabytes,
                            [](int64_t value) { return value > 0; });
}

CLI::Validator seedNumber() {
  return validator<uint64_t>("a whole number, 0 or more", std::numeric_limits<uint64_t>::max(),
                             [](uint64_t) { return true; });
}

CLI::Validator anyNumber() {
  constexpr double largest = std::numeric_limits<double>::max();
  return realNumber("a number", -largest, true, largest);
}

}  // namespace hone
