// What hone shows while it runs, on a pseudo terminal (made by script(1)) and elsewhere.
#include <fmt/format.h>

#include <thread>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* escape = "\033";
constexpr const char* colour = "\033[3";

class ProgressOf : public EndToEnd {
 protected:
  ProgressOf() {
    std::string numbers = "1";
    for (int i = 2; i <= 40; ++i) numbers += ",\n" + std::to_string(i);
    write("in.json", "[" + numbers + "]\n");
    // Slow enough for the panel to be drawn.
    script("test.sh", "sleep 0.02; grep -q 7 \"$1\" && grep -q 23 \"$1\"");
    setVariable("TERM", "xterm-256color");
    setVariable("NO_COLOR", "");
  }

  static std::vector<std::string> arguments(const std::vector<std::string>& more) {
    std::vector<std::string> all = {"reduce", "in.json", "-o", "out.json", "--test", "test.sh"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  /// All that a terminal of 100 columns gets.
  std::string onTerminal(const std::vector<std::string>& more = {}) {
    std::string command = std::string("stty cols 100 rows 30; ") + HONE_PROGRAM;
    for (const std::string& argument : arguments(more)) command += " " + argument;
    Ended ended = run("script", {"-qec", command, path("typescript")});
    EXPECT_EQ(ended.exit, 0) << ended.out;
    EXPECT_THAT(read("out.json"), AllOf(HasSubstr("7"), HasSubstr("23")));
    return ended.out;
  }
};

TEST_F(ProgressOf, ATerminalIsAPanelThatIsTakenAway) {
  std::string shown = onTerminal();
  EXPECT_THAT(shown, HasSubstr("of 152 bytes"));
  EXPECT_THAT(shown, HasSubstr("\033[1mcoarse\033[0m"));
  EXPECT_THAT(shown, HasSubstr(" fail"));
  EXPECT_THAT(shown, HasSubstr("newest"));
  // Each panel is drawn over the last one, and at the end only the summary stays.
  EXPECT_THAT(shown, HasSubstr("\033[4A"));
  EXPECT_GT(shown.rfind("\r\033[J"), shown.rfind("\033[?7h"));
  EXPECT_THAT(shown.substr(shown.rfind("\033[J")), HasSubstr("out.json: 152 -> "));
}

TEST_F(ProgressOf, ATerminalHasNoPanelIfNotWanted) {
  EXPECT_THAT(onTerminal({"--no-progress"}), Not(HasSubstr(escape)));
  EXPECT_EQ(onTerminal({"--quiet"}), "");
}

TEST_F(ProgressOf, ATerminalThatCanNotMoveItsCursorHasNoPanel) {
  setVariable("TERM", "dumb");
  EXPECT_THAT(onTerminal(), Not(HasSubstr(escape)));
}

TEST_F(ProgressOf, ATerminalHasColoursOnlyIfWanted) {
  EXPECT_THAT(onTerminal({"--color", "auto"}), HasSubstr(colour));
  EXPECT_THAT(onTerminal({"--color", "never"}), AllOf(HasSubstr("\033[4A"), Not(HasSubstr(colour))));
  setVariable("NO_COLOR", "1");
  EXPECT_THAT(onTerminal(), AllOf(HasSubstr("\033[4A"), Not(HasSubstr(colour))));
  EXPECT_THAT(onTerminal({"--color", "always"}), HasSubstr(colour));
}

/// The first run ends when hone has said so.
TEST_F(ProgressOf, APipeIsToldOfAFirstRunThatDoesNotAnswer) {
  script("test.sh", "until [ -e \"$HOME/said\" ]; do sleep 0.05; done; exit 1");
  script("run.sh", fmt::format("exec {} \"$@\" 2> said.txt", HONE_PROGRAM));
  std::vector<std::string> all = arguments({"--timeout", "500", "--repeat", "2"});
  std::thread listener([&] {
    const bool said = eventually([&] { return read("said.txt").find("has taken") != std::string::npos; });
    EXPECT_TRUE(said);
    write("../home/said", "");
  });
  Ended ended = run(path("run.sh"), all);
  listener.join();
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(read("said.txt"), HasSubstr("the first run of the test has taken 0:"));
  EXPECT_THAT(read("said.txt"), HasSubstr("is ended after 8:20: --timeout S sets the limit"));
}

TEST_F(ProgressOf, APipeGetsNothingInAShortRun) {
  write("in.json", "[1, 7, 23]");
  script("test.sh", "grep -q 7 \"$1\" && grep -q 23 \"$1\"");
  Ended ended = hone(arguments({"--effort", "quick"}));
  EXPECT_EQ(ended.exit, 0);
  EXPECT_EQ(ended.err, "");
  EXPECT_THAT(ended.out, Not(HasSubstr(escape)));
}

TEST_F(ProgressOf, AnUnknownColorIsRefused) {
  Ended ended = hone(arguments({"--color", "green"}));
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("auto, always or never"));
}

}  // namespace
}  // namespace hone
