#include "repair/line_slips.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/replace.hpp>
#include <map>
#include <optional>
#include <stdexcept>

#include "repair/characters.h"

namespace hone {
namespace {

/// Of a line slip's meant text: as many blanks as the first group is long.
constexpr std::string_view sameIndent = "\\i";

struct SlipLine {
  uint32_t begin, end;  ///< without its line break
};

std::vector<SlipLine> slipLinesOf(std::string_view text) {
  std::vector<SlipLine> lines;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const size_t bare = end > begin && text[end - 1] == '\r' ? end - 1 : end;
    lines.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(bare)});
    begin = end + 1;
  }
  return lines;
}

class LineReader {
 public:
  LineReader(std::string_view text, const LineFormat& format)
      : text_(text), format_(format), key_(format.key), section_(format.section), lines_(slipLinesOf(text)) {}

  std::vector<LineReading> readings(const std::function<bool(std::string_view)>& accepts) {
    const std::optional<size_t> bad = firstBadLine(accepts);
    if (!bad) return {};
    // What the end of the file cut off can't be known.
    const size_t last = lines_.size() - 1;
    if (!text_.ends_with('\n') && last > 0)
      add({{lines_[last].begin, static_cast<uint32_t>(text_.size()) - lines_[last].begin, {}}}, 0);
    if (format_.brackets)
      for (size_t i = *bad; i < std::min(nextEntry(*bad), *bad + mostLinesOfEntry); ++i) readLine(i, 0);
    else
      readLine(*bad, 0);
    // A line that can't follow may have been meant, and the one before it be wrong.
    size_t before = *bad;
    while (before > 0 && isVoid(before - 1)) --before;
    if (before > 0) readLine(before - 1, 1);
    std::ranges::stable_sort(found_, {}, &LineReading::rank);
    const size_t next = format_.brackets ? nextEntry(*bad) : *bad + 1;
    for (LineReading& reading : found_) {
      int64_t end = next < lines_.size() ? lines_[next].begin : text_.size();
      for (const Change& change : reading.changes)
        if (change.offset <= lines_[next - 1].end) end += static_cast<int64_t>(change.inserted.size()) - change.removed;
      reading.end = static_cast<uint32_t>(std::max<int64_t>(end, 0));
    }
    return std::move(found_);
  }

 private:
  std::string_view line(size_t i) const { return text_.substr(lines_[i].begin, lines_[i].end - lines_[i].begin); }
  static size_t indentation(std::string_view line) { return std::min(line.find_first_not_of(" \t"), line.size()); }
  bool isVoid(size_t i) const {
    const std::string_view content = line(i).substr(indentation(line(i)));
    return content.empty() || format_.comment.find(content.front()) != std::string::npos;
  }

  std::optional<size_t> firstBadLine(const std::function<bool(std::string_view)>& accepts) const {
    // Of texts that end within brackets, nothing can be said.
    std::vector<size_t> starts;
    for (size_t i = 0; i < lines_.size(); ++i)
      if (format_.brackets ? keyOf(i) || sectionOf(i) : !starts.empty() || !isVoid(i)) starts.push_back(i);
    if (starts.empty()) return std::nullopt;
    size_t good = 0, bad = starts.size();
    while (bad > good + 1) {
      const size_t middle = good + (bad - good) / 2;
      (accepts(text_.substr(0, lines_[starts[middle]].begin)) ? good : bad) = middle;
    }
    return starts[good];
  }

  /// The line with the next key or section.
  size_t nextEntry(size_t i) const {
    for (++i; i < lines_.size() && !keyOf(i) && !sectionOf(i);) ++i;
    return i;
  }
  static constexpr size_t mostLinesOfEntry = 20;

  void add(Changes changes, int rank) {
    const bool known = std::ranges::any_of(found_, [&](const LineReading& one) { return one.changes == changes; });
    if (!known) found_.push_back({std::move(changes), rank, 0});
  }

  /// The line becomes another text; only what differs is changed.
  void replace(size_t i, std::string now, int rank) {
    const std::string_view old = line(i);
    size_t same = 0;
    while (same < old.size() && same < now.size() && old[same] == now[same]) ++same;
    size_t tail = 0;
    while (tail < old.size() - same && tail < now.size() - same &&
           old[old.size() - 1 - tail] == now[now.size() - 1 - tail])
      ++tail;
    if (same == old.size() && same == now.size()) return;
    add({{static_cast<uint32_t>(lines_[i].begin + same), static_cast<uint32_t>(old.size() - same - tail),
          now.substr(same, now.size() - same - tail)}},
        rank);
  }

  void readLine(size_t i, int behind) {
    if (format_.nested) indent(i, behind);
    if (behind == 0) dropEarlier(i);
    if (behind == 0) joinSections(i);
    for (const LineSlip& slip : format_.slips) {
      const RE2 pattern(slip.pattern);
      if (!pattern.ok()) throw std::logic_error("a line slip's pattern is invalid: " + pattern.error());
      const std::optional<std::string> meant = mended(line(i), pattern, slip.meant);
      if (!meant) continue;
      replace(i, *meant, slip.rank);
      if (behind == 0 && slip.everywhere) mendAll(i, pattern, slip);
    }
  }

  std::optional<std::string> mended(std::string_view old, const RE2& pattern, const std::string& meant) const {
    constexpr int mostGroups = 6;
    std::array<re2::StringPiece, mostGroups> groups;
    const re2::StringPiece content(old.data(), old.size());
    if (!pattern.Match(content, 0, content.size(), RE2::ANCHOR_BOTH, groups.data(), mostGroups)) return std::nullopt;
    std::string now;
    const std::string rewrite =
        boost::replace_all_copy(meant, std::string(sameIndent), std::string(groups[1].size(), ' '));
    return pattern.Rewrite(&now, rewrite, groups.data(), mostGroups) ? std::optional(now) : std::nullopt;
  }

  /// The slip as often as it stands on the line; and so on all lines from there on.
  void mendAll(size_t first, const RE2& pattern, const LineSlip& slip) {
    constexpr int mostOnLine = 16;
    Changes all;
    for (size_t i = first; i < lines_.size(); ++i) {
      if (isVoid(i)) continue;
      std::string now(line(i));
      for (int times = 0; times < mostOnLine; ++times) {
        const std::optional<std::string> next = mended(now, pattern, slip.meant);
        if (!next || *next == now) break;
        now = *next;
      }
      if (now == line(i)) continue;
      if (i == first) replace(i, now, slip.rank);
      all.push_back({lines_[i].begin, lines_[i].end - lines_[i].begin, std::move(now)});
    }
    if (all.size() > 1) add(std::move(all), slip.rank);
  }

  /// Columns of a tab as editors show it: beside lines with blanks, a line was put where it looks right.
  static constexpr std::array<size_t, 2> shownWidths = {4, 8};

  /// Indentation as blocks that are open before the line have it, or one step deeper. Tabs say how many steps.
  void indent(size_t i, int behind) {
    const std::string_view here = line(i);
    const size_t depth = indentation(here);
    const auto tabs = static_cast<size_t>(std::ranges::count(here.substr(0, depth), '\t'));
    std::vector<size_t> levels;
    size_t outer = SIZE_MAX, least = SIZE_MAX;
    for (size_t before = i; before-- > 0 && outer > 0;) {
      if (isVoid(before)) continue;
      const size_t level = indentation(line(before));
      if (level >= outer || line(before).substr(0, level).find('\t') != std::string_view::npos) continue;
      if (levels.empty()) {
        levels.push_back(level);
        const size_t bullet = line(before).find_first_not_of(" -");
        if (bullet != std::string_view::npos && bullet > level) levels.push_back(bullet);
      } else {
        levels.push_back(level);
      }
      least = outer == SIZE_MAX ? least : std::min(least, outer - level);
      outer = level;
    }
    // One step deeper, and as the lines behind it.
    const size_t step = stepWidth();
    if (!levels.empty()) levels.push_back(levels.front() + step);
    for (size_t next = i + 1; next < lines_.size(); ++next)
      if (!isVoid(next)) {
        levels.push_back(indentation(line(next)));
        break;
      }
    std::ranges::sort(levels);
    levels.erase(std::ranges::unique(levels).begin(), levels.end());
    auto distance = [&](size_t level) { return std::max(level, depth) - std::min(level, depth); };
    if (tabs == 0) std::ranges::stable_sort(levels, {}, distance);
    if (tabs > 0) std::ranges::stable_partition(levels, [&](size_t level) { return level == tabs * shownWidths[0]; });
    for (const size_t level : levels) {
      const bool shown = std::ranges::any_of(shownWidths, [&](size_t width) { return level == tabs * width; });
      const bool exact = tabs > 0 ? shown || level == tabs * step : distance(level) <= 1;
      if (level == depth && tabs == 0) continue;
      replace(i, std::string(level, ' ') + std::string(here.substr(depth)), (exact ? 0 : 1) + (tabs > 0 ? 0 : behind));
    }
  }

  /// By how much a block is indented, most often.
  size_t stepWidth() const {
    std::map<size_t, size_t> counts;
    size_t last = 0;
    for (size_t i = 0; i < lines_.size(); ++i) {
      if (isVoid(i) || line(i).substr(0, indentation(line(i))).find('\t') != std::string_view::npos) continue;
      const size_t level = indentation(line(i));
      if (level > last) ++counts[level - last];
      last = level;
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? 2 : most->first;
  }

  std::optional<std::string> keyOf(size_t i) const { return groupOf(key_, i); }
  std::optional<std::string> sectionOf(size_t i) const { return groupOf(section_, i); }
  std::optional<std::string> groupOf(const RE2& pattern, size_t i) const {
    std::string name;
    const re2::StringPiece content(text_.data() + lines_[i].begin, lines_[i].end - lines_[i].begin);
    return !pattern.pattern().empty() && RE2::PartialMatch(content, pattern, &name) ? std::optional(name)
                                                                                    : std::nullopt;
  }

  /// A key that stands twice: the last one counts.
  void dropEarlier(size_t i) {
    const std::optional<std::string> key = keyOf(i);
    if (!key) return;
    const size_t level = indentation(line(i));
    for (size_t before = i; before-- > 0;) {
      if (isVoid(before)) continue;
      if (indentation(line(before)) < level || sectionOf(before)) return;
      if (indentation(line(before)) > level || keyOf(before) != key) continue;
      size_t end = before + 1;
      while (end < i && (isVoid(end) || indentation(line(end)) > level)) ++end;
      return add({{lines_[before].begin, lines_[end].begin - lines_[before].begin, {}}}, 0);
    }
  }

  /// A section that stands twice: the lines of the later one go to the end of the first.
  void joinSections(size_t i) {
    const std::optional<std::string> name = sectionOf(i);
    if (!name) return;
    auto endOf = [&](size_t header) {
      size_t end = header + 1;
      while (end < lines_.size() && !sectionOf(end)) ++end;
      return end;
    };
    for (size_t before = i; before-- > 0;) {
      if (sectionOf(before) != name) continue;
      size_t last = endOf(before);
      while (last > before + 1 && isVoid(last - 1)) --last;
      const size_t end = endOf(i);
      const auto behind = end < lines_.size() ? lines_[end].begin : static_cast<uint32_t>(text_.size());
      const uint32_t body = i + 1 < lines_.size() ? lines_[i + 1].begin : behind;
      std::string moved(text_.substr(body, behind - body));
      if (!moved.empty() && !moved.ends_with('\n')) moved += '\n';
      Changes changes;
      // The last value counts.
      for (size_t own = before + 1; own < last; ++own)
        for (size_t later = i + 1; later < end; ++later)
          if (keyOf(own) && keyOf(own) == keyOf(later)) {
            changes.push_back({lines_[own].begin, lines_[own + 1].begin - lines_[own].begin, {}});
            break;
          }
      changes.push_back({lines_[last].begin, 0, std::move(moved)});
      changes.push_back({lines_[i].begin, behind - lines_[i].begin, {}});
      return add(joined(std::move(changes)), 0);
    }
  }

  std::string_view text_;
  const LineFormat& format_;
  const RE2 key_, section_;
  std::vector<SlipLine> lines_;
  std::vector<LineReading> found_;
};

}  // namespace

std::vector<LineReading> lineReadings(std::string_view text, const LineFormat& format,
                                      const std::function<bool(std::string_view)>& accepts) {
  return LineReader(text, format).readings(accepts);
}

}  // namespace hone
