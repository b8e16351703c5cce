// Runs on a farm have the result and the counts of a run on one machine, whatever happens to the farm.
#include "farm.h"

#include <signal.h>

#include <random>
#include <utility>

#include "proxy.h"
#include "real_failures.h"

namespace hone {
namespace {

using testing::HasSubstr;

/// The figures that must not depend on where tests run.
std::map<std::string, int> countsOf(const nlohmann::json& stats) {
  std::map<std::string, int> counts;
  for (const char* name : {"tests", "cached", "fail", "pass", "unresolved", "output_bytes", "output_tokens"})
    counts[name] = stats[name];
  return counts;
}

class Farm : public FarmOnOneMachine {
 protected:
  /// To reduce a list of numbers of which two make the test fail. A program named `judge` in PATH decides how long a
  /// test takes, and what it says.
  std::vector<std::string> reduceNumbers() {
    std::string numbers;
    for (int i = 1; i <= 24; ++i) numbers += "1000" + std::to_string(1000 + i) + "\n";
    write("numbers.txt", numbers);
    script("test.sh", "exec judge \"$1\"");
    addJudge("here", "0", "true");
    setVariable("PATH", path("here").string() + ":" + getenv("PATH"));
    return {"reduce", "numbers.txt", "--test", "test.sh", "-o", "result.txt"};
  }

  /// A folder of this program, for PATH. `honest`: a condition on which it tells the truth.
  void addJudge(const std::string& folder, const std::string& seconds, const std::string& honest) {
    fs::create_directories(path(folder));
    script(folder + "/judge", "printf . >> " + path(folder + "-ran").string() + "\n" +
                                  (seconds == "0" ? "" : "sleep " + seconds + "\n") +
                                  "text=$(cat \"$1\")\n"
                                  "has() { case $text in *$1*) ;; *) false ;; esac; }\n"
                                  "truth() { has 1003 && has 1022; }\n"
                                  "if " +
                                  honest + "; then truth; else ! truth; fi");
  }

  /// The number of tests that have called it.
  uintmax_t ran(const std::string& folder) const {
    std::error_code none;
    const uintmax_t bytes = fs::file_size(path(folder + "-ran"), none);
    return none ? 0 : bytes;
  }

  /// Starts a worker with the program in a folder that `addJudge` has made.
  pid_t startWorkerIn(const std::string& folder, const std::string& name, int slots = 1) {
    return startWorkerBy(name, "PATH=" + path(folder).string() + ":$PATH exec $HONE --slots " + std::to_string(slots));
  }

  /// What a run on this machine alone finds.
  void reduceAlone(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin() + 1, {"-j", "1"});
    counts_ = countsOf(statsOf(arguments));
    result_ = read("result.txt");
    fs::remove(path("result.txt"));
  }

  /// The arguments of the same run with these options.
  std::vector<std::string> with(std::vector<std::string> options, const std::vector<std::string>& arguments) const {
    options.insert(options.end(), {"--stats", path("stats.json")});
    std::vector<std::string> line = arguments;
    line.insert(line.begin() + 1, options.begin(), options.end());
    return line;
  }

  /// Waits for its end; the result must be that of `reduceAlone`.
  Ended expectTheSame(pid_t process) {
    Ended ended = wait(process);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    expectTheSame("result.txt", "stats.json", ended.err);
    return ended;
  }
  void expectTheSame(const std::string& result, const std::string& stats, const std::string& messages) {
    EXPECT_EQ(read(result), result_) << messages;
    const std::string text = read(stats);
    const auto figures = text.empty() ? nlohmann::json() : nlohmann::json::parse(text);
    EXPECT_TRUE(figures.is_object() && countsOf(figures) == counts_) << messages << text;
    fs::remove(path(result));
    fs::remove(path(stats));
  }

 private:
  std::map<std::string, int> counts_;
  std::string result_;
};

TEST_F(Farm, GivesTheResultAndCountsOfOneMachine) {
  for (const RealFailure& failure : {jqIndexesString(), sqliteMissesColumn(), shellSyntaxError(), gxxAsserts()}) {
    write(failure.file, failure.input);
    std::vector<std::string> arguments = {"reduce", failure.file, "-o", "result.txt"};
    arguments.insert(arguments.end(), failure.test.begin(), failure.test.end());
    reduceAlone(arguments);
    const pid_t worker = startWorker("worker", 2);
    for (int jobs : {1, 4}) expectTheSame(start(with(onFarm(jobs), arguments)));
    EXPECT_GT(testsRun(), 40) << failure.name;
    signal(worker, SIGTERM);
  }
}

TEST_F(Farm, RunsAsManyTestsAtOnceAsThereAreSlots) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  for (const char* name : {"a", "b", "c", "d"}) startWorker(name, 8);
  expectTheSame(start(with(onFarm(32), arguments)));
}

TEST_F(Farm, ServesAllModesAndProjects) {
  write("list.json", R"([{"a": "x"}])");
  write("broken.json", R"([1,, 3, {"a": tru}])");
  fs::create_directory(path("project"));
  for (int i = 0; i < 6; ++i) write("project/" + std::to_string(i) + ".txt", "one\ntwo " + std::to_string(i) + "\n");
  script("project.sh", "grep -q 'two 3' 3.txt && grep -q one 5.txt");
  const std::vector<std::string> indexes = {"--exit", "5", "--stderr", "Cannot index", "--", "jq", ".[] | .a.x"};
  const std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> runs = {
      {{"reduce", "project", "--test", "project.sh"}, {}},
      {{"repair", "broken.json", "--subset-only"}, {"--", "jq", "empty", "@@"}},
      {{"generalize", "list.json", "--rate", "0.5", "--confidence", "0.6", "--samples", "3", "--validate", "5"},
       indexes},
      {{"explain", "list.json", "--max-tests", "40"}, indexes}};
  startWorker("worker", 2);
  for (const auto& [begin, end] : runs) {
    const auto line = [&](const std::string& name, std::vector<std::string> options) {
      options.insert(options.begin(), begin.begin(), begin.end());
      options.insert(options.end(), {"-o", name, "--stats", name + ".stats"});
      options.insert(options.end(), end.begin(), end.end());
      return options;
    };
    const std::string name = begin.front();
    const Ended alone = hone(line("alone-" + name, {"-j", "1"}));
    const int before = testsRun();
    const Ended farm = hone(line("farm-" + name, onFarm(4)));
    EXPECT_EQ(alone.exit, farm.exit) << alone.err << farm.err;
    const Ended difference = run("diff", {"-r", "alone-" + name, "farm-" + name});
    EXPECT_EQ(difference.exit, 0) << name << difference.out << difference.err;
    const auto stats = [&](const std::string& place) {
      auto figures = nlohmann::json::parse(read(place + name + ".stats"));
      return std::vector<int>{figures["tests"], figures["fail"], figures["pass"], figures["unresolved"]};
    };
    EXPECT_EQ(stats("alone-"), stats("farm-")) << name;
    EXPECT_GT(testsRun(), before + 5) << name << farm.err;
  }
}

TEST_F(Farm, WorksWithoutWorkersAndWithoutAServer) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  expectTheSame(start(with(onFarm(2, 0), arguments)));
  killServer();
  EXPECT_THAT(expectTheSame(start(with(onFarm(2, 0), arguments))).err,
              testing::HasSubstr("the farm can't be reached, so tests run here"));
}

TEST_F(Farm, OutlivesItsWorkers) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("slow", "0.02", "true");
  const pid_t first = startWorkerIn("slow", "first"), second = startWorkerIn("slow", "second");
  const pid_t run = start(with(onFarm(2, 5), arguments));
  ASSERT_TRUE(eventually([&] { return ran("slow") > 10; }));
  signal(first, SIGKILL);
  ASSERT_TRUE(eventually([&] { return ran("slow") > 20; }));
  signal(second, SIGKILL);
  // A new one goes on.
  const uintmax_t before = ran("slow");
  startWorkerIn("slow", "third");
  expectTheSame(run);
  EXPECT_GT(ran("slow"), before);
}

TEST_F(Farm, AStoppedWorkerLosesItsTests) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("stopped", "0.02", "true");
  addJudge("other", "0.02", "true");
  const pid_t stopped = startWorkerIn("stopped", "stopped");
  startWorkerIn("other", "other");
  const pid_t run = start(with(onFarm(2), arguments));
  ASSERT_TRUE(eventually([&] { return ran("stopped") > 5; }));
  signal(stopped, SIGSTOP);
  expectTheSame(run);

  // It goes on with what nobody waits for, and serves the next run.
  signal(stopped, SIGCONT);
  const uintmax_t before = ran("stopped");
  expectTheSame(start(with(onFarm(2), arguments)));
  EXPECT_GT(ran("stopped"), before + 5);
}

TEST_F(Farm, OutlivesTheServer) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("slow", "0.02", "true");
  startWorkerIn("slow", "worker", 2);
  pid_t run = start(with(onFarm(2), arguments));
  ASSERT_TRUE(eventually([&] { return ran("slow") > 10; }));
  killServer();
  startServer();
  EXPECT_THAT(expectTheSame(run).err, testing::HasSubstr("is back"));

  const uintmax_t before = ran("slow");
  run = start(with(onFarm(2, 1), arguments));
  ASSERT_TRUE(eventually([&] { return ran("slow") > before + 10; }));
  killServer();
  EXPECT_THAT(expectTheSame(run).err, testing::HasSubstr("the farm can't be reached"));
}

TEST_F(Farm, DoesNotAdmitAWorkerThatLies) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("lies", "0", "false");
  startWorkerIn("lies", "liar");
  startWorker("honest");
  EXPECT_THAT(expectTheSame(start(with(onFarm(2), arguments))).err,
              testing::ContainsRegex("isn't used: the verdict on the first candidate is 'pass' there and 'fail' here"));
}

/// On one candidate in six. An audit finds it.
TEST_F(Farm, AWorkerThatLiesNowAndThenIsFound) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("lies", "0", "[ $(($(cksum < \"$1\" | cut -d ' ' -f 1) % 6)) != 4 ]");
  startWorkerIn("lies", "liar", 2);
  startWorker("honest", 2);
  EXPECT_THAT(expectTheSame(start(with(onFarm(4), arguments))).err,
              testing::ContainsRegex("isn't used: an audit found a wrong verdict"));
}

TEST_F(Farm, DoesNotAdmitAWorkerWithOtherPrograms) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("other", "0.01", "true");
  startWorkerIn("other", "other");
  startWorker("equal");
  std::vector<std::string> options = onFarm(2);
  options.insert(options.end(), {"--same", "judge", "--same", path("here/judge")});
  EXPECT_THAT(expectTheSame(start(with(options, arguments))).err,
              testing::ContainsRegex("isn't used: judge is another one there: [0-9]+ bytes"));
}

TEST_F(Farm, RunsNothingWithoutTheKey) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  startWorker("stranger");
  fs::rename(path("farm.key"), path("old.key"));
  ASSERT_EQ(run("sh", {"-c", std::string(HONE_PROGRAM) + " farm-key > farm.key"}).exit, 0);
  EXPECT_EQ(fs::status(path("farm.key")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(status(), "no workers\n1 worker with another key, or without an answer\n");
  expectTheSame(start(with(onFarm(2, 1), arguments)));
  fs::rename(path("old.key"), path("farm.key"));
  EXPECT_EQ(testsRun(), 0);
}

TEST_F(Farm, WarnsOfAKeyThatOthersCanRead) {
  const auto arguments = reduceNumbers();
  fs::permissions(path("farm.key"), fs::perms(0640));
  startWorker("open");
  const std::string warning = "chmod 600 farm.key";
  EXPECT_THAT(run(HONE_PROGRAM, with(onFarm(2), arguments)).err, HasSubstr(warning));
  EXPECT_THAT(run(HONE_PROGRAM, {"farm", "status", "--server", server(), "--key", "farm.key"}).err, HasSubstr(warning));
  EXPECT_THAT(read("open.err"), HasSubstr("other users can read or change the farm's key"));
}

TEST_F(Farm, ServesTwoRunsAtOnce) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("slow", "0.02", "true");
  startWorkerIn("slow", "worker", 2);
  const pid_t first = start(with(onFarm(2), arguments));
  std::vector<std::string> other = with(onFarm(2), arguments);
  for (std::string& word : other)
    if (word.ends_with("result.txt") || word.ends_with("stats.json"))
      word = path("second-" + fs::path(word).filename().string());
  const pid_t second = startBeside("second", HONE_PROGRAM, other);
  expectTheSame(first);
  EXPECT_EQ(wait(second).exit, 0) << read("second.err");
  expectTheSame("second-result.txt", "second-stats.json", read("second.err"));
}

TEST_F(Farm, AWorkerWithoutSpaceIsNotUsed) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  startWorkerBy("full", "trap '' XFSZ; ulimit -f 1; exec $HONE --slots 1");
  startWorker("other");
  EXPECT_THAT(expectTheSame(start(with(onFarm(2), arguments))).err, testing::HasSubstr("isn't used: "));
}

/// Now and then it says that a test fails which doesn't. (A wrong pass is only found by chance.)
TEST_F(Farm, AWorkerThatSeesOneFailureInTwentyTooMuchChangesNothing) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("errs", "0", "truth || [ $(($(cksum < \"$1\" | cut -d ' ' -f 1) % 20)) != 7 ]");
  startWorkerIn("errs", "errs", 2);
  startWorker("honest", 2);
  expectTheSame(start(with(onFarm(4), arguments)));
}

TEST_F(Farm, AWorkerTenTimesSlowerCostsOnlyItsShare) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("quick", "0.02", "true");
  addJudge("slow", "0.2", "true");
  startWorkerIn("quick", "quick");
  startWorkerIn("slow", "slow");
  expectTheSame(start(with(onFarm(2), arguments)));
  EXPECT_GT(ran("slow"), 0U);
  EXPECT_GT(ran("quick"), ran("slow"));
}

TEST_F(Farm, WorkersMayJoinAndLeaveInTheMiddle) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("slow", "0.02", "true");
  pid_t worker = startWorkerIn("slow", "first", 2);
  const pid_t run = start(with(onFarm(2, 30), arguments));
  for (const char* name : {"second", "third"}) {
    const uintmax_t before = ran("slow");
    ASSERT_TRUE(eventually([&] { return ran("slow") > before + 10; }));
    const pid_t next = startWorkerIn("slow", name, 2);
    signal(worker, SIGTERM);
    worker = next;
  }
  expectTheSame(run);
}

TEST_F(Farm, ThisMachineMayTestBesideTheFarm) {
  const auto arguments = reduceNumbers();
  addJudge("here", "0.02", "true");
  reduceAlone(arguments);
  addJudge("there", "0.02", "true");
  startWorkerIn("there", "there", 2);
  const uintmax_t before = ran("here");
  std::vector<std::string> options = onFarm(3);
  options.insert(options.end(), {"--farm-here", "1"});
  expectTheSame(start(with(options, arguments)));
  EXPECT_GT(ran("here"), before + 10);
  EXPECT_GT(ran("there"), 10U);
}

/// A network of its own for one worker, whose link goes down and comes back.
TEST_F(Farm, OutlivesALinkThatIsDown) {
  const std::string space = "hone" + std::to_string(getpid()), net = "10.213." + std::to_string(getpid() % 256);
  const auto ip = [&](const std::string& words) { return run("sh", {"-c", "ip " + words + " 2>&1"}); };
  if (const Ended ended = ip("netns add " + space); ended.exit != 0)
    GTEST_SKIP() << "no network namespaces here, which take root and iproute2: " << ended.out;
  const std::string in = "netns exec " + space + " ip ";
  for (const std::string& words : {"link add " + space + "h type veth peer name hone0 netns " + space,
                                   "addr add " + net + ".1/30 dev " + space + "h", "link set " + space + "h up",
                                   in + "addr add " + net + ".2/30 dev hone0", in + "link set hone0 up"})
    if (const Ended ended = ip(words); ended.exit != 0) {
      ip("netns del " + space);
      GTEST_SKIP() << "ip " << words << ": " << ended.out;
    }
  killServer();
  startServer("0.0.0.0");
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  addJudge("near", "0.01", "true");
  addJudge("far", "0.05", "true");
  const pid_t near = startWorkerIn("near", "near");
  const pid_t far = startWorkerBy("far", "PATH=" + path("far").string() + ":$PATH exec ip netns exec " + space +
                                             " ${HONE/127.0.0.1/" + net + ".1}");
  pid_t run = start(with(onFarm(2), arguments));
  ASSERT_TRUE(eventually([&] { return ran("far") > 5 && ran("near") > 5; }));
  ASSERT_EQ(ip(in + "link set hone0 down").exit, 0);
  expectTheSame(run);

  // It is back, and now alone.
  ASSERT_EQ(ip(in + "link set hone0 up").exit, 0);
  signal(near, SIGTERM);
  const uintmax_t before = ran("far");
  run = start(with(onFarm(2), arguments));
  expectTheSame(run);
  EXPECT_GT(ran("far"), before + 20);
  signal(far, SIGTERM);
  ip("netns del " + space);
}

TEST_F(Farm, MessagesMayBeDamagedCutOffAndRepeated) {
  const auto arguments = reduceNumbers();
  reduceAlone(arguments);
  startWorker("worker", 2);
  std::mt19937 random(1);
  int damaged = 0, cuts = 0;
  bool ends = false;
  Proxy proxy(port(), [&](std::string bytes) -> std::string {
    if (std::exchange(ends, false)) return "";
    // Headers are left alone mostly, since a bad one ends the connection.
    const unsigned dice = random() % 60;
    if (dice < 3) ++damaged;
    if (dice == 0 && bytes.size() > 100) bytes[60 + random() % (bytes.size() - 60)] ^= 1;
    if (dice == 1) bytes += bytes;
    if (dice == 2 && random() % 2 == 0) {
      bytes.resize(bytes.size() / 2);
      // After a cut, a connection mostly ends. One stays open and makes no sense any more.
      ends = ++cuts != 2;
    }
    return bytes;
  });
  std::vector<std::string> options = onFarm(2, 3);
  options[1] = "127.0.0.1:" + std::to_string(proxy.port());
  expectTheSame(start(with(options, arguments)));
  EXPECT_GT(damaged, 0);
  EXPECT_GT(testsRun(), 5);
}

TEST_F(Farm, RefusesWhatIsToRunHereOnly) {
  reduceNumbers();
  const auto refused = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"reduce", "numbers.txt"});
    return hone(options);
  };
  EXPECT_THAT(refused({"--farm", server(), "--key", "farm.key", "--slower", "1", "--", "cat"}).err,
              oneLineWith("--slower measures one machine, so it can't be combined with --farm"));
  EXPECT_EQ(refused({"--farm", server(), "--test", "test.sh"}).exit, 2);
  EXPECT_EQ(refused({"--key", "farm.key", "--test", "test.sh"}).exit, 2);
  EXPECT_THAT(refused({"--farm", "here:there", "--key", "farm.key", "--test", "test.sh"}).err,
              oneLineWith("is no address of a job server"));
  EXPECT_THAT(refused({"--farm", server(), "--key", "numbers.txt", "--test", "test.sh"}).err,
              oneLineWith("numbers.txt is no key of a farm: hone farm-key prints one"));
}

}  // namespace
}  // namespace hone
