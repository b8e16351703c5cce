#include "findings/doubts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "oracle/missing_file.h"
#include "text/counted.h"
#include "text/visible.h"

namespace hone {
namespace {

/// The refusals of all texts that were tested; nullopt if one fails. The empty refusal is that of a text that passes.
std::optional<std::set<std::string>> refusalsOfAll(const ControlTexts& controls,
                                                   const std::vector<Sighting>& sightings) {
  if (!controls.signature.empty()) return std::nullopt;
  std::set<std::string> refusals = controls.refusals;
  for (const Sighting& sighting : sightings) {
    if (sighting.failed()) return std::nullopt;
    if (sighting.tested()) refusals.insert(sighting.refusal);
  }
  return refusals;
}

}  // namespace

std::string doubtAboutStart(const ControlTexts& controls, const std::vector<Sighting>& sightings) {
  const auto refusals = refusalsOfAll(controls, sightings);
  if (!refusals || refusals->empty() || !std::ranges::all_of(*refusals, saysItDidNotStart)) return "";
  return fmt::format("the program can't be started: every text ends with {}", visible(*refusals->begin()));
}

std::string doubtAboutFixes(size_t fixed, const ControlTexts& controls, const std::vector<Sighting>& sightings) {
  if (fixed == 0) return "";
  const auto refusals = refusalsOfAll(controls, sightings);
  if (!refusals) return "";
  const std::string none = fixed == 1 ? "the known bug doesn't show any more"
                                      : fmt::format("none of the {} known bugs shows any more", fixed);
  if (refusals->size() == 1)
    return fmt::format("{}, but the program does the same with every text ({})", none,
                       refusals->begin()->empty() ? "it reports no failure" : visible(*refusals->begin()));
  return fixed > 1 ? none + ", and nothing else fails" : "";
}

}  // namespace hone
