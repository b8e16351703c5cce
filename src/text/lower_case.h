#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The text with the letters A to Z in lower case; other bytes stay.
inline std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
  return lower;
}

}  // namespace hone
