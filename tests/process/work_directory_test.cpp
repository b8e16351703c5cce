#include "process/work_directory.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <set>

#include "../support/own_mounts.h"
#include "../support/scratch.h"
#include "process/left_behind.h"
#include "process/leftovers.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

ino_t inode(const std::string& path) {
  struct stat state;
  return stat(path.c_str(), &state) == 0 ? state.st_ino : 0;
}

std::set<std::string> names(const std::string& folder) {
  std::set<std::string> found;
  for (const auto& entry : fs::directory_iterator(folder)) found.insert(entry.path().filename());
  return found;
}

class WorkDirectoryTest : public testing::Test {
 protected:
  void expectPristine() {
    EXPECT_EQ(names(directory_.root()), (std::set<std::string>{"work", "tmp"}));
    EXPECT_EQ(names(directory_.temporary()), std::set<std::string>{});
    EXPECT_EQ(names(directory_.work()), (std::set<std::string>{"input.c", "header.h"}));
    EXPECT_EQ(contents(directory_.work() + "/header.h"), "header");
  }

  Scratch scratch_;
  WorkDirectory directory_{"input.c", {scratch_.file("header.h", "header")}, 100};
};

TEST_F(WorkDirectoryTest, OverwritesTheCandidateInPlace) {
  directory_.write("a longer text");
  ino_t before = inode(directory_.candidate());
  directory_.write("short");
  EXPECT_EQ(contents(directory_.candidate()), "short");
  directory_.write("");
  EXPECT_EQ(contents(directory_.candidate()), "");
  EXPECT_EQ(inode(directory_.candidate()), before);
}

TEST_F(WorkDirectoryTest, WritesTheCandidateThatATestRemovedOrReplaced) {
  const std::string& candidate = directory_.candidate();
  std::string outside = scratch_.file("outside", "not ours");
  std::vector<std::function<void()>> deeds = {
      [] {},
      [&] { fs::create_symlink(outside, candidate); },
      [&] { mkfifo(candidate.c_str(), 0600); },
      [&] { fs::create_directories(candidate + "/inner"); },
      [&] { std::ofstream(candidate) << "other"; },
  };
  for (size_t i = 0; i < deeds.size(); ++i) {
    directory_.write("first");
    fs::remove(candidate);
    deeds[i]();
    directory_.clean();
    directory_.write("second");
    EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(candidate))) << i;
    EXPECT_EQ(contents(candidate), "second") << i;
  }
  EXPECT_EQ(contents(outside), "not ours");
}

TEST_F(WorkDirectoryTest, DoesNotWriteThroughASecondLink) {
  directory_.write("first");
  std::string copy = directory_.root() + "/copy";
  fs::create_hard_link(directory_.candidate(), copy);
  directory_.write("second");
  EXPECT_EQ(contents(copy), "first");
  EXPECT_EQ(contents(directory_.candidate()), "second");
}

TEST_F(WorkDirectoryTest, RemovesWhatATestLeft) {
  directory_.write("x");
  fs::create_directories(directory_.work() + "/folder/deep");
  std::ofstream(directory_.work() + "/core") << "x";
  std::ofstream(directory_.temporary() + "/tmp.123") << "x";
  std::ofstream(directory_.root() + "/above") << "x";
  chmod(directory_.work().c_str(), 0500);
  directory_.clean();
  expectPristine();
  struct stat state;
  ASSERT_EQ(stat(directory_.work().c_str(), &state), 0);
  EXPECT_EQ(state.st_mode & 0777, 0700u);
}

TEST_F(WorkDirectoryTest, ComesBackWhenATestRemovedIt) {
  directory_.write("x");
  fs::remove_all(directory_.work());
  fs::remove_all(directory_.temporary());
  fs::create_directory_symlink(scratch_.path(""), directory_.temporary());
  directory_.clean();
  directory_.write("x");
  expectPristine();
  EXPECT_TRUE(fs::exists(scratch_.path("header.h")));

  fs::remove_all(directory_.root());
  directory_.write("x");
  expectPristine();
}

TEST_F(WorkDirectoryTest, RestoresFilesBesideTheCandidate) {
  directory_.write("x");
  const std::string header = directory_.work() + "/header.h";
  ino_t before = inode(header);
  directory_.clean();
  EXPECT_EQ(inode(header), before) << "copied though nothing changed";

  std::vector<std::function<void()>> deeds = {
      [&] { fs::remove(header); },
      [&] { std::ofstream(header) << "HEADER"; },  // of the same size
      [&] { std::ofstream(header, std::ios::app) << "more"; },
      [&] { fs::remove(header), fs::create_directories(header + "/inner"); },
      [&] { fs::remove(header), fs::create_symlink(scratch_.path("header.h"), header); },
      [&] { chmod(header.c_str(), 0); },
  };
  for (const auto& deed : deeds) {
    deed();
    directory_.clean();
    expectPristine();
  }
}

/// Writes the text into the file by a shared mapping, after a look at what is there.
void writeMapped(const std::string& path, const std::string& text) {
  const FileDescriptor file(open(path.c_str(), O_RDWR | O_CLOEXEC));
  void* mapped = mmap(nullptr, text.size(), PROT_READ | PROT_WRITE, MAP_SHARED, file.get(), 0);
  ASSERT_NE(mapped, MAP_FAILED);
  EXPECT_NE(text, std::string(static_cast<char*>(mapped), text.size()));
  text.copy(static_cast<char*>(mapped), text.size());
  munmap(mapped, text.size());
}

/// On tmpfs, where working directories are, this changes none of a file's times.
TEST_F(WorkDirectoryTest, RestoresFilesThatWereChangedByAMapping) {
  directory_.write("x");
  const std::string header = directory_.work() + "/header.h";
  for (int time = 0; time < 2; ++time) {
    writeMapped(header, "HEADER");
    ASSERT_EQ(contents(header), "HEADER");
    directory_.clean();
    expectPristine();
  }
}

TEST_F(WorkDirectoryTest, RestoresFilesAsTheyWereAtItsStart) {
  directory_.write("x");
  scratch_.file("header.h", "edited meanwhile");
  fs::remove(directory_.work() + "/header.h");
  directory_.clean();
  expectPristine();
  fs::remove(scratch_.path("header.h"));
  fs::remove(directory_.work() + "/header.h");
  directory_.clean();
  expectPristine();
}

TEST(WithFiles, AreReadOnce) {
  const Scratch scratch;
  const WithFiles with = {scratch.file("tool", "first", 0755)};
  const WithFiles copy = with;
  EXPECT_EQ(copy.read().front().contents, "first");
  scratch.file("tool", "second", 0600);
  EXPECT_EQ(with.read().front().contents, "first");
  EXPECT_EQ(with.read().front().mode, 0755u);
  EXPECT_EQ(with.read().front().name, "tool");
}

TEST_F(WorkDirectoryTest, TakesBackWhatATestGaveAway) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  for (int time = 0; time < 2; ++time) {
    directory_.write("x");
    for (const std::string& place : {directory_.candidate(), directory_.work() + "/header.h", directory_.work(),
                                     directory_.temporary(), directory_.root()})
      ASSERT_EQ(chown(place.c_str(), 65534, 65534), 0);
    directory_.clean();
    directory_.write("y");
    expectPristine();
    for (const std::string& place : {directory_.candidate(), directory_.work() + "/header.h", directory_.work(),
                                     directory_.temporary(), directory_.root()}) {
      struct stat state;
      ASSERT_EQ(stat(place.c_str(), &state), 0);
      EXPECT_EQ(state.st_uid, 0u) << place;
    }
  }
}

TEST_F(WorkDirectoryTest, LeavesAloneWhatATestHasMounted) {
  withOwnMounts([this] {
    const std::vector<std::pair<std::string, std::string>> mounts = {{"", "/work/m"},
                                                                     {"", "/tmp/m"},
                                                                     {"", "/work"},
                                                                     {"", "/tmp"},
                                                                     {"", ""},
                                                                     {"/input.c", "/work/input.c"},
                                                                     {"/header.h", "/work/header.h"}};
    Scratch outside;
    for (const char* name : {"input.c", "header.h", "other"}) outside.file(name, "precious");
    chmod(outside.path("").c_str(), 0755);
    for (const auto& [what, where] : mounts) {
      directory_.write("a candidate");
      fs::create_directories(directory_.work() + "/m");
      fs::create_directories(directory_.temporary() + "/m");
      bindMount(outside.path("") + what, directory_.root() + where);
      directory_.clean();
      directory_.write("a candidate");
      expectPristine();
      EXPECT_EQ(contents(directory_.candidate()), "a candidate") << where;
      for (const char* name : {"input.c", "header.h", "other"})
        EXPECT_EQ(contents(outside.path(name)), "precious") << where << name;
      struct stat state;
      ASSERT_EQ(stat(outside.path("").c_str(), &state), 0);
      EXPECT_EQ(state.st_mode & 0777, 0755u) << where;
    }
  });
}

/// As a container does whose folders belong to root, or a file system of a user's own (FUSE).
TEST(WorkDirectory, PutsAsideWhatItCannotRemove) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may act for others";
  const Scratch scratch;
  const std::string header = scratch.file("header.h", "header");
  chmod(scratch.path("").c_str(), 0755);
  std::string root;
  {
    AsNobody nobody;
    WorkDirectory directory("input.c", {header}, 0);
    root = directory.root();
    for (const char* place : {"/work", "/tmp"}) {
      directory.write("x");
      ASSERT_EQ(seteuid(0), 0);
      fs::create_directories(root + place + "/of-root");
      std::ofstream(root + place + "/of-root/file") << "x";
      ASSERT_EQ(seteuid(65534), 0);
      directory.clean();
      directory.write("y");
      EXPECT_EQ(names(directory.work()), (std::set<std::string>{"input.c", "header.h"})) << place;
      EXPECT_EQ(names(directory.temporary()), std::set<std::string>()) << place;
      EXPECT_EQ(contents(directory.candidate()), "y");
    }
    EXPECT_EQ(names(root), (std::set<std::string>{"work", "work.left0", "tmp", "tmp.left0"}));
  }
  EXPECT_THAT(takeReportsOfLeftBehind(),
              testing::ElementsAre(testing::AllOf(testing::StartsWith(root + " stays"), testing::HasSubstr(".left0/"),
                                                  testing::HasSubstr("remove it by hand"))));
  EXPECT_EQ(names(root), (std::set<std::string>{"work.left0", "tmp.left0"}));
  removeTree(root);
}

TEST(WorkDirectory, RejectsFilesThatCannotBeBesideTheCandidate) {
  Scratch scratch;
  std::string file = scratch.file("a.h", "x");
  EXPECT_THROW(WorkDirectory("input.c", {scratch.path("absent")}, 0), UserError);
  EXPECT_THROW(WorkDirectory("input.c", {scratch.path("")}, 0), UserError);
  EXPECT_THROW(WorkDirectory("a.h", {file}, 0), UserError);
  EXPECT_THROW(WorkDirectory("input.c", {file, file}, 0), UserError);
}

TEST(WorkDirectory, IsGoneWithItsObject) {
  std::string root;
  {
    WorkDirectory directory("input.c", {}, 0);
    root = directory.root();
    directory.write("x");
    EXPECT_TRUE(fs::exists(root));
  }
  EXPECT_FALSE(fs::exists(root));
}

TEST(PlaceForWork, LeavesMemoryThatIsTooSmall) {
  Scratch scratch;
  const char* old = std::getenv("TMPDIR");
  std::string before = old ? old : "";
  constexpr uint64_t tooMuch = uint64_t(1) << 60;
  setenv("TMPDIR", scratch.path("").c_str(), 1);
  EXPECT_EQ(placeForWork(tooMuch), scratch.path(""));
  setenv("TMPDIR", scratch.path("absent").c_str(), 1);
  EXPECT_EQ(placeForWork(tooMuch), "/tmp");
  unsetenv("TMPDIR");
  EXPECT_EQ(placeForWork(tooMuch), "/tmp");
  if (old) setenv("TMPDIR", before.c_str(), 1);
}

/// A folder as hone makes it, with these folders in it.
std::string makeMarked(const Scratch& scratch, const std::vector<std::string>& folders) {
  const std::string made = scratch.path("made");
  for (const std::string& folder : folders) fs::create_directories(made + "/" + folder);
  struct stat state;
  EXPECT_EQ(stat(made.c_str(), &state), 0);
  const std::string marked = scratch.path("hone-" + std::to_string(state.st_ino) + "-abcdef");
  fs::rename(made, marked);
  return marked;
}

TEST(SweepStale, RemovesWhatHoneMadeAndNobodyHolds) {
  Scratch scratch;
  const std::string stale = makeMarked(scratch, {"work", "tmp", "work.left0/folder"});
  const std::string inPart = makeMarked(scratch, {"work"}), held = makeMarked(scratch, {"work", "tmp"});
  holdDirectory(held);
  sweepStale(scratch.path(""));
  EXPECT_FALSE(fs::exists(stale));
  EXPECT_FALSE(fs::exists(inPart));
  EXPECT_TRUE(fs::exists(held));
}

TEST(SweepStale, LeavesTheUsersFolders) {
  Scratch scratch;
  for (const char* name : {"hone-abcdef", "hone-12345-abcdef", "hone-build", "another"})
    for (const char* folder : {"/work", "/tmp"}) fs::create_directories(scratch.path(name) + folder);
  sweepStale(scratch.path(""));
  for (const char* name : {"hone-abcdef", "hone-12345-abcdef", "hone-build", "another"})
    EXPECT_TRUE(fs::exists(scratch.path(name) + "/work")) << name;
}

TEST(SweepStale, RemovesWhatAKilledHoneLeft) {
  std::string left;
  {
    WorkDirectory made("input", {}, 0);
    left = fs::path(made.candidate()).parent_path().parent_path();
    fs::rename(left, left + ".kept");
  }
  fs::rename(left + ".kept", left);
  EXPECT_TRUE(fs::exists(left + "/work"));
  sweepStale(fs::path(left).parent_path());
  EXPECT_FALSE(fs::exists(left));
}

TEST(SweepStale, LeavesWhatIsInUseEvenIfItWasMadeAnew) {
  WorkDirectory inUse("input", {}, 0);
  const fs::path root = fs::path(inUse.candidate()).parent_path().parent_path();
  sweepStale(root.parent_path());
  EXPECT_TRUE(fs::exists(root / "work"));
  fs::remove_all(root);
  inUse.clean();
  sweepStale(root.parent_path());
  EXPECT_TRUE(fs::exists(root / "work")) << "a test had removed it";
}

}  // namespace
}  // namespace hone
