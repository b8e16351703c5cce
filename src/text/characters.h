// Kinds of characters that mean the same in nearly every language.
#pragma once

#include <string>
#include <string_view>

namespace hone {

inline bool isAllBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n\f\v") == std::string_view::npos;
}

/// A letter or digit of ASCII, an underscore, or a byte of any other character in UTF-8.
inline bool isWordByte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || byte == '_' || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
         (byte >= 'A' && byte <= 'Z');
}

/// The text with the letters A to Z in lower case; other bytes stay.
inline std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
  return lower;
}

}  // namespace hone
