// The options that all modes share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/language_choice.h"
#include "report/color.h"
#include "test/callable_test.h"
#include "test/command.h"

namespace hone {

/// A file, and the option that names it.
struct NamedPlace {
  std::string option;
  std::filesystem::path file;  ///< empty: none
};

struct RunOptions {
  std::filesystem::path input;
  std::filesystem::path output;  ///< empty: the mode's default name in the current directory
  LanguageChoice language;
  CommandSpec command;            ///< size, timeout and a missing candidate name are filled in by the run
  Callable callable;              ///< instead of `command`
  int repeat = 1;                 ///< so many runs of a test must agree on a failure
  std::optional<double> timeout;  ///< seconds; none: 5 times the first run, at least 1
  double firstTimeout = 300;      ///< of the first run where there is no `timeout`
  int jobs = 0;                   ///< 0: all cores
  std::optional<uint64_t> maxTests;
  std::optional<double> maxSeconds;
  std::filesystem::path state;                    ///< folder of stored verdicts; empty: one in the user's cache
  bool resume = false;                            ///< take all that is stored for granted
  bool fresh = false;                             ///< forget what is stored for this test
  std::filesystem::path log;                      ///< JSON lines, one for each commit; empty: none
  bool dryRun = false;                            ///< test the input only, and say what would be done
  std::filesystem::path stats;                    ///< JSON file, empty: none
  std::filesystem::path report;                   ///< HTML file, empty: none
  std::filesystem::path bundle;                   ///< folder or archive, empty: none
  std::filesystem::path configuration;            ///< file with options, empty: none
  std::vector<NamedPlace> alsoRead, alsoWritten;  ///< by a mode alone; as the others, these must not be one file
  bool quiet = false;
  bool progress = true;  ///< show on standard error how far the run is
  ColorMode color = ColorMode::automatic;
};

}  // namespace hone
