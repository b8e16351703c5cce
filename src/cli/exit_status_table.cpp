#include "cli/exit_status_table.h"

#include <algorithm>

namespace hone {
namespace {

constexpr ExitStatusText
    statusUsage = {"2",
                   "wrong usage, an input that can't be read, or a file that can't be written: one line "
                   "says what to do"},
    statusFlaky = {"2",
                   "wrong usage, an input that can't be read, a file that can't be written, or a flaky "
                   "test: one line says what to do"},
    statusLimit = {"3",
                   "stopped by a limit, or the result did not hold when it was run once more at the "
                   "end; the best result that holds is written"},
    statusInterrupted = {"130, 143", "interrupted; the best result is written"};

struct ExitStatusRow {
  std::string_view command;
  std::vector<ExitStatusText> statuses;
};

const std::vector<ExitStatusRow>& exitStatusRows() {
  static const std::vector<ExitStatusRow> all = {
      {"",
       {{"0", "done"},
        {"1", "the answer is no: see the page of the command"},
        statusFlaky,
        statusLimit,
        {"4", "repair: a file is written in which a value is doubtful"},
        statusInterrupted}},
      {"reduce",
       {{"0", "done"},
        {"1", "the input is not interesting to begin with"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"generalize",
       {{"0", "done"},
        {"1", "the input is not interesting to begin with"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"explain",
       {{"0", "done"},
        {"1", "there is no model: no input fails, or nothing tells those that fail from the others"},
        statusFlaky,
        statusLimit,
        statusInterrupted}},
      {"repair",
       {{"0", "done, or the file is accepted as it is"},
        {"1",
         "no file is written: nothing was accepted; with --check, something is wrong; with --strict, a value is "
         "doubtful"},
        statusFlaky,
        statusLimit,
        {"4", "a file is written in which a value is doubtful, and each such place is named"},
        statusInterrupted}},
      {"triage",
       {{"0", "done; with --baseline, there is no new bug"},
        {"1", "with --baseline: there is a new bug"},
        {"2",
         "wrong usage, findings that can't be read, a folder that can't be written, or a program that may not work: "
         "one line says what to do"},
        {"3", "stopped by --max-time; the folder holds what is known"},
        {"130, 143", "interrupted; the folder holds what is known"}}},
      {"match",
       {{"0", "all files match"},
        {"1", "a file doesn't match"},
        {"2", "wrong usage, or a file that can't be read: one line says what to do"}}},
      {"predict", {{"0", "a file is predicted to fail"}, {"1", "no file is predicted to fail"}, statusUsage}},
      {"farm", {{"0", "workers have answered"}, {"1", "there are no workers with this key"}, statusUsage}},
  };
  return all;
}

}  // namespace

std::vector<ExitStatusText> exitStatusesOf(std::string_view command) {
  const auto row = std::ranges::find(exitStatusRows(), command, &ExitStatusRow::command);
  return row == exitStatusRows().end() ? std::vector<ExitStatusText>{{"0", "done"}, statusUsage} : row->statuses;
}

}  // namespace hone
