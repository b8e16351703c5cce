// Tries bundles as their receiver would.
#include <signal.h>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class BundleOf : public EndToEnd {
 protected:
  BundleOf() { write("in.json", "[1, {\"price\": \"cheap\"}, 2, [3, 4]]"); }

  static std::vector<std::string> command(const std::string& bundle) {
    return {"reduce",
            "in.json",
            "-o",
            "out.json",
            "--bundle",
            bundle,
            "--exit",
            "5",
            "--stderr",
            "Cannot",
            "--stdout",
            "^1$",
            "--not-stderr",
            "no such",
            "--",
            "jq",
            ".[] | (if type == \"number\" then . else .price.x end)",
            "@@"};
  }
};

TEST_F(BundleOf, ACommandReproduces) {
  Ended ended = hone(command("bug"));
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("bug/in.json"), read("out.json"));
  EXPECT_THAT(read("bug/output.txt"), AllOf(HasSubstr("Cannot index string"), HasSubstr("exit status 5"),
                                            HasSubstr("the failure is reproduced")));
  EXPECT_THAT(read("bug/versions.txt"), AllOf(HasSubstr("hone "), HasSubstr("Linux"), HasSubstr("jq-")));
  EXPECT_THAT(read("bug/README.md"), AllOf(HasSubstr("sh reproduce.sh"), HasSubstr("jq ")));

  // In another folder, called from any directory.
  fs::create_directories(path("else where"));
  fs::rename(path("bug"), path("else where/bug"));
  EXPECT_EQ(run("sh", {"else where/bug/reproduce.sh"}).exit, 0);
  EXPECT_EQ(run(path("else where/bug/reproduce.sh"), {}).exit, 0);
  EXPECT_THAT(leftovers(), testing::IsEmpty());

  // If the failure is gone, the script says so.
  write("else where/bug/in.json", "[1]");
  Ended fixed = run("sh", {"else where/bug/reproduce.sh"});
  EXPECT_EQ(fixed.exit, 1);
  EXPECT_THAT(fixed.out, HasSubstr("NOT reproduced"));
}

struct Measured {
  std::string name;
  std::vector<std::string> rules;
  std::string says;  ///< what the program does with a text that fails
};

/// What a rule measures is measured by the script too, so an input that doesn't fail isn't said to.
TEST_F(BundleOf, WhatARuleMeasuresIsReproduced) {
  const std::vector<Measured> all = {
      {"number", {"--number", "n=(\\d+)", "--above", "5"}, "echo n=3 n=7 >&2; echo n=10"},
      {"slower", {"--slower", "0.3"}, "sleep 0.5"},
      {"memory", {"--more-memory", "50"}, "python3 -c 'x = bytearray(100 << 20)'"},
      {"signature", {"--signature", "E(\\d+)"}, "echo E7; exit 3"}};
  for (const Measured& measured : all) {
    std::vector<std::string> command = {"reduce", "in.json", "-q", "-o", "out.json", "--bundle", measured.name};
    command.insert(command.end(), measured.rules.begin(), measured.rules.end());
    command.insert(command.end(), {"-c", "if grep -q cheap $1; then " + measured.says + "; else echo E8; exit 3; fi"});
    if (measured.name != "signature") command.back().replace(command.back().find("echo E8; exit 3"), 15, "echo n=1");
    const Ended ended = hone(command);
    ASSERT_EQ(ended.exit, 0) << measured.name << ended.err;
    EXPECT_EQ(run("sh", {measured.name + "/reproduce.sh"}).exit, 0) << measured.name;
    write(measured.name + "/in.json", "[1]");
    EXPECT_EQ(run("sh", {measured.name + "/reproduce.sh"}).exit, 1) << measured.name;
  }
}

TEST_F(BundleOf, AnotherBuildIsTriedAlsoForGitBisect) {
  ASSERT_EQ(hone(command("bug")).exit, 0);
  const auto status = [&](const std::string& program, const std::vector<std::string>& options) {
    setVariable("PROGRAM", program);
    std::vector<std::string> words = {"bug/reproduce.sh"};
    words.insert(words.end(), options.begin(), options.end());
    return run("sh", words).exit;
  };
  script("fixed", "exit 0");
  EXPECT_EQ(status("jq", {}), 0);
  EXPECT_EQ(status("./fixed", {}), 1);
  EXPECT_EQ(status("./missing", {}), 2);
  EXPECT_EQ(status("jq", {"--bisect"}), 1) << "the commit is bad";
  EXPECT_EQ(status("./fixed", {"--bisect"}), 0);
  EXPECT_EQ(status("./missing", {"--bisect"}), 125) << "git skips the commit";
}

TEST_F(BundleOf, AnInterruptedRunIsNotWritten) {
  // A test that takes long below reproduce.sh.
  script("test.sh", "case \"$(tr '\\0' ' ' </proc/$PPID/cmdline)\" in *reproduce*) : >" + path("seen").string() +
                        "; setsid sleep 1000 & sleep 1000;; esac\ngrep -q cheap \"$1\"");
  for (int signal : {SIGTERM, SIGKILL}) {
    fs::remove(path("seen"));
    const pid_t hone =
        start({"reduce", "in.json", "-o", "out.json", "--bundle", "bug", "--test", path("test.sh").string()});
    ASSERT_TRUE(eventually([&] { return fs::exists(path("seen")); }));
    kill(hone, signal);
    const Ended ended = wait(hone);
    EXPECT_TRUE(eventually([&] { return processes().empty() && leftovers("in.json").empty(); }));
    EXPECT_EQ(run("ls", {"-A"}).out, "in.json\nout.json\nseen\ntest.sh\n");
    if (signal == SIGKILL) continue;
    EXPECT_EQ(ended.exit, 128 + signal);
    EXPECT_THAT(ended.err,
                AllOf(HasSubstr("interrupted; out.json holds the best result"), HasSubstr("bug wasn't written")));
  }
}

TEST_F(BundleOf, ACommandOnStandardInputReproduces) {
  Ended ended = hone({"reduce", "in.json", "--bundle", "bug", "--exit", "5", "--", "jq", ".[1].price.x"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
}

TEST_F(BundleOf, AScriptComesWithItsFiles) {
  write("words.txt", "cheap\n");
  script("test.sh", "grep -q -f words.txt \"$1\"");
  Ended ended = hone({"reduce", "in.json", "--bundle", "bug.tar.gz", "--test", "test.sh", "--with", "words.txt"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(run("tar", {"-xf", "bug.tar.gz"}).exit, 0);
  for (const char* file :
       {"in.json", "test.sh", "words.txt", "reproduce.sh", "output.txt", "versions.txt", "README.md"})
    EXPECT_TRUE(fs::exists(path("bug") / file)) << file;
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
}

/// The user's files and hone's own in a bundle, by the name that they share.
TEST_F(BundleOf, FilesOfOneNameHoldsThemAll) {
  for (const std::string name : {"output.txt", "reproduce.sh", "README.md", "versions.txt"}) {
    SCOPED_TRACE(name);
    write(name, "hello needle world\nsecond line\n");
    const std::string bundle = "bundle of " + name;
    const Ended ended = hone({"reduce", name, "-o", "result", "--bundle", bundle, "-c", "grep -q needle \"$1\""});
    ASSERT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(read(bundle + "/input/" + name), read("result"));
    EXPECT_THAT(read(bundle + "/README.md"), HasSubstr("`input/" + name + "`"));
    EXPECT_THAT(read(bundle + "/output.txt"), HasSubstr("the failure is reproduced"));
    EXPECT_EQ(run("sh", {bundle + "/reproduce.sh"}).exit, 0);
    write(bundle + "/input/" + name, "");
    EXPECT_EQ(run("sh", {bundle + "/reproduce.sh"}).exit, 1) << "the input decides";
  }
}

TEST_F(BundleOf, TheInputTheTestAndItsFilesMayHaveOneName) {
  fs::create_directory(path("case"));
  write("case/test.sh", "hello needle world\n");
  write("output.txt", "needle\n");
  script("test.sh", "grep -q -f output.txt \"$1\"");
  for (const std::string place : {"bug.tar", "bug"}) {
    const auto reduce = [&](const std::vector<std::string>& options) {
      std::vector<std::string> words = {"reduce", "case/test.sh", "-o", "result", "--with", "output.txt"};
      words.insert(words.end(), {"--bundle", place, "--test", "./test.sh"});
      words.insert(words.end(), options.begin(), options.end());
      return hone(words);
    };
    const Ended ended = reduce({});
    ASSERT_EQ(ended.exit, 0) << ended.err;
    if (place == "bug.tar") {
      run("tar", {"-xf", place});
    }
    EXPECT_EQ(read("bug/test.sh"), read("result"));
    EXPECT_EQ(read("bug/test/test.sh"), read("test.sh"));
    EXPECT_EQ(read("bug/with/output.txt"), "needle\n");
    EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
    EXPECT_EQ(reduce({"--resume"}).exit, 0) << "it is the bundle of the same run";
    if (place == "bug.tar") fs::remove_all(path("bug"));
  }
}

TEST_F(BundleOf, AFullDiskIsNamedAndSoIsAllThatIsMissing) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  fs::create_directory(path("small"));
  script("run.sh",
         "mount -t tmpfs -o size=64k none small; head -c 100000 /dev/zero > small/fill 2>/dev/null\n"
         "exec \"$1\" reduce in.json -o out.json --bundle small/b.tar --stats small/stats --log small/log "
         "-c 'grep -q cheap \"$1\"'");
  const Ended ended = run("unshare", {"-m", "./run.sh", HONE_PROGRAM});
  EXPECT_EQ(ended.exit, 2);
  for (const char* place : {"small/b.tar: No space left", "small/stats: No space left", "small/log: No space left"})
    EXPECT_THAT(ended.err, HasSubstr(place));
  EXPECT_THAT(ended.err, Not(HasSubstr("damaged")));
  EXPECT_THAT(read("out.json"), HasSubstr("cheap"));
}

TEST_F(BundleOf, AFolderComesWithWhatLiesBesideIt) {
  fs::create_directories(path("app/src"));
  fs::create_directories(path("lib"));
  write("app/src/a.c", "int unused; int needle; int x;\n");
  fs::create_symlink("a.c", path("app/src/b.c"));
  write("lib/words", "needle\n");
  script("test.sh",
         "[ \"$(pwd -P)\" = \"$(cd \"$1\" && pwd -P)\" ] && [ -L src/b.c ] && grep -q -f ../lib/words src/a.c");
  Ended ended = hone({"reduce", "app", "--bundle", "bug.tar", "--test", "test.sh", "--with", "lib"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(run("tar", {"-xf", "bug.tar"}).exit, 0);
  EXPECT_EQ(read("bug/files/app/src/a.c"), read("app.reduced/src/a.c"));
  EXPECT_TRUE(fs::is_symlink(path("bug/files/app/src/b.c")));
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
  write("bug/files/lib/words", "other\n");
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 1);
}

TEST_F(BundleOf, SeveralFilesReproduce) {
  write("a.txt", "one needle two");
  write("b c.txt", "three value four");
  for (const char* resumed : {"", "--resume"}) {
    std::vector<std::string> words = {"reduce", "a.txt", "b c.txt", "--bundle", "bug"};
    if (*resumed != 0) words.emplace_back(resumed);
    words.insert(words.end(),
                 {"--stdout", "needle.*value", "--", "sh", "-c", "test $# = 2 && cat \"$@\" | tr -cd a-z", "sh", "@@"});
    Ended ended = hone(words);
    ASSERT_EQ(ended.exit, 0) << ended.err;
    Ended again = run("sh", {"bug/reproduce.sh"});
    EXPECT_EQ(again.exit, 0) << again.out << again.err;
    EXPECT_TRUE(again.out.starts_with("needlevalue")) << again.out;
    EXPECT_THAT(read("bug/README.md"), AllOf(HasSubstr("it runs\n\n    sh -c "), HasSubstr(" sh a.txt 'b c.txt'\n")));
  }
}

TEST_F(BundleOf, ASignalReproduces) {
  script("crash.sh", "grep -q cheap \"$1\" && kill -ABRT $$; exit 0");
  Ended ended = hone({"reduce", "in.json", "--bundle", "bug.tar", "--signal", "ABRT", "--", "./crash.sh", "@@"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(run("tar", {"-xf", "bug.tar"}).exit, 0);
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
}

TEST_F(BundleOf, APatternComesWithAMemberThatFails) {
  write("in.json", "[1, 2, {\"needle\": 3}]");
  Ended ended =
      hone({"generalize", "in.json", "--bundle", "bug", "--test", script("test.sh", "grep -q needle \"$1\"")});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("bug/in.pattern.json"), read("in.pattern.json"));
  EXPECT_EQ(run("sh", {"bug/reproduce.sh"}).exit, 0);
  EXPECT_EQ(hone({"match", "--pattern", "bug/in.pattern.json", "bug/in.json"}).exit, 0);
}

TEST_F(BundleOf, ModesWithoutAFailingResultSaySo) {
  Ended repair = hone({"repair", "in.json", "--bundle", "bug", "--", "jq", "empty", "@@"});
  EXPECT_EQ(repair.exit, 2);
  EXPECT_THAT(repair.err, oneLineWith("a repaired file is accepted: send the input"));
  Ended explain = hone({"explain", "in.json", "--bundle", "bug", "--exit", "5", "--", "jq", "empty", "@@"});
  EXPECT_EQ(explain.exit, 2);
  EXPECT_THAT(explain.err, oneLineWith("bundle a failing input with hone reduce"));
}

TEST_F(BundleOf, WhatDoesNotReproduceIsNoBundle) {
  // The script needs a file beside itself that hone doesn't know.
  write("words.txt", "cheap\n");
  script("test.sh", "grep -q -f \"$(dirname \"$0\")/words.txt\" \"$1\"");
  Ended ended = hone({"reduce", "in.json", "-o", "out.json", "--bundle", "bug", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--with"));
  EXPECT_FALSE(fs::exists(path("bug")));
  EXPECT_THAT(read("out.json"), HasSubstr("cheap"));
}

TEST_F(BundleOf, AFolderThatIsThereIsRefusedBeforeTheRun) {
  fs::create_directory(path("bug"));
  Ended ended = hone(command("bug"));
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("bug already exists"));
  EXPECT_FALSE(fs::exists(path("out.json")));
}

TEST_F(BundleOf, AContinuedRunReplacesThatOfItsBeginning) {
  setVariable("HONE_FRESH", "false");
  for (const std::string place : {"bug", "bug.tar"}) {
    SCOPED_TRACE(place);
    const auto with = [&](const std::vector<std::string>& options) {
      std::vector<std::string> arguments = command(place);
      arguments.insert(arguments.begin() + 2, options.begin(), options.end());
      return hone(arguments);
    };
    EXPECT_EQ(with({"--fresh", "--max-tests", "6"}).exit, 3);
    EXPECT_EQ(with({}).exit, 2) << "without --resume it is another run's";
    const Ended ended = with({"--resume"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    if (place == "bug.tar") run("tar", {"-xf", "bug.tar"});
    EXPECT_EQ(read("bug/in.json"), read("out.json"));
    fs::remove_all(path("bug"));
  }
}

TEST_F(BundleOf, AContinuedRunReplacesNothingElse) {
  fs::create_directories(path("bug/notes"));
  write("bug/reproduce.sh", "exit 0\n");
  write("bug/notes/mine", "precious");
  write("bug.tar", "precious");
  for (const std::string place : {"bug", "bug.tar"}) {
    std::vector<std::string> arguments = command(place);
    arguments.insert(arguments.begin() + 2, "--resume");
    const Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith(place + " already exists: choose another place with --bundle"));
  }
  EXPECT_EQ(read("bug/notes/mine"), "precious");
  EXPECT_EQ(read("bug.tar"), "precious");
}

TEST_F(BundleOf, ATestThatNoShellCanRunIsRefused) {
  Ended ended = hone({"reduce", "in.json", "--bundle", "bug", "--test-server", "cat"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--bundle needs a test"));
}

}  // namespace
}  // namespace hone
