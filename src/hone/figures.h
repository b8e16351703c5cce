// The figures of a run as JSON, as `--stats` writes them (docs/schemas/stats.json).
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "hone/hone.h"

namespace hone {

/// The figures that every mode has, and those of its own.
nlohmann::ordered_json figuresOf(const RunOutcome& run, const Reduction& reduction);
nlohmann::ordered_json figuresOf(const RunOutcome& run, const Repairs& repairs);
nlohmann::ordered_json figuresOf(const RunOutcome& run, const Generalization& result);
nlohmann::ordered_json figuresOf(const RunOutcome& run, const Circumstances& result);

}  // namespace hone
