// What hone says of a test that can't be trusted: one that fails for anything, that is cut off, that changes its mind,
// and a store of verdicts that somebody has changed.
#include <algorithm>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Trust : public EndToEnd {
 protected:
  Trust() {
    write("small.json", R"({"a": [1, {"b": "needle"}, 3], "c": [4, 5, {"d": null}]})");
    script("needle.sh", "grep -q needle \"$1\"");
  }

  nlohmann::json stats() const { return nlohmann::json::parse(read("stats.json")); }
};

TEST_F(Trust, ATestThatFailsForAnythingIsNotTakenWithoutAQuestion) {
  script("anything.sh", "exit 0");
  for (const char* mode : {"reduce", "generalize", "explain"}) {
    Ended ended = hone({mode, "small.json", "-o", "out", "--test", "anything.sh"});
    EXPECT_EQ(ended.exit, 2) << mode;
    EXPECT_THAT(ended.err, oneLineWith("the test also fails for the empty file and '{' alone")) << mode;
    EXPECT_THAT(ended.err, HasSubstr("or give --trust-test if this is the failure that you mean")) << mode;
  }
  for (const std::vector<std::string>& test :
       {std::vector<std::string>{"--same-crash", "--", "false"}, {"--exit", "1", "--", "false"}}) {
    std::vector<std::string> arguments = {"reduce", "small.json"};
    arguments.insert(arguments.end(), test.begin(), test.end());
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, HasSubstr("write @@ where the candidate's path belongs"));
  }
}

TEST_F(Trust, AnEmptyFileMayReallyFail) {
  script("anything.sh", "exit 0");
  Ended ended = hone({"reduce", "small.json", "--trust-test", "--test", "anything.sh", "--stats", "stats.json"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, oneLineWith("warning: the test also fails for the empty file and '{' alone"));
  EXPECT_EQ(stats()["controls"], nlohmann::json::parse(R"({"empty": "fail", "token": "fail"})"));
  for (const char* mode : {"generalize", "explain"}) {
    ended = hone({mode, "small.json", "-o", "out.json", "--max-tests", "20", "--trust-test", "--test", "anything.sh"});
    EXPECT_THAT(ended.err, HasSubstr("warning: the test also fails for the empty file")) << mode;
  }
}

TEST_F(Trust, ServersAndLibrariesAreAskedForControlsToo) {
  script("server.sh", "while read path; do echo 0; done");
  EXPECT_THAT(hone({"reduce", "small.json", "--test-server", path("server.sh")}).err,
              oneLineWith("the test also fails for the empty file"));
}

TEST_F(Trust, AFailureForLackOfAFileIsNotTakenWithoutAQuestion) {
  script("build.sh", "[ -d build ] && exit 0; echo 'Error: build is not a directory' >&2; exit 1");
  fs::create_directories(path("project/build"));
  write("project/main.c", "int main(void) { return 0; }\n");
  write("project/build/made.o", "x");
  const std::vector<std::string> command = {"--", path("build.sh")};
  auto reduce = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "reduce");
    arguments.insert(arguments.end(), command.begin(), command.end());
    return hone(arguments);
  };
  Ended ended = reduce({"project", "--exclude", "build", "--same-crash"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("its message says that a file is missing: Error: build is not a directory: "
                                   "--exclude '!NAME' takes in what was left out"));
  for (const char* rule : {"--same-crash", "--exit=1", "--exit=nonzero"}) {
    ended = reduce({"small.json", rule});
    EXPECT_EQ(ended.exit, 2) << rule;
    EXPECT_THAT(ended.err, HasSubstr("a file is missing: Error: build is not a directory")) << rule;
  }
  // Who looks for this message means it, and so does who says so.
  EXPECT_THAT(reduce({"small.json", "--exit=1", "--stderr", "not a directory"}).err, HasSubstr("the empty file"));
  EXPECT_EQ(reduce({"small.json", "--exit=1", "--trust-test"}).exit, 0);
  // A refused run is nothing to resume.
  setVariable("HONE_FRESH", "false");
  for (int i = 0; i < 2; ++i)
    EXPECT_THAT(reduce({"small.json", "--exit=1", "--state", "state", "--resume"}).err, HasSubstr("a file is missing"));
}

TEST_F(Trust, ARefusalForLackOfAFileIsNotTakenWithoutAQuestion) {
  script("reader.sh", "cat helper.txt \"$1\" || exit 1");
  Ended ended = hone({"repair", "small.json", "-o", "out.json", "--", path("reader.sh"), "@@"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("the test refuses small.json, but its message says that a file is missing: "
                                     "cat: helper.txt: No such file or directory: give it with --with FILE"));
}

TEST_F(Trust, ATestThatLooksForSomethingIsNot) {
  Ended ended = hone({"reduce", "small.json", "--test", "needle.sh", "--stats", "stats.json"});
  EXPECT_EQ(ended.err, "");
  EXPECT_EQ(stats()["controls"], nlohmann::json::parse(R"({"empty": "pass", "token": "pass"})"));
  EXPECT_EQ(stats()["confirmed"], true);
}

TEST_F(Trust, AFirstCheckThatGoesWrongIsExplained) {
  script("broken.sh", "no-such-command \"$1\"");
  for (const char* mode : {"reduce", "generalize", "explain", "repair"}) {
    Ended ended = hone({mode, "small.json", "-o", "out", "--test", "broken.sh"});
    EXPECT_EQ(ended.exit, 1) << mode;
    EXPECT_THAT(ended.err, AllOf(HasSubstr("the test exited with status 127 after "), HasSubstr("  cause "),
                                 HasSubstr("no-such-command: not found"), HasSubstr("  folder    small.json\n")))
        << mode;
    EXPECT_EQ(ended.out, "") << mode;
    EXPECT_EQ(leftovers("small.json"), std::vector<fs::path>{}) << mode;
  }
}

TEST_F(Trust, AScriptThatReadsStandardInputIsFoundOut) {
  script("stdin.sh", "grep -q needle");
  Ended ended = hone({"reduce", "small.json", "--test", "stdin.sh"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, HasSubstr("begin it with exec < \"$1\""));
}

TEST_F(Trust, TheCommandsToRepeatAFirstCheckRepeatIt) {
  script("broken.sh", "cat helper.txt; exit 7");
  write("helper.txt", "of some help\n");
  Ended ended = hone({"reduce", "small.json", "--with", "helper.txt", "--test", "broken.sh"});
  EXPECT_EQ(ended.exit, 1);
  std::string commands = ended.err.substr(ended.err.find("  by hand ") + 12);
  setVariable("TMPDIR", path(""));  // where a folder is left, as by hand
  Ended repeated = run("sh", {"-c", commands});
  EXPECT_EQ(repeated.out, "of some help\nexit status 7\n") << commands;
}

TEST_F(Trust, TimeOutsAreCounted) {
  script("slower-when-smaller.sh", "[ $(stat -c %s \"$1\") -lt 40 ] && sleep 1000; grep -q needle \"$1\"");
  Ended ended = hone({"reduce", "small.json", "--timeout", "0.5", "--max-tests", "12", "--test",
                      "slower-when-smaller.sh", "--stats", "stats.json"});
  EXPECT_EQ(ended.exit, 3);
  EXPECT_GT(stats()["timed_out"], 1);
  EXPECT_LE(stats()["timed_out"], stats()["unresolved"]);
  EXPECT_EQ(stats()["timeout_seconds"], 0.5);
  const std::string count = stats()["timed_out"].dump();
  EXPECT_THAT(ended.out, HasSubstr(" run, " + count + " timed out)"));
  EXPECT_THAT(ended.err, HasSubstr(count + " of 12 tests ran into the time limit, at most 0.5 s"));
}

/// Tests that count in $n how often they have seen a text, and in $size its bytes.
class ChangeOfMind : public Trust {
 protected:
  ChangeOfMind() { fs::create_directory(path("seen")); }

  void countingScript(const std::string& body) const {
    script("test.sh", "seen=" + path("seen").string() +
                          "/$(md5sum <\"$1\" | cut -c1-32)\n"
                          "n=1\nwhile ! mkdir \"$seen.$n\" 2>/dev/null; do n=$((n + 1)); done\n"
                          "size=$(stat -c %s \"$1\")\n" +
                          body);
  }
  void forget() const {
    fs::remove_all(path("seen"));
    fs::create_directory(path("seen"));
  }
};

TEST_F(ChangeOfMind, AResultThatDoesNotFailAnyMoreGivesWayToOneThatDoes) {
  countingScript("[ $n -gt 1 ] && [ $size -lt 30 ] && exit 1\ngrep -q needle \"$1\"");
  Ended ended = hone({"reduce", "small.json", "-o", "out.json", "--test", "test.sh", "--stats", "stats.json",
                      "--report", "report.html"});
  EXPECT_EQ(ended.exit, 3);
  EXPECT_THAT(ended.err,
              oneLineWith("the result did not hold when it was run once more, so out.json holds an earlier"));
  EXPECT_THAT(ended.err, HasSubstr("it held in 0 of 9 runs"));
  EXPECT_THAT(read("out.json"), HasSubstr("needle"));
  EXPECT_GE(fs::file_size(path("out.json")), 30u);
  EXPECT_LT(fs::file_size(path("out.json")), fs::file_size(path("small.json"))) << "it need not go back to the input";
  EXPECT_EQ(stats()["confirmed"], false);
  EXPECT_EQ(stats()["minimal"], false);
  EXPECT_EQ(stats()["output_bytes"], fs::file_size(path("out.json")));
  EXPECT_GT(stats()["output_tokens"], 1);
}

TEST_F(ChangeOfMind, AResultIsNotTrustedWhereNothingFailsAnyMore) {
  countingScript("[ $n -gt 3 ] && exit 1\n[ $n -gt 1 ] && [ $size -lt 50 ] && exit 1\ngrep -q needle \"$1\"");
  Ended ended = hone({"reduce", "small.json", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("small.reduced.json can't be trusted"));
}

TEST_F(ChangeOfMind, NeitherIsAPatternNorAModel) {
  countingScript("[ $n -gt 1 ] && ! cmp -s \"$1\" " + path("small.json").string() +
                 " && exit 1\ngrep -q needle \"$1\"");
  for (const char* mode : {"generalize", "explain"}) {
    forget();
    Ended ended = hone({mode, "small.json", "-o", "out.json", "--test", "test.sh"});
    EXPECT_EQ(ended.exit, 2) << mode << ended.out;
    EXPECT_THAT(ended.err, HasSubstr("out.json can't be trusted")) << mode;
  }
}

TEST_F(ChangeOfMind, ARepairThatIsNotAcceptedAnyMoreGivesWayToOneThatIs) {
  write("broken.txt", "ab1cd2ef");
  countingScript("[ $n -gt 1 ] && [ $size -gt 3 ] && exit 1\n! grep -q '[0-9]' \"$1\"");
  Ended ended = hone({"repair", "broken.txt", "-o", "out.txt", "--subset-only", "--units", "characters", "--test",
                      "test.sh", "--stats", "stats.json"});
  EXPECT_EQ(ended.exit, 3) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("the result did not hold when it was run once more, so out.txt holds an earlier"));
  EXPECT_LE(fs::file_size(path("out.txt")), 3u);
  EXPECT_EQ(stats()["output_bytes"], fs::file_size(path("out.txt")));
}

/// Fails in seven of ten runs on a text with a needle, in a fixed order.
class SevenOfTen : public ChangeOfMind {
 protected:
  SevenOfTen() { countingScript("grep -q needle \"$1\" || exit 1\ncase $((n % 10)) in 3|6|9) exit 1;; esac\nexit 0"); }
};

TEST_F(SevenOfTen, IsReducedByItsRate) {
  for (const char* jobs : {"1", "4"}) {
    forget();
    Ended ended = hone({"reduce", "small.json", "-o", "out.json", "--repeat", "auto", "-j", jobs, "--test", "test.sh",
                        "--stats", "stats.json"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    // Several at once may begin more runs than are needed.
    if (std::string_view(jobs) == "1") {
      EXPECT_THAT(ended.err, AllOf(HasSubstr("small.json fails in about 71 % of runs (10 of 14), so"),
                                   HasSubstr("the test is flaky: the result fails in about ")));
    }
    EXPECT_EQ(read("out.json"), "\"needle\"");
    EXPECT_EQ(stats()["confirmed"], true);
    EXPECT_EQ(stats()["minimal"], true);
    EXPECT_EQ(stats()["input_runs"]["fails"], 10);
    EXPECT_EQ(stats()["last_runs"]["fails"], 10);
  }
}

TEST_F(SevenOfTen, IsRefusedWithTheRemedyOtherwise) {
  for (const char* repeat : {"1", "3"}) {
    forget();
    Ended ended = hone({"reduce", "small.json", "-o", "out.json", "--repeat", repeat, "-j", "1", "--test", "test.sh"});
    EXPECT_EQ(ended.exit, 2) << repeat;
    EXPECT_THAT(ended.err, AllOf(oneLineWith("the test is flaky: "), HasSubstr("give --repeat auto"))) << repeat;
  }
}

TEST_F(SevenOfTen, AnInterruptedRunIsResumedWithItsRate) {
  setVariable("HONE_FRESH", "false");
  const std::vector<std::string> arguments = {"reduce", "small.json", "-o",     "out.json", "--repeat", "auto",
                                              "-j",     "1",          "--test", "test.sh",  "--stats",  "stats.json"};
  auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), arguments.begin(), arguments.end());
    return hone(more);
  };
  EXPECT_EQ(with({"--state", "whole"}).exit, 0);
  const nlohmann::json whole = stats();
  forget();
  EXPECT_EQ(with({"--state", "parts", "--max-tests", "9"}).exit, 3);
  EXPECT_EQ(with({"--state", "parts", "--resume"}).exit, 0);
  for (const char* figure : {"tests", "fail", "pass", "output_bytes", "input_runs"})
    EXPECT_EQ(stats()[figure], whole[figure]) << figure;
}

TEST_F(Trust, ADoctoredStoreIsNotBelieved) {
  const std::vector<std::string> arguments = {"reduce", "small.json", "-o",        "out.json", "--state",
                                              "state",  "--test",     "needle.sh", "--stats",  "stats.json"};
  setVariable("HONE_FRESH", "false");
  for (const bool resumed : {true, false}) {
    ASSERT_EQ(hone(arguments).exit, 0);
    Ended doctored = run("python3", {"-c",
                                     "import glob, sqlite3\n"
                                     "for file in glob.glob('state/*.sqlite'):\n"
                                     "    store = sqlite3.connect(file)\n"
                                     "    store.execute('UPDATE verdict SET verdict = 0')\n"
                                     "    store.commit()\n"});
    ASSERT_EQ(doctored.exit, 0) << doctored.err;
    std::vector<std::string> all = arguments;
    if (resumed) all.emplace_back("--resume");
    Ended ended = hone(all);
    // It says that the empty text fails, too, which is asked again.
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_THAT(read("out.json"), HasSubstr("needle"));
    EXPECT_EQ(stats()["confirmed"], true);
  }
  // The stored verdicts are gone.
  EXPECT_EQ(hone(arguments).exit, 0);
}

}  // namespace
}  // namespace hone
