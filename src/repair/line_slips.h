// Slips within one line, in languages that are read line by line: the first line at which a beginning of the text is
// refused shows where the slip is, and each kind of slip gives a reading of it or of the line before.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "grammar/repair_hints.h"
#include "repair/change.h"

namespace hone {

struct LineReading {
  Changes changes;
  int rank;          ///< readings of a higher one count only where none of a lower one is accepted
  uint32_t end = 0;  ///< behind the mended line, in the text after the changes
};

/// Asks `accepts` for beginnings of the text, by bisection; what it accepts whole has no readings. Sorted by rank;
/// within a rank the likeliest is first.
std::vector<LineReading> lineReadings(std::string_view text, const LineFormat& format,
                                      const std::function<bool(std::string_view)>& accepts);

}  // namespace hone
