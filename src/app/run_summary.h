// The summary of a run of any mode.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/other_crashes.h"
#include "hone/run.h"
#include "test/first_check.h"

namespace hone {

/// The figures that every mode has.
struct RunSummary : RunOutcome {
  std::filesystem::path output;
  std::string language;
  size_t inputBytes = 0, outputBytes = 0;  ///< of a project, in its files
  size_t inputFiles = 0, outputFiles = 0;  ///< of a project; else 0
  size_t outputTokens = 0;
  int signal = 0;  ///< the signal that interrupted the run, or 0
  int jobs = 0;
  double startupSeconds = 0;  ///< from the start to the first test
  double wallSeconds = 0;
  uint64_t peakRssBytes = 0;
  std::vector<OtherCrash> otherCrashes;
  std::vector<std::string> unwritten;    ///< errors in writing other files than the result
  std::optional<FirstCheck> firstCheck;  ///< set if the input's verdict isn't the one that the mode needs
  std::string plan;                      ///< for --dry-run: what a run would do, in lines
};

/// The figures for `--stats`; a mode appends its own.
nlohmann::ordered_json toJson(std::string_view mode, const RunSummary& summary);

}  // namespace hone
