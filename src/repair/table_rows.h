// The rows of a table have equally many fields. No grammar says so, but readers ask for it; and a quote too many or too
// few shows in its line, though it makes one field of the rest of the file.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "grammar/repair_hints.h"
#include "repair/change.h"

namespace hone {

struct MendedRows {
  Changes best;
  std::vector<Changes> rivals;  ///< as good, each with another reading of one line
};

/// What is mended besides what comes before it.
enum class RowFaults : uint8_t {
  quotes,  ///< that don't match
  fields,  ///< too few or too many, two rows in one; and quotes in a field that has none around it
};

/// Mends the lines that are no rows. Nothing where fewer than a third of the lines are rows as they are. O(text), but
/// for the lines that are mended.
MendedRows mendedRows(std::string_view text, const TableRows& table, RowFaults faults);

/// Quotes behind a backslash are written as the table has them, twice. O(text).
Changes doubledQuotes(std::string_view text, const TableRows& table);

}  // namespace hone
