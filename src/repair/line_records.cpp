#include "repair/line_records.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hone {
namespace {

struct Record {
  uint32_t begin;
  std::string_view text;
};

std::vector<Record> recordsOf(std::string_view text) {
  std::vector<Record> lines;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (line.find_first_not_of(" \t\r") != line.npos) lines.push_back({static_cast<uint32_t>(begin), line});
    begin = end + 1;
  }
  return lines;
}

}  // namespace

std::optional<Changes> correctLines(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                    const CorrectionOptions& options, bool surely) {
  constexpr size_t mostBroken = 4;  // one of so many
  const std::vector<Record> lines = recordsOf(text);
  std::vector<Record> broken;
  std::string twoInARow;
  size_t good = 0;
  for (const Record& line : lines) {
    if (!recognizes(automaton, line.text, encoding)) {
      broken.push_back(line);
      if (!surely && broken.size() * mostBroken > lines.size()) return std::nullopt;
    } else if (++good <= 2) {
      twoInARow.append(line.text).push_back('\n');
    }
  }
  if (!surely && (good < 2 || recognizes(automaton, twoInARow, encoding))) return std::nullopt;
  Changes changes;
  for (const Record& line : broken) {
    const std::optional<CorrectedText> corrected = correct(automaton, line.text, encoding, options);
    if (!corrected) return std::nullopt;
    std::optional<Changes> sure = correctForSure(automaton, line.text, encoding, *corrected, options);
    if (!sure) return std::nullopt;
    for (Change& change : *sure) {
      change.offset += line.begin;
      changes.push_back(std::move(change));
    }
  }
  return changes;
}

}  // namespace hone
