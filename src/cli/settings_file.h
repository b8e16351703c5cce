// Files of options, for --config: the part of TOML that options need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Setting {
  std::string table;  ///< empty: at the top
  std::string key;
  std::vector<std::string> values;  ///< several in a list
  size_t line = 0;                  ///< 1 for the first
};

/// The settings in the order of the file. Strings are "basic" or 'literal'; numbers, true and false are left as they
/// are, and so is any other word without quotes. Throws UserError, which begins with FILE:LINE.
std::vector<Setting> readSettings(std::string_view text, const std::string& file);

}  // namespace hone
