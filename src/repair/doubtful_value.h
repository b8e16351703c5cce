// Where a repair may have changed a value. What only adds, removes or replaces separators, brackets, quotes and escapes
// changes none, and neither does another language's spelling of the same value.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"

namespace hone {

struct DoubtfulValue {
  uint32_t offset;                    ///< in the original
  size_t line, column;                ///< in the original, as LineIndex counts
  std::string why;                    ///< a clause without a subject
  std::string was;                    ///< the place in the original
  std::string became;                 ///< the same place in the repaired text
  std::vector<std::string> readings;  ///< what other corrections make of it, best first
};

/// Why one side of a merge conflict is doubtful.
constexpr std::string_view otherSideOfConflict = "is one side of a conflict";

/// In the order of their places. `rivals` are accepted repairs with other values that are as good: where they differ,
/// the value is doubtful. `others`, asked for if a value is doubtful, gives other corrections of the original, best
/// first, to be shown there. `language` is null where none is known: then whatever the text holds besides separators
/// and brackets is taken for a value. O(text).
std::vector<DoubtfulValue> doubtfulValues(std::string_view original, const Changes& changes,
                                          const std::vector<Changes>& rivals, const std::shared_ptr<Language>& language,
                                          const std::function<std::vector<Changes>()>& others = {});

/// `doubtful: 1:11: '9.99"' became '9.99' (...)`, a line each, with the other readings.
std::string toText(const std::vector<DoubtfulValue>& doubts);
/// An array of objects.
nlohmann::ordered_json toJson(const std::vector<DoubtfulValue>& doubts);

}  // namespace hone
