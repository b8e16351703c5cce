#include "text/file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "text/file_descriptor.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "hone-file-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  template <typename Action>
  static std::string complaint(Action&& action) {
    try {
      action();
    } catch (const UserError& error) {
      return error.what();
    }
    return "none";
  }

  size_t entries() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

TEST_F(Files, KeepEveryByte) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  bytes += "\r\n\r\n";
  writeFile(folder_ / "bytes", bytes);
  EXPECT_EQ(readFile(folder_ / "bytes"), bytes);
  writeFile(folder_ / "bytes", "");
  EXPECT_EQ(readFile(folder_ / "bytes"), "");
  EXPECT_EQ(entries(), 1u) << "nothing else is left there";
}

TEST_F(Files, ComplainByName) {
  EXPECT_NE(complaint([&] { readFile(folder_ / "none"); }).find("none: No such file"), std::string::npos);
  EXPECT_NE(complaint([&] { readFile(folder_); }).find("is a folder"), std::string::npos);
  EXPECT_NE(complaint([&] { writeFile(folder_ / "no" / "file", "x"); }).find("can't write"), std::string::npos);
  fs::create_directory(folder_ / "taken");
  EXPECT_NE(complaint([&] { writeFile(folder_ / "taken", "x"); }).find("can't write"), std::string::npos);
  EXPECT_EQ(entries(), 1u) << "what could not be moved in place is not left behind";
}

TEST_F(Files, AreReplacedAtOnce) {
  const std::string one(100'000, 'a'), other(150'000, 'b');
  fs::path file = folder_ / "file";
  writeFile(file, one);
  std::atomic<bool> done = false;
  std::thread writer([&] {
    for (int i = 0; i < 200; ++i) writeFile(file, i % 2 == 0 ? other : one);
    done = true;
  });
  int torn = 0;
  while (!done) {
    std::string seen = readFile(file);
    torn += seen != one && seen != other;
  }
  writer.join();
  EXPECT_EQ(torn, 0);
}

TEST_F(Files, ReplaceTheTargetOfALinkAndNotTheLink) {
  writeFile(folder_ / "target", "old");
  fs::create_symlink("target", folder_ / "near");
  fs::create_symlink(folder_ / "near", folder_ / "far");
  writeFile(folder_ / "far", "new");
  EXPECT_TRUE(fs::is_symlink(folder_ / "far"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "near"));
  EXPECT_EQ(readFile(folder_ / "target"), "new");
  fs::create_symlink("not yet", folder_ / "dangling");
  writeFile(folder_ / "dangling", "new");
  EXPECT_EQ(readFile(folder_ / "not yet"), "new");
  fs::create_symlink("round", folder_ / "about");
  fs::create_symlink("about", folder_ / "round");
  EXPECT_NE(complaint([&] { writeFile(folder_ / "round", "x"); }).find("round: Too many levels"), std::string::npos);
}

TEST_F(Files, KeepModeAndOwner) {
  const fs::path file = folder_ / "file";
  writeFile(file, "old");
  for (mode_t mode : {0600, 0640, 0755, 0444}) {
    ASSERT_EQ(chmod(file.c_str(), mode), 0);
    writeFile(file, "new");
    struct stat state;
    ASSERT_EQ(stat(file.c_str(), &state), 0);
    EXPECT_EQ(state.st_mode & 07777, mode);
  }
  constexpr uid_t other = 65534;
  if (chown(file.c_str(), other, other) != 0) GTEST_SKIP() << "only root may give files away";
  writeFile(file, "new");
  struct stat state;
  ASSERT_EQ(stat(file.c_str(), &state), 0);
  EXPECT_EQ(state.st_uid, other);
  EXPECT_EQ(state.st_gid, other);
}

std::string attributeOf(const fs::path& file, const std::string& name) {
  std::string value(1000, '\0');
  value.resize(
      static_cast<size_t>(std::max<ssize_t>(getxattr(file.c_str(), name.c_str(), value.data(), value.size()), 0)));
  return value;
}

bool setAttribute(const fs::path& file, const std::string& name, const std::string& value) {
  return setxattr(file.c_str(), name.c_str(), value.data(), value.size(), 0) == 0;
}

/// As the kernel takes it: the owner may read and write, another user read, and nobody else.
std::string listWithAnotherUser() {
  auto entry = [](uint16_t tag, uint16_t rights, uint32_t id) {
    std::string bytes(8, '\0');
    std::memcpy(bytes.data(), &tag, 2);
    std::memcpy(bytes.data() + 2, &rights, 2);
    std::memcpy(bytes.data() + 4, &id, 4);
    return bytes;
  };
  constexpr uint32_t none = UINT32_MAX;
  return std::string("\2\0\0\0", 4) + entry(1, 6, none) + entry(2, 4, 65534) + entry(4, 0, none) + entry(16, 4, none) +
         entry(32, 0, none);
}

TEST_F(Files, KeepWhatIsNotedWithThem) {
  const fs::path file = folder_ / "file";
  writeFile(file, "old");
  if (!setAttribute(file, "user.origin", "a camera")) GTEST_SKIP() << "the file system has no attributes";
  EXPECT_TRUE(writeFile(file, "new").empty());
  EXPECT_EQ(attributeOf(file, "user.origin"), "a camera");
  replaceFile(file, "newer", {}, file);
  EXPECT_EQ(attributeOf(file, "user.origin"), "a camera");
}

TEST_F(Files, KeepAccessListsUnlessTheyLetOthersReadTheSource) {
  const std::string name = "system.posix_acl_access", list = listWithAnotherUser();
  const fs::path file = folder_ / "file", secret = folder_ / "secret", open = folder_ / "open";
  for (const fs::path& each : {file, secret, open}) writeFile(each, "old");
  if (!setAttribute(file, name, list)) GTEST_SKIP() << "the file system has no access control lists";
  chmod(secret.c_str(), 0600);
  chmod(open.c_str(), 0644);
  Access access;
  access.narrowTo(open);
  ASSERT_EQ(chmod(folder_.c_str(), 0755), 0);
  EXPECT_TRUE(writeFile(file, "new", access).empty());
  EXPECT_EQ(attributeOf(file, name), list);
  access = {};
  access.narrowTo(secret);
  EXPECT_EQ(writeFile(file, "new", access), std::vector<std::string>{name});
  EXPECT_EQ(attributeOf(file, name), "");
  struct stat state;
  ASSERT_EQ(stat(file.c_str(), &state), 0);
  EXPECT_EQ(state.st_mode & 0777, mode_t{0600});
}

/// The folder gives its list to new files.
TEST_F(Files, GetNoAccessListThatTheyHadNot) {
  const fs::path file = folder_ / "file";
  writeFile(file, "old");
  chmod(file.c_str(), 0640);
  if (!setAttribute(folder_, "system.posix_acl_default", listWithAnotherUser()))
    GTEST_SKIP() << "the file system has no access control lists";
  writeFile(file, "new");
  EXPECT_EQ(attributeOf(file, "system.posix_acl_access"), "");
}

TEST_F(Files, WithSeveralNamesAreNotReplaced) {
  const fs::path file = folder_ / "file";
  writeFile(file, "text");
  fs::create_hard_link(file, folder_ / "other");
  EXPECT_NE(complaint([&] { checkWritable(file); }).find("file: it has 2 names (hard links)"), std::string::npos);
  fs::remove(folder_ / "other");
  EXPECT_EQ(complaint([&] { checkWritable(file); }), "none");
}

/// The error message for a file with this mode, for a user other than root.
std::string saidOf(const fs::path& file, mode_t mode) {
  chmod(file.c_str(), mode);
  const bool isRoot = geteuid() == 0;
  if (isRoot && seteuid(65534) != 0) return "can't be another user";
  std::string said;
  try {
    checkWritable(file);
  } catch (const UserError& error) {
    said = error.what();
  }
  if (isRoot && seteuid(0) != 0) std::abort();
  return said;
}

TEST_F(Files, ThatAreProtectedAreNotReplaced) {
  const fs::path file = folder_ / "protected";
  writeFile(file, "precious");
  if (geteuid() == 0) {
    ASSERT_EQ(chown(folder_.c_str(), 65534, 65534), 0);
    ASSERT_EQ(chown(file.c_str(), 65534, 65534), 0);
  }
  EXPECT_EQ(saidOf(file, 0644), "");
  EXPECT_EQ(saidOf(file, 0444), "can't write " + file.string() + ": it is write-protected");
}

TEST_F(Files, WithoutAnEndAreNotRead) {
  EXPECT_EQ(complaint([] { readFile("/dev/zero"); }), "/dev/zero is a device: give a file");
  EXPECT_EQ(readFile("/dev/null"), "");
}

TEST_F(Files, AreNotWrittenThroughWhatSomebodyHasPrepared) {
  writeFile(folder_ / "precious", "old");
  fs::create_symlink("precious", folder_ / ("file." + std::to_string(getpid()) + ".tmp"));
  writeFile(folder_ / "file", "new");
  checkWritable(folder_ / "file");
  EXPECT_EQ(readFile(folder_ / "precious"), "old");

  fs::create_directory(folder_ / "all");
  ASSERT_EQ(chmod((folder_ / "all").c_str(), 01777), 0);
  fs::create_symlink(folder_ / "precious", folder_ / "all/link");
  if (lchown((folder_ / "all/link").c_str(), 65534, 65534) != 0) GTEST_SKIP() << "only root may give files away";
  EXPECT_NE(complaint([&] { writeFile(folder_ / "all/link", "new"); }).find("another user's link"), std::string::npos);
  EXPECT_EQ(readFile(folder_ / "precious"), "old");
}

TEST_F(Files, LeaveNothingUnfinishedWhereASignalEndsTheProgram) {
  for (int round = 0; round < 50; ++round) {
    const pid_t child = fork();
    if (child == 0) {
      for (;;) checkWritable(folder_ / "out");
    }
    usleep(static_cast<useconds_t>(500 + 20 * round));
    kill(child, SIGTERM);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    ASSERT_EQ(entries(), 0u);
  }
}

TEST_F(Files, HaveNoNameWhileTheyAreWritten) {
  // Where the disk is full, the process ends within the write, as if it were killed there.
  const pid_t child = fork();
  if (child == 0) {
    const rlimit small{1 << 16, 1 << 16};
    setrlimit(RLIMIT_FSIZE, &small);
    signal(SIGXFSZ, SIG_DFL);
    writeFile(folder_ / "out", std::string(1 << 20, 'x'));
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ);
  EXPECT_EQ(entries(), 0u);
}

TEST_F(Files, ThatAreNoneAreWrittenToAsTheyAre) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  checkWritable(pipe);
  EXPECT_NE(complaint([&] { writeFile(pipe, "x"); }).find("nobody reads from it"), std::string::npos);
  const FileDescriptor reader(open(pipe.c_str(), O_RDONLY | O_NONBLOCK));
  writeFile(pipe, "text");
  char buffer[10];
  EXPECT_EQ(::read(reader.get(), buffer, sizeof buffer), 4);
  EXPECT_EQ(entries(), 1u);
  EXPECT_TRUE(fs::is_fifo(pipe));

  fs::create_symlink("/dev/full", folder_ / "full");
  EXPECT_NE(complaint([&] { writeFile(folder_ / "full", "x"); }).find("No space left"), std::string::npos);
  writeFile("/dev/null", "x");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(Files, ThatAreOpenAlreadyGoOnWhereTheyAre) {
  const FileDescriptor log(open((folder_ / "log").c_str(), O_WRONLY | O_CREAT, 0600));
  ASSERT_EQ(write(log.get(), "before ", 7), 7);
  const std::string name = "/dev/fd/" + std::to_string(log.get());
  writeFile(name, "here ");
  ASSERT_EQ(write(log.get(), "after", 5), 5);
  EXPECT_EQ(readFile(folder_ / "log"), "before here after");
}

TEST_F(Files, AreReadUpTo4GiB) {
  writeFile(folder_ / "large", "");
  fs::resize_file(folder_ / "large", mostBytes + 1);
  EXPECT_NE(complaint([&] { readFile(folder_ / "large"); }).find("below 4 GiB"), std::string::npos);
  // A file whose size isn't known beforehand is read to its end.
  EXPECT_EQ(readFile("/proc/self/cmdline").back(), '\0');
}

}  // namespace
}  // namespace hone
