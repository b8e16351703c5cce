#include "process/shortage.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

#include "../support/scratch.h"

namespace hone {
namespace {

TEST(Shortage, LooksAtAllProcessesBelow) {
  const std::string seconds = uniqueSleep();
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", ("sleep " + seconds + " & sleep " + seconds).c_str(), nullptr);
    _exit(127);
  }
  // Three processes: the shell and both sleeps. This process has no other children.
  EXPECT_TRUE(eventually([] {
    const ProcessorUse use = useBelow(getpid());
    return use.processes == 3 && !use.runnable && !use.blocked;
  }));
  for (pid_t process : processesWith(seconds)) kill(process, SIGKILL);
  waitpid(child, nullptr, 0);
}

TEST(Shortage, OfProcessesDescriptorsAndMemoryPasses) {
  for (int error : {EAGAIN, ENOMEM, EMFILE, ENFILE}) EXPECT_THROW(failToRun(error, "x", "y"), Shortage);
  try {
    failToRun(ENOEXEC, "x", "y");
  } catch (const UserError& thrown) {
    EXPECT_EQ(dynamic_cast<const Shortage*>(&thrown), nullptr);
  }
}

TEST(Shortage, TheRemedyIsThatOfTheLimit) {
  const auto messageOf = [](int error) {
    try {
      failToRun(error, "can't write x", "set TMPDIR");
    } catch (const UserError& thrown) {
      return std::string(thrown.what());
    }
    return std::string();
  };
  EXPECT_EQ(messageOf(EFBIG), "can't write x: File too large; raise ulimit -f");
  EXPECT_EQ(messageOf(EMFILE), "can't write x: Too many open files; lower -j, or raise ulimit -n");
  EXPECT_EQ(messageOf(ENOSPC), "can't write x: No space left on device; set TMPDIR");
}

}  // namespace
}  // namespace hone
