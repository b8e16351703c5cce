#include "text/access.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <utility>

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr uid_t somebody = 65534;

/// With a umask of 022, unless a test sets another one.
class AccessTest : public ::testing::Test {
 protected:
  AccessTest() {
    std::string name = (fs::temp_directory_path() / "access-XXXXXX").string();
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  ~AccessTest() override { fs::remove_all(folder_); }

  fs::path source(const std::string& name, mode_t mode) const {
    const FileDescriptor file(open((folder_ / name).c_str(), O_WRONLY | O_CREAT, 0600));
    fchmod(file.get(), mode);
    return folder_ / name;
  }

  static Access of(const std::vector<fs::path>& sources) {
    Access access;
    for (const fs::path& file : sources) access.narrowTo(file);
    return access;
  }

  static struct stat stateOf(const fs::path& file) {
    struct stat state;
    EXPECT_EQ(lstat(file.c_str(), &state), 0);
    return state;
  }
  static mode_t modeOf(const fs::path& file) { return stateOf(file).st_mode & 07777; }

  mode_t modeOfNew(const Access& access) const {
    const fs::path file = folder_ / "new";
    EXPECT_TRUE(createFile(file, access));
    const mode_t mode = modeOf(file);
    fs::remove(file);
    return mode;
  }
  mode_t modeOfNewFolder(const Access& access) const {
    const fs::path folder = folder_ / "new";
    EXPECT_TRUE(createFolder(folder, access));
    const mode_t mode = modeOf(folder);
    fs::remove(folder);
    return mode;
  }

  fs::path folder_;
};

TEST_F(AccessTest, IsThatOfTheSource) {
  EXPECT_EQ(modeOfNew(of({source("private", 0600)})), 0600u);
  EXPECT_EQ(modeOfNew(of({source("open", 0644)})), 0644u);
  EXPECT_EQ(modeOfNew(of({source("program", 0750)})), 0750u);
  EXPECT_EQ(modeOfNew(of({source("program", 0750)}).asData()), 0640u);
  EXPECT_EQ(modeOfNew(of({source("protected", 0444)})), 0644u) << "a later run replaces it";
  EXPECT_EQ(modeOfNew(of({folder_ / "missing", "/dev/null"})), 0644u) << "as every file";
}

TEST_F(AccessTest, IsWhatAllSourcesHaveInCommon) {
  EXPECT_EQ(modeOfNew(of({source("one", 0644), source("two", 0640), source("three", 0604)})), 0600u);
  EXPECT_EQ(modeOfNew(of({source("open", 0644), folder_})), 0600u) << "a folder that only its user enters";
}

TEST_F(AccessTest, IsNotOfThoseWhoCannotReachTheSource) {
  const auto modeBeside = [&](mode_t around) {
    const fs::path closed = folder_ / "closed";
    fs::create_directories(closed / "open");
    chmod(closed.c_str(), around);
    const Access access = of({source("closed/open/file", 0664)});
    return std::pair(modeOfNew(access), modeOfNew(access.atMost(0775)));
  };
  using Modes = std::pair<mode_t, mode_t>;
  EXPECT_EQ(modeBeside(0755), Modes(0644, 0775));
  EXPECT_EQ(modeBeside(0711), Modes(0644, 0775)) << "who knows the name can read it";
  EXPECT_EQ(modeBeside(0750), Modes(0640, 0770));
  EXPECT_EQ(modeBeside(0700), Modes(0600, 0700));
  EXPECT_EQ(modeBeside(0705), Modes(0604, 0705));
  const fs::path within = folder_ / "closed/new";
  chmod((folder_ / "closed").c_str(), 0700);
  ASSERT_TRUE(createFile(within, of({folder_ / "closed/open/file"})));
  EXPECT_EQ(modeOf(within), 0644u) << "nobody else reaches it there either";
}

TEST_F(AccessTest, OfWhatIsReplacedLosesThoseWhoCannotReachTheSource) {
  fs::create_directory(folder_ / "closed");
  chmod((folder_ / "closed").c_str(), 0700);
  const Access access = of({source("closed/file", 0644)});
  const fs::path file = source("output", 0664);
  EXPECT_EQ(modeOfNew(access.replacing(file, stateOf(file))), 0600u);
}

TEST_F(AccessTest, OfFoldersLetsReadersEnter) {
  EXPECT_EQ(modeOfNewFolder(of({source("private", 0600)}).asExecutable()), 0700u);
  EXPECT_EQ(modeOfNewFolder(of({source("shared", 0640)}).asExecutable()), 0750u);
  EXPECT_EQ(modeOfNewFolder(Access().asExecutable()), 0755u);
}

TEST_F(AccessTest, OfWhatIsReplacedLosesStrangersOnly) {
  const Access ofPrivate = of({source("private", 0600)}), ofOpen = of({source("open", 0644)});
  const fs::path file = source("output", 0664);
  const struct stat state = stateOf(file);
  EXPECT_EQ(modeOfNew(ofPrivate.replacing(file, state)), 0600u);
  EXPECT_EQ(modeOfNew(ofOpen.replacing(file, state)), 0664u) << "whatever the umask";
  EXPECT_EQ(modeOfNew(Access().replacing(file, state)), 0664u);
}

TEST_F(AccessTest, OfAGivenModeDoesNotHeedTheUmask) {
  EXPECT_EQ(modeOfNew(of({source("open", 0644)}).exactly(0666)), 0666u);
  EXPECT_EQ(modeOfNew(of({source("private", 0600)}).atMost(0755)), 0700u);
}

TEST_F(AccessTest, FindsWhatIsThere) {
  source("taken", 0644);
  EXPECT_FALSE(createFile(folder_ / "taken", {}));
  EXPECT_EQ(errno, EEXIST);
  fs::create_symlink("nowhere", folder_ / "link");
  EXPECT_FALSE(createFile(folder_ / "link", {}));
  EXPECT_FALSE(createFolder(folder_ / "taken", {}));
}

TEST_F(AccessTest, IsTheOwnersIfRootWrites) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const fs::path file = source("theirs", 0640);
  ASSERT_EQ(chown(file.c_str(), somebody, somebody), 0);
  ASSERT_TRUE(createFile(folder_ / "new", of({file})));
  EXPECT_EQ(stateOf(folder_ / "new").st_uid, somebody);
  EXPECT_EQ(stateOf(folder_ / "new").st_gid, somebody);
  EXPECT_EQ(modeOf(folder_ / "new"), 0640u);
}

/// What everybody may read takes nobody's rights away, such as a script of root's beside an input of somebody's.
TEST_F(AccessTest, IsTheOwnersBesideWhatAllMayRead) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const fs::path file = source("theirs", 0600);
  ASSERT_EQ(chown(file.c_str(), somebody, somebody), 0);
  ASSERT_TRUE(createFile(folder_ / "new", of({file, source("script", 0755)})));
  EXPECT_EQ(stateOf(folder_ / "new").st_uid, somebody);
  EXPECT_EQ(modeOf(folder_ / "new"), 0600u);
}

/// Else another group could read what only the source's group may.
TEST_F(AccessTest, IsNotTheGroupsIfItCannotBeSet) {
  if (geteuid() != 0) GTEST_SKIP() << "needs files of others";
  const fs::path file = source("theirs", 0664);
  const fs::path closed = source("closed", 0640);
  ASSERT_EQ(chown(folder_.c_str(), somebody, somebody), 0);
  Access access, accessOfClosed;
  access.narrowTo(file);
  accessOfClosed.narrowTo(closed);
  ASSERT_EQ(setegid(somebody), 0);
  ASSERT_EQ(seteuid(somebody), 0);
  const mode_t mode = modeOfNew(access), modeOfClosed = modeOfNew(accessOfClosed);
  ASSERT_EQ(seteuid(0), 0);
  ASSERT_EQ(setegid(0), 0);
  EXPECT_EQ(mode, 0644u);
  EXPECT_EQ(modeOfClosed, 0600u);
}

}  // namespace
}  // namespace hone
