// Whatever a test leaves in its folder, the next test finds the folder as the first one did, and nothing of the user's
// is lost.
#include <sys/stat.h>
#include <unistd.h>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class LeftBehind : public EndToEnd {
 protected:
  LeftBehind() {
    write(input_, "[1, 2, {\"a\": \"needle\"}]");
    write("state", "ORIGINAL");
    fs::create_directory(path("victim"));
    write("victim/precious", "precious");
    fs::permissions(path("victim"), fs::perms(0755));
  }
  ~LeftBehind() override {
    EXPECT_EQ(read("victim/precious"), "precious");
    EXPECT_EQ(fs::status(path("victim")).permissions(), fs::perms(0755));
    EXPECT_THAT(leftovers(input_), IsEmpty());
  }

  /// Hone with mounts of its own.
  Ended mounting(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"-m", HONE_PROGRAM});
    return run("unshare", arguments);
  }
  bool mayMount() { return run("unshare", {"-m", "true"}).exit == 0; }

  /// Tests whether the candidate holds the needle, and then runs these commands.
  std::string needleThen(const std::string& commands) const {
    return "grep -rq needle . ; r=$?; " + commands + "; exit $r";
  }

  /// What the tests have found in the file, each once.
  std::string seen() { return run("sort", {"-u", "seen"}).out; }

  /// A unique name: see EndToEnd::leftovers.
  const std::string input_ = path("").parent_path().parent_path().filename().string() + ".json";
  const std::string mount_ = "mkdir m; mount --bind " + path("victim").string() + " m";
};

TEST_F(LeftBehind, MountsAreNotFollowed) {
  if (!mayMount()) GTEST_SKIP() << "needs the right to mount";
  const Ended ended = mounting({"reduce", input_, "-o", "out", "-j", "2", "-c", needleThen(mount_)});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), "\"needle\"");
}

TEST_F(LeftBehind, MountsInProjectsAreNotFollowed) {
  if (!mayMount()) GTEST_SKIP() << "needs the right to mount";
  fs::create_directories(path("project/folder"));
  write("project/" + input_, "[1, \"needle\"]");
  write("project/folder/other.json", "[]");
  const Ended ended =
      mounting({"reduce", "project", "-o", "out", "-c",
                needleThen(mount_ + "; mkdir -p folder; " + "mount --bind " + path("victim").string() + " folder")});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out/" + input_), "\"needle\"");
  EXPECT_FALSE(fs::exists(path("out/folder")));
}

TEST_F(LeftBehind, NeitherDoesAScriptForOthersFollowThem) {
  if (!mayMount()) GTEST_SKIP() << "needs the right to mount";
  const Ended ended = mounting({"reduce", input_, "-o", "out", "--bundle", "bug", "-c", needleThen(mount_)});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("bug/output.txt"), HasSubstr("stays: something is mounted there"));
  fs::remove_all(path("../tmp"));
  fs::create_directory(path("../tmp"));
}

TEST_F(LeftBehind, NeitherDoesTheLauncherOfAKilledHone) {
  if (!mayMount()) GTEST_SKIP() << "needs the right to mount";
  const pid_t process = startBeside("run", "unshare",
                                    {"-m", HONE_PROGRAM, "reduce", input_, "-o", "out", "-c",
                                     mount_ + "; touch " + path("mounted").string() + "; sleep 1000"});
  ASSERT_TRUE(eventually([&] { return fs::exists(path("mounted")); }));
  kill(process, SIGKILL);
  wait(process);
  EXPECT_TRUE(eventually([&] { return processes().empty(); }));
  fs::remove(path("mounted"));
}

TEST_F(LeftBehind, ChangesByAMappingAreUndone) {
  script("map.py", "");
  write("map.py",
        "import mmap, sys\n"
        "file = open(sys.argv[1], 'r+b')\n"
        "text = mmap.mmap(file.fileno(), 0)\n"
        "print(text[:8].decode())\n"
        "text[:8] = b'CHANGED!'\n");
  const std::string map = "python3 " + path("map.py").string() + " state >>" + path("seen").string();
  EXPECT_EQ(hone({"reduce", input_, "-o", "out", "-j", "1", "--with", "state", "-c", needleThen(map)}).exit, 0);
  EXPECT_EQ(seen(), "ORIGINAL\n");
  fs::create_directory(path("project"));
  write("project/" + input_, "[1, \"needle\"]");
  write("project/state", "ORIGINAL");
  fs::remove(path("seen"));
  EXPECT_EQ(hone({"reduce", "project", "-o", "reduced", "-j", "1", "-c",
                  "test \"$(head -c 8 state)\" = ORIGINAL && " + needleThen(map)})
                .exit,
            0);
  EXPECT_THAT(seen(), testing::Not(HasSubstr("CHANGED")));
}

TEST_F(LeftBehind, AFileThatTheUserEditsMeanwhileIsTheSameInAllTests) {
  const std::string edit =
      "cat state >>" + path("seen").string() + "; echo EDITED >" + path("state").string() + "; rm state";
  EXPECT_EQ(hone({"reduce", input_, "-o", "out", "--with", "state", "-c", needleThen(edit)}).exit, 0);
  EXPECT_THAT(read("seen"), testing::Not(HasSubstr("EDITED")));
  EXPECT_EQ(read("state"), "EDITED\n");
}

TEST_F(LeftBehind, ATestThatTheUserEditsMeanwhileIsSaidToHaveChanged) {
  const fs::path edited = script("test.sh", "");
  const std::string needle = "grep -q needle \"$1\"\n";
  script("test.sh", needle + "r=$?; echo '# edited' >>" + edited.string() + "; exit $r");
  const Ended ended = hone({"reduce", input_, "-o", "out", "--test", "test.sh", "--state", "verdicts"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, HasSubstr("test.sh was changed during the run"));
  // The verdicts aren't stored for the test as it was.
  script("test.sh", needle);
  EXPECT_THAT(hone({"reduce", input_, "-o", "out", "--test", "test.sh"}).err, testing::Not(HasSubstr("was changed")));
}

TEST_F(LeftBehind, ATestThatIsBeingWrittenIsStartedAMomentLater) {
  script("test.sh", "grep -q needle \"$1\"");
  const Ended ended = run("sh", {"-c",
                                 "(exec 3>>test.sh; touch held; sleep 0.2) & "
                                 "until [ -e held ]; do sleep 0.01; done; " HONE_PROGRAM " reduce " +
                                     input_ + " -o out --test test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), "\"needle\"");
}

TEST_F(LeftBehind, WhatRootGivesAwayIsTakenBack) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const Ended ended = hone({"reduce", input_, "-o", "out", "--with", "state", "-c",
                            needleThen("mkdir new; chown -R 65534:65534 . .. $TMPDIR")});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), "\"needle\"");
}

}  // namespace
}  // namespace hone
