// Tests that are cut off on a crowded machine: did they hang, or were they starved?
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <vector>

#include "oracle/make_test.h"

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

  static TestResult run(const std::string& command, double seconds) {
    CommandSpec spec;
    spec.argv = {"sh", "-c", command};
    spec.candidateName = "input";
    spec.timeoutSeconds = seconds;
    Cancellation never;
    return makeProcessTest(spec)->makeWorker()->run("x", never).value();
  }

  static TestResult cutOff(const std::string& command, double seconds) {
    const TestResult result = run(command, seconds);
    EXPECT_TRUE(result.timedOut);
    return result;
  }

  cpu_set_t before_;
  std::vector<pid_t> others_;
};

TEST_F(CrowdedProcessor, ATestThatComputesIsInDoubt) {
  EXPECT_EQ(cutOff("while :; do :; done", 0.3).doubt, Doubt::crowded);
  EXPECT_EQ(cutOff("(while :; do :; done) & wait", 0.3).doubt, Doubt::crowded);
}

// Each takes half of its limit on a processor of its own. Without that, it gets a fifth of one.
TEST_F(CrowdedProcessor, ATestThatWaitsForAProcessorIsNotLate) {
  for (const char* command : {"python3 -c 'import time\nwhile time.process_time() < 0.5: pass'",
                              "n=0; while [ $n -lt 300 ]; do /bin/true; n=$((n + 1)); done"})
    EXPECT_FALSE(run(command, 1).timedOut) << command;
}

// The limit leaves the shell time to reach its sleep.
TEST_F(CrowdedProcessor, ATestThatSleepsHangs) { EXPECT_EQ(cutOff("sleep 1000", 5).doubt, Doubt::none); }

}  // namespace
}  // namespace hone
