// A later run uses the verdicts of an earlier one: after a kill, and when the same command is given again.
#include <signal.h>

#include "end_to_end.h"

namespace hone {
namespace {

class Resume : public EndToEnd {
 protected:
  Resume() {
    setVariable("HONE_FRESH", "false");
    std::string text = "[\n";
    for (int i = 0; i < 30; ++i)
      text += "  {\"name\": \"" + std::string(i % 10 == 7 ? "needle" : "straw") + "\", \"at\": [1, 2]},\n";
    write("in.json", text + "  0\n]\n");
    script("test.sh", "test $(jq -r '.[].name?' \"$1\" | grep -c needle) -ge 2");
    // Writes down each test that is really run.
    script("counting.sh", "echo run >>" + path("runs").string() + "\nexec " + path("test.sh").string() + " \"$1\"");
  }

  std::vector<std::string> arguments(const std::string& output, const std::string& state, const std::string& jobs) {
    return {"reduce", "in.json", "-o", output, "-j", jobs, "--state", state, "--test", "counting.sh"};
  }

  size_t runs() const {
    const std::string text = read("runs");
    return static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
  }

  static std::vector<std::string> with(std::vector<std::string> arguments, const std::string& option) {
    arguments.push_back(option);
    return arguments;
  }
};

TEST_F(Resume, AfterAKillTheResultAndTheFiguresAreThoseOfOneRun) {
  for (const std::string jobs : {"1", "2"}) {
    SCOPED_TRACE("-j " + jobs);
    write("runs", "");
    nlohmann::json whole = statsOf(arguments("whole.json", "state-whole-" + jobs, jobs));
    const size_t all = runs();

    const std::string state = "state-" + jobs;
    for (size_t part = 1; part <= 2; ++part) {
      write("runs", "");
      pid_t hone = start(with(arguments("out.json", state, jobs), "--resume"));
      ASSERT_TRUE(eventually([&] { return runs() >= all / 4; }));
      kill(hone, SIGKILL);
      EXPECT_EQ(wait(hone).signal, SIGKILL);
      ASSERT_TRUE(eventually([&] { return processes().empty(); }));
    }
    write("runs", "");
    nlohmann::json resumed = statsOf(with(arguments("out.json", state, jobs), "--resume"));
    EXPECT_EQ(read("out.json"), read("whole.json"));
    for (const char* figure : {"tests", "fail", "pass", "unresolved", "history", "output_tokens"})
      EXPECT_EQ(resumed[figure], whole[figure]) << figure;
    EXPECT_GT(resumed["replayed"], 0);
    EXPECT_LT(runs(), all);
  }
}

TEST_F(Resume, AKillLosesNoMoreThanWhatWasInFlight) {
  write("runs", "");
  pid_t hone = start(arguments("out.json", "state", "1"));
  ASSERT_TRUE(eventually([&] { return runs() >= 30; }));
  kill(hone, SIGKILL);
  wait(hone);
  ASSERT_TRUE(eventually([&] { return processes().empty(); }));
  const size_t before = runs();
  nlohmann::json resumed = statsOf(with(arguments("out.json", "state", "1"), "--resume"));
  // Not replayed are two repetitions of the input, the test in flight, and one verdict that may not have been written
  // to the file yet.
  EXPECT_GE(resumed["replayed"].get<size_t>() + 2 + 2, before);
}

TEST_F(Resume, TheSameQuestionIsAnsweredFromWhatIsStored) {
  nlohmann::json first = statsOf(arguments("first.json", "state", "2"));
  write("runs", "");
  nlohmann::json second = statsOf(arguments("second.json", "state", "2"));
  EXPECT_EQ(read("first.json"), read("second.json"));
  EXPECT_EQ(second["tests"], first["tests"]);
  EXPECT_EQ(second["replayed"], second["tests"]);
  EXPECT_EQ(runs(), 2u) << "the input and the result, to see whether they still hold";
  write("runs", "");
  EXPECT_EQ(hone(with(arguments("third.json", "state", "1"), "--resume")).exit, 0);
  EXPECT_EQ(runs(), 1u) << "the result";
}

TEST_F(Resume, AnotherTestIsAnotherQuestion) {
  statsOf(arguments("first.json", "state", "2"));
  script("counting.sh", "exec test -s \"$1\"");
  EXPECT_EQ(statsOf(arguments("second.json", "state", "2"))["replayed"], 0);
}

TEST_F(Resume, WhatHoldsNoMoreIsForgotten) {
  script("test.sh", "exec grep -q needle \"$1\"");
  statsOf(arguments("first.json", "state", "2"));
  // The test calls this script, so only verdicts reveal that it has changed.
  script("test.sh", "grep -q needle \"$1\" && grep -q straw \"$1\"");
  Ended ended = hone(arguments("second.json", "state", "2"));
  EXPECT_EQ(ended.exit, 3);
  EXPECT_THAT(ended.err, oneLineWith("the result did not hold when it was run once more"));
  EXPECT_THAT(read("second.json"), testing::HasSubstr("straw"));
  ended = hone(arguments("second.json", "state", "2"));
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("second.json"), testing::HasSubstr("straw"));
}

TEST_F(Resume, AnInputThatDidNotFailIsAskedAnew) {
  // The test reads it, so only its verdicts can tell that it has been mended.
  write("oracle", "nowhere");
  script("counting.sh", "grep -q -f " + path("oracle").string() + " \"$1\" || exit 1");
  EXPECT_EQ(hone(arguments("out.json", "state", "1")).exit, 1);
  write("oracle", "needle");
  const Ended ended = hone(with(arguments("out.json", "state", "1"), "--resume"));
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, testing::HasSubstr("the verdict on the input has changed"));
  EXPECT_THAT(read("out.json"), testing::HasSubstr("needle"));
}

TEST_F(Resume, AFlakyStartIsNotContinued) {
  write("runs", "");
  script("counting.sh", "n=$(wc -l < " + path("runs").string() + "); echo run >> " + path("runs").string() + "; . " +
                            path("oracle").string());
  write("oracle", "exit $n");
  EXPECT_THAT(hone(arguments("out.json", "state", "1")).err, testing::HasSubstr("the test is flaky"));
  write("oracle", "exec grep -q nowhere \"$1\"");
  EXPECT_THAT(hone(with(arguments("out.json", "state", "1"), "--resume")).err,
              testing::HasSubstr("in.json is not interesting"));
}

TEST_F(Resume, AStateThatCannotBeUsedIsTheUsersError) {
  write("file", "");
  Ended ended = hone(arguments("out.json", "file", "1"));
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--state DIR chooses another folder"));
}

TEST_F(Resume, TheSameInputAndTestByOtherPathsAreTheSameRun) {
  write("in.json", "[1, 2, 3]");
  script("two.sh", "grep -q 2 \"$1\"");
  const std::string state = path("state");
  const nlohmann::json first = statsOf({"reduce", "in.json", "-o", "one.json", "--state", state, "--test", "two.sh"});
  fs::create_directory(path("elsewhere"));
  fs::create_symlink(path("in.json"), path("elsewhere/in.json"));
  fs::copy_file(path("two.sh"), path("elsewhere/copy.sh"));
  const nlohmann::json again =
      statsOf({"reduce", path("elsewhere/in.json"), "-o", "two.json", "--state", state, "--test", "elsewhere/copy.sh"});
  EXPECT_EQ(again["replayed"], first["tests"]);
  EXPECT_EQ(again["tests"], first["tests"]);
  EXPECT_EQ(read("two.json"), read("one.json"));
}

}  // namespace
}  // namespace hone
