// What names and numbers are made of, in nearly every language.
#pragma once

namespace hone {

/// A letter or digit of ASCII, an underscore, or a byte of any other character in UTF-8.
inline bool isWordByte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || byte == '_' || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
         (byte >= 'A' && byte <= 'Z');
}

}  // namespace hone
