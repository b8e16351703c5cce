// Numbers that are written differently and mean the same: `1`, `0x1`, `1u`, `1.0`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// Of a whole number the value in decimal; any other text as it is. A number that begins with 0 and a digit is octal in
/// some languages only: it stays as it is.
std::string valueOf(std::string_view text);

/// Other ways to write a decimal number; nothing for other texts.
std::vector<std::string> otherSpellings(std::string_view text);

}  // namespace hone
