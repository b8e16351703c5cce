#include "report/panel.h"

#include <gmock/gmock.h>

namespace hone {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

RunView someView() {
  RunView view;
  view.inputBytes = 104'857;
  view.bytes = 12'345;
  view.seconds = 134.9;
  view.testsPerSecond = 31.6;
  view.jobs = 2;
  view.search = {.tests = 1000, .fail = 250, .pass = 500, .unresolved = 250};
  view.pass = "hdd";
  view.done = 0.25;
  view.newest = "return 0; }";
  view.newestPass = "hoist";
  return view;
}

constexpr PanelStyle plain{.columns = 120, .color = false, .unicode = false};

TEST(Panel, ShowsSizePassTestsAndNewest) {
  std::vector<std::string> lines = panel(someView(), plain);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "size    ##..................  11.8 %  12,345 of 104,857 bytes  2:14");
  EXPECT_EQ(lines[1], "pass    #####...............  25 %  hdd, time left: not known yet");
  EXPECT_EQ(lines[2], "tests   ##########..........  1,000 at 31.6/s: 250 fail, 500 pass, 250 unresolved, 2 jobs");
  EXPECT_EQ(lines[3], "newest  by hoist, ends with return 0; }");
}

TEST(Panel, CallsVerdictsAsTheModeDoes) {
  RunView view = someView();
  view.words = acceptanceWords;
  EXPECT_THAT(panel(view, plain)[2], HasSubstr(": 250 accepted, 500 refused, 250 unresolved,"));
}

TEST(Panel, SaysWhatIsKnownOfTheTimeLeft) {
  RunView view = someView();
  view.passLeft = 12;
  EXPECT_THAT(panel(view, plain)[1], EndsWith("hdd, ~0:12 more of this pass"));
  view.left = 75;
  view.round = 2;
  EXPECT_THAT(panel(view, plain)[1], EndsWith("hdd, round 2, ~1:15 left unless more is found"));
  view.leftByLimit = 30;
  EXPECT_THAT(panel(view, plain)[1], EndsWith(", at most 0:30 by the limit"));
}

TEST(Panel, SaysThatTheFirstRunHasNotAnswered) {
  RunView view;
  view.firstRunSeconds = 9.5;
  EXPECT_THAT(panel(view, plain)[1], HasSubstr("the first test runs"));
  EXPECT_THAT(progressLine(view), Not(HasSubstr("first run")));
  view.firstRunSeconds = 75;
  view.firstRunLimit = 300;
  const char* note =
      "the first run of the test has not answered for 1:15 and is ended after 5:00: --timeout S sets the limit";
  EXPECT_THAT(panel(view, plain)[1], EndsWith(note));
  EXPECT_THAT(progressLine(view), EndsWith(note));
}

TEST(Panel, CountsTimeOuts) {
  RunView view = someView();
  view.search.timedOut = 1200;
  EXPECT_THAT(panel(view, plain)[2], HasSubstr("250 unresolved (1,200 timed out), 2 jobs"));
}

TEST(Panel, HasNoBarForAPassThatDoesNotSayHowFarItIs) {
  RunView view = someView();
  view.done.reset();
  EXPECT_EQ(panel(view, plain)[1], "pass    hdd, time left: not known yet");
}

TEST(Panel, CutsLinesByCharactersNotBytes) {
  RunView view = someView();
  view.newest = "äöü€äöü€äöü€";
  std::vector<std::string> lines = panel(view, {.columns = 32, .color = false, .unicode = true});
  EXPECT_EQ(lines[3], "newest  by hoist, ends with äöü€");
  EXPECT_EQ(lines[0], "size    █░░░░░░░░░░░  11.8 %  12");
}

TEST(Panel, ColoursTakeNoColumns) {
  PanelStyle colored = plain;
  colored.color = true;
  std::vector<std::string> with = panel(someView(), colored);
  EXPECT_THAT(with[2], HasSubstr("\033[32m250 fail\033[0m"));
  for (size_t line = 0; line < with.size(); ++line) {
    std::string text = with[line];
    for (size_t at; (at = text.find('\033')) != std::string::npos;) text.erase(at, text.find('m', at) + 1 - at);
    EXPECT_EQ(text, panel(someView(), plain)[line]);
  }
}

TEST(Panel, CopesWithNothing) {
  std::vector<std::string> lines = panel(RunView{}, plain);
  EXPECT_THAT(lines[0], HasSubstr("100.0 %  0 of 0 bytes"));
  EXPECT_THAT(lines[1], HasSubstr("the first test runs"));
  EXPECT_THAT(lines[3], HasSubstr("no success yet"));
}

TEST(ProgressLine, IsOneLine) {
  EXPECT_EQ(progressLine(someView()), "2:14: 12,345 bytes (11.8 %), pass hdd, 1,000 tests (31.6/s)");
}

TEST(LastLine, SkipsBlankLinesAndIndentation) {
  EXPECT_EQ(lastLine("first\n  second one \n\n \t\r\n", 100), "second one");
  EXPECT_EQ(lastLine("only", 100), "only");
  EXPECT_EQ(lastLine("  \n ", 100), "");
  EXPECT_EQ(lastLine("", 100), "");
}

TEST(LastLine, HoldsNoCommandsForTheTerminal) {
  EXPECT_EQ(lastLine("a\033[2Jb\tc\x7f\xff\xc2\x9b"
                     "d",
                     100),
            "a?[2Jb c???d");
}

TEST(LastLine, IsCutByCharacters) { EXPECT_EQ(lastLine("ääää", 3), "äää"); }

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
