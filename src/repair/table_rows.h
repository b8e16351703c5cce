// The rows of a table have equally many fields. No grammar says so, but readers ask for it; and a quote too many or too
// few shows in its line, though it makes one field of the rest of the file.
#pragma once

#include <string_view>
#include <vector>

#include "grammar/repair_hints.h"
#include "repair/change.h"

namespace hone {

struct MendedRows {
  Changes best;
  std::vector<Changes> rivals;  ///< as good, each with another reading of one line
};

/// Mends the lines that are no rows: quotes that don't match; and where `ragged`, what makes a row of too few or too
/// many fields, a row of two, or two rows of one. Nothing where fewer than a third of the lines are rows as they are.
/// O(text), but for the lines that are mended.
MendedRows mendedRows(std::string_view text, const TableRows& table, bool ragged);

}  // namespace hone
