#include "repair/line_records.h"

#include <re2/re2.h>

#include <algorithm>
#include <string>
#include <vector>

#include "repair/characters.h"
#include "repair/notation.h"

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

/// Texts in brackets that stand side by side at the top.
std::vector<Record> bracketedTexts(std::string_view text, char quote) {
  std::vector<Record> found;
  size_t depth = 0;
  uint32_t begin = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == quote && depth > 0) {
      const size_t end = std::min(text.find('\n', at), text.size());
      for (++at; at < end && text[at] != quote; ++at)
        if (text[at] == '\\') ++at;
    } else if (isOpener(c) && c != '(') {
      if (depth++ == 0) begin = static_cast<uint32_t>(at);
    } else if (isCloser(c) && c != ')') {
      if (depth == 0) return {};
      if (--depth == 0) found.push_back({begin, text.substr(begin, at + 1 - begin)});
    }
  }
  return depth == 0 ? found : std::vector<Record>();
}

}  // namespace

std::vector<Changes> correctRow(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                const CorrectionOptions& options) {
  const Notation notation(automaton.language());
  if (notation.hasWords() || !notation.hasSign('[') || !notation.hasSign(',') || notation.quote() == 0) return {};
  const std::vector<Record> texts = bracketedTexts(text, notation.quote());
  if (texts.size() < 2) return {};
  static const RE2 between(R"re(\s*,?\s*(?:\d{1,4}[.):]|[-*]|\x{2022})?\s*)re");
  Changes apart, array;
  uint32_t last = 0;
  for (const Record& one : texts) {
    if (one.text[0] != texts[0].text[0]) return {};
    const re2::StringPiece gap(text.data() + last, one.begin - last);
    if (!RE2::FullMatch(gap, between)) return {};
    const bool first = last == 0;
    const auto size = static_cast<uint32_t>(gap.size());
    if (!first && texts[0].text.find(one.text) != std::string_view::npos && one.text != texts[0].text) return {};
    apart.push_back({last, size, first ? "" : "\n"});
    array.push_back({last, size, first ? "[" : ",\n"});
    const std::optional<CorrectedText> corrected = correct(automaton, one.text, encoding, options);
    std::optional<Changes> sure;
    if (corrected) sure = correctForSure(automaton, one.text, encoding, *corrected, options);
    if (!sure) return {};
    for (Change& change : *sure) {
      change.offset += one.begin;
      apart.push_back(change);
      array.push_back(std::move(change));
    }
    last = one.begin + static_cast<uint32_t>(one.text.size());
  }
  if (text.find_first_not_of(" \t\r\n", last) != std::string_view::npos) return {};
  array.push_back({last, 0, "]"});
  return {joined(std::move(apart)), joined(std::move(array))};
}

namespace {

/// What stands around the only record in brackets of a line; nullopt where what is in brackets is none.
std::optional<Changes> withoutSurroundings(TextAutomaton& automaton, std::string_view line, Encoding encoding) {
  const size_t begin = line.find_first_of("{["), last = line.find_last_of("}]");
  if (begin == line.npos || last == line.npos || last < begin) return std::nullopt;
  if (!recognizes(automaton, line.substr(begin, last + 1 - begin), encoding)) return std::nullopt;
  Changes changes;
  const auto end = static_cast<uint32_t>(last + 1), size = static_cast<uint32_t>(line.size());
  if (begin > 0) changes.push_back({0, static_cast<uint32_t>(begin), {}});
  if (end < size) changes.push_back({end, size - end, {}});
  return changes;
}

/// What a log put before a record: words without quotes, which would make it a key.
bool isLogged(std::string_view line, const Changes& surroundings) {
  if (surroundings.size() != 1 || surroundings[0].offset > 0) return false;
  const std::string_view before = line.substr(0, surroundings[0].removed);
  return std::ranges::any_of(before, isLetter) && std::ranges::none_of(before, isQuote);
}

/// The least-cost changes of one line: it stays one.
std::optional<Changes> correctLine(TextAutomaton& automaton, std::string_view line, Encoding encoding,
                                   const CorrectionOptions& options) {
  const std::optional<CorrectedText> corrected = correct(automaton, line, encoding, options);
  if (!corrected) return std::nullopt;
  std::optional<Changes> sure = correctForSure(automaton, line, encoding, *corrected, options);
  if (sure && applied(line, *sure).find_first_of("\r\n") < line.find_first_of("\r\n")) return std::nullopt;
  return sure;
}

}  // namespace

std::optional<Changes> correctLines(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                    const CorrectionOptions& options, bool surely) {
  constexpr size_t mostBroken = 4;  // one line in N
  const std::vector<Record> lines = recordsOf(text);
  struct Broken {
    Record line;
    std::optional<Changes> around;  ///< what stands around its record, if it has one
  };
  std::vector<Broken> broken;
  std::string twoInARow;
  size_t good = 0, hopeless = 0;
  bool bracketed = true;  // all good ones are
  bool logged = false;
  for (const Record& line : lines) {
    std::string_view record = line.text;
    if (!recognizes(automaton, record, encoding)) {
      broken.push_back({line, withoutSurroundings(automaton, record, encoding)});
      const std::optional<Changes>& around = broken.back().around;
      if (!around || !isLogged(record, *around)) {
        if (!surely && ++hopeless * mostBroken > lines.size()) return std::nullopt;
        continue;
      }
      record.remove_prefix(around->front().removed);
      logged = true;
    }
    bracketed = bracketed && oneOf(record[record.find_first_not_of(" \t")], "{[");
    if (++good <= 2) twoInARow.append(record).push_back('\n');
  }
  if (!surely && (good < 2 || (!logged && recognizes(automaton, twoInARow, encoding)))) return std::nullopt;
  Changes changes;
  for (auto& [line, around] : broken) {
    // A line of prose between records.
    if (good > 0 && bracketed && line.text.find_first_of("{[") == line.text.npos) {
      const auto end = static_cast<uint32_t>(std::min(text.find('\n', line.begin), text.size() - 1) + 1);
      changes.push_back({line.begin, end - line.begin, {}});
      continue;
    }
    const std::optional<Changes> sure =
        around ? std::move(around) : correctLine(automaton, line.text, encoding, options);
    if (!sure) return std::nullopt;
    for (Change change : *sure) {
      change.offset += line.begin;
      changes.push_back(std::move(change));
    }
  }
  return changes;
}

}  // namespace hone
