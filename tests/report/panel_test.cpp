#include "report/panel.h"

#include <gmock/gmock.h>

#include <set>
#include <sstream>

#include "text/visible.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;

RunView someView() {
  RunView view;
  view.inputBytes = 104'857;
  view.bytes = 12'345;
  view.seconds = 134.9;
  view.testsPerSecond = 31.6;
  view.jobs = 2;
  view.search = {.tests = 1000, .fail = 250, .pass = 500, .unresolved = 250};
  view.pass = "hdd";
  view.newest = windowOfChange("int a;\nint b;\nreturn 0; }", "int a;\nreturn 0; }");
  view.newestPass = "hoist";
  return view;
}

constexpr PanelStyle plainStyle{.columns = 120, .color = false, .unicode = false};

TEST(Panel, ShowsSizePassTestsAndNewest) {
  std::vector<std::string> lines = panel(someView(), plainStyle);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "size    ##..................  11.8 %  12,345 of 104,857 bytes  2:14");
  EXPECT_EQ(lines[1], "pass    hdd");
  EXPECT_EQ(lines[2], "tests   ##########..........  1,000 at 31.6/s: 250 fail, 500 pass, 250 unresolved, 2 jobs");
  EXPECT_EQ(lines[3], "newest  by hoist, line 2: return 0; }");
}

TEST(Panel, NamesTheLargestFilesOfAProjectThatFit) {
  RunView view = someView();
  view.inputFiles = 12;
  view.files = 3;
  view.largest = {{"src/parser.c", 12'000}, {"src/\033[2Jlexer.c", 300}, {"Makefile", 45}};
  const std::vector<std::string> lines = panel(view, plainStyle);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_THAT(lines[0], HasSubstr("12,345 of 104,857 bytes, 3 of 12 files"));
  EXPECT_EQ(lines[1], "files   src/parser.c 12,000, src/\\x1b[2Jlexer.c 300, Makefile 45");
  EXPECT_EQ(panel(view, {.columns = 40, .unicode = false})[1], "files   src/parser.c 12,000");
}

TEST(Panel, OfARunThatImprovesNoTextShowsNone) {
  RunView view = someView();
  view.improvesText = false;
  const std::vector<std::string> lines = panel(view, plainStyle);
  EXPECT_EQ(lines.size(), 2u);
  for (const std::string& line : lines) EXPECT_THAT(line, testing::Not(testing::ContainsRegex("bytes|newest")));
  EXPECT_THAT(progressLine(view), testing::Not(testing::HasSubstr("bytes")));
}

TEST(Panel, CallsVerdictsAsTheModeDoes) {
  RunView view = someView();
  view.words = acceptanceWords;
  EXPECT_THAT(panel(view, plainStyle)[2], HasSubstr(": 250 accepted, 500 refused, 250 unresolved,"));
}

TEST(Panel, SaysHowMuchTimeTheLimitLeaves) {
  RunView view = someView();
  view.leftByLimit = 30;
  EXPECT_THAT(panel(view, plainStyle)[1], EndsWith("hdd, at most 0:30 more by the limit"));
}

TEST(Panel, SaysThatTheFirstRunHasNotAnswered) {
  RunView view;
  view.firstRunSeconds = 9.5;
  EXPECT_THAT(panel(view, plainStyle)[1], HasSubstr("the first test runs"));
  EXPECT_THAT(progressLine(view), Not(HasSubstr("first run")));
  view.firstRunSeconds = 75;
  view.firstRunLimit = 300;
  const char* note =
      "the first run of the test has taken 1:15 so far and is ended after 5:00: --timeout S sets the limit";
  EXPECT_EQ(panel(view, {.columns = 80})[1], "pass    first run: no answer for 1:15, ended after 5:00 (--timeout S)");
  EXPECT_EQ(panel(view, {.columns = 40})[1], "pass    first run: no answer for 1:15");
  EXPECT_THAT(progressLine(view), EndsWith(note));
}

TEST(Panel, ShowsTheWorkersOfAFarmWithTheFastestFirst) {
  RunView view = someView();
  view.farm = FarmView{{{"slow-1", 1, 0.5}, {"gone-2", 0, 9}, {"fast\x1b-3", 8, 40.25}}, 3, 1250};
  const std::string line = "farm    2 workers, 9 slots: fast\\x1b-3 40.2/s, slow-1 0.5/s, 3 lost, 1,250 audited";
  EXPECT_THAT(panel(view, plainStyle), testing::Contains(line));
  EXPECT_THAT(panel(view, {.columns = 60, .color = false, .unicode = false}),
              testing::Contains("farm    2 workers, 9 slots, 3 lost, 1,250 audited"));
  EXPECT_THAT(progressLine(view), testing::EndsWith(" on 2 workers, 3 lost, 1,250 audited"));
  view.farm = FarmView{};
  EXPECT_THAT(panel(view, plainStyle), testing::Contains("farm    no workers, so tests run here, 0 audited"));
}

TEST(Panel, CountsTimeOuts) {
  RunView view = someView();
  view.search.timedOut = 1200;
  EXPECT_THAT(panel(view, plainStyle)[2], HasSubstr("250 unresolved (1,200 timed out), 2 jobs"));
}

/// A view in which everything is set.
RunView fullView() {
  RunView view = someView();
  view.leftByLimit = 3700;
  view.newest = windowOfChange("int main() { int a = 1; return a; }", "int main() { return a; }");
  view.keys = "s skip pass, q stop";
  return view;
}

TEST(Panel, LeavesOutWholeFieldsWhereThereIsLittleRoom) {
  EXPECT_THAT(panel(fullView(), {.columns = 200, .unicode = false}),
              ElementsAre("size    ##..................  11.8 %  12,345 of 104,857 bytes  2:14",
                          "pass    hdd, at most 1:01:40 more by the limit",
                          "tests   ##########..........  1,000 at 31.6/s: 250 fail, 500 pass, 250 unresolved, 2 jobs",
                          "newest  by hoist, line 1: int main() { return a; }", "keys    s skip pass, q stop"));
  EXPECT_THAT(panel(fullView(), {.columns = 80, .unicode = false}),
              ElementsAre("size    #...........  11.8 %  12,345 of 104,857 bytes  2:14",
                          "pass    hdd, at most 1:01:40 more by the limit",
                          "tests   1,000 at 31.6/s: 250 fail, 500 pass, 250 unresolved, 2 jobs",
                          "newest  by hoist, line 1: int main() { return a; }", "keys    s skip pass, q stop"));
  EXPECT_THAT(panel(fullView(), {.columns = 40, .unicode = false}),
              ElementsAre("size    11.8 %  12,345 bytes  2:14", "pass    hdd, at most 1:01:40 more",
                          "tests   1,000 at 31.6/s: 250 fail", "newest  line 1: int main() { return a; }",
                          "keys    s skip pass, q stop"));
}

/// Words of the panel that hold digits.
std::set<std::string> numbersIn(const std::vector<std::string>& lines) {
  std::set<std::string> numbers;
  for (const std::string& line : lines) {
    std::istringstream words(line);
    for (std::string word; words >> word;) {
      while (!word.empty() && std::string_view(",:").find(word.back()) != std::string_view::npos) word.pop_back();
      if (word.find_first_of("0123456789") != std::string::npos) numbers.insert(word);
    }
  }
  return numbers;
}

TEST(Panel, NeverCutsANumberWithoutAMark) {
  const std::set<std::string> whole = numbersIn(panel(fullView(), {.columns = 200}));
  for (size_t columns = 1; columns <= 200; ++columns) {
    for (bool unicode : {true, false}) {
      const std::vector<std::string> lines = panel(fullView(), {.columns = columns, .unicode = unicode});
      for (const std::string& line : lines) EXPECT_LE(columnsOf(line), columns) << line;
      for (const std::string& number : numbersIn(lines)) {
        EXPECT_TRUE(whole.contains(number) || number.ends_with("…") || number.ends_with("...")) << number;
      }
    }
  }
}

TEST(Panel, HoldsNoCommandsForTheTerminal) {
  RunView view = someView();
  view.newest = {.file = "a\033.c"};
  EXPECT_EQ(panel(view, plainStyle)[3], "newest  by hoist, a\\x1b.c is gone");
  view.newest = {.line = 2, .behind = "int a;", .file = "a\033.c"};
  EXPECT_EQ(panel(view, plainStyle)[3], "newest  by hoist, a\\x1b.c, line 2: int a;");
  view.newest = windowOfChange("", "a\033[2J\t\u202eb\xff");
  EXPECT_EQ(panel(view, plainStyle)[3], "newest  by hoist, line 1: a\\x1b[2J\\t\\u{202e}b\\xff");
}

TEST(Panel, ColoursTakeNoColumns) {
  PanelStyle colored = plainStyle;
  colored.color = true;
  std::vector<std::string> with = panel(someView(), colored);
  EXPECT_THAT(with[2], HasSubstr("\033[32m250 fail\033[0m"));
  for (size_t line = 0; line < with.size(); ++line) {
    std::string text = with[line];
    for (size_t at; (at = text.find('\033')) != std::string::npos;) text.erase(at, text.find('m', at) + 1 - at);
    EXPECT_EQ(text, panel(someView(), plainStyle)[line]);
  }
}

TEST(Panel, CopesWithNothing) {
  std::vector<std::string> lines = panel(RunView{}, plainStyle);
  EXPECT_THAT(lines[0], HasSubstr("100.0 %  0 of 0 bytes"));
  EXPECT_THAT(lines[1], HasSubstr("the first test runs"));
  EXPECT_THAT(lines[3], HasSubstr("no success yet"));
}

TEST(ProgressLine, IsOneLine) {
  EXPECT_EQ(progressLine(someView()), "2:14: 12,345 bytes (11.8 %), pass hdd, 1,000 tests (31.6/s)");
}

TEST(Numbers, AreGrouped) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(Percent, HasDigitsWhereThereIsLittle) {
  EXPECT_EQ(percent(0, 0), "100 %");
  EXPECT_EQ(percent(7, 7), "100 %");
  EXPECT_EQ(percent(1, 3), "33.3 %");
  EXPECT_EQ(percent(1, 12'345), "0.0081 %");
  EXPECT_EQ(percent(0, 5), "0.0 %");
}

TEST(ClockTime, HasHoursWhereNeeded) {
  EXPECT_EQ(clockTime(0.9), "0:00");
  EXPECT_EQ(clockTime(75), "1:15");
  EXPECT_EQ(clockTime(3675), "1:01:15");
  EXPECT_EQ(clockTime(-1), "0:00");
}

}  // namespace
}  // namespace hone
