#include "app/findings_files.h"

#include <gmock/gmock.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <fstream>

#include "../support/own_mounts.h"
#include "../support/scratch.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

TEST(FindingsFiles, LeaveOutWhatIsNoFile) {
  const Scratch scratch;
  scratch.file("found", "x");
  fs::create_symlink("loop", scratch.path("loop"));
  fs::create_symlink("found", scratch.path("again"));
  mkfifo(scratch.path("pipe").c_str(), 0600);
  const FindingsFiles all = findingsFiles({scratch.path("")}, "", {});
  EXPECT_THAT(all.files, testing::ElementsAre(scratch.path("again"))) << "one file by two names is one finding";
  EXPECT_THAT(all.unreadable, testing::UnorderedElementsAre(scratch.path("loop") + " (a link that leads nowhere)",
                                                            scratch.path("pipe") + " (no regular file)"));
}

TEST(FindingsFiles, NameWhatCannotBeRead) {
  const Scratch scratch;
  const fs::path found = scratch.file("found", "x");
  scratch.file("secret", "x", 0);
  fs::create_directory(scratch.path("closed"));
  chmod(scratch.path("closed").c_str(), 0);
  chmod(scratch.path("").c_str(), 0755);
  const AsNobody nobody;
  const FindingsFiles all = findingsFiles({scratch.path("")}, "", {});
  EXPECT_THAT(all.files, testing::ElementsAre(found));
  EXPECT_THAT(all.unreadable, testing::UnorderedElementsAre(scratch.path("secret") + " (Permission denied)",
                                                            scratch.path("closed") + " (Permission denied)"));
}

using testing::ElementsAre;
using testing::IsEmpty;

class FindingsFilesTest : public testing::Test {
 protected:
  FindingsFilesTest() {
    char name[] = "/tmp/hone-unit-XXXXXX";
    folder_ = mkdtemp(name);
  }
  ~FindingsFilesTest() override { fs::remove_all(folder_); }

  void add(const std::string& name, std::string_view text, bool executable = false) const {
    std::ofstream(folder_ / name) << text;
    if (executable) fs::permissions(folder_ / name, fs::perms::owner_exec, fs::perm_options::add);
  }

  FindingsFiles found(std::vector<std::string> more = {}, const std::vector<std::string>& command = {}) const {
    more.push_back(folder_.string());
    return findingsFiles(more, "", command);
  }

  static std::vector<std::string> names(const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    for (const fs::path& file : files) names.push_back(file.filename().string());
    return names;
  }

  fs::path folder_;
};

TEST_F(FindingsFilesTest, ProgramsAndTheirSourcesAreLeftOut) {
  add("crash-1", "[1]");
  add("crash-2", "\177ELF, but nobody runs it");
  add("fuzz", "\177ELF", true);
  add("fuzz.cc", "int main() {}");
  add("Makefile", "fuzz: fuzz.cc");
  add("run", "#!/bin/sh", true);
  add("readable", "x", true);
  EXPECT_THAT(names(found().files), ElementsAre("crash-1", "crash-2", "readable"));
  EXPECT_THAT(names(found().strangers), ElementsAre("Makefile", "fuzz", "fuzz.cc", "run"));
}

TEST_F(FindingsFilesTest, WhatIsNamedItselfIsTaken) {
  add("crash-1", "[1]");
  add("fuzz.cc", "int main() {}");
  EXPECT_THAT(names(found({(folder_ / "fuzz.cc").string()}).files), ElementsAre("crash-1", "fuzz.cc"));
}

TEST_F(FindingsFilesTest, FindingsMayBeSourcesOrExecutables) {
  add("a.c", "int a;");
  add("b.c", "int b;");
  EXPECT_THAT(names(found().files), ElementsAre("a.c", "b.c"));
  EXPECT_THAT(found().strangers, IsEmpty());
  add("cc", "#!/bin/sh", true);
  EXPECT_THAT(names(found().files), ElementsAre("a.c", "b.c"));
}

TEST_F(FindingsFilesTest, WhatTheCommandNamesIsNoFinding) {
  add("crash-1", "[1]");
  add("tool.jar", "PK");
  EXPECT_THAT(names(found({}, {"java", "-jar", (folder_ / "tool.jar").string(), "@@"}).files), ElementsAre("crash-1"));
}

}  // namespace
}  // namespace hone
