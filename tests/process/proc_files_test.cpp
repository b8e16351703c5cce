#include "process/proc_files.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "process/shortage.h"

namespace hone {
namespace {

TEST(ProcFiles, WhatCannotBeReadIsEmpty) {
  EXPECT_EQ(procText("/proc/no-such-process/stat"), "");
  // Can be opened, but not read, as the file of a process that has ended meanwhile.
  EXPECT_EQ(procText("/proc/self"), "");
  EXPECT_TRUE(procNumbers("/proc/no-such-process/task").empty());
}

TEST(ProcFiles, AreReadWhole) {
  EXPECT_GT(procText("/proc/self/limits").size(), 500u);
  const std::vector<std::string> processes = procNumbers("/proc");
  EXPECT_NE(std::ranges::find(processes, std::to_string(getpid())), processes.end());
}

TEST(ProcFiles, OfProcessesThatEndAreNoError) {
  for (int round = 0; round < 200; ++round) {
    const pid_t child = fork();
    ASSERT_NE(child, -1);
    if (child == 0) _exit(0);
    EXPECT_NO_THROW(useBelow(getpid()));
    waitpid(child, nullptr, 0);
  }
}

}  // namespace
}  // namespace hone
