#include "process/leftovers.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include "../support/scratch.h"
#include "process/launcher.h"

namespace hone {
namespace {

/// A program that starts a daemon without parent, in another session and environment, and then waits.
LaunchPlan daemonizing(const std::string& seconds) {
  LaunchPlan plan;
  plan.program = "/bin/sh";
  plan.arguments = {"sh", "-c", "(setsid env -i sh -c 'sleep " + seconds + " & :' &); sleep " + seconds};
  plan.workingDirectory = "/tmp";
  return plan;
}

/// A process that runs this program as hone does, until it is killed.
pid_t startHone(const std::string& seconds) {
  const pid_t hone = fork();
  if (hone != 0) return hone;
  Launcher launcher(daemonizing(seconds));
  launcher.run();
  launcher.receive();
  _exit(0);
}

pid_t launcherOf(pid_t hone) {
  const std::string number = std::to_string(hone);
  std::ifstream children("/proc/" + number + "/task/" + number + "/children");
  pid_t launcher = -1;
  children >> launcher;
  return launcher;
}

TEST(Leftovers, AreEndedWhenTheirLauncherIsGone) {
  const std::string second = uniqueSleep();
  const pid_t other = startHone(second);
  ASSERT_TRUE(eventually([&] { return processesWith(second).size() >= 3; }));

  // Any other hone of the same user cleans up when it starts; then there is nothing left to test.
  bool wereThere = false;
  for (int attempt = 0; attempt < 20 && !wereThere; ++attempt) {
    const std::string first = uniqueSleep();
    const pid_t killed = startHone(first);
    ASSERT_TRUE(eventually([&] { return processesWith(first).size() >= 3; }));
    endLeftovers();
    EXPECT_TRUE(eventually([&] { return processesWith(first).size() >= 3; })) << "its launcher is alive";

    const pid_t launcher = launcherOf(killed);
    ASSERT_GT(launcher, 0);
    kill(killed, SIGSTOP);  // so that it can't start another launcher
    kill(launcher, SIGKILL);
    kill(killed, SIGKILL);
    waitpid(killed, nullptr, 0);
    ASSERT_TRUE(eventually([&] { return kill(launcher, 0) == -1; }));
    wereThere = !processesWith(first).empty();
    endLeftovers();
    EXPECT_TRUE(eventually([&] { return processesWith(first).empty(); }));
  }
  EXPECT_TRUE(eventually([&] { return processesWith(second).size() >= 3; })) << "not this hone's";

  kill(other, SIGKILL);
  waitpid(other, nullptr, 0);
  EXPECT_TRUE(eventually([&] { return processesWith(second).empty(); }));
  if (!wereThere) GTEST_SKIP() << "other runs of hone on this machine have cleaned up first each time";
}

TEST(Leftovers, OfAKilledLauncherAreEndedByItsHone) {
  const std::string seconds = uniqueSleep();
  {
    Launcher launcher(daemonizing(seconds));
    launcher.run();
    ASSERT_TRUE(eventually([&] { return processesWith(seconds).size() >= 3; }));
    kill(launcher.process(), SIGKILL);
    EXPECT_FALSE(launcher.receive());
  }
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).empty(); }));
}

}  // namespace
}  // namespace hone
