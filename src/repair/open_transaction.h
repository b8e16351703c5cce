// A text that ends within a transaction, as a dump that was cut off: a program takes it, and drops all of it.
#pragma once

#include <string_view>
#include <vector>

#include "grammar/repair_hints.h"
#include "repair/change.h"

namespace hone {

/// Edits that close the transaction that the text leaves open, best first: what was cut off within a statement goes, by
/// its last row or as a whole. Empty if none is open. O(text).
std::vector<Changes> closedTransaction(std::string_view text, const Transaction& transaction);

}  // namespace hone
