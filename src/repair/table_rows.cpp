// What most lines agree on is the table's separator and number of fields. A line that isn't such a row is mended alone:
// by the cheapest of some whole edits, or of one or two edits on quotes, after which it is a row.

#include "repair/table_rows.h"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "repair/characters.h"

namespace hone {
namespace {

constexpr size_t longestLine = 1000;  ///< that is mended
constexpr size_t mostLines = 50;      ///< of one row

/// How a row is mended, by what it says of the data.
enum RowCost : uint32_t {
  blanksBeforeQuotes = 5,
  fieldsTooMany = 8,
  escapedQuotes = 8,
  quotePutIn = 10,
  quoteDeleted = 11,
  otherSeparator = 12,
  fieldsTooFew = 13,
  quoteInPlain = 4,  ///< on top, for each quote in a field without quotes around it
  oddQuotes = 3,     ///< on top, where a field has an odd number of quotes within
  closeFields = 2,   ///< on top, where fields that become one aren't set apart by a blank
};

struct Row {
  size_t fields = 1;
  bool whole = true;     ///< its quotes match
  bool open = false;     ///< it goes on with the next line
  uint32_t strange = 0;  ///< what such fields cost
};

class RowReader {
 public:
  RowReader(char separator, char quote) : separator_(separator), quote_(quote) {}

  Row read(std::string_view line) const {
    Row row;
    for (size_t at = 0;; ++row.fields) {
      // Elsewhere than at the beginning of a field, a quote is text.
      const bool opens = at < line.size() && line[at] == quote_;
      const size_t end = std::min(line.find(separator_, at), line.size());
      if (!opens)
        row.strange += quoteInPlain * static_cast<uint32_t>(std::ranges::count(line.substr(at, end - at), quote_));
      at = opens ? quoted(line, at, row) : end;
      if (at >= line.size()) return row;
      if (line[at++] != separator_) row.whole = false;
    }
  }

 private:
  size_t quoted(std::string_view line, size_t at, Row& row) const {
    size_t quotes = 0;
    for (++at; at < line.size(); ++at) {
      if (line[at] == separator_ && !isBlank(line[std::min(at + 1, line.size() - 1)])) row.strange += closeFields;
      if (line[at] != quote_) continue;
      if (at + 1 == line.size() || line[at + 1] != quote_) {
        if (quotes % 2 == 1) row.strange += oddQuotes;
        if (at + 1 < line.size() && line[at + 1] != separator_) row.whole = false;
        return at + 1;
      }
      ++quotes;
      ++at;
    }
    row.whole = false;
    row.open = true;
    return at;
  }

  char separator_, quote_;
};

struct TextLine {
  size_t begin, end;  ///< without its line break
};

std::vector<TextLine> textLines(std::string_view text) {
  std::vector<TextLine> lines;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back({begin, end > begin && text[end - 1] == '\r' ? end - 1 : end});
    begin = end + 1;
  }
  return lines;
}

class Table {
 public:
  Table(std::string_view text, const TableRows& rules, bool ragged)
      : text_(text), rules_(rules), ragged_(ragged), lines_(textLines(text)) {}

  Changes mended() {
    if (!findShape()) return {};
    Changes changes;
    for (size_t i = 0; i < lines_.size();) {
      if (const size_t length = rowAt(i)) {
        i += length;
        continue;
      }
      const TextLine line = lines_[i++];
      const std::string_view old = text_.substr(line.begin, line.end - line.begin);
      const Row row = reader().read(old);
      if ((row.whole && !ragged_) || old.size() > longestLine) continue;
      if (ragged_ && isNoRow(old)) {
        const size_t end = i < lines_.size() ? lines_[i].begin : text_.size();
        changes.push_back({static_cast<uint32_t>(line.begin), static_cast<uint32_t>(end - line.begin), {}});
      } else if (const std::optional<std::string> now = cheapest(old)) {
        changes.push_back({static_cast<uint32_t>(line.begin), static_cast<uint32_t>(old.size()), *now});
      }
    }
    return changes;
  }

 private:
  RowReader reader() const { return {separator_, rules_.quote}; }
  std::string_view at(size_t i) const { return text_.substr(lines_[i].begin, lines_[i].end - lines_[i].begin); }

  /// The separator by which most lines have the same number of fields, more than one.
  bool findShape() {
    size_t most = 0;
    for (char separator : rules_.separators) {
      std::map<size_t, size_t> counts;
      for (size_t i = 0; i < lines_.size(); ++i)
        if (const Row row = RowReader(separator, rules_.quote).read(at(i)); row.whole && row.fields > 1)
          ++counts[row.fields];
      for (auto [fields, count] : counts) {
        if (count <= most) continue;
        most = count;
        separator_ = separator;
        fields_ = fields;
      }
    }
    const auto blank =
        static_cast<size_t>(std::ranges::count_if(lines_, [](TextLine line) { return line.begin == line.end; }));
    return most >= 2 && 3 * most >= lines_.size() - blank;
  }

  bool isRow(const Row& row) const { return row.whole && row.fields == fields_; }

  /// Of how many lines the row at a line is; 0 if there is none. A line that is a row itself is no part of another one.
  size_t rowAt(size_t first) const {
    Row row = reader().read(at(first));
    for (size_t i = first; row.open && i + 1 < lines_.size() && i - first < mostLines;) {
      if (isRow(reader().read(at(++i)))) return 0;
      row = reader().read(text_.substr(lines_[first].begin, lines_[i].end - lines_[first].begin));
      if (isRow(row)) return i + 1 - first;
    }
    return isRow(row) ? 1 : 0;
  }

  /// A remark, or a message that got in between.
  static bool isNoRow(std::string_view line, std::string_view separators) {
    return line.find_first_of(separators) == std::string_view::npos &&
           (std::ranges::none_of(line, [](char c) { return isWord(c); }) || line.find(' ') != std::string_view::npos);
  }
  bool isNoRow(std::string_view line) const { return isNoRow(line, rules_.separators); }

  std::optional<std::string> cheapest(std::string_view line) const {
    std::optional<std::string> best;
    uint32_t bestCost = UINT32_MAX;
    // Of equal ones the last: up to there, the line was read.
    auto consider = [&](std::string text, uint32_t cost) {
      if (cost > bestCost) return;
      const Row row = reader().read(text);
      if (!isRow(row) || cost + row.strange > bestCost) return;
      best = std::move(text);
      bestCost = cost + row.strange;
    };
    wholeEdits(line, consider);
    // By one edit on a quote, or by two of them.
    for (const auto& [text, cost] : quoteEdits(std::string(line))) consider(text, cost);
    if (bestCost < 2 * quotePutIn) return best;
    for (const auto& [first, firstCost] : quoteEdits(std::string(line)))
      for (const auto& [text, cost] : quoteEdits(first)) consider(text, firstCost + cost);
    return best;
  }

  template <typename Consider>
  void wholeEdits(std::string_view line, const Consider& consider) const {
    const std::string quote(1, rules_.quote), own(1, separator_);
    auto replaced = [&](const std::string& from, const std::string& to) {
      return boost::replace_all_copy(std::string(line), from, to);
    };
    consider(replaced("\\" + quote, quote + quote), escapedQuotes);
    consider(replaced(own + " " + quote, own + quote), blanksBeforeQuotes);
    if (!ragged_) return;
    for (char other : rules_.separators)
      if (other != separator_) consider(replaced(std::string(1, other), own), otherSeparator);
    const size_t fields = reader().read(line).fields;
    if (fields < fields_)
      consider(std::string(line) + std::string(fields_ - fields, separator_), fieldsTooFew);
    else if (line.ends_with(std::string(fields - fields_, separator_)))
      consider(std::string(line.substr(0, line.size() - (fields - fields_))), fieldsTooMany);
  }

  struct Edited {
    std::string text;
    uint32_t cost;
  };
  /// A quote put in at an end of a field or doubled, or deleted.
  std::vector<Edited> quoteEdits(const std::string& line) const {
    constexpr size_t most = 80;
    std::vector<Edited> found;
    for (size_t at = 0; at <= line.size() && found.size() < most; ++at) {
      const bool begins = at == 0 || line[at - 1] == separator_;
      const bool ends = at == line.size() || line[at] == separator_;
      const bool isQuote = at < line.size() && line[at] == rules_.quote;
      if (begins || ends || isQuote) {
        found.push_back({line, quotePutIn});
        found.back().text.insert(at, 1, rules_.quote);
      }
      if (isQuote) {
        found.push_back({line, quoteDeleted});
        found.back().text.erase(at, 1);
      }
    }
    return found;
  }

  std::string_view text_;
  const TableRows& rules_;
  bool ragged_;
  std::vector<TextLine> lines_;
  char separator_ = ',';
  size_t fields_ = 0;
};

}  // namespace

Changes mendedRows(std::string_view text, const TableRows& table, bool ragged) {
  return Table(text, table, ragged).mended();
}

}  // namespace hone
