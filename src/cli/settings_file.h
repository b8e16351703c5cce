// Reads files of options, for --config: the part of TOML that options need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Setting {
  std::string table;  ///< empty: top level
  std::string key;
  std::vector<std::string> values;  ///< several for a list
  size_t line = 0;                  ///< from 1
};

/// The settings in the order of the file. Strings may be "basic" or 'literal'. Numbers, true, false and other unquoted
/// words are kept unchanged. Throws UserError that begins with FILE:LINE.
std::vector<Setting> readSettings(std::string_view text, const std::string& file);

}  // namespace hone
