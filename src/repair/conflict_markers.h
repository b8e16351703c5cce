// The markers that a version control system leaves around the two sides of a merge conflict.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "repair/change.h"

namespace hone {

enum class MergeSide : uint8_t { ours, theirs, both, any };

/// Throws UserError that names those there are.
MergeSide parseMergeSide(std::string_view name);

/// What takes the conflicts out of a text: of each the side is kept, the markers go, and so does the common ancestor.
/// Empty where no conflict is whole. O(text).
Changes resolvedConflicts(std::string_view text, MergeSide side);

}  // namespace hone
