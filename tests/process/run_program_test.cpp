#include "process/run_program.h"

#include <gtest/gtest.h>

#include "../support/scratch.h"
#include "process/program.h"
#include "text/user_error.h"

namespace hone {
namespace {

TEST(RunProgram, GivesBothOutputsAndTheStatusOfAShell) {
  Scratch scratch;
  const ProgramRun exited = runProgram("/bin/sh", {"-c", "pwd; echo err >&2; cat; exit 3"}, scratch.path(""));
  EXPECT_EQ(exited.status, 3);
  EXPECT_EQ(exited.output, scratch.path("").substr(0, scratch.path("").size() - 1) + "\nerr\n");
  EXPECT_EQ(runProgram("/bin/sh", {"-c", "kill -KILL $$"}, "/").status, 128 + SIGKILL);
}

TEST(RunProgram, ReplacesAFileAndDoesNotWaitForWhatHoldsItOpen) {
  Scratch scratch;
  const std::string seconds = uniqueSleep();
  const std::string output = scratch.file("output", "of an earlier run, which was longer");
  const int status = runProgram("/bin/sh", {"-c", "sleep " + seconds + " & echo said; echo too >&2"}, "/", output);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(contents(output), "said\ntoo\n");
  const std::vector<pid_t> sleeping = processesWith(seconds);
  EXPECT_EQ(sleeping.size(), 1u);
  for (pid_t process : sleeping) kill(process, SIGKILL);
}

TEST(RunProgram, WhatCannotBeStartedIsAnErrorOfTheUser) {
  EXPECT_THROW(runProgram("/no/such/program", {}, "/"), UserError);
  EXPECT_EQ(programInPath("no-such-command-anywhere"), "");
  EXPECT_THROW(findProgram("program", "no-such-command-anywhere"), UserError);
}

}  // namespace
}  // namespace hone
