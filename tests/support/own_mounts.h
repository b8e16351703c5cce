// For tests that mount: a child process with mounts of its own, so that nothing of them stays.
#pragma once

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <string>

namespace hone {

inline void bindMount(const std::string& what, const std::string& where) {
  EXPECT_EQ(mount(what.c_str(), where.c_str(), nullptr, MS_BIND, nullptr), 0) << where;
}

/// Runs the body there; its failed expectations fail this test. Skips the test if this user may not mount.
inline void withOwnMounts(const std::function<void()>& body) {
  constexpr int forbidden = 77;
  const pid_t child = fork();
  if (child == 0) {
    if (unshare(CLONE_NEWNS) == -1 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == -1) _exit(forbidden);
    body();
    _exit(testing::Test::HasFailure() ? 1 : 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == forbidden) GTEST_SKIP() << "needs the right to mount";
  EXPECT_EQ(status, 0) << "see the failures above";
}

/// Another user than root while this object lives. The tests may run as root, who may do everything.
class AsNobody {
 public:
  AsNobody() : root_(geteuid() == 0) {
    if (root_) {
      EXPECT_EQ(seteuid(65534), 0);
    }
  }
  ~AsNobody() {
    if (root_) {
      EXPECT_EQ(seteuid(0), 0);
    }
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;

 private:
  bool root_;
};

}  // namespace hone
