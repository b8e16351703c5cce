// The figures of a run as JSON, as `--stats` writes them (docs/schemas/stats.json).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "hone/hone.h"

namespace hone {

/// The figures that every mode has.
nlohmann::ordered_json toJson(std::string_view mode, const RunOutcome& run);

// Those of one mode.
void addFigures(nlohmann::ordered_json& json, const Reduction& reduction);
void addFigures(nlohmann::ordered_json& json, const Repairs& repairs);
/// Adds nothing if no pattern was found.
void addFigures(nlohmann::ordered_json& json, const Generalization& result);
void addFigures(nlohmann::ordered_json& json, const Circumstances& result);

}  // namespace hone
