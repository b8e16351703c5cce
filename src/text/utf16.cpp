#include "text/utf16.h"

namespace hone {

bool isUtf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  constexpr size_t shortest = 4, farthest = 64;
  bytes = bytes.substr(0, farthest);
  if (bytes.size() < shortest || bytes.size() % 2 != 0) return false;
  const size_t nul = bytes[0] == '\0' ? 0 : 1;
  for (size_t i = 0; i < bytes.size(); ++i)
    if ((bytes[i] == '\0') != (i % 2 == nul)) return false;
  return true;
}

}  // namespace hone
