// What most lines agree on is the table's separator and number of fields. A line that isn't such a row is mended alone:
// by the readings of it that have the right number of fields. The columns tell which one is meant: what the fields of
// the other rows look like, and which texts they hold.

#include "repair/table_rows.h"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
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
  quotePutIn = 10,
  quoteDeleted = 11,
  signDeleted = 30,      ///< dearer than quotes around the field
  textBehindQuote = 24,  ///< about as dear as quotes around the field
  otherSeparator = 12,
  fieldsTooFew = 13,
  quoteInPlain = 4,  ///< on top, for each quote in a field without quotes around it
  oddQuotes = 3,     ///< on top, where a field has an odd number of quotes within
  closeFields = 2,   ///< on top, where fields that become one aren't set apart by a blank
};

struct Row {
  std::vector<std::string> fields;
  bool whole = true;     ///< its quotes match
  bool open = false;     ///< it goes on with the next line
  uint32_t strange = 0;  ///< what such fields cost
  bool quoteInPlain = false;
};

class RowReader {
 public:
  RowReader(char separator, char quote) : separator_(separator), quote_(quote) {}

  Row read(std::string_view line) const {
    Row row;
    for (size_t at = 0;;) {
      // Elsewhere than at the beginning of a field, a quote is text.
      const bool opens = at < line.size() && line[at] == quote_;
      const size_t end = std::min(line.find(separator_, at), line.size());
      if (opens) {
        row.fields.emplace_back();
        at = quoted(line, at, row);
      } else {
        row.fields.emplace_back(line.substr(at, end - at));
        if (row.fields.back().find('\n') != std::string::npos) row.whole = false;
        const auto quotes = static_cast<uint32_t>(std::ranges::count(row.fields.back(), quote_));
        row.strange += quoteInPlain * quotes;
        row.quoteInPlain = row.quoteInPlain || quotes > 0;
        at = end;
      }
      if (at >= line.size()) return row;
      if (line[at++] != separator_) row.whole = false;
    }
  }

 private:
  size_t quoted(std::string_view line, size_t at, Row& row) const {
    size_t quotes = 0;
    std::string& field = row.fields.back();
    for (++at; at < line.size(); ++at) {
      if (line[at] == separator_ && !isBlank(line[std::min(at + 1, line.size() - 1)])) row.strange += closeFields;
      if (line[at] == quote_) {
        if (at + 1 == line.size() || line[at + 1] != quote_) {
          if (quotes % 2 == 1) row.strange += oddQuotes;
          if (at + 1 < line.size() && line[at + 1] != separator_) row.whole = false;
          return at + 1;
        }
        ++quotes;
        ++at;
      }
      field += line[at];
    }
    row.whole = false;
    row.open = true;
    return at;
  }

  char separator_, quote_;
};

/// What the fields of a column look like.
class Column {
 public:
  void add(const std::string& field) {
    ++count_;
    kinds_.insert(kind(field));
    edges_.insert(edges(field));
    shapes_.insert(shape(field));
    texts_.insert(field);
  }

  bool fits(const std::string& field) const {
    // Where nearly each field has a shape of its own, any text fits that has blanks around it as they have.
    const std::string kind = Column::kind(field);
    return kinds_.contains(kind) ||
           (kinds_.size() * 2 > count_ && !kind.empty() && kind != number && hasEdgesOf(field));
  }
  /// Others begin and end as it does, with a blank or with none.
  bool hasEdgesOf(std::string_view field) const { return edges_.contains(edges(field)); }
  /// 2 for a text that stands there in another row, 1 for one that looks exactly as few others do, else 0.
  uint32_t knows(const std::string& field) const {
    constexpr size_t few = 3;
    if (field.empty()) return 0;
    if (kind(field) != number && texts_.contains(field)) return 2;
    return shapes_.size() <= few && count_ > shapes_.size() && shapes_.contains(shape(field)) ? 1 : 0;
  }

 private:
  static constexpr std::string_view number = "number";

  static bool isNumber(std::string_view field) {
    size_t at = !field.empty() && oneOf(field[0], "+-") ? 1 : 0;
    size_t digits = 0, points = 0;
    for (; at < field.size() && (isDigit(field[at]) || field[at] == '.'); ++at)
      isDigit(field[at]) ? ++digits : ++points;
    if (digits == 0 || points > 1) return false;
    if (at < field.size() && oneOf(field[at], "eE")) {
      ++at;
      if (at < field.size() && oneOf(field[at], "+-")) ++at;
      for (digits = 0; at < field.size() && isDigit(field[at]); ++at) ++digits;
    }
    return at == field.size() && digits > 0;
  }

  /// Whether it begins and ends with a blank.
  static std::pair<bool, bool> edges(std::string_view field) {
    return {!field.empty() && isBlank(field.front()), !field.empty() && isBlank(field.back())};
  }

  /// Letters are `a`, digits are `9`.
  static std::string shape(std::string_view field) {
    std::string out;
    for (const char c : field) out += isDigit(c) ? '9' : isLetter(c) || static_cast<uint8_t>(c) >= 0x80 ? 'a' : c;
    return out;
  }

  /// The shape with each run as one sign; all numbers are of one kind, and a word is of the same kind as several.
  static std::string kind(std::string_view field) {
    if (isNumber(field)) return std::string(number);
    std::string out = shape(field);
    boost::replace_all(out, "a a", "aaa");
    out.erase(std::ranges::unique(out).begin(), out.end());
    return out;
  }

  size_t count_ = 0;
  std::set<std::string> kinds_, shapes_, texts_;
  std::set<std::pair<bool, bool>> edges_;
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
  Table(std::string_view text, const TableRows& rules, RowFaults faults)
      : text_(text), rules_(rules), ragged_(faults == RowFaults::fields), lines_(textLines(text)) {}

  MendedRows mended() {
    if (!findShape()) return {};
    MendedRows result;
    std::vector<std::vector<std::pair<size_t, Change>>> others;  // further readings, by the change they stand for
    for (size_t i = 0; i < lines_.size();) {
      if (const size_t length = rowAt(i)) {
        i += length;
        continue;
      }
      const std::string_view old = at(i);
      header_ = i == 0;
      const size_t end = ++i < lines_.size() ? lines_[i].begin : text_.size();
      const Row row = reader().read(old);
      const bool mends = !row.whole || ragged_;
      if (!mends || old.size() > longestLine) continue;
      const auto begin = static_cast<uint32_t>(old.data() - text_.data());
      if (const Halves halves = halvesAt(i - 1); !halves.oneLine.empty()) {
        const auto size = static_cast<uint32_t>(lines_[i++].end - begin);
        result.best.push_back(narrowed(text_, {begin, size, halves.oneLine}));
        if (others.empty()) others.emplace_back();
        others.front().emplace_back(result.best.size() - 1, narrowed(text_, {begin, size, halves.withBreak}));
        continue;
      }
      // What is no row, and what the end of the file cut off.
      const bool cut = end == text_.size() && !text_.ends_with('\n') && row.fields.size() < fields_;
      bool fits = false;
      const std::vector<std::string> now = readings(old, fits);
      if ((ragged_ && (cut || (isNoRow(old) && !fits))) || (cut && row.open && !fits)) {
        result.best.push_back({begin, static_cast<uint32_t>(end - begin), {}});
        continue;
      }
      if (now.empty()) continue;
      const auto size = static_cast<uint32_t>(old.size());
      result.best.push_back(narrowed(text_, {begin, size, now.front()}));
      others.resize(std::max(others.size(), now.size() - 1));
      for (size_t other = 1; other < now.size(); ++other)
        others[other - 1].emplace_back(result.best.size() - 1, narrowed(text_, {begin, size, now[other]}));
    }
    // All second readings together, all third ones, ...: so there are few, however many lines are mended.
    for (auto& changes : others) {
      result.rivals.push_back(result.best);
      for (auto& [place, change] : changes) result.rivals.back()[place] = std::move(change);
    }
    return result;
  }

 private:
  RowReader reader() const { return {separator_, rules_.quote}; }
  std::string_view at(size_t i) const { return text_.substr(lines_[i].begin, lines_[i].end - lines_[i].begin); }

  /// The separator by which most lines have the same number of fields, more than one; and the columns.
  bool findShape() {
    size_t most = 0;
    for (char separator : rules_.separators) {
      std::map<size_t, size_t> counts;
      for (size_t i = 0; i < lines_.size(); ++i)
        if (const Row row = RowReader(separator, rules_.quote).read(at(i)); row.whole && row.fields.size() > 1)
          ++counts[row.fields.size()];
      for (auto [fields, count] : counts) {
        if (count < most || (count == most && fields <= fields_)) continue;
        most = count;
        separator_ = separator;
        fields_ = fields;
      }
    }
    const auto blank =
        static_cast<size_t>(std::ranges::count_if(lines_, [](TextLine line) { return line.begin == line.end; }));
    const size_t rows = lines_.size() - blank;
    // Of a header and one row, the longer one: the other may have lost a separator.
    const bool oneRow = most == 1 && rows == 2;
    if ((most < 2 && !oneRow) || 3 * most < rows) return false;
    columns_.resize(fields_);
    // The first line may hold the columns' names.
    for (size_t i = most > 2 ? 1 : 0; i < lines_.size(); ++i)
      if (const Row row = reader().read(at(i)); isRow(row))
        for (size_t c = 0; c < fields_; ++c) columns_[c].add(row.fields[c]);
    return true;
  }

  bool isRow(const Row& row) const { return row.whole && row.fields.size() == fields_; }
  /// Strict readers refuse a quote in a field that has none around it.
  bool isGood(const Row& row) const { return isRow(row) && !(ragged_ && row.quoteInPlain); }

  /// Of how many lines the row at a line is; 0 if there is none. A line that is a row itself is no part of another one.
  size_t rowAt(size_t first) const {
    Row row = reader().read(at(first));
    for (size_t i = first; row.open && i + 1 < lines_.size() && i - first < mostLines;) {
      if (isGood(reader().read(at(++i)))) return 0;
      row = reader().read(text_.substr(lines_[first].begin, lines_[i].end - lines_[first].begin));
      if (isGood(row)) return i + 1 - first;
    }
    return isGood(row) ? 1 : 0;
  }

  struct Halves {
    std::string oneLine, withBreak;  ///< the row with a blank for the line break, and with the break in quotes
  };
  /// The row that a line and the next one make up, where a line break got into a field; empty if they don't.
  Halves halvesAt(size_t i) const {
    if (!ragged_ || i + 1 >= lines_.size() || rowAt(i + 1) > 0) return {};
    const std::string first(at(i)), second(at(i + 1)), quote(1, rules_.quote);
    if (first.empty() || second.empty() || (first + second).find(quote) != std::string::npos) return {};
    if (!isRow(reader().read(first + second))) return {};
    const size_t begin = first.rfind(separator_) + 1, end = std::min(second.find(separator_), second.size());
    const bool blank = begin < first.size() && end > 0 && !isBlank(first.back()) && !isBlank(second.front());
    return {first + (blank ? " " : "") + second, first.substr(0, begin) + quote + first.substr(begin) + "\n" +
                                                     second.substr(0, end) + quote + second.substr(end)};
  }

  /// A remark, or a message that got in between.
  bool isNoRow(std::string_view line) const {
    return line.find_first_of(rules_.separators) == std::string_view::npos &&
           (std::ranges::none_of(line, [](char c) { return isWord(c); }) || line.find(' ') != std::string_view::npos);
  }

  struct Reading {
    std::string text;
    size_t misfits, unknown;
    uint32_t edits, cost;
    bool inWord;      ///< a value is taken apart
    bool otherSigns;  ///< other separators were meant as the table's
    std::vector<std::string> fields;
    auto rank() const { return std::tuple(edits, misfits, unknown, cost); }
  };

  /// The line as a row, or several; best first, and with it what is as good and has other fields. `fits`: the columns
  /// hold such fields as those of the best one.
  std::vector<std::string> readings(std::string_view line, bool& fits) const {
    std::vector<Reading> found;
    bool inWord = false, otherSigns = false;
    auto consider = [&](std::string text, uint32_t cost, size_t rowEnd = std::string::npos) {
      Reading reading{std::move(text), 0, 0, 0, cost, inWord, otherSigns, {}};
      std::string_view rest = reading.text;
      for (bool more = true; more;) {
        const size_t end = std::min(rowEnd, rest.size());
        more = end < rest.size();
        rowEnd = std::string::npos;
        const Row row = reader().read(rest.substr(0, end));
        if (!isRow(row) || (ragged_ && row.quoteInPlain)) return;
        reading.cost += row.strange;
        for (size_t c = 0; c < fields_; ++c) {
          // A field that gets quotes around separators is unlike the others of any column: only its ends tell.
          const std::string& field = row.fields[c];
          const bool wrapped = field.find(separator_) != std::string::npos && columns_[c].hasEdgesOf(field);
          if (!header_ && !wrapped && !columns_[c].fits(field)) ++reading.misfits;
          if (!header_) reading.unknown += 2 - columns_[c].knows(row.fields[c]);
          reading.fields.push_back(row.fields[c]);
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
      reading.edits = reading.cost / quotePutIn;
      found.push_back(std::move(reading));
    };
    const size_t fields = reader().read(line).fields.size();
    quoteEdits(line, consider);
    otherSigns = true;
    if (ragged_) otherSeparators(line, consider);
    otherSigns = false;
    if (ragged_) wholeRows(line, fields, consider, inWord);
    if (ragged_ && fields >= 2 * fields_ - 1) joinedRows(line, consider);
    distrustWords(found);
    // Of equal ones the last: up to there, the line was read.
    std::ranges::reverse(found);
    std::ranges::stable_sort(found, {}, &Reading::rank);
    fits = !found.empty() && found.front().misfits == 0 &&
           std::ranges::none_of(found.front().fields, [](const std::string& field) { return field.empty(); });
    std::vector<std::string> best;
    std::set<std::vector<std::string>> known;
    const size_t most = header_ ? 16 : 8;  // a name may be taken apart anywhere
    for (const Reading& reading : found)
      if (best.size() < most && asGood(found.front(), reading) && known.insert(reading.fields).second)
        best.push_back(reading.text);
    return best;
  }

  /// Where a value could be taken apart at several places, nothing says at which: then it stays whole.
  static void distrustWords(std::vector<Reading>& found) {
    auto place = [](const Reading& one) { return std::pair(one.misfits, one.unknown); };
    const Reading* best = nullptr;
    size_t equal = 0;
    for (const Reading& one : found) {
      if (!one.inWord) continue;
      if (best == nullptr || place(one) < place(*best)) {
        best = &one;
        equal = 0;
      }
      equal += place(one) == place(*best);
    }
    for (Reading& one : found)
      if (one.inWord && equal > 1) ++one.edits;
  }

  /// Another one that the columns like as much or better. If it fits no column, any other may be meant. No column tells
  /// of its name: a header may be taken apart anywhere, unless it has other separators.
  bool asGood(const Reading& best, const Reading& other) const {
    if (header_) return best.otherSigns == other.otherSigns && (other.inWord || other.edits <= best.edits);
    if (other.misfits != best.misfits) return other.misfits < best.misfits;
    return best.misfits > 0 || (other.edits <= best.edits && other.cost <= best.cost + 2);
  }

  template <typename Consider>
  void quoteEdits(std::string_view line, const Consider& consider) const {
    const std::string quote(1, rules_.quote), own(1, separator_);
    auto replaced = [&](const std::string& from, const std::string& to) {
      return boost::replace_all_copy(std::string(line), from, to);
    };
    consider(replaced(own + " " + quote, own + quote), blanksBeforeQuotes);
    consider(replaced(quote + " " + own, quote + own), blanksBeforeQuotes);
    // The separator between two quoted fields.
    if (ragged_)
      for (size_t at = line.find(quote + " " + quote); at != std::string_view::npos;
           at = line.find(quote + " " + quote, at + 1))
        consider(std::string(line).replace(at + 1, 1, own), fieldsTooFew - 1);
    consider(boost::replace_all_copy(replaced("“", quote), "”", quote), otherSeparator);
    for (const auto& [text, cost] : quoteEdits(std::string(line))) consider(text, cost);
    wrappedFields(line, consider);
  }

  /// A field with quotes in it gets quotes around it, and those within are doubled; or what stands behind its last
  /// quote doesn't belong there.
  template <typename Consider>
  void wrappedFields(std::string_view line, const Consider& consider) const {
    const std::string quote(1, rules_.quote);
    const std::vector<std::pair<size_t, size_t>> parts = partsOf(line);
    for (size_t first = 0; first < parts.size(); ++first)
      for (size_t last = first; last < parts.size() && last < first + 4; ++last) {
        std::string field(line.substr(parts[first].first, parts[last].second - parts[first].first));
        const bool wrapped = field.size() > 1 && field.starts_with(quote) && field.ends_with(quote);
        const std::string inside = wrapped ? field.substr(1, field.size() - 2) : field;
        if (inside.find(quote) == std::string::npos && first == last) continue;
        std::string text(line.substr(0, parts[first].first));
        text += quote + boost::replace_all_copy(inside, quote, quote + quote) + quote;
        text += line.substr(parts[last].second);
        // What is set apart by a blank may be one field.
        const bool blank = first == last || line[parts[last].first] == ' ';
        consider(std::move(text), 2 * quotePutIn + (wrapped ? 0u : 2u) + (blank ? 0u : 3u));
        if (wrapped || !field.starts_with(quote)) continue;
        const size_t end = parts[first].first + field.rfind(quote) + 1;
        consider(std::string(line.substr(0, end)).append(line.substr(parts[last].second)), textBehindQuote);
      }
  }

  /// The stretches between separators, whatever the quotes say.
  std::vector<std::pair<size_t, size_t>> partsOf(std::string_view line) const {
    std::vector<std::pair<size_t, size_t>> parts;
    for (size_t begin = 0;;) {
      const size_t end = std::min(line.find(separator_, begin), line.size());
      parts.emplace_back(begin, end);
      if (end == line.size()) return parts;
      begin = end + 1;
    }
  }

  template <typename Consider>
  void otherSeparators(std::string_view line, const Consider& consider) const {
    for (char other : rules_.separators)
      if (other != separator_ && line.find(other) != std::string_view::npos)
        consider(boost::replace_all_copy(std::string(line), std::string(1, other), std::string(1, separator_)),
                 otherSeparator);
  }

  /// Separators that are missing or spare.
  template <typename Consider>
  void wholeRows(std::string_view line, size_t fields, const Consider& consider, bool& inWord) const {
    const std::string own(1, separator_);
    auto with = [&](size_t begin, size_t end, std::string_view text) {
      return std::string(line.substr(0, begin)).append(text).append(line.substr(end));
    };
    const std::vector<std::pair<size_t, size_t>> parts = partsOf(line);
    if (fields < fields_) {
      const std::string missing(fields_ - fields, separator_);
      for (size_t i = 0; i < parts.size(); ++i) consider(with(parts[i].first, parts[i].first, missing), fieldsTooFew);
      consider(std::string(line) + missing, fieldsTooFew);
      if (missing.size() == 1)
        for (size_t at = 1; at < line.size(); ++at) {
          if (line[at] == ' ') consider(with(at, at + 1, own), fieldsTooFew - 1);
          if (line[at - 1] == separator_ || line[at] == separator_) continue;
          inWord = !isBlank(line[at - 1]) && !isBlank(line[at]);
          consider(with(at, at, own), fieldsTooFew);
          inWord = false;
        }
    } else if (fields > fields_) {
      for (size_t i = 0; i + (fields - fields_) <= parts.size(); ++i) {
        const size_t end = i + (fields - fields_);
        const bool empty =
            std::all_of(parts.begin() + static_cast<ptrdiff_t>(i), parts.begin() + static_cast<ptrdiff_t>(end),
                        [](const auto& part) { return part.first == part.second; });
        if (!empty) continue;
        if (end < parts.size())
          consider(with(parts[i].first, parts[end].first, ""), fieldsTooMany);
        else if (i > 0)
          consider(with(parts[i - 1].second, line.size(), ""), fieldsTooMany);
      }
    }
  }

  /// Two rows between which the line break is missing.
  template <typename Consider>
  void joinedRows(std::string_view line, const Consider& consider) const {
    const std::vector<std::pair<size_t, size_t>> parts = partsOf(line);
    if (parts.size() < fields_) return;
    // Separators within quotes make more parts than there are fields.
    for (size_t at = parts[fields_ - 1].first; at <= parts[parts.size() - fields_].second; ++at) {
      const size_t behind = at < line.size() && line[at] == separator_ ? at + 1 : at;
      consider(std::string(line.substr(0, at)) + "\n" + std::string(line.substr(behind)), otherSeparator, at);
    }
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
        // One within a field is a sign of its own: an inch.
        found.push_back(
            {line, begins || at + 1 == line.size() || line[at + 1] == separator_ ? quoteDeleted : signDeleted});
        found.back().text.erase(at, 1);
      }
    }
    return found;
  }

  std::string_view text_;
  const TableRows& rules_;
  const bool ragged_;
  std::vector<TextLine> lines_;
  std::vector<Column> columns_;
  char separator_ = ',';
  size_t fields_ = 0;
  bool header_ = false;  ///< the line that is mended is the first
};

}  // namespace

MendedRows mendedRows(std::string_view text, const TableRows& table, RowFaults faults) {
  return Table(text, table, faults).mended();
}

Changes doubledQuotes(std::string_view text, const TableRows& table) {
  const std::string escaped = {'\\', table.quote};
  Changes changes;
  for (size_t at = text.find(escaped); at != std::string_view::npos; at = text.find(escaped, at + escaped.size()))
    changes.push_back({static_cast<uint32_t>(at), 1, std::string(1, table.quote)});
  return changes;
}

}  // namespace hone
