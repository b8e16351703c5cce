// Describes what was wrong with a file, by the changes of its repair.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "repair/change.h"
#include "repair/text_automaton.h"

namespace hone {

struct Finding {
  size_t line, column;  ///< in the original, as LineIndex counts
  uint32_t offset;      ///< in the original
  std::string rule;     ///< the grammar's rule around it, empty where none is known
  std::string removed;
  std::string inserted;
};

/// One finding for each change, in their order. `automaton` is null where there is no grammar. O(text).
std::vector<Finding> diagnose(std::string_view original, const Changes& changes, TextAutomaton* automaton,
                              Encoding encoding);

/// `12:7 in value: removed '**'`, a line each. Bytes that are no text are written as in C. `file`: editors know a place
/// by `FILE:12:7: in value: removed '**'`.
std::string toText(const std::vector<Finding>& findings, std::string_view file = "");
/// An array of objects. What is no UTF-8 is for whoever writes it to replace.
nlohmann::ordered_json toJson(const std::vector<Finding>& findings);

/// Adds the text, and if it isn't UTF-8, which JSON can't hold, its bytes in hexadecimal as KEY_hex.
void addText(nlohmann::ordered_json& json, const std::string& key, const std::string& text);
/// As `diff -u` writes it, with three lines of context. O(text).
std::string unifiedDiff(std::string_view original, const Changes& changes, std::string_view originalName,
                        std::string_view repairedName);

}  // namespace hone
