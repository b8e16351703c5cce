// Long texts for tests.
#pragma once

#include <string>
#include <string_view>

namespace hone {

inline std::string repeated(std::string_view part, size_t times) {
  std::string text;
  for (size_t i = 0; i < times; ++i) text += part;
  return text;
}

}  // namespace hone
