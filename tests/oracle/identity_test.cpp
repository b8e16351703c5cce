// The same test has the same identity, whatever its path; another test has another identity.
#include "oracle/identity.h"

#include <gtest/gtest.h>

#include "../support/scratch.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class Identity : public testing::Test {
 protected:
  Identity() {
    test_ = scratch_.script("test.sh", "grep -q needle \"$1\"");
    for (const char* folder : {"other", "data"}) fs::create_directory(scratch_.path(folder));
    fs::current_path(scratch_.path(""));
  }
  ~Identity() override { fs::current_path(before_); }

  static std::string of(TestKind kind, std::vector<std::string> argv, std::vector<fs::path> with = {}) {
    CommandSpec spec;
    spec.kind = kind;
    spec.argv = std::move(argv);
    spec.candidateName = "in.json";
    spec.with = std::move(with);
    return identityOf(spec);
  }
  static std::string ofScript(const std::string& file) { return of(TestKind::script, {file}); }
  static std::string ofCommand(const std::vector<std::string>& argv) { return of(TestKind::command, argv); }

  Scratch scratch_;
  const fs::path before_ = fs::current_path();
  std::string test_;
};

TEST_F(Identity, OfAScriptIsItsContents) {
  const std::string identity = ofScript(test_);
  EXPECT_EQ(ofScript("test.sh"), identity);
  EXPECT_EQ(ofScript("./data/../test.sh"), identity);
  fs::create_symlink(test_, scratch_.path("link.sh"));
  EXPECT_EQ(ofScript("link.sh"), identity);
  fs::copy_file(test_, scratch_.path("other/copy.sh"));
  EXPECT_EQ(ofScript("other/copy.sh"), identity);
  fs::current_path(scratch_.path("other"));
  EXPECT_EQ(ofScript("../test.sh"), identity);
  EXPECT_NE(ofScript(scratch_.script("test.sh", "grep -q needles \"$1\"")), identity);
}

TEST_F(Identity, OfAProgramIsItsContentsAndName) {
  // A program may act differently under another name.
  const std::string identity = ofCommand({"sh", "-c", "true"});
  EXPECT_EQ(ofCommand({fs::canonical("/bin").string() + "/sh", "-c", "true"}), identity);
  EXPECT_NE(ofCommand({"sh", "-c", "false"}), identity);
  fs::create_symlink("/bin/sh", scratch_.path("other-name"));
  EXPECT_NE(ofCommand({"./other-name", "-c", "true"}), identity);
}

TEST_F(Identity, OfALargeProgramIsItsPlaceOnTheDisk) {
  const std::string large = scratch_.file("large", std::string("\x7f\0ELF", 5), 0755);
  fs::resize_file(large, 20 << 20);
  const std::string identity = ofCommand({large});
  EXPECT_EQ(ofCommand({"./large"}), identity);
  fs::create_directory_symlink(scratch_.path(""), scratch_.path("data/here"));
  EXPECT_EQ(ofCommand({"data/here/large"}), identity);
  fs::copy_file(large, scratch_.path("other/large"));
  EXPECT_NE(ofCommand({"other/large"}), identity);
}

TEST_F(Identity, OfAnArgumentThatNamesAFileIsItsContents) {
  const std::string config = scratch_.file("a.cfg", "x = 1");
  const std::string identity = ofCommand({"cat", config, "@@"});
  EXPECT_EQ(ofCommand({"cat", scratch_.path("data/../a.cfg"), "@@"}), identity);
  fs::copy_file(config, scratch_.path("other/a.cfg"));
  EXPECT_EQ(ofCommand({"cat", scratch_.path("other/a.cfg"), "@@"}), identity);
  // A file's name may decide how a program reads it.
  fs::copy_file(config, scratch_.path("a.ini"));
  EXPECT_NE(ofCommand({"cat", scratch_.path("a.ini"), "@@"}), identity);
  scratch_.file("a.cfg", "x = 2");
  EXPECT_NE(ofCommand({"cat", config, "@@"}), identity);
}

TEST_F(Identity, DoesNotDependOnFilesThatTestsCanNotSee) {
  // A relative path names no file in the folder of a test.
  const std::string identity = ofCommand({"jq", "empty", "@@"});
  scratch_.file("empty", "text");
  EXPECT_EQ(ofCommand({"jq", "empty", "@@"}), identity);
}

TEST_F(Identity, OfFilesBesideTheCandidateIsTheirNamesAndContents) {
  const std::string one = scratch_.file("one.h", "1"), two = scratch_.file("two.h", "2");
  const std::string identity = of(TestKind::script, {test_}, {one, two});
  EXPECT_EQ(of(TestKind::script, {test_}, {"two.h", "one.h"}), identity);
  EXPECT_NE(of(TestKind::script, {test_}, {one}), identity);
  scratch_.file("two.h", "3");
  EXPECT_NE(of(TestKind::script, {test_}, {one, two}), identity);
}

TEST_F(Identity, OfAServerHasTheDirectoryInWhichItRuns) {
  scratch_.file("server.py", "pass");
  const std::string identity = of(TestKind::server, {"python3 server.py"});
  EXPECT_EQ(of(TestKind::server, {"python3 " + scratch_.path("server.py")}), identity);
  fs::copy_file("server.py", "other/server.py");
  fs::current_path(scratch_.path("other"));
  EXPECT_NE(of(TestKind::server, {"python3 server.py"}), identity);
}

TEST_F(Identity, OfALibraryIsItsContents) {
  scratch_.file("test.so", "code");
  const std::string identity = of(TestKind::library, {"test.so"});
  EXPECT_EQ(of(TestKind::library, {scratch_.path("test.so")}), identity);
  scratch_.file("test.so", "other code");
  EXPECT_NE(of(TestKind::library, {"test.so"}), identity);
}

}  // namespace
}  // namespace hone
