#include "report/panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "text/counted.h"
#include "text/visible.h"

namespace hone {
namespace {

enum class Color : int { none = 0, bold = 1, dim = 2, green = 32, yellow = 33, cyan = 36 };

/// A line of fields.
class PanelLine {
 public:
  PanelLine(const PanelStyle& style, std::string_view label) : style_(style) {
    add(fmt::format("{:<8}", label), always, Color::dim);
  }

  static constexpr int always = 0;

  /// If the fields don't fit, those of the greatest rank are left out first.
  PanelLine& add(std::string text, int rank, Color color = Color::none) {
    const size_t columns = columnsOf(text);
    fields_.push_back({std::move(text), columns, rank, color});
    used_ += columns;
    return *this;
  }

  /// A progress bar of `cells`, filled to the given share.
  PanelLine& bar(size_t cells, double part, int rank, Color color) {
    auto filled = static_cast<size_t>(std::lround(std::clamp(part, 0.0, 1.0) * static_cast<double>(cells)));
    addCells(filled, rank, color);
    return add(repeated(style_.unicode ? "░" : ".", cells - filled) + "  ", rank, Color::dim);
  }

  PanelLine& addCells(size_t cells, int rank, Color color) {
    return add(repeated(style_.unicode ? "█" : "#", cells), rank, color);
  }

  /// Shows text of the input in the remaining columns. Leaves out fields that would leave it fewer than this many.
  size_t roomFor(size_t least) {
    while (used_ + least > style_.columns && dropLeastImportant()) {
    }
    return style_.columns - std::min(used_, style_.columns);
  }

  std::string text() {
    roomFor(0);
    std::string text;
    size_t room = style_.columns;
    for (const Field& field : fields_) {
      text += colored(field.columns <= room ? field.text : cut(field.text, room), field.color);
      if (field.columns > room) break;
      room -= field.columns;
    }
    return text;
  }

 private:
  struct Field {
    std::string text;
    size_t columns;
    int rank;
    Color color;
  };

  bool dropLeastImportant() {
    const int rank = std::ranges::max(fields_, {}, &Field::rank).rank;
    if (rank == always) return false;
    std::erase_if(fields_, [&](const Field& field) {
      if (field.rank == rank) used_ -= field.columns;
      return field.rank == rank;
    });
    return true;
  }

  /// The text gets a mark if it was cut.
  std::string cut(std::string_view text, size_t room) const {
    const ShownWindow part = shown({.line = 1, .behind = std::string(text)}, room, style_.unicode);
    return part.before + part.behind;
  }

  std::string colored(const std::string& text, Color color) const {
    if (!style_.color || color == Color::none || text.empty()) return text;
    return fmt::format("\033[{}m{}\033[0m", static_cast<int>(color), text);
  }

  static std::string repeated(std::string_view cell, size_t count) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += cell;
    return text;
  }

  const PanelStyle& style_;
  std::vector<Field> fields_;
  size_t used_ = 0;
};

size_t barCells(const PanelStyle& style) { return style.columns < 100 ? 12 : 20; }

double part(double of, double whole) { return whole > 0 ? of / whole : 0; }

double percentOf(const RunView& view) {
  return view.inputBytes == 0 ? 100 : 100 * part(static_cast<double>(view.bytes), static_cast<double>(view.inputBytes));
}

// The ranks in each line decide what is left out first if there is little room.

std::string sizeLine(const RunView& view, const PanelStyle& style) {
  PanelLine line(style, "size");
  line.bar(barCells(style), percentOf(view) / 100, 4, Color::cyan);
  line.add(fmt::format("{:.1f} %  ", percentOf(view)), 1, Color::bold);
  line.add(grouped(view.bytes), PanelLine::always).add(fmt::format(" of {}", grouped(view.inputBytes)), 3);
  line.add(" bytes", PanelLine::always);
  if (view.inputFiles > 0) line.add(fmt::format(", {} of {} files", grouped(view.files), grouped(view.inputFiles)), 2);
  return line.add("  " + clockTime(view.seconds), 2).text();
}

/// Lists as many of the largest files as fit.
std::string filesLine(const RunView& view, const PanelStyle& style) {
  PanelLine line(style, "files");
  for (size_t i = 0; i < view.largest.size(); ++i) {
    const FileView& file = view.largest[i];
    const int rank = i == 0 ? PanelLine::always : static_cast<int>(i);
    line.add((i == 0 ? "" : ", ") + visible(file.path), rank).add(" " + grouped(file.bytes), rank, Color::dim);
  }
  return line.text();
}

bool firstRunTakesLong(const RunView& view) {
  constexpr double longSeconds = 10;
  return view.firstRunSeconds.value_or(0) >= longSeconds;
}

/// One line for a log.
std::string firstRunNote(const RunView& view) {
  const std::string limit =
      view.firstRunLimit ? fmt::format("is ended after {}", clockTime(*view.firstRunLimit)) : "has no limit of time";
  return fmt::format("the first run of the test has taken {} so far and {}: --timeout S sets the limit",
                     clockTime(*view.firstRunSeconds), limit);
}

std::string firstRunLine(const RunView& view, const PanelStyle& style) {
  PanelLine line(style, "pass");
  line.add(fmt::format("first run: no answer for {}", clockTime(*view.firstRunSeconds)), PanelLine::always,
           Color::yellow);
  line.add(view.firstRunLimit ? fmt::format(", ended after {}", clockTime(*view.firstRunLimit)) : ", no limit", 2,
           Color::yellow);
  return line.add(" (--timeout S)", 1, Color::yellow).text();
}

std::string passLine(const RunView& view, const PanelStyle& style) {
  if (firstRunTakesLong(view)) return firstRunLine(view, style);
  if (view.pass.empty()) return PanelLine(style, "pass").add("the first test runs", PanelLine::always).text();
  PanelLine line(style, "pass");
  line.add(view.pass, PanelLine::always, Color::bold);
  if (view.leftByLimit)
    line.add(fmt::format(", at most {} more", clockTime(*view.leftByLimit)), 1).add(" by the limit", 2);
  return line.text();
}

std::string testsLine(const RunView& view, const PanelStyle& style) {
  const SearchStats& search = view.search;
  const auto tests = static_cast<double>(search.tests);
  const size_t all = barCells(style);
  auto cells = [&](uint64_t count) {
    return static_cast<size_t>(std::lround(part(static_cast<double>(count), tests) * static_cast<double>(all)));
  };
  PanelLine line(style, "tests");
  const size_t fail = cells(search.fail);
  const size_t unresolved = std::min(cells(search.unresolved), all - fail);
  line.addCells(fail, 6, Color::green);
  line.addCells(unresolved, 6, Color::yellow);
  line.bar(all - fail - unresolved, 0, 6, Color::none);
  line.add(grouped(search.tests), PanelLine::always, Color::bold)
      .add(fmt::format(" at {:.1f}/s", view.testsPerSecond), 2);
  line.add(": ", 1).add(fmt::format("{} {}", grouped(search.fail), view.words.fail), 1, Color::green);
  line.add(fmt::format(", {} {}", grouped(search.pass), view.words.pass), 3);
  line.add(", ", 4).add(fmt::format("{} {}", grouped(search.unresolved), view.words.unresolved), 4, Color::yellow);
  if (search.timedOut > 0) line.add(fmt::format(" ({} timed out)", grouped(search.timedOut)), 4, Color::yellow);
  return line.add(", " + counted(static_cast<size_t>(view.jobs), "job"), 5).text();
}

/// Lists as many of the fastest workers as fit.
std::string farmLine(const FarmView& farm, const PanelStyle& style) {
  std::vector<FarmView::Worker> used;
  size_t slots = 0;
  for (const FarmView::Worker& worker : farm.workers) {
    slots += worker.slots;
    if (worker.slots > 0) used.push_back(worker);
  }
  std::ranges::stable_sort(used, std::greater<>(), &FarmView::Worker::testsPerSecond);
  constexpr int rankOfFirst = 3;
  PanelLine line(style, "farm");
  if (used.empty()) line.add("no workers, so tests run here", PanelLine::always, Color::yellow);
  if (!used.empty()) line.add(counted(used.size(), "worker"), PanelLine::always, Color::bold);
  if (!used.empty()) line.add(fmt::format(", {}", counted(slots, "slot")), 1);
  for (size_t i = 0; i < used.size(); ++i)
    line.add(fmt::format("{} {} {:.1f}/s", i == 0 ? ":" : ",", visible(used[i].name), used[i].testsPerSecond),
             rankOfFirst + static_cast<int>(i));
  if (farm.lost > 0) line.add(fmt::format(", {} lost", grouped(farm.lost)), 1, Color::yellow);
  return line.add(fmt::format(", {} audited", grouped(farm.audited)), 2).text();
}

std::string newestLine(const RunView& view, const PanelStyle& style) {
  constexpr size_t leastOfText = 24;
  PanelLine line(style, "newest");
  if (view.newestPass.empty()) return line.add("no success yet", PanelLine::always).text();
  line.add("by " + view.newestPass, 2).add(", ", 2);
  const std::string file = visible(view.newest.file, style.unicode);
  if (view.newest.line == 0)
    return line.add(file.empty() ? "nothing is left" : file + " is gone", PanelLine::always).text();
  if (!file.empty()) line.add(file + ", ", 1);
  line.add(fmt::format("line {}: ", grouped(view.newest.line)), 1);
  const ShownWindow most = shown(view.newest, leastOfText, style.unicode);
  const size_t least = columnsOf(most.before + most.behind);
  const ShownWindow window = shown(view.newest, line.roomFor(least), style.unicode);
  return line.add(window.before, PanelLine::always).add(window.behind, PanelLine::always, Color::green).text();
}

}  // namespace

std::vector<std::string> panel(const RunView& view, const PanelStyle& style) {
  std::vector<std::string> lines;
  if (view.improvesText) lines.push_back(sizeLine(view, style));
  if (!view.largest.empty()) lines.push_back(filesLine(view, style));
  lines.push_back(passLine(view, style));
  lines.push_back(testsLine(view, style));
  if (view.farm) lines.push_back(farmLine(*view.farm, style));
  if (view.improvesText) lines.push_back(newestLine(view, style));
  if (!view.keys.empty())
    lines.push_back(PanelLine(style, "keys").add(view.keys, PanelLine::always, Color::dim).text());
  return lines;
}

std::string progressLine(const RunView& view) {
  std::string line = clockTime(view.seconds) + ":";
  if (view.improvesText) line += fmt::format(" {} bytes ({:.1f} %),", grouped(view.bytes), percentOf(view));
  if (firstRunTakesLong(view)) return fmt::format("{} {}", line, firstRunNote(view));
  if (!view.pass.empty()) line += fmt::format(" pass {},", view.pass);
  line += fmt::format(" {} tests ({:.1f}/s)", grouped(view.search.tests), view.testsPerSecond);
  if (!view.farm) return line;
  const auto used = std::ranges::count_if(view.farm->workers, [](const auto& worker) { return worker.slots > 0; });
  return line + fmt::format(" on {}, {} lost, {} audited", counted(static_cast<size_t>(used), "worker"),
                            grouped(view.farm->lost), grouped(view.farm->audited));
}

std::string grouped(uint64_t number) {
  std::string digits = std::to_string(number);
  for (size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
  return digits;
}

std::string percent(uint64_t part, uint64_t whole) {
  const double value = whole == 0 ? 100 : 100 * static_cast<double>(part) / static_cast<double>(whole);
  if (value >= 99.95) return fmt::format("{:.0f} %", value);
  return value >= 1 || value == 0 ? fmt::format("{:.1f} %", value) : fmt::format("{:.2g} %", value);
}

std::string clockTime(double seconds) {
  auto whole = static_cast<uint64_t>(std::max(seconds, 0.0));
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace hone
