// hone triage on a farm finds what it finds on one machine.
#include <signal.h>

#include "buggy_parser.h"
#include "farm.h"

namespace hone {
namespace {

using testing::HasSubstr;

class TriageFarm : public FarmOnOneMachine {
 protected:
  void SetUp() override {
    FarmOnOneMachine::SetUp();
    write("parser.c", parserSource);
    ASSERT_EQ(run("cc", {"-g", "-w", "-o", path("parser"), path("parser.c")}).exit, 0);
    fs::create_directories(path("findings"));
    write("findings/a1.json", R"({"a": [1, 2], "b": 1234567890123})");
    write("findings/a2.json", R"([[7777777777777777], "x"])");
    write("findings/b1.json", R"([{"a": "\n"}, 2])");
    write("findings/b2.json", R"(["one", "two\t", [3]])");
    write("findings/c1.json", R"({"k": [1, 2, 3, 4, 5]})");
    write("findings/c2.json", R"([[1, "2", 3, {}, []], 6])");
    write("findings/d.json", "[1, 2]");
    addProgram("here", "0", "");
    setVariable("PATH", path("here").string() + ":" + getenv("PATH"));
    script("parse.sh", "wait-a-little; exec check \"$1\"");
  }

  /// Two programs of the test, in a folder for PATH. `check` is the parser behind these commands.
  void addProgram(const std::string& folder, const std::string& seconds, const std::string& commands) const {
    fs::create_directories(path(folder));
    script(folder + "/wait-a-little", "exec sleep " + seconds);
    script(folder + "/check", commands + "\nexec " + path("parser").string() + " \"$1\"");
  }

  /// The options of a run on the farm that gives each test time.
  std::vector<std::string> patiently(int jobs, int waitSeconds = 30) const {
    std::vector<std::string> options = onFarm(jobs, waitSeconds);
    options.insert(options.end(), {"--timeout", "20"});
    return options;
  }

  void startWorkerIn(const std::string& folder, const std::string& name) {
    startWorkerBy(name, "PATH=" + path(folder).string() + ":$PATH exec $HONE --slots 2");
  }

  std::vector<std::string> arguments(const std::vector<std::string>& options) const {
    std::vector<std::string> words = {"triage", "findings", "-o", "bugs", "--no-debugger"};
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), {"--", path("parse.sh"), "@@"});
    return words;
  }

  void triageAlone(const std::vector<std::string>& options = {"--timeout", "20"}) {
    ASSERT_EQ(hone(arguments(options)).exit, 0);
    fs::rename(path("bugs"), path("alone"));
  }

  Ended expectTheSame(pid_t process) {
    Ended ended = wait(process);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(run("diff", {"-r", "alone", "bugs"}).out, "") << ended.err;
    return ended;
  }
};

TEST_F(TriageFarm, GivesTheFolderOfOneMachine) {
  triageAlone();
  startWorker("first", 2);
  startWorker("second", 2);
  const Ended ended = expectTheSame(start(arguments(patiently(4))));
  EXPECT_GT(testsRun(), 100);
  EXPECT_THAT(ended.err, testing::ContainsRegex("farm: [0-9]+ tests on 2 workers"));
}

TEST_F(TriageFarm, OutlivesItsWorkersAndTheServer) {
  triageAlone();
  addProgram("slow", "0.02", "");
  startWorkerIn("slow", "slow");
  const pid_t killed = startWorker("killed", 1);
  const pid_t process = start(arguments(patiently(3, 1)));
  ASSERT_TRUE(eventually([&] { return testsRun() > 30; }));
  signal(killed, SIGKILL);
  ASSERT_TRUE(eventually([&] { return testsRun() > 60; }));
  killServer();
  expectTheSame(process);
}

/// Its signatures are others now and then.
TEST_F(TriageFarm, AWorkerThatLiesIsFound) {
  triageAlone();
  addProgram("lies", "0", "[ $(($(wc -c < \"$1\") % 5)) = 2 ] && kill -SEGV $$");
  startWorkerIn("lies", "liar");
  startWorker("honest", 2);
  EXPECT_THAT(expectTheSame(start(arguments(patiently(4)))).err, testing::ContainsRegex("isn't used: .*verdict"));
}

TEST_F(TriageFarm, ATimeOutIsAFailureThere) {
  write("findings/e1.json", R"([{"hang": 1}])");
  const std::vector<std::string> shortly = {"--timeout", "0.5", "--budget", "4"};
  std::vector<std::string> options = onFarm(4);
  options.insert(options.end(), shortly.begin(), shortly.end());
  triageAlone(shortly);
  startWorker("worker", 4);
  expectTheSame(start(arguments(options)));
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("timeout"));
}

}  // namespace
}  // namespace hone
