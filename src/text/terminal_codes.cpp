#include "text/terminal_codes.h"

#include <algorithm>
#include <string_view>

namespace hone {
namespace {

/// The length of the escape sequence that begins the text; 0 if it is none.
size_t lengthOfCode(std::string_view text) {
  if (text.size() < 2) return 0;
  const char kind = text[1];
  if (kind == '[') {
    const size_t intermediate = std::min(text.find_first_not_of("0123456789;:?<=>", 2), text.size());
    const size_t last = std::min(text.find_first_not_of(" !\"#$%&'()*+,-./", intermediate), text.size());
    return last < text.size() && text[last] >= '@' && text[last] <= '~' ? last + 1 : 0;
  }
  if (std::string_view("]_P^X").find(kind) != std::string_view::npos) {  // up to BEL or ESC \.
    const size_t end = std::min(text.find_first_of("\a\x1b", 2), text.size());
    if (text.substr(end).starts_with('\a')) return end + 1;
    return text.substr(end).starts_with("\x1b\\") ? end + 2 : end;
  }
  return kind >= '@' && kind <= '_' ? 2 : 0;
}

}  // namespace

std::string withoutTerminalCodes(std::string text) {
  if (text.find_first_of("\x1b\b") == text.npos) return text;
  std::string kept;
  for (size_t at = 0; at < text.size();) {
    if (text[at] == '\x1b') {
      if (const size_t length = lengthOfCode(std::string_view(text).substr(at)); length > 0) {
        at += length;
        continue;
      }
    }
    if (text[at] != '\b') kept += text[at];
    ++at;
  }
  return kept;
}

}  // namespace hone
