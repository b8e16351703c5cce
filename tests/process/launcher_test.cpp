#include "process/launcher.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>

#include "../support/scratch.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class LauncherTest : public testing::Test {
 protected:
  LauncherTest() {
    for (const std::string& folder : {plan_.root, plan_.workingDirectory, plan_.temporaryDirectory}) {
      fs::create_directory(folder);
    }
  }

  LaunchPlan shell(const std::string& command) {
    plan_.program = "/bin/sh";
    plan_.arguments = {"sh", "-c", command};
    return plan_;
  }

  static Ended runOnce(Launcher& launcher) {
    launcher.run();
    std::optional<Ended> ended = launcher.receive();
    EXPECT_TRUE(ended);
    return ended.value_or(Ended{});
  }

  Scratch scratch_;
  LaunchPlan plan_ = [this] {
    LaunchPlan plan;
    plan.root = scratch_.path("root");
    plan.workingDirectory = plan.root + "/work";
    plan.temporaryDirectory = plan.root + "/tmp";
    return plan;
  }();
};

TEST_F(LauncherTest, ReportsTheWaitStatusOfEachTest) {
  Launcher launcher(shell("test -e mark && kill -SEGV $$; touch mark; exit 7"));
  Ended first = runOnce(launcher);
  EXPECT_TRUE(WIFEXITED(first.waitStatus));
  EXPECT_EQ(WEXITSTATUS(first.waitStatus), 7);
  EXPECT_FALSE(first.killed);
  Ended second = runOnce(launcher);
  EXPECT_TRUE(WIFSIGNALED(second.waitStatus));
  EXPECT_EQ(WTERMSIG(second.waitStatus), SIGSEGV);
}

TEST_F(LauncherTest, EndsWhatAProgramLeavesRunning) {
  std::string seconds = uniqueSleep();
  Launcher launcher(shell("sleep " + seconds + " & exit 0"));
  Ended ended = runOnce(launcher);
  EXPECT_TRUE(WIFEXITED(ended.waitStatus));
  EXPECT_TRUE(processesWith(seconds).empty());
}

TEST_F(LauncherTest, AKillThatComesTooLateDoesNothing) {
  Launcher launcher(shell("exit 3"));
  runOnce(launcher);
  launcher.kill();
  pollfd answer = {launcher.socket(), POLLIN, 0};
  EXPECT_EQ(poll(&answer, 1, 200), 0);
  launcher.kill();
  Ended ended = runOnce(launcher);
  EXPECT_FALSE(ended.killed);
  EXPECT_EQ(WEXITSTATUS(ended.waitStatus), 3);
}

TEST_F(LauncherTest, AProgramThatCannotStartIsAnErrorAndNotAnExitCode) {
  plan_.program = scratch_.file("broken",
                                std::string("\x7f"
                                            "ELF",
                                            4) +
                                    std::string(100, '\0'),
                                0755);
  plan_.arguments = {"broken"};
  plan_.shellMayRun = false;
  Launcher launcher(plan_);
  EXPECT_EQ(runOnce(launcher).error, ENOEXEC);
  EXPECT_EQ(runOnce(launcher).error, ENOEXEC);
}

TEST_F(LauncherTest, ATestStartsWithDefaultSignalsAndOnlyTheStandardStreams) {
  plan_.standardInput = scratch_.file("input", "");
  rlimit core;  // where we may, for else nothing is seen of the limit of 0
  getrlimit(RLIMIT_CORE, &core);
  rlimit some = {4096, std::max(core.rlim_max, rlim_t(4096))};
  setrlimit(RLIMIT_CORE, &some);
  FileDescriptor inherited(dup(0));  // as a library of hone would leave it, without close-on-exec
  struct sigaction ignore = {}, before;
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGUSR1, &ignore, &before);
  Launcher launcher(
      shell("grep -E '^Sig(Blk|Ign):.*[1-9a-f]' /proc/self/status > signals; ls /proc/self/fd > fds; "
            "ulimit -c > core"));
  runOnce(launcher);
  sigaction(SIGUSR1, &before, nullptr);
  setrlimit(RLIMIT_CORE, &core);
  EXPECT_EQ(contents(plan_.workingDirectory + "/signals"), "");
  EXPECT_EQ(contents(plan_.workingDirectory + "/fds"), "0\n1\n2\n3\n");  // 3 is the folder that ls reads
  EXPECT_EQ(contents(plan_.workingDirectory + "/core"), "0\n");
}

TEST_F(LauncherTest, OutlivesSignalsMeantForHone) {
  Launcher launcher(shell("kill -INT $PPID; kill -TERM $PPID; kill -HUP $PPID; exit 5"));
  EXPECT_EQ(WEXITSTATUS(runOnce(launcher).waitStatus), 5);
  EXPECT_EQ(WEXITSTATUS(runOnce(launcher).waitStatus), 5);
}

TEST_F(LauncherTest, ItsEndIsTheEndOfARunningTest) {
  std::string seconds = uniqueSleep();
  {
    Launcher launcher(shell("setsid sleep " + seconds + " & sleep " + seconds));
    launcher.run();
    ASSERT_TRUE(eventually([&] { return processesWith("sleep").size() >= 2 && processesWith(seconds).size() >= 3; }));
  }
  EXPECT_TRUE(processesWith(seconds).empty());
  EXPECT_TRUE(fs::exists(plan_.root)) << "it is hone's, which lives";
}

TEST_F(LauncherTest, IsNeitherACopyOfItsHostNorTakenForTheProgram) {
  Launcher launcher(shell("exit 0"));
  EXPECT_EQ(WEXITSTATUS(runOnce(launcher).waitStatus), 0);
  const fs::path process = "/proc/" + std::to_string(launcher.process());
  EXPECT_NE(fs::read_symlink(process / "exe"), fs::read_symlink("/proc/self/exe"));
  EXPECT_EQ(contents(process / "cmdline").find("exit 0"), std::string::npos);
}

TEST_F(LauncherTest, GoesOnWhereAProgramStopsIt) {
  Launcher launcher(shell("kill -STOP $PPID; exit 5"));
  for (int i = 0; i < 2; ++i) EXPECT_EQ(WEXITSTATUS(runOnce(launcher).waitStatus), 5);
}

TEST_F(LauncherTest, IsEndedWhereAProgramStopsItAgainAndAgain) {
  const std::string seconds = uniqueSleep();
  {
    Launcher launcher(shell("sleep " + seconds + " & while :; do kill -STOP $PPID; done"));
    launcher.run();
    ASSERT_TRUE(eventually([&] { return processesWith("sleep " + seconds).size() >= 1; }));
    launcher.kill();
    std::optional<Ended> ended = launcher.receive();
    EXPECT_TRUE(!ended || ended->killed);
  }
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).empty(); }));
}

}  // namespace
}  // namespace hone
