// Draws the progress of a run: a few lines for a terminal, or one line for a log. Plain functions of a view.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/text_window.h"
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
  std::string newestPass;             ///< that found the newest success; empty: there is none
  TextWindow newest;                  ///< where that changed the text
  std::string keys;                   ///< what keys do, "s skip pass, q stop"; empty: they do nothing
};

struct PanelStyle {
  size_t columns = 80;
  bool color = false;
  bool unicode = true;  ///< else all is ASCII
};

/// The lines, without line ends. None takes more than `columns` of a terminal, colours aside. What has no room is left
/// out as a whole, the least important first; a number is never cut. A terminal takes nothing of the input in them for
/// a command.
std::vector<std::string> panel(const RunView& view, const PanelStyle& style);

/// "2:14: 1,234 bytes (1.2 %), pass hdd, 567 tests (30.1/s)"
std::string progressLine(const RunView& view);

/// 1234567 as 1,234,567.
std::string grouped(uint64_t number);

/// "12.3 %", with more digits where there is little; "100 %" of nothing.
std::string percent(uint64_t part, uint64_t whole);

/// 75 as 1:15, 3675 as 1:01:15.
std::string clockTime(double seconds);

}  // namespace hone
