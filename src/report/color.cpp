#include "report/color.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "text/user_error.h"

namespace hone {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

ColorMode parseColorMode(std::string_view name) {
  if (name == "auto") return ColorMode::automatic;
  if (name == "always") return ColorMode::always;
  if (name == "never") return ColorMode::never;
  throw UserError(fmt::format("--color {}: give auto, always or never", name));
}

bool isCapableTerminal(int descriptor) { return isatty(descriptor) != 0 && variable("TERM") != "dumb"; }

bool usesColor(ColorMode mode, int descriptor) {
  if (mode != ColorMode::automatic) return mode == ColorMode::always;
  return isCapableTerminal(descriptor) && variable("NO_COLOR").empty();
}

}  // namespace hone
