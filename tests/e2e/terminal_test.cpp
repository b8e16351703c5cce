// hone on a real terminal: tmux is one that can be asked what it shows.
#include <signal.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class OnATerminal : public EndToEnd {
 protected:
  OnATerminal() {
    std::string numbers = "1";
    for (int i = 2; i <= 400; ++i) numbers += ",\n" + std::to_string(i);
    write("in.json", "[" + numbers + "]\n");
    // Slow enough to be looked at, and never over before a key ends it.
    script("test.sh", "sleep 0.1; grep -q 7 \"$1\" && grep -q 23 \"$1\" && test $(wc -w <\"$1\") -gt 30");
    setVariable("NO_COLOR", "1");
    setVariable("LC_ALL", "C.UTF-8");
    setVariable("TMUX", "");
    setVariable("PS1", "$ ");
    setVariable("PATH", fs::path(HONE_PROGRAM).parent_path().string() + ":" + std::getenv("PATH"));
  }
  ~OnATerminal() override {
    tmux({"kill-server"});
    eventually([&] { return processes().empty(); });
  }

  Ended tmux(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"-S", path("tmux").string(), "-f", "/dev/null"});
    return run("tmux", arguments);
  }

  void openTerminal(const std::string& program) {
    Ended ended = tmux({"new-session", "-d", "-x", "80", "-y", "24", program});
    ASSERT_EQ(ended.exit, 0) << ended.err;
  }

  /// `key` as tmux names it.
  void press(const std::string& key) { tmux({"send-keys", key}); }
  void type(const std::string& line) { tmux({"send-keys", line, "Enter"}); }
  void setColumns(int columns) { tmux({"resize-window", "-x", std::to_string(columns), "-y", "24"}); }

  std::string screen() { return tmux({"capture-pane", "-p"}).out; }
  bool shows(const std::string& text) {
    return eventually([&] { return screen().find(text) != std::string::npos; });
  }
  /// Without blank lines.
  std::vector<std::string> lines() {
    std::istringstream text(screen());
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
      if (line.find_first_not_of(' ') != std::string::npos) lines.push_back(line);
    return lines;
  }
  size_t linesWith(const std::string& text) {
    const std::vector<std::string> all = lines();
    return static_cast<size_t>(
        std::ranges::count_if(all, [&](const std::string& line) { return line.find(text) != line.npos; }));
  }

  /// hone itself, not its helpers.
  pid_t honeProcess() {
    for (pid_t process : processes()) {
      std::ifstream name(fs::path("/proc") / std::to_string(process) / "comm");
      std::string text;
      if (std::getline(name, text) && text == "hone") return process;
    }
    return -1;
  }

  const std::string reduce = "hone reduce in.json -o out.json --test ./test.sh --report report.html";
  static constexpr const char* keys = "keys    s skip pass, q stop";
};

TEST_F(OnATerminal, KeysSkipAndStop) {
  openTerminal("sh -c '" + reduce + "; echo status $?; stty -a; sleep 1000'");
  ASSERT_TRUE(shows(keys));
  press("x");
  ASSERT_TRUE(shows("pass    coarse"));
  press("s");
  EXPECT_TRUE(shows(" is skipped"));
  press("q");
  ASSERT_TRUE(shows("status 130"));
  EXPECT_TRUE(shows("interrupted; out.json holds the best result so far"));
  EXPECT_THAT(screen(), Not(HasSubstr("tests  ")));
  ASSERT_TRUE(shows(" icanon"));
  EXPECT_THAT(screen(), AllOf(HasSubstr(" echo "), HasSubstr("isig ")));
}

TEST_F(OnATerminal, AnInputThatIsWaitedForIsSaidToBe) {
  openTerminal("sh -c 'hone reduce - --test ./test.sh; echo status $?; sleep 1000'");
  ASSERT_TRUE(shows("hone: reading standard input; Ctrl-D ends it"));
  type("[7, 1]");
  press("C-d");
  EXPECT_TRUE(shows("status 1"));
}

TEST_F(OnATerminal, AsksWhichRepairIsMeant) {
  write("price.json", "{\"price\": 9.99\", \"qty\": 3}\n");
  openTerminal("bash --norc --noprofile");
  // What the last command has shown must not be taken for what the next one shows.
  const auto typeOnClearScreen = [&](const std::string& command) {
    type("clear");
    EXPECT_TRUE(eventually([&] { return lines().size() < 2; }));
    type(command + "; echo status $?");
  };
  const auto repair = [&](const std::string& answer, const std::string& more) {
    typeOnClearScreen("hone repair --ask price.json -o out.json " + more);
    EXPECT_TRUE(shows("price.json:1: {\"price\": 9.99\", \"qty\": 3}\n  1  {\"price\": 9.99, \"qty\": 3}\n  2  {"));
    type(answer);
  };
  repair("", "-- jq empty @@");
  EXPECT_TRUE(shows("status 0"));
  EXPECT_EQ(read("out.json"), "{\"price\": 9.99, \"qty\": 3}\n");
  repair("2", "-- jq empty @@");
  EXPECT_TRUE(shows("status 0"));
  EXPECT_THAT(read("out.json"), HasSubstr("\"9.99\""));
  EXPECT_FALSE(fs::exists(path("out.2.json")));
  fs::remove(path("out.json"));
  repair("q", "-- jq empty @@");
  EXPECT_TRUE(shows("price.json: no file was written, since you chose no repair"));
  EXPECT_TRUE(shows("status 1"));
  repair("q", "--grammar-only");
  EXPECT_TRUE(shows("status 1"));
  typeOnClearScreen("hone repair --ask price.json -o out.json -- jq empty @@");
  EXPECT_TRUE(shows("which is meant?"));
  press("C-c");
  EXPECT_TRUE(shows("status 130"));
  EXPECT_FALSE(fs::exists(path("out.json")));
  typeOnClearScreen("hone repair --ask --strict price.json --grammar-only");
  EXPECT_TRUE(shows("--ask and --strict exclude each other"));
  EXPECT_TRUE(shows("status 2"));
  EXPECT_THAT(
      hone({"repair", "--ask", "price.json", "--grammar-only"}).err,
      oneLineWith("--ask needs a terminal as standard input and standard error, for its questions: leave it out"));
}

TEST_F(OnATerminal, SkippedPassesAreInTheFigures) {
  openTerminal("sh -c '" + reduce + " --stats stats.json; echo status $?; sleep 1000'");
  ASSERT_TRUE(shows("pass    coarse"));  // a pass works; there is nothing to skip before
  press("s");
  ASSERT_TRUE(shows(" is skipped"));
  press("q");
  ASSERT_TRUE(shows("status 130"));
  nlohmann::json stats = nlohmann::json::parse(read("stats.json"));
  EXPECT_EQ(stats["skipped_passes"].size(), 1u);
  EXPECT_EQ(stats["minimal"], false);
}

TEST_F(OnATerminal, ItsSettingsComeBackHoweverTheProgramEnds) {
  openTerminal("sh -c '" + reduce + "; until stty -a | grep \" icanon.* echo \"; do sleep 0.1; done; sleep 1000'");
  ASSERT_TRUE(shows(keys));
  kill(honeProcess(), SIGKILL);
  EXPECT_TRUE(shows(" icanon"));
}

TEST_F(OnATerminal, AStoppedRunLeavesItToTheShell) {
  openTerminal("bash --norc --noprofile");
  type(reduce);
  ASSERT_TRUE(shows(keys));
  press("C-z");
  ASSERT_TRUE(shows("Stopped"));
  EXPECT_THAT(screen(), Not(HasSubstr("keys  ")));

  // In the background it runs on and draws nothing, and nothing stops it.
  type("bg; sleep 1; jobs; echo done");
  ASSERT_TRUE(shows("\ndone"));
  EXPECT_TRUE(shows("Running"));
  EXPECT_THAT(screen(), Not(HasSubstr("keys  ")));

  type("clear; fg");
  ASSERT_TRUE(shows(keys));
  press("q");
  ASSERT_TRUE(shows("interrupted; out.json holds"));
}

TEST_F(OnATerminal, AChangeOfItsWidthLeavesNothingBehind) {
  openTerminal("sh -c 'echo before; " + reduce + "; sleep 1000'");
  for (int columns : {80, 40, 26, 120, 41, 200}) {
    SCOPED_TRACE(columns);
    setColumns(columns);
    // tmux may scroll away earlier lines when it rewraps.
    auto whole = [&] {
      return lines().size() == 5 + linesWith("before") && linesWith("size  ") == 1 && linesWith("pass  ") == 1 &&
             linesWith("tests ") == 1 && linesWith("newest") == 1 && linesWith("keys  ") == 1;
    };
    EXPECT_TRUE(eventually(whole)) << screen();
    if (columns == 26) {
      EXPECT_TRUE(shows("keys    s skip pass, q st…")) << "the last column is there";
    }
  }
}

}  // namespace
}  // namespace hone
