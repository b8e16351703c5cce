// What programs write so that a terminal shows colours or moves its cursor (ECMA-48, section 5.4).
#pragma once

#include <string>

namespace hone {

/// The text without escape sequences and backspaces. O(text).
std::string withoutTerminalCodes(std::string text);

}  // namespace hone
