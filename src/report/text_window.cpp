#include "report/text_window.h"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "text/archive.h"
#include "text/visible.h"

namespace hone {
namespace {

/// The most characters on each side of the place; no terminal shows more.
constexpr size_t mostKept = 500;
constexpr std::string_view blanks = " \t\r\n\f\v";

struct Line {
  size_t begin, end;
};

Line lineAt(std::string_view text, size_t at) {
  const size_t before = at == 0 ? text.npos : text.rfind('\n', at - 1);
  return {before == text.npos ? 0 : before + 1, std::min(text.find('\n', at), text.size())};
}

/// `at`, or the nearest end of a line that isn't blank.
size_t placeInWords(std::string_view text, size_t at) {
  const Line line = lineAt(text, at);
  if (text.substr(line.begin, line.end - line.begin).find_first_not_of(blanks) != text.npos) return at;
  const size_t next = text.find_first_not_of(blanks, at);
  if (next != text.npos) return lineAt(text, next).begin;
  const size_t last = text.find_last_not_of(blanks, at);
  return last == text.npos ? at : last + 1;
}

/// Moves the offset so that no character is cut.
size_t border(std::string_view text, size_t at) {
  while (at > 0 && at < text.size() && (text[at] & 0xC0) == 0x80) --at;
  return at;
}

std::vector<Glyph> glyphsOf(std::string_view text, bool unicode) {
  std::vector<Glyph> glyphs;
  for (size_t at = 0; at < text.size(); at += glyphs.back().length) {
    if (text[at] == '\n' && unicode)
      glyphs.push_back({"⏎", 1, 1});
    else
      glyphs.push_back(glyphAt(text, at, unicode));
  }
  return glyphs;
}

TextWindow windowIn(const ArchivedFile& file, std::string_view older) {
  TextWindow window = windowOfChange(older, file.contents());
  window.file = file.path;
  window.line = std::max<size_t>(window.line, 1);  // an empty file is not gone
  return window;
}

size_t widthOf(const std::vector<Glyph>& glyphs) {
  size_t width = 0;
  for (const Glyph& glyph : glyphs) width += glyph.columns;
  return width;
}

}  // namespace

TextWindow windowOfChange(std::string_view older, std::string_view text) {
  if (text.empty()) return {};
  const auto differs = std::ranges::mismatch(older, text).in2;
  const size_t place = placeInWords(text, border(text, static_cast<size_t>(differs - text.begin())));
  const Line line = lineAt(text, place);
  const size_t begin = border(text, std::max(line.begin, place - std::min(place, mostKept)));
  const size_t last = std::max(place, text.find_last_not_of(blanks) + 1);
  const size_t end = border(text, std::min(last, place + mostKept));
  return {static_cast<size_t>(std::count(text.begin(), text.begin() + static_cast<ptrdiff_t>(line.begin), '\n')) + 1,
          std::string(text.substr(begin, place - begin)), std::string(text.substr(place, end - place)),
          begin > line.begin, end < last};
}

TextWindow windowInProject(std::string_view older, std::string_view archive) {
  std::map<std::string, ArchivedFile, std::less<>> before;
  for (ArchivedFile& file : filesOf(older).value_or(std::vector<ArchivedFile>())) before.emplace(file.path, file);
  const std::vector<ArchivedFile> after = filesOf(archive).value_or(std::vector<ArchivedFile>());
  const ArchivedFile* renamed = nullptr;
  for (const ArchivedFile& file : after) {
    const auto was = before.find(file.path);
    if (was == before.end()) {
      if (renamed == nullptr) renamed = &file;
      continue;
    }
    if (was->second.stored != file.stored) return windowIn(file, was->second.contents());
    before.erase(was);
  }
  if (after.empty()) return {};
  if (renamed == nullptr && !before.empty()) return {.file = before.begin()->first};
  return windowIn(renamed == nullptr ? after.front() : *renamed, "");
}

ShownWindow shown(const TextWindow& window, size_t columns, bool unicode) {
  const std::string_view ellipsis = unicode ? "…" : "...";
  const size_t mark = columnsOf(ellipsis);
  const std::vector<Glyph> before = glyphsOf(window.before, unicode), behind = glyphsOf(window.behind, unicode);
  const size_t widthBefore = widthOf(before) + (window.cutBefore ? mark : 0);
  const size_t widthBehind = widthOf(behind) + (window.cutBehind ? mark : 0);
  // A third of the room is for the text before the place, or more if the rest needs less.
  const size_t roomBefore = std::min(widthBefore, std::max(columns / 3, columns - std::min(columns, widthBehind)));
  const size_t roomBehind = columns - roomBefore;

  ShownWindow result;
  const bool cutBefore = window.cutBefore || widthBefore > roomBefore;
  size_t left = cutBefore ? roomBefore - std::min(roomBefore, mark) : roomBefore;
  auto first = before.end();
  while (first != before.begin() && std::prev(first)->columns <= left) left -= (--first)->columns;
  if (cutBefore && roomBefore >= mark) result.before = ellipsis;
  for (; first != before.end(); ++first) result.before += first->text;

  const bool cutBehind = window.cutBehind || widthBehind > roomBehind;
  left = cutBehind ? roomBehind - std::min(roomBehind, mark) : roomBehind;
  for (const Glyph& glyph : behind) {
    if (glyph.columns > left) break;
    left -= glyph.columns;
    result.behind += glyph.text;
  }
  if (cutBehind && roomBehind >= mark) result.behind += ellipsis;
  return result;
}

}  // namespace hone
