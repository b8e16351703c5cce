// Runs on a farm have the result and the counts of a run on one machine, whatever happens to the farm.
#include "farm.h"

#include <signal.h>

#include <thread>

#include "real_failures.h"

namespace hone {
namespace {

/// The figures that must not depend on where tests run.
std::map<std::string, int> countsOf(const nlohmann::json& stats) {
  std::map<std::string, int> counts;
  for (const char* name : {"tests", "cached", "fail", "pass", "unresolved", "output_bytes", "output_tokens"})
    counts[name] = stats[name];
  return counts;
}

class Farm : public FarmOnOneMachine {
 protected:
  /// A list of numbers of which three make the test fail. Each test takes `seconds`.
  std::vector<std::string> reduceNumbers(const std::string& seconds) {
    std::string numbers;
    for (int i = 1; i <= 120; ++i) numbers += std::to_string(1000 + i) + "\n";
    write("numbers.txt", numbers);
    script("test.sh", "sleep " + seconds + "; grep -q 1007 $1 && grep -q 1050 $1 && grep -q 1099 $1");
    return {"reduce", "numbers.txt", "--test", "test.sh", "-o", "result.txt"};
  }

  /// What a run on this machine alone finds.
  void reduceAlone(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin() + 1, {"-j", "1"});
    counts_ = countsOf(statsOf(arguments));
    result_ = read("result.txt");
    fs::remove(path("result.txt"));
  }

  /// Starts the same run on the farm.
  pid_t startOnFarm(std::vector<std::string> arguments, int jobs) {
    const std::vector<std::string> options = onFarm(jobs);
    arguments.insert(arguments.begin() + 1, options.begin(), options.end());
    arguments.insert(arguments.begin() + 1, {"--stats", path("stats.json")});
    fs::remove(path("stats.json"));
    return start(arguments);
  }

  /// Waits for its end; the result must be that of `reduceAlone`.
  Ended expectTheSame(pid_t process) {
    Ended ended = wait(process);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(read("result.txt"), result_) << ended.err;
    const std::string stats = read("stats.json");
    const auto counts = stats.empty() ? nlohmann::json() : nlohmann::json::parse(stats);
    EXPECT_TRUE(counts.is_object() && countsOf(counts) == counts_) << ended.err;
    return ended;
  }

 private:
  std::map<std::string, int> counts_;
  std::string result_;
};

TEST_F(Farm, GivesTheResultAndCountsOfOneMachine) {
  for (const RealFailure& failure : {jqIndexesString(), sqliteMissesColumn(), shellSyntaxError()}) {
    write(failure.file, failure.input);
    std::vector<std::string> arguments = {"reduce", failure.file, "-o", "result.txt"};
    arguments.insert(arguments.end(), failure.test.begin(), failure.test.end());
    reduceAlone(arguments);
    const pid_t worker = startWorker("worker", 2);
    for (int jobs : {1, 4}) expectTheSame(startOnFarm(arguments, jobs));
    EXPECT_GT(testsRun(), 40) << failure.name;
    signal(worker, SIGTERM);
  }
}

TEST_F(Farm, RunsAsManyTestsAtOnceAsThereAreSlots) {
  const auto arguments = reduceNumbers("0.01");
  reduceAlone(arguments);
  for (const char* name : {"a", "b", "c", "d"}) startWorker(name, 8);
  expectTheSame(startOnFarm(arguments, 32));
}

TEST_F(Farm, WorksWithoutWorkersAndWithoutAServer) {
  const auto arguments = reduceNumbers("0");
  reduceAlone(arguments);
  const auto here = [&] {
    std::vector<std::string> options = arguments;
    options.insert(options.begin() + 1, {"--farm", server(), "--key", "farm.key", "--stats", path("stats.json")});
    return start(options);
  };
  expectTheSame(here());
  killServer();
  EXPECT_THAT(expectTheSame(here()).err, testing::HasSubstr("the farm can't be reached, so tests run here"));
}

TEST_F(Farm, AWorkerThatWasKilledCostsNothingElse) {
  const auto arguments = reduceNumbers("0.05");
  reduceAlone(arguments);
  const pid_t first = startWorker("first");
  startWorker("second");
  const pid_t run = startOnFarm(arguments, 2);
  ASSERT_TRUE(eventually([&] { return testsRun() > 10; }));
  signal(first, SIGKILL);
  expectTheSame(run);
}

}  // namespace
}  // namespace hone
