#include "text/own_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class OwnFolder : public testing::Test {
 protected:
  OwnFolder() {
    std::string name = fs::temp_directory_path() / "hone-own-XXXXXX";
    root = mkdtemp(name.data());
  }
  ~OwnFolder() override { fs::remove_all(root); }

  static std::string complaint(const fs::path& folder) {
    try {
      useOwnFolder(folder);
    } catch (const UserError& error) {
      return error.what();
    }
    return "none";
  }
  static mode_t modeOf(const fs::path& file) {
    struct stat state {};
    EXPECT_EQ(stat(file.c_str(), &state), 0);
    return state.st_mode & 07777;
  }

  fs::path root;
};

TEST_F(OwnFolder, IsMadeForTheUserAlone) {
  const mode_t before = umask(0);
  useOwnFolder(root / "one/two");
  umask(before);
  EXPECT_EQ(modeOf(root / "one"), mode_t{0700});
  EXPECT_EQ(modeOf(root / "one/two"), mode_t{0700});
  useOwnFolder(root / "one/two");
}

TEST_F(OwnFolder, ThatCannotBeMadeSaysWhyItsParentCannot) {
  if (!fs::exists("/sys/kernel")) GTEST_SKIP() << "needs a file system in which nobody can make a folder";
  EXPECT_THAT(complaint("/sys/hone/one"), testing::Not(HasSubstr("No such file")));
}

TEST_F(OwnFolder, MayBeReadByOthersButNotWritten) {
  fs::create_directory(root / "folder");
  for (mode_t good : {0755, 0750}) {
    chmod((root / "folder").c_str(), good);
    EXPECT_EQ(complaint(root / "folder"), "none");
  }
  for (mode_t bad : {0770, 0707, 01777}) {
    chmod((root / "folder").c_str(), bad);
    EXPECT_THAT(complaint(root / "folder"), HasSubstr("folder: other users may write to it"));
  }
}

TEST_F(OwnFolder, IsNoLinkAndNoFile) {
  fs::create_directory(root / "folder");
  fs::create_directory_symlink(root / "folder", root / "link");
  EXPECT_THAT(complaint(root / "link"), HasSubstr("symbolic link"));
  EXPECT_THAT(complaint(root / "link/"), HasSubstr("symbolic link"));
  std::ofstream(root / "file") << "x";
  EXPECT_THAT(complaint(root / "file"), HasSubstr("Not a directory"));
  EXPECT_THAT(complaint(root / "file/below"), HasSubstr("Not a directory"));
}

TEST_F(OwnFolder, IsNoOtherUsers) {
  fs::create_directory(root / "folder");
  chmod((root / "folder").c_str(), 0700);
  if (chown((root / "folder").c_str(), 65534, 65534) != 0) GTEST_SKIP() << "only root may give folders away";
  EXPECT_THAT(complaint(root / "folder"), HasSubstr("belongs to another user"));
}

TEST_F(OwnFolder, IsTheCacheAlsoWithoutAHome) {
  const std::string home = std::getenv("HOME") ? std::getenv("HOME") : "";
  const std::string cache = std::getenv("XDG_CACHE_HOME") ? std::getenv("XDG_CACHE_HOME") : "";
  const std::string temporary = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "/tmp";
  unsetenv("HOME");
  unsetenv("XDG_CACHE_HOME");
  setenv("TMPDIR", root.c_str(), 1);
  const fs::path planted = cacheFolder();
  EXPECT_EQ(planted.parent_path(), root);
  fs::create_directories(planted / "recognizers");
  chmod(planted.c_str(), 0777);
  EXPECT_THROW(ownCacheFolder("recognizers"), UserError);
  chmod(planted.c_str(), 0700);
  chmod((planted / "recognizers").c_str(), 0777);
  EXPECT_THROW(ownCacheFolder("recognizers"), UserError);
  if (!home.empty()) setenv("HOME", home.c_str(), 1);
  if (!cache.empty()) setenv("XDG_CACHE_HOME", cache.c_str(), 1);
  setenv("TMPDIR", temporary.c_str(), 1);
}

}  // namespace
}  // namespace hone
