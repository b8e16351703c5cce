// Decodes bytes into code points without loss: as UTF-8 if the whole text is valid UTF-8, else one code point per byte.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hone {

enum class Encoding : uint8_t { utf8, latin1 };

/// utf8 if the text is valid UTF-8 (RFC 3629: no surrogates, no overlong forms), else latin1. O(n).
Encoding detectEncoding(std::string_view bytes);

struct CodePoint {
  int32_t value;
  uint32_t length;  ///< bytes
};

/// The code point that starts at `at` < bytes.size(). A byte that starts no valid UTF-8 sequence counts as one code
/// point, so that a part cut out of a UTF-8 text can be decoded too.
CodePoint decode(std::string_view bytes, size_t at, Encoding encoding);

/// The number of characters (utf8) or of bytes (latin1). O(n).
size_t characterCount(std::string_view text, Encoding encoding);

/// Appends UTF-8, or the byte itself for latin1 (code points above 255 become UTF-8 there too).
void encode(int32_t codePoint, Encoding encoding, std::string& out);

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// UTF-16 and UTF-32, which hone doesn't read, so that a message can say so: "UTF-16" if the text has its byte order
/// mark, or if at its beginning at least half of the units of two bytes have a NUL, all on one side; "UTF-32" if the
/// text has the mark of that; else empty.
std::string_view wideEncoding(std::string_view bytes);

}  // namespace hone
