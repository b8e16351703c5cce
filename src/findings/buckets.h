// Sorts findings by their signatures.
#pragma once

#include <vector>

#include "findings/finding.h"
#include "findings/investigation.h"

namespace hone {

/// Those of the first `count` findings that fail, except copies, by their most frequent signature. Buckets are in the
/// order of their first findings. O(n log n).
std::vector<Bucket> bucketsOf(const Findings& findings, const std::vector<Sighting>& sightings, size_t count);

}  // namespace hone
