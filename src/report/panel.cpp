#include "report/panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "text/decode.h"

namespace hone {
namespace {

enum class Color : int { none = 0, bold = 1, dim = 2, green = 32, yellow = 33, cyan = 36 };

/// A line that knows how many columns it has taken, whatever the colours.
class Line {
 public:
  Line(const PanelStyle& style, std::string_view label) : style_(style) {
    add(fmt::format("{:<8}", label), Color::dim);
  }

  /// What has no room any more is left out.
  Line& add(std::string_view text, Color color = Color::none) {
    std::string part;
    for (size_t at = 0; at < text.size() && used_ < style_.columns; ++used_) {
      size_t length = decode(text, at, Encoding::utf8).length;
      part += text.substr(at, length);
      at += length;
    }
    if (style_.color && color != Color::none && !part.empty())
      text_ += fmt::format("\033[{}m{}\033[0m", static_cast<int>(color), part);
    else
      text_ += part;
    return *this;
  }

  /// A bar of `cells`, of which the given parts of the whole are filled.
  Line& bar(size_t cells, double part, Color color) {
    auto filled = static_cast<size_t>(std::lround(std::clamp(part, 0.0, 1.0) * static_cast<double>(cells)));
    addCells(filled, color);
    return add(repeated(style_.unicode ? "░" : ".", cells - filled), Color::dim);
  }

  Line& addCells(size_t cells, Color color) { return add(repeated(style_.unicode ? "█" : "#", cells), color); }

  std::string text() const { return text_; }

 private:
  static std::string repeated(std::string_view cell, size_t count) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += cell;
    return text;
  }

  const PanelStyle& style_;
  std::string text_;
  size_t used_ = 0;
};

size_t barCells(const PanelStyle& style) { return style.columns < 100 ? 12 : 20; }

double part(double of, double whole) { return whole > 0 ? of / whole : 0; }

double percentOf(const RunView& view) {
  return view.inputBytes == 0 ? 100 : 100 * part(static_cast<double>(view.bytes), static_cast<double>(view.inputBytes));
}

std::string timeLeft(const RunView& view) {
  std::string text;
  if (view.left)
    text = fmt::format("~{} left unless more is found", clockTime(*view.left));
  else if (view.passLeft)
    text = fmt::format("~{} more of this pass", clockTime(*view.passLeft));
  if (view.leftByLimit)
    text += fmt::format("{}at most {} by the limit", text.empty() ? "" : ", ", clockTime(*view.leftByLimit));
  return text.empty() ? "time left: not known yet" : text;
}

std::string sizeLine(const RunView& view, const PanelStyle& style) {
  Line line(style, "size");
  line.bar(barCells(style), percentOf(view) / 100, Color::cyan).add("  ");
  line.add(fmt::format("{:.1f} %  ", percentOf(view)), Color::bold);
  line.add(fmt::format("{} of {} bytes  ", grouped(view.bytes), grouped(view.inputBytes)));
  return line.add(clockTime(view.seconds)).text();
}

/// Of a first run that takes long; empty where there is none.
std::string firstRunNote(const RunView& view) {
  constexpr double longSeconds = 10;
  if (view.firstRunSeconds.value_or(0) < longSeconds) return "";
  const std::string limit =
      view.firstRunLimit ? fmt::format("is ended after {}", clockTime(*view.firstRunLimit)) : "has no limit of time";
  return fmt::format("the first run of the test has not answered for {} and {}: --timeout S sets the limit",
                     clockTime(*view.firstRunSeconds), limit);
}

std::string passLine(const RunView& view, const PanelStyle& style) {
  if (const std::string note = firstRunNote(view); !note.empty())
    return Line(style, "pass").add(note, Color::yellow).text();
  if (view.pass.empty()) return Line(style, "pass").add("the first test runs").text();
  Line line(style, "pass");
  if (view.done) line.bar(barCells(style), *view.done, Color::cyan).add(fmt::format("  {:.0f} %  ", 100 * *view.done));
  line.add(view.pass, Color::bold);
  if (view.round > 1) line.add(fmt::format(", round {}", view.round));
  return line.add(", ").add(timeLeft(view)).text();
}

std::string testsLine(const RunView& view, const PanelStyle& style) {
  const SearchStats& search = view.search;
  const auto tests = static_cast<double>(search.tests);
  const size_t all = barCells(style);
  auto cells = [&](uint64_t count) {
    return static_cast<size_t>(std::lround(part(static_cast<double>(count), tests) * static_cast<double>(all)));
  };
  Line line(style, "tests");
  const size_t fail = cells(search.fail);
  const size_t unresolved = std::min(cells(search.unresolved), all - fail);
  line.addCells(fail, Color::green);
  line.addCells(unresolved, Color::yellow);
  line.bar(all - fail - unresolved, 0, Color::none).add("  ");
  line.add(grouped(search.tests), Color::bold).add(fmt::format(" at {:.1f}/s: ", view.testsPerSecond));
  line.add(fmt::format("{} {}", grouped(search.fail), view.words.fail), Color::green).add(", ");
  line.add(fmt::format("{} {}, ", grouped(search.pass), view.words.pass));
  line.add(fmt::format("{} {}", grouped(search.unresolved), view.words.unresolved), Color::yellow);
  if (search.timedOut > 0) line.add(fmt::format(" ({} timed out)", grouped(search.timedOut)), Color::yellow);
  return line.add(fmt::format(", {} job{}", view.jobs, view.jobs == 1 ? "" : "s")).text();
}

std::string newestLine(const RunView& view, const PanelStyle& style) {
  Line line(style, "newest");
  if (view.newestPass.empty()) return line.add("no success yet").text();
  return line.add(fmt::format("by {}, ends with ", view.newestPass)).add(view.newest, Color::green).text();
}

}  // namespace

std::vector<std::string> panel(const RunView& view, const PanelStyle& style) {
  return {sizeLine(view, style), passLine(view, style), testsLine(view, style), newestLine(view, style)};
}

std::string progressLine(const RunView& view) {
  std::string line =
      fmt::format("{}: {} bytes ({:.1f} %)", clockTime(view.seconds), grouped(view.bytes), percentOf(view));
  if (const std::string note = firstRunNote(view); !note.empty()) return fmt::format("{}, {}", line, note);
  if (!view.pass.empty()) line += fmt::format(", pass {}", view.pass);
  return line + fmt::format(", {} tests ({:.1f}/s)", grouped(view.search.tests), view.testsPerSecond);
}

std::string lastLine(std::string_view text, size_t longest) {
  constexpr std::string_view blank = " \t\r\n\f\v";
  size_t end = text.find_last_not_of(blank);
  if (end == std::string_view::npos) return "";
  text = text.substr(0, end + 1);
  size_t begin = text.rfind('\n');
  begin = text.find_first_not_of(blank, begin == std::string_view::npos ? 0 : begin);
  std::string line;
  for (size_t count = 0; begin < text.size() && count < longest; ++count) {
    auto [value, length] = decode(text, begin, Encoding::utf8);
    const bool whole = length > 1 || value < 0x80;  // a byte that is no UTF-8 counts as one code point
    const bool control = value < 0x20 || (value >= 0x7F && value < 0xA0);
    if (value == '\t')
      line += ' ';
    else if (!whole || control)
      line += '?';
    else
      line += text.substr(begin, length);
    begin += length;
  }
  return line;
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
