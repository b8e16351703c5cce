#include "test/shortage.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <vector>

#include "scratch.h"
#include "test/process_test.h"

namespace hone {
namespace {

/// This process and all that it starts share one processor with others that do nothing but compute.
class CrowdedProcessor : public testing::Test {
 protected:
  CrowdedProcessor() {
    sched_getaffinity(0, sizeof before_, &before_);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int processor = 0; processor < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++processor) {
      if (CPU_ISSET(processor, &before_)) CPU_SET(processor, &one);
    }
    sched_setaffinity(0, sizeof one, &one);
    for (int i = 0; i < 4; ++i) {
      others_.push_back(fork());
      if (others_.back() == 0) {
        for (;;) sched_getcpu();
      }
    }
  }
  ~CrowdedProcessor() override {
    for (pid_t other : others_) {
      kill(other, SIGKILL);
      waitpid(other, nullptr, 0);
    }
    sched_setaffinity(0, sizeof before_, &before_);
  }

  static TestResult cutOff(const std::string& command, double seconds) {
    CommandSpec spec;
    spec.argv = {"sh", "-c", command};
    spec.candidateName = "input";
    spec.timeoutSeconds = seconds;
    Cancellation never;
    std::optional<TestResult> result = ProcessTest(spec).makeWorker()->run("x", never);
    EXPECT_TRUE(result && result->timedOut);
    return result.value_or(TestResult{});
  }

  cpu_set_t before_;
  std::vector<pid_t> others_;
};

TEST_F(CrowdedProcessor, ATestThatComputesIsInDoubt) {
  EXPECT_EQ(cutOff("while :; do :; done", 1).doubt, Doubt::crowded);
  EXPECT_EQ(cutOff("(while :; do :; done) & wait", 1).doubt, Doubt::crowded);
}

// It needs some time to come to its sleep.
TEST_F(CrowdedProcessor, ATestThatSleepsHangs) { EXPECT_EQ(cutOff("sleep 1000", 5).doubt, Doubt::none); }

TEST(Shortage, IsSeenOfTheUseOfTheProcessor) {
  EXPECT_TRUE(wasStarved({}, {1, 0.2, true}, 1)) << "computes, but got little";
  EXPECT_FALSE(wasStarved({}, {1, 0.95, true}, 1)) << "computes, and got a processor";
  EXPECT_FALSE(wasStarved({}, {3, 0.2, false}, 1)) << "waits for something else";
  EXPECT_FALSE(wasStarved({1, 5.0, true}, {1, 5.9, true}, 1)) << "what came before doesn't count";
  EXPECT_TRUE(wasStarved({1, 5.0, true}, {1, 5.2, true}, 1));
  EXPECT_TRUE(wasStarved({}, {0, 0, false}, 1)) << "wasn't even started";
}

TEST(Shortage, LooksAtAllProcessesBelow) {
  const std::string seconds = uniqueSleep();
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", ("sleep " + seconds + " & sleep " + seconds).c_str(), nullptr);
    _exit(127);
  }
  // The two, the shell; this process has no other children.
  EXPECT_TRUE(eventually([] {
    const ProcessorUse use = useBelow(getpid());
    return use.processes == 3 && !use.waiting;
  }));
  for (pid_t process : processesWith(seconds)) kill(process, SIGKILL);
  waitpid(child, nullptr, 0);
}

TEST(Shortage, OfProcessesDescriptorsAndMemoryPasses) {
  for (int error : {EAGAIN, ENOMEM, EMFILE, ENFILE}) EXPECT_THROW(failToRun(error, "x"), Shortage);
  try {
    failToRun(ENOEXEC, "x");
  } catch (const UserError& thrown) {
    EXPECT_EQ(dynamic_cast<const Shortage*>(&thrown), nullptr);
  }
}

}  // namespace
}  // namespace hone
