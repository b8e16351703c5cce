#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace hone {

/// "1 finding", "2 findings".
inline std::string counted(size_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace hone
