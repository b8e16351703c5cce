// A run without a time limit in its options still has one for its first test.
#include <gmock/gmock.h>

#include <filesystem>

#include "app/mode_runs.h"
#include "text/file.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class FirstTimeout : public testing::Test {
 protected:
  FirstTimeout() {
    std::string folder = "/tmp/hone-unit-XXXXXX";
    EXPECT_NE(mkdtemp(folder.data()), nullptr);
    folder_ = folder;
    run.input = folder_ / "in.json";
    run.output = folder_ / "out.json";
    run.memory.folder = folder_ / "state";
    run.quiet = true;
    writeFile(run.input, "[1]");
    run.command.argv = {"sh", "-c", "echo waiting; sleep 1000", "@@"};
    run.command.rules.requireExit(0);
  }
  ~FirstTimeout() override { fs::remove_all(folder_); }

  RunOptions run;

 private:
  fs::path folder_;
};

TEST_F(FirstTimeout, EndsATestThatHangs) {
  EXPECT_EQ(run.settings.firstTimeout, 300);
  run.settings.firstTimeout = 1;
  const ReduceSummary summary = runReduce(run, {});
  EXPECT_FALSE(summary.result.interesting);
  EXPECT_EQ(summary.run.search.timedOut, 1u);
  EXPECT_EQ(summary.run.search.executed, 1u) << "it isn't asked again and again";
  EXPECT_EQ(summary.run.timeoutSeconds, 1);
  ASSERT_TRUE(summary.run.firstCheck);
  EXPECT_EQ(summary.run.firstCheck->happened, "did not end within 1 s");
}

TEST_F(FirstTimeout, GivesWayToALimitOfTheUsers) {
  run.settings.firstTimeout = 1000;
  run.command.timeoutSeconds = 1;
  EXPECT_EQ(runReduce(run, {}).run.timeoutSeconds, 1);
}

}  // namespace
}  // namespace hone
