// Formats the progress of a run: a few lines for a terminal, or one line for a log. Pure functions of a RunView.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/text_window.h"
#include "search/scheduler.h"

namespace hone {

/// A file of a project.
struct FileView {
  std::string path;
  size_t bytes;
};

/// The workers of a farm.
struct FarmView {
  struct Worker {
    std::string name;
    size_t slots = 0;  ///< 0: it has gone
    double testsPerSecond = 0;
  };
  std::vector<Worker> workers;
  uint64_t lost = 0, audited = 0;
};

/// All that is shown of a run at one moment.
struct RunView {
  size_t inputBytes = 0;
  size_t bytes = 0;                  ///< of the best text so far
  size_t inputFiles = 0, files = 0;  ///< of a project; 0: the input is one text
  std::vector<FileView> largest;     ///< of these files, the largest first
  bool improvesText = true;          ///< false: the run is after no text, which has neither a size nor a newest version
  double seconds = 0;
  double testsPerSecond = 0;
  int jobs = 1;
  SearchStats search;
  VerdictWords words;
  std::optional<double> firstRunSeconds;  ///< how long the first run of the test has been going on
  std::optional<double> firstRunLimit;    ///< seconds after which it is ended
  std::string pass;                       ///< empty before the end of the first test
  std::optional<double> leftByLimit;      ///< seconds until the time limit of the run, if there is one
  std::string newestPass;                 ///< pass of the last success; empty if there is none
  TextWindow newest;                      ///< where the last success changed the text
  std::optional<FarmView> farm;           ///< nothing: the run has none
  std::string keys;                       ///< what the keys do: "s skip pass, q stop"; empty: no keys
};

struct PanelStyle {
  size_t columns = 80;
  bool color = false;
  bool unicode = true;  ///< false: ASCII only
};

/// The lines, without line ends, each at most `columns` wide. Items that don't fit are left out as a whole, the
/// least important first; numbers are never cut. Text of the input is escaped, so it can't send commands to the
/// terminal.
std::vector<std::string> panel(const RunView& view, const PanelStyle& style);

/// "2:14: 1,234 bytes (1.2 %), pass hdd, 567 tests (30.1/s)"
std::string progressLine(const RunView& view);

/// Groups digits: 1234567 as 1,234,567.
std::string grouped(uint64_t number);

/// "12.3 %", with more digits for small shares; "100 %" if `whole` is 0.
std::string percent(uint64_t part, uint64_t whole);

/// Seconds as a clock time: 75 as 1:15, 3675 as 1:01:15.
std::string clockTime(double seconds);

}  // namespace hone
