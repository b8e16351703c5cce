#include "text/decode.h"

#include <algorithm>

namespace hone {
namespace {

/// Length of the valid sequence at `at`, 0 if there is none.
uint32_t sequence(std::string_view bytes, size_t at, int32_t& value) {
  auto byte = [&](size_t i) { return static_cast<uint8_t>(bytes[i]); };
  uint8_t lead = byte(at);
  uint32_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  if (length <= 1) {
    value = lead;
    return length;
  }
  if (at + length > bytes.size()) return 0;
  value = lead & (0x7F >> length);
  for (uint32_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xC0) != 0x80) return 0;
    value = (value << 6) | (byte(at + i) & 0x3F);
  }
  if (length == 3 && (value < 0x800 || (value >= 0xD800 && value < 0xE000))) return 0;
  if (length == 4 && (value < 0x10000 || value > 0x10FFFF)) return 0;
  return length;
}

}  // namespace

Encoding detectEncoding(std::string_view bytes) {
  int32_t value;
  for (size_t at = 0; at < bytes.size();) {
    uint32_t length = sequence(bytes, at, value);
    if (length == 0) return Encoding::latin1;
    at += length;
  }
  return Encoding::utf8;
}

CodePoint decode(std::string_view bytes, size_t at, Encoding encoding) {
  int32_t value = static_cast<uint8_t>(bytes[at]);
  if (value < 0x80 || encoding == Encoding::latin1) return {value, 1};
  uint32_t length = sequence(bytes, at, value);
  if (length == 0) return {static_cast<uint8_t>(bytes[at]), 1};
  return {value, length};
}

size_t characterCount(std::string_view text, Encoding encoding) {
  if (encoding != Encoding::utf8) return text.size();
  return static_cast<size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

void encode(int32_t codePoint, Encoding encoding, std::string& out) {
  auto put = [&](int32_t byte) { out += static_cast<char>(byte); };
  if (codePoint < 0x80 || (encoding == Encoding::latin1 && codePoint < 0x100)) {
    put(codePoint);
  } else if (codePoint < 0x800) {
    put(0xC0 | (codePoint >> 6));
    put(0x80 | (codePoint & 0x3F));
  } else if (codePoint < 0x10000) {
    put(0xE0 | (codePoint >> 12));
    put(0x80 | ((codePoint >> 6) & 0x3F));
    put(0x80 | (codePoint & 0x3F));
  } else {
    put(0xF0 | (codePoint >> 18));
    put(0x80 | ((codePoint >> 12) & 0x3F));
    put(0x80 | ((codePoint >> 6) & 0x3F));
    put(0x80 | (codePoint & 0x3F));
  }
}

using namespace std::string_view_literals;

std::string_view wideEncoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32";
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return "UTF-16";
  constexpr size_t shortest = 4, farthest = 1024;
  bytes = bytes.substr(0, farthest);
  // NUL is the half of each letter of ASCII, so it stands on one side of the units, and in at least half of them.
  size_t nul[2] = {};
  for (size_t i = 0; i < bytes.size(); ++i) nul[i % 2] += bytes[i] == '\0';
  if (bytes.size() < shortest || std::min(nul[0], nul[1]) > 0 || 4 * std::max(nul[0], nul[1]) < bytes.size()) return "";
  return "UTF-16";
}

}  // namespace hone
