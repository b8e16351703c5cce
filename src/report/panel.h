// What a run looks like while it runs: a few lines for a terminal, or one line for a log. Plain functions of a view.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "search/scheduler.h"

namespace hone {

/// All that is shown of a run at a moment.
struct RunView {
  size_t inputBytes = 0;
  size_t bytes = 0;  ///< of the best text so far
  double seconds = 0;
  double testsPerSecond = 0;
  int jobs = 1;
  SearchStats search;
  VerdictWords words;
  std::optional<double> firstRunSeconds;  ///< for which the first run of the test has not answered
  std::optional<double> firstRunLimit;    ///< seconds after which it is ended
  std::string pass;                       ///< empty before the first test has ended
  std::optional<double> done;             ///< how far the pass is, 0 to 1
  int round = 1;
  std::optional<double> passLeft;     ///< seconds
  std::optional<double> left;         ///< seconds, should nothing more be found
  std::optional<double> leftByLimit;  ///< seconds until a limit stops the run, if one is set
  std::string newest, newestPass;     ///< last line of the newest success; empty pass: there is none
};

struct PanelStyle {
  size_t columns = 80;
  bool color = false;
  bool unicode = true;  ///< else bars are of ASCII
};

/// The lines, without line ends. No line has more than `columns` characters, colours aside. They can hold any bytes of
/// the input in a form that a terminal doesn't take for commands.
std::vector<std::string> panel(const RunView& view, const PanelStyle& style);

/// "2:14: 1,234 bytes (1.2 %), pass hdd, 567 tests (30.1/s)"
std::string progressLine(const RunView& view);

/// The last line of the text that isn't blank, without control characters, of at most `longest` characters. O(length
/// of the lines looked at).
std::string lastLine(std::string_view text, size_t longest);

/// 1234567 as 1,234,567.
std::string grouped(uint64_t number);

/// "12.3 %", with more digits where there is little; "100 %" of nothing.
std::string percent(uint64_t part, uint64_t whole);

/// 75 as 1:15, 3675 as 1:01:15.
std::string clockTime(double seconds);

}  // namespace hone
