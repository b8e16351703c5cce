// What was wrong with a file, in the words of its repair.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"

namespace hone {

struct Finding {
  size_t line, column;   ///< in the original, from 1; the column in bytes
  uint32_t offset;       ///< in the original
  std::string rule;      ///< the grammar's rule around it, empty where none is known
  std::string removed;
  std::string inserted;
};

/// One finding for each change, in their order. `language` may be null. O(text).
std::vector<Finding> diagnose(std::string_view original, const Changes& changes,
                              const std::shared_ptr<Language>& language);

/// `12:7 in value: removed '**'`, a line each.
std::string toText(const std::vector<Finding>& findings);
/// One array of objects.
std::string toJson(const std::vector<Finding>& findings);
/// As of `diff -u`, three lines of context. O(text) for changes in few lines.
std::string unifiedDiff(std::string_view original, const Changes& changes, std::string_view originalName,
                        std::string_view repairedName);

}  // namespace hone
