#include "text/hex_dump.h"

#include <fmt/format.h>

#include <iterator>

#include "text/counted.h"
#include "text/decode.h"

namespace hone {
namespace {

bool isWhiteSpaceControl(int32_t point) { return (point >= '\t' && point <= '\r') || point == 0x85; }

bool isControl(int32_t point) { return point < 0x20 || (point >= 0x7F && point < 0xA0); }

}  // namespace

bool isBinary(std::string_view bytes) {
  for (size_t at = 0; at < bytes.size();) {
    const auto [point, length] = decode(bytes, at, Encoding::utf8);
    const bool isStray = length == 1 && point >= 0x80;
    if (isStray || (isControl(point) && !isWhiteSpaceControl(point))) return true;
    at += length;
  }
  return false;
}

std::string hexDump(std::string_view bytes, size_t most) {
  constexpr size_t perLine = 16, widthOfHex = 40;
  std::string dump;
  const std::string_view shown = bytes.substr(0, most);
  for (size_t begin = 0; begin < shown.size(); begin += perLine) {
    const std::string_view line = shown.substr(begin, perLine);
    std::string hex, ascii;
    for (size_t i = 0; i < line.size(); ++i) {
      const auto byte = static_cast<unsigned char>(line[i]);
      fmt::format_to(std::back_inserter(hex), "{:02x}{}", byte, i % 2 == 1 ? " " : "");
      ascii += byte >= 0x20 && byte < 0x7F ? line[i] : '.';
    }
    fmt::format_to(std::back_inserter(dump), "{:08x}: {:<{}} {}\n", begin, hex, widthOfHex, ascii);
  }
  if (shown.size() < bytes.size()) dump += fmt::format("… {} more\n", counted(bytes.size() - shown.size(), "byte"));
  return dump;
}

}  // namespace hone
