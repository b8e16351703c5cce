#include "text/utf16.h"

namespace hone {

using namespace std::string_view_literals;

std::string_view wideEncoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32";
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return "UTF-16";
  constexpr size_t shortest = 4, farthest = 64;
  bytes = bytes.substr(0, farthest);
  if (bytes.size() < shortest || bytes.size() % 2 != 0) return "";
  const size_t nul = bytes[0] == '\0' ? 0 : 1;
  for (size_t i = 0; i < bytes.size(); ++i)
    if ((bytes[i] == '\0') != (i % 2 == nul)) return "";
  return "UTF-16";
}

}  // namespace hone
