#include "cli/exit_status_table.h"

#include <algorithm>

namespace hone {
namespace {

constexpr ExitStatusText usage = {"2",
                                  "wrong usage, an input that can't be read, or a file that can't be written: one line "
                                  "says what to do"},
                         flaky = {"2",
                                  "wrong usage, an input that can't be read, a file that can't be written, or a flaky "
                                  "test: one line says what to do"},
                         limit = {"3",
                                  "stopped by a limit, or the result did not hold when it was run once more at the "
                                  "end; the best result that holds is written"},
                         interrupted = {"130, 143", "interrupted; the best result is written"};

struct Row {
  std::string_view command;
  std::vector<ExitStatusText> statuses;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> all = {
      {"",
       {{"0", "done"},
        {"1", "the answer is no: see the page of the command"},
        flaky,
        limit,
        {"4", "repair: a file is written in which a value is doubtful"},
        interrupted}},
      {"reduce", {{"0", "done"}, {"1", "the input is not interesting to begin with"}, flaky, limit, interrupted}},
      {"generalize", {{"0", "done"}, {"1", "the input is not interesting to begin with"}, flaky, limit, interrupted}},
      {"explain",
       {{"0", "done"},
        {"1", "there is no model: no input fails, or nothing tells those that fail from the others"},
        flaky,
        limit,
        interrupted}},
      {"repair",
       {{"0", "done, or the file is accepted as it is"},
        {"1",
         "no file is written: nothing was accepted; with --check, something is wrong; with --strict, a value is "
         "doubtful"},
        flaky,
        limit,
        {"4", "a file is written in which a value is doubtful, and each such place is named"},
        interrupted}},
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
      {"predict", {{"0", "a file is predicted to fail"}, {"1", "no file is predicted to fail"}, usage}},
      {"farm", {{"0", "workers have answered"}, {"1", "there are no workers with this key"}, usage}},
  };
  return all;
}

}  // namespace

std::vector<ExitStatusText> exitStatusesOf(std::string_view command) {
  const auto row = std::ranges::find(rows(), command, &Row::command);
  return row == rows().end() ? std::vector<ExitStatusText>{{"0", "done"}, usage} : row->statuses;
}

}  // namespace hone
