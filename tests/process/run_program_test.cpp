#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "../support/scratch.h"
#include "process/program.h"
#include "text/stop_token.h"
#include "text/user_error.h"

namespace hone {
namespace {

ProgramRun shell(const std::string& script, const RunLimits& limits = {}) {
  return runProgram("/bin/sh", {"-c", script}, WorkDirectory(), limits);
}

TEST(RunProgram, GivesBothOutputsAndTheStatusOfAShell) {
  const WorkDirectory directory;
  const ProgramRun exited = runProgram("/bin/sh", {"-c", "pwd; echo err >&2; cat; exit 3"}, directory);
  EXPECT_EQ(exited.status, 3);
  EXPECT_EQ(exited.output, directory.work() + "\nerr\n");
  EXPECT_EQ(shell("kill -KILL $$").status, 128 + SIGKILL);
}

TEST(RunProgram, LeavesFilesButNoProcesses) {
  const WorkDirectory directory;
  const std::string seconds = uniqueSleep();
  const ProgramRun ended =
      runProgram("/bin/sh", {"-c", "setsid sleep " + seconds + " & echo said; touch made"}, directory);
  EXPECT_EQ(ended.output, "said\n");
  EXPECT_TRUE(processesWith(seconds).empty());
  EXPECT_EQ(directory.entries(), std::vector<std::string>{"made"});
}

TEST(RunProgram, EndsAtItsTimeLimit) {
  const ProgramRun ended = shell("echo said; sleep 1000", {.seconds = 0.1});
  EXPECT_TRUE(ended.timedOut);
  EXPECT_EQ(ended.status, 128 + SIGKILL);
  EXPECT_FALSE(shell("exit 0", {.seconds = 1000}).timedOut);
}

TEST(RunProgram, IsCancelledFromAnotherThread) {
  Cancellation cancellation;
  const std::string seconds = uniqueSleep();
  std::jthread other([&] {
    eventually([&] { return !processesWith(seconds).empty(); });
    cancellation.cancel();
  });
  EXPECT_THROW(shell("sleep " + seconds, {.cancellation = &cancellation}), Cancelled);
  EXPECT_TRUE(processesWith(seconds).empty());
}

TEST(RunProgram, WhatCannotBeStartedIsAnErrorOfTheUser) {
  EXPECT_THROW(runProgram("/no/such/program", {}, WorkDirectory()), UserError);
  EXPECT_EQ(programInPath("no-such-command-anywhere"), "");
  EXPECT_THROW(findProgram("program", "no-such-command-anywhere"), UserError);
}

}  // namespace
}  // namespace hone
