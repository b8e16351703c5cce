#include "process/remove_tree.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>
#include <vector>

#include "../support/scratch.h"
#include "text/file_descriptor.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The tests may run as root, who may enter a folder whatever its mode.
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

 private:
  bool root_;
};

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
  sweepDirectory(folder.get(), keep);
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

}  // namespace
}  // namespace hone
