#include "process/folder_mark.h"

#include <gtest/gtest.h>
#include <sys/xattr.h>

#include <filesystem>
#include <fstream>

#include "../support/scratch.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class FolderMarkTest : public testing::Test {
 protected:
  FolderMarkTest() {
    fs::create_directories(root() / "sub/empty");
    put("sub/file", "bytes");
    fs::create_symlink("sub/file", root() / "link");
  }
  fs::path root() const { return scratch_.path("folder"); }
  void put(const std::string& name, const std::string& text) const { std::ofstream(root() / name) << text; }
  bool mark() const {
    const auto entry = [&](const std::string& name, Hash128 bytes) {
      return std::pair(name, hashOfEntry(root() / name, bytes));
    };
    return markFolder(root(), {entry("sub", {}), entry("sub/empty", {}), entry("sub/file", contentHash("bytes")),
                               entry("link", contentHash("sub/file"))});
  }

  const Scratch scratch_;
};

TEST_F(FolderMarkTest, IsBrokenByEveryChange) {
  EXPECT_EQ(markOf(root()), FolderMark::none);
  if (!mark()) GTEST_SKIP() << "needs a file system with extended attributes";
  EXPECT_EQ(markOf(root()), FolderMark::intact);
  put("sub/new", "");
  EXPECT_EQ(markOf(root()), FolderMark::broken);
  fs::remove(root() / "sub/new");
  EXPECT_EQ(markOf(root()), FolderMark::intact);
  fs::remove(root() / "link");
  put("link", "sub/file");
  EXPECT_EQ(markOf(root()), FolderMark::broken) << "a file with the name and the bytes of the link";
  fs::remove(root() / "link");
  fs::create_symlink("sub", root() / "link");
  EXPECT_EQ(markOf(root()), FolderMark::broken);
}

TEST_F(FolderMarkTest, IsBrokenByOtherAttributes) {
  if (!mark()) GTEST_SKIP() << "needs a file system with extended attributes";
  for (const char* name : {"sub/empty", "sub/file"}) {
    const fs::path place = root() / name;
    const fs::perms before = fs::status(place).permissions();
    fs::permissions(place, before ^ fs::perms::group_exec);
    EXPECT_EQ(markOf(root()), FolderMark::broken) << name;
    fs::permissions(place, before);
    ASSERT_EQ(setxattr(place.c_str(), "user.note", "x", 1, 0), 0);
    EXPECT_EQ(markOf(root()), FolderMark::broken) << name;
    ASSERT_EQ(removexattr(place.c_str(), "user.note"), 0);
    EXPECT_EQ(markOf(root()), FolderMark::intact) << name;
  }
  fs::create_directory(root() / "sub/new");
  EXPECT_EQ(markOf(root()), FolderMark::broken);
  fs::remove(root() / "sub/new");
  fs::permissions(root(), fs::perms::owner_all);
  ASSERT_EQ(setxattr(root().c_str(), "user.note", "x", 1, 0), 0);
  EXPECT_EQ(markOf(root()), FolderMark::intact) << "what the next result gets";
}

TEST_F(FolderMarkTest, GoesWithTheFolder) {
  if (!mark()) GTEST_SKIP() << "needs a file system with extended attributes";
  fs::rename(root(), scratch_.path("moved"));
  EXPECT_EQ(markOf(scratch_.path("moved")), FolderMark::intact);
  fs::copy(scratch_.path("moved"), root(), fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  EXPECT_EQ(markOf(root()), FolderMark::none) << "a copy is the user's";
  EXPECT_EQ(markOf(scratch_.path("none")), FolderMark::none);
}

}  // namespace
}  // namespace hone
