#include "process/work_directory.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <set>

#include "../support/scratch.h"
#include "process/hold_directory.h"
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

TEST(SweepStale, RemovesWhatNobodyHolds) {
  Scratch scratch;
  for (const char* name : {"hone-stale1", "hone-held01", "hone-other1", "another"}) {
    fs::create_directories(scratch.path(name) + "/work");
    fs::create_directories(scratch.path(name) + "/tmp");
  }
  fs::remove(scratch.path("hone-other1") + "/tmp");
  holdDirectory(scratch.path("hone-held01"));
  sweepStale(scratch.path(""));
  EXPECT_FALSE(fs::exists(scratch.path("hone-stale1")));
  EXPECT_TRUE(fs::exists(scratch.path("hone-held01")));
  EXPECT_TRUE(fs::exists(scratch.path("hone-other1"))) << "not one of ours";
  EXPECT_TRUE(fs::exists(scratch.path("another")));
}

TEST(SweepStale, RemovesWhatWasMadeOrRemovedInPartLongAgo) {
  Scratch scratch;
  for (const char* name :
       {"hone-empty01", "hone-part001/tmp", "hone-fresh01/work", "hone-other2/work", "hone-other2/data"})
    fs::create_directories(scratch.path(name));
  const auto longAgo = fs::file_time_type::clock::now() - std::chrono::minutes(2);
  for (const char* name : {"hone-empty01", "hone-part001", "hone-other2"})
    fs::last_write_time(scratch.path(name), longAgo);
  sweepStale(scratch.path(""));
  EXPECT_FALSE(fs::exists(scratch.path("hone-empty01")));
  EXPECT_FALSE(fs::exists(scratch.path("hone-part001")));
  EXPECT_TRUE(fs::exists(scratch.path("hone-fresh01"))) << "perhaps just being made";
  EXPECT_TRUE(fs::exists(scratch.path("hone-other2"))) << "not one of ours";
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
