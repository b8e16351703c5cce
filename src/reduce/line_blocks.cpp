#include "reduce/line_blocks.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

#include "text/characters.h"

namespace hone {
namespace {

struct IndentedLine {
  uint32_t number;
  uint32_t indent;        ///< in columns
  std::string_view head;  ///< the first word, or the first character
  bool afterEmpty;        ///< behind an empty line, or the first line
};

constexpr uint32_t tabColumns = 8;

std::string_view headOf(std::string_view line) {
  size_t end = 0;
  while (end < line.size() && isWordByte(line[end])) ++end;
  return line.substr(0, end == 0 ? 1 : end);
}

std::vector<IndentedLine> indentedLines(std::string_view text) {
  std::vector<IndentedLine> lines;
  bool afterEmpty = true;
  for (uint32_t number = 0; !text.empty(); ++number) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    uint32_t indent = 0;
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.front())) != 0) {
      indent = line.front() == '\t' ? (indent / tabColumns + 1) * tabColumns : indent + 1;
      line.remove_prefix(1);
    }
    if (!line.empty()) lines.push_back({number, indent, headOf(line), afterEmpty});
    afterEmpty = line.empty();
  }
  return lines;
}

/// Where the lines that begin with a word stand.
struct Places {
  size_t all = 0;
  size_t first = 0;       ///< first in a block, or behind an empty line
  size_t behindBody = 0;  ///< behind lines that are deeper
  size_t withBody = 0;    ///< before lines that are deeper

  /// A clause, as `else`, has a body of its own, as have the blocks that follow each other: it never stands elsewhere.
  bool goOn() const {
    if (first > 0) return false;
    return 2 * withBody > all ? behindBody == all : 2 * behindBody > all;
  }
};

std::unordered_map<std::string_view, Places> placesOf(const std::vector<IndentedLine>& lines) {
  std::unordered_map<std::string_view, Places> places;
  for (size_t i = 0; i < lines.size(); ++i) {
    Places& place = places[lines[i].head];
    ++place.all;
    place.first += lines[i].afterEmpty || lines[i - 1].indent < lines[i].indent;
    place.behindBody += i > 0 && lines[i - 1].indent > lines[i].indent;
    place.withBody += i + 1 < lines.size() && lines[i + 1].indent > lines[i].indent;
  }
  return places;
}

}  // namespace

std::vector<LineBlock> lineBlocks(std::string_view text) {
  const std::vector<IndentedLine> lines = indentedLines(text);
  const std::unordered_map<std::string_view, Places> places = placesOf(lines);
  struct Open {
    uint32_t block;
    uint32_t indent;
  };
  std::vector<LineBlock> blocks;
  std::vector<Open> open;
  for (const IndentedLine& line : lines) {
    uint32_t sibling = noBlock;
    while (!open.empty() && open.back().indent >= line.indent) {
      if (open.back().indent == line.indent) sibling = open.back().block;
      blocks[open.back().block].end = line.number;
      open.pop_back();
    }
    if (sibling != noBlock && places.at(line.head).goOn()) {
      blocks[sibling].frame.push_back(line.number);
      open.push_back({sibling, line.indent});
      continue;
    }
    const uint32_t parent = open.empty() ? noBlock : open.back().block;
    const uint32_t depth = parent == noBlock ? 0 : blocks[parent].depth + 1;
    open.push_back({static_cast<uint32_t>(blocks.size()), line.indent});
    blocks.push_back({parent, depth, {line.number}, line.number});
  }
  const uint32_t end = lines.empty() ? 0 : lines.back().number + 1;
  for (const Open& one : open) blocks[one.block].end = end;
  return blocks;
}

}  // namespace hone
