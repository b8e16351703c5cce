// Text that is only white space.
#pragma once

#include <string_view>

namespace hone {

inline bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n\f\v") == std::string_view::npos; }

}  // namespace hone
