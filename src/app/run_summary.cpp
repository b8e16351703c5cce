#include "app/run_summary.h"

#include <nlohmann/json.hpp>

#include "text/user_error.h"

namespace hone {

void writeBeside(RunSummary& summary, const std::filesystem::path& place, std::string_view bytes) {
  if (place.empty()) return;
  try {
    summary.outputs->write(place, bytes);
  } catch (const UserError& error) {
    summary.unwritten.emplace_back(error.what());
  }
}

void writeStats(const RunOptions& run, RunSummary& summary, const nlohmann::ordered_json& figures) {
  // File names and the output of a test may be any bytes.
  using Json = nlohmann::ordered_json;
  writeBeside(summary, run.stats, figures.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace hone
