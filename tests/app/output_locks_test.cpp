#include "app/output_locks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "../support/scratch.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class OutputLocksTest : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return scratch_.path(name); }

  /// The message of another run that wants the place; empty if it gets it.
  static std::string refusal(const std::string& place) {
    try {
      OutputLocks().take(place, "-o", "-o");
    } catch (const UserError& error) {
      return error.what();
    }
    return "";
  }

  const Scratch scratch_;
  OutputLocks locks_;
};

TEST_F(OutputLocksTest, ExcludeOtherRunsWhileTheyLast) {
  {
    OutputLocks first;
    first.take(path("out"), "-o", "-o");
    EXPECT_EQ(refusal(path("out")), "-o " + path("out") + ": process " + std::to_string(getpid()) +
                                        ", another run of hone, writes to it; wait for its end, or choose another "
                                        "place with -o");
    EXPECT_EQ(refusal(path("other")), "");
    first.take(path("out"), "-o", "-o");
  }
  EXPECT_EQ(refusal(path("out")), "");
  EXPECT_TRUE(fs::is_empty(path(""))) << "it leaves nothing";
}

TEST_F(OutputLocksTest, RememberWhereAPlaceWas) {
  fs::create_directory(path("folder"));
  fs::create_symlink("folder/out", path("near"));
  locks_.take(path("near"), "-o", "-o");
  locks_.take(path("folder/bugs/"), "-o", "-o");
  fs::remove(path("near"));
  fs::create_symlink("other", path("near"));
  const fs::path folder = fs::canonical(path("folder"));
  EXPECT_EQ(locks_.settled(path("near")), folder / "out");
  EXPECT_EQ(locks_.settled(path("folder/bugs/one/index.html")), folder / "bugs/one/index.html");
  EXPECT_EQ(locks_.settled(path("folder/other")), std::nullopt);
}

TEST_F(OutputLocksTest, KnowAPlaceByAllItsNames) {
  fs::create_directory(path("folder"));
  fs::create_directory_symlink("folder", path("link"));
  fs::create_symlink("folder/out", path("near"));
  locks_.take(path("folder/out"), "-o", "-o");
  for (const char* name : {"link/out", "near", "folder/../folder/./out", "folder/out/"})
    EXPECT_NE(refusal(path(name)), "") << name;
  const fs::path before = fs::current_path();
  fs::current_path(path("folder"));
  EXPECT_NE(refusal("out"), "");
  fs::current_path(before);
}

TEST_F(OutputLocksTest, HoldWhatIsAroundAPlaceAndWhatIsInIt) {
  locks_.take(path("new/folder/out"), "-o", "-o");
  EXPECT_NE(refusal(path("new/folder/out")), "");
  EXPECT_NE(refusal(path("new/folder/out/within")), "");
  fs::create_directories(path("new/folder/out"));
  EXPECT_NE(refusal(path("new/folder/out")), "") << "though it is seen from another folder now";
  EXPECT_THAT(refusal(path("new/folder/out/within")), HasSubstr("writes to " + path("new/folder/out")));
  EXPECT_EQ(refusal(path("new/folder/other")), "");

  fs::create_directory(path("around"));
  locks_.take(path("around/out"), "-o", "-o");
  EXPECT_NE(refusal(path("around")), "");
}

TEST_F(OutputLocksTest, AreNoneOfStreams) {
  locks_.take("/dev/null", "-o", "-o");
  locks_.take("/dev/stdout", "-o", "-o");
  EXPECT_EQ(refusal("/dev/null"), "");
}

TEST_F(OutputLocksTest, OneOfManyRunsThatBeginAtOnceGetsThePlace) {
  constexpr int runs = 20;
  std::ofstream(path("winners")).close();
  for (int i = 0; i < runs; ++i)
    if (fork() == 0) {
      OutputLocks mine;
      try {
        mine.take(path("out"), "-o", "-o");
      } catch (const UserError&) {
        _exit(1);
      }
      std::ofstream(path("winners"), std::ios::app) << getpid() << '\n';
      _exit(eventually([&] { return fs::exists(path("end")); }) ? 0 : 2);
    }
  int refused = 0, status = 0;
  while (refused < runs - 1 && wait(&status) > 0) {
    EXPECT_EQ(WEXITSTATUS(status), 1);
    ++refused;
  }
  std::ofstream(path("end")).close();
  wait(&status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  const std::string winners = contents(path("winners"));
  EXPECT_EQ(std::count(winners.begin(), winners.end(), '\n'), 1);
}

}  // namespace
}  // namespace hone
