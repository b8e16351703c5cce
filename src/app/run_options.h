// What every run that executes tests is told: the common options of the modes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "app/language_choice.h"
#include "report/color.h"
#include "test/callable_test.h"
#include "test/command.h"

namespace hone {

struct RunOptions {
  std::filesystem::path input;
  std::filesystem::path output;  ///< empty: the mode's default name in the current directory
  LanguageChoice language;
  CommandSpec command;            ///< candidate name, size and timeout are filled in by the run
  Callable callable;              ///< instead of `command`
  std::optional<double> timeout;  ///< seconds; none: 5 times the first run, at least 1
  int jobs = 0;                   ///< 0: all cores
  std::optional<uint64_t> maxTests;
  std::optional<double> maxSeconds;
  std::filesystem::path stats;  ///< JSON file, empty: none
  bool quiet = false;
  bool progress = true;  ///< show on standard error how far the run is
  ColorMode color = ColorMode::automatic;
};

}  // namespace hone
