// The summary of a run of any mode.
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/other_crashes.h"
#include "app/outputs.h"
#include "hone/run_figures.h"
#include "test/first_check.h"

namespace hone {

/// The figures, and what else people are told.
struct RunSummary : RunFigures {
  std::filesystem::path output;
  std::shared_ptr<Outputs> outputs = std::make_shared<Outputs>();
  int signal = 0;  ///< the signal that interrupted the run, or 0
  std::vector<OtherCrash> otherCrashes;
  std::vector<std::string> unwritten;    ///< errors in writing other files than the result
  std::optional<FirstCheck> firstCheck;  ///< set if the input's verdict isn't the one that the mode needs
  std::string plan;                      ///< for --dry-run: what a run would do, in lines
};

/// The figures for `--stats`; a mode appends its own.
nlohmann::ordered_json toJson(std::string_view mode, const RunSummary& summary);

}  // namespace hone
