// The figures of a run, as `--stats` writes them (docs/schemas/stats.json).
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "hone/run.h"

namespace hone {

/// The figures that every mode has.
struct RunFigures : RunOutcome {
  std::string language;
  size_t inputBytes = 0, outputBytes = 0;  ///< of a project, in its files
  size_t inputFiles = 0, outputFiles = 0;  ///< of a project; else 0
  size_t outputTokens = 0;
  int jobs = 0;
  double startupSeconds = 0;  ///< from the start to the first test
  double wallSeconds = 0;
  uint64_t peakRssBytes = 0;
};

/// The peak of this process's resident memory so far, in bytes.
uint64_t peakRss();

/// The figures as JSON, to which the mode adds its own (hone/mode_figures.h).
nlohmann::ordered_json toJson(std::string_view mode, const RunFigures& run);

}  // namespace hone
