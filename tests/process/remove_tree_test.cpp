#include "process/remove_tree.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>
#include <vector>

#include "../support/own_mounts.h"
#include "../support/scratch.h"
#include "text/file_descriptor.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::string makeFolder() {
  std::string path = "/tmp/hone-remove-XXXXXX";
  EXPECT_NE(mkdtemp(path.data()), nullptr);
  return path;
}

TEST(RemoveTree, FoldersThatAreClosedToTheirOwner) {
  AsNobody nobody;
  std::string top = makeFolder();
  fs::create_directories(top + "/a/b/c");
  std::ofstream(top + "/a/b/c/file") << "x";
  std::ofstream(top + "/a/b/file") << "x";
  for (const char* folder : {"/a/b/c", "/a/b", "/a", ""}) chmod((top + folder).c_str(), folder[0] ? 0 : 0500);
  removeTree(top);
  EXPECT_FALSE(fs::exists(top));
}

TEST(RemoveTree, FoldersDeeperThanAPathCanName) {
  std::string top = makeFolder();
  FileDescriptor folder(open(top.c_str(), O_RDONLY | O_DIRECTORY));
  for (int depth = 0; depth < 1500; ++depth) {
    ASSERT_EQ(mkdirat(folder.get(), "folder", 0700), 0);
    folder = FileDescriptor(openat(folder.get(), "folder", O_RDONLY | O_DIRECTORY));
    ASSERT_TRUE(folder);
  }
  removeTree(top);
  EXPECT_FALSE(fs::exists(top));
}

TEST(RemoveTree, LinksAreNotFollowed) {
  Scratch outside;
  std::string kept = outside.file("kept", "x");
  std::string top = makeFolder();
  fs::create_directory(top + "/inner");
  fs::create_directory_symlink(outside.path(""), top + "/link");
  fs::create_directory_symlink(outside.path(""), top + "/inner/link");
  removeTree(top);
  EXPECT_FALSE(fs::exists(top));
  EXPECT_TRUE(fs::exists(kept));
}

TEST(RemoveTree, NamesLikeItsOwn) {
  std::string top = makeFolder();
  fs::create_directories(top + "/.hone-removing-0/x");
  fs::create_directories(top + "/folder/inner/x");
  std::ofstream(top + "/.hone-removing-1") << "x";
  removeTree(top);
  EXPECT_FALSE(fs::exists(top));
}

TEST(SweepDirectory, KeepsWhatItIsTold) {
  Scratch scratch;
  scratch.file("kept", "x");
  scratch.file("gone", "x");
  fs::create_directories(scratch.path("folder/kept"));
  FileDescriptor folder(open(scratch.path("").c_str(), O_RDONLY | O_DIRECTORY));
  std::array<std::string, 2> keep = {"kept", "absent"};
  sweepDirectory(folder.get(), scratch.path(""), keep);
  std::vector<fs::path> left;
  for (const auto& entry : fs::directory_iterator(scratch.path(""))) left.push_back(entry.path().filename());
  EXPECT_EQ(left, std::vector<fs::path>{"kept"});
}

TEST(RemoveTree, FoldersWhereAllDescriptorsButOneAreInUse) {
  std::string top = makeFolder();
  for (const char* folder : {"/work", "/tmp"}) fs::create_directory(top + folder);
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit few = {64, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
  std::vector<FileDescriptor> used;
  for (int fd; (fd = open("/dev/null", O_RDONLY | O_CLOEXEC)) != -1;) used.emplace_back(fd);
  ASSERT_FALSE(used.empty());
  used.pop_back();
  removeTree(top);
  used.clear();
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_FALSE(fs::exists(top));
}

mode_t modeOf(const std::string& path) {
  struct stat state;
  return stat(path.c_str(), &state) == 0 ? state.st_mode & 07777 : 0;
}

/// Somebody's folder, mounted at several places below `top`.
struct Mounted {
  explicit Mounted(const std::string& top) {
    outside.file("precious", "x");
    chmod(outside.path("").c_str(), 0755);
    for (const char* folder : {"/m", "/a/b/m", "/a/twice"}) fs::create_directories(top + folder);
    std::ofstream(top + "/a/file") << "x";
    bindMount(outside.path(""), top + "/m");
    bindMount(outside.path(""), top + "/a/b/m");
    for (int i = 0; i < 2; ++i) bindMount(outside.path(""), top + "/a/twice");
    bindMount(outside.path("precious"), top + "/a/file");
  }
  void expectUntouched() const {
    EXPECT_EQ(contents(outside.path("precious")), "x");
    EXPECT_EQ(modeOf(outside.path("")), 0755u);
    EXPECT_EQ(modeOf(outside.path("precious")), 0644u);
  }

  Scratch outside;
};

TEST(RemoveTree, MountsAreUnmounted) {
  withOwnMounts([] {
    const std::string top = makeFolder();
    const Mounted mounted(top);
    EXPECT_TRUE(removeTree(top).empty());
    EXPECT_FALSE(fs::exists(top));
    mounted.expectUntouched();
  });
}

TEST(RemoveTree, MountsThatStayAreNotEntered) {
  withOwnMounts([] {
    const std::string top = makeFolder();
    const Mounted mounted(top);
    for (const char* folder : {"", "/a", "/a/b"}) EXPECT_EQ(chown((top + folder).c_str(), 65534, 65534), 0);
    std::ofstream(top + "/a/ordinary") << "x";
    {
      AsNobody nobody;
      const std::vector<Staying> staying = removeTree(top);
      EXPECT_EQ(staying.size(), 4u);
      for (const Staying& entry : staying) EXPECT_EQ(entry.reason, "something is mounted there") << entry.path;
    }
    EXPECT_TRUE(fs::exists(top + "/m/precious"));
    EXPECT_FALSE(fs::exists(top + "/a/ordinary"));
    mounted.expectUntouched();
    removeTree(top);
  });
}

TEST(RemoveTree, NeitherIsAMountOnTheTopItself) {
  withOwnMounts([] {
    const Scratch outside;
    outside.file("precious", "x");
    const std::string top = makeFolder();
    bindMount(outside.path(""), top);
    {
      AsNobody nobody;
      EXPECT_EQ(removeTree(top).size(), 1u);
    }
    EXPECT_TRUE(removeTree(top).empty());
    EXPECT_TRUE(fs::exists(outside.path("precious")));
    EXPECT_FALSE(fs::exists(top));
  });
}

TEST(RemoveTree, OtherKindsOfFilesAndNothing) {
  const Scratch scratch;
  fs::create_directory_symlink(scratch.path(""), scratch.path("link"));
  scratch.file("file", "x");
  for (const char* name : {"link", "file", "absent", "absent/x"}) {
    EXPECT_TRUE(removeTree(scratch.path(name)).empty()) << name;
    EXPECT_FALSE(fs::exists(fs::symlink_status(scratch.path(name)))) << name;
  }
}

}  // namespace
}  // namespace hone
