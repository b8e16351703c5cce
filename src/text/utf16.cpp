#include "text/utf16.h"

#include <algorithm>

namespace hone {

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
