#include "text/visible.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cwchar>

#include "text/decode.h"

namespace hone {
namespace {

struct Range {
  int32_t first, last;
};

/// Blanks, direction marks and other characters that Unicode allows to be invisible.
constexpr std::array invisible = {
    Range{0x00A0, 0x00A0},   Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},    Range{0x061C, 0x061C},
    Range{0x115F, 0x1160},   Range{0x1680, 0x1680},   Range{0x17B4, 0x17B5},    Range{0x180B, 0x180F},
    Range{0x2000, 0x200F},   Range{0x2028, 0x202F},   Range{0x205F, 0x206F},    Range{0x2800, 0x2800},
    Range{0x3000, 0x3000},   Range{0x3164, 0x3164},   Range{0xE000, 0xF8FF},    Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},    Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}, Range{0xF0000, 0x10FFFF},
};

bool isInvisible(int32_t point) {
  auto after = std::ranges::upper_bound(invisible, point, {}, &Range::first);
  return after != invisible.begin() && point <= std::prev(after)->last;
}

/// -1 for characters that can't be shown. From the tables of the C library, independent of the user's locale.
int columnsOf(int32_t point) {
  if (point < 0x80) return point >= 0x20 && point != 0x7F ? 1 : -1;
  static const locale_t unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (unicode == nullptr) return point >= 0xA0 ? 1 : -1;
  const locale_t before = uselocale(unicode);
  const int columns = wcwidth(static_cast<wchar_t>(point));
  uselocale(before);
  return columns;
}

std::string spelledOut(int32_t point, bool byte) {
  switch (point) {
    case '\t': return "\\t";
    case '\n': return "\\n";
    case '\r': return "\\r";
    default: return byte ? fmt::format("\\x{:02x}", point) : fmt::format("\\u{{{:x}}}", point);
  }
}

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

Glyph glyphAt(std::string_view text, size_t at, bool unicode) {
  const auto [point, length] = decode(text, at, Encoding::utf8);
  const bool ascii = point < 0x80;
  const bool stray = length == 1 && !ascii;
  const int columns = stray || isInvisible(point) || (!unicode && !ascii) ? -1 : columnsOf(point);
  if (columns >= 0) return {std::string(text.substr(at, length)), static_cast<size_t>(columns), length};
  std::string spelled = spelledOut(point, stray || ascii);
  const size_t width = spelled.size();
  return {std::move(spelled), width, length};
}

std::string visible(std::string_view text, bool unicode) {
  std::string result;
  for (size_t at = 0; at < text.size();) {
    Glyph glyph = glyphAt(text, at, unicode);
    result += glyph.text;
    at += glyph.length;
  }
  return result;
}

std::string visibleLines(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const size_t end = std::min(text.find_first_of("\n\t"), text.size());
    result += visible(text.substr(0, end));
    if (end < text.size()) result += text[end];
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

size_t columnsOf(std::string_view text) {
  size_t columns = 0;
  for (size_t at = 0; at < text.size();) {
    const auto [point, length] = decode(text, at, Encoding::utf8);
    columns += static_cast<size_t>(std::max(columnsOf(point), 0));
    at += length;
  }
  return columns;
}

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
