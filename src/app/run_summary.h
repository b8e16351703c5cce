// The summary of a run of any mode.
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/outputs.h"
#include "app/run_options.h"
#include "hone/run.h"
#include "oracle/first_check.h"

namespace hone {

/// The outcome, and what else people are told.
struct RunSummary : RunOutcome {
  std::filesystem::path output;
  std::shared_ptr<Outputs> outputs = std::make_shared<Outputs>();
  std::vector<std::string> unwritten;    ///< errors in writing other files than the result
  int signal = 0;                        ///< the signal that interrupted the run, or 0
  std::optional<FirstCheck> firstCheck;  ///< set if the input's verdict isn't the one that the mode needs
  std::string plan;                      ///< for --dry-run: what a run would do, in lines
};

/// Writes a file other than the result. An error is only noted in the summary. Does nothing if `place` is empty.
void writeBeside(RunSummary& summary, const std::filesystem::path& place, std::string_view bytes);

/// Writes `--stats` (hone/figures.h).
void writeStats(const RunOptions& run, RunSummary& summary, const nlohmann::ordered_json& figures);

}  // namespace hone
