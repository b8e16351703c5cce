// What hone writes: it takes no name that the user has, no other run writes there, nobody reads it who couldn't read
// the input, and at the end it is there.
#include <sys/stat.h>
#include <sys/xattr.h>

#include "buggy_parser.h"
#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class OutputsTest : public EndToEnd {
 protected:
  OutputsTest() {
    write("in.json", R"([1, 2, {"a": "needle"}, [3, 4]])");
    put("app/in.json", R"([1, 2, {"a": "needle"}, [3, 4]])");
    put("app/b.txt", "one two three");
    script("needle.sh", "grep -rq needle \"$1\"");
    setVariable("HONE", HONE_PROGRAM);
  }

  void put(const std::string& name, std::string_view text) const {
    fs::create_directories(path(name).parent_path());
    write(name, text);
  }
  std::vector<std::string> entries(const std::string& folder = "") const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path(folder))) names.push_back(entry.path().filename());
    return names;
  }
  Ended shell(const std::string& commands) { return run("sh", {"-c", commands}); }
  mode_t modeOf(const std::string& name) const {
    struct stat state;
    EXPECT_EQ(lstat(path(name).c_str(), &state), 0) << name;
    return state.st_mode & 07777;
  }
};

using SpareNames = OutputsTest;

TEST_F(SpareNames, AreNoneOfTheUsers) {
  put(".hone-out/precious.txt", "precious");
  put(".hone-out.old/precious.txt", "precious");
  EXPECT_EQ(hone({"reduce", "app", "-o", "out", "--test", "needle.sh"}).exit, 0);
  EXPECT_EQ(read(".hone-out/precious.txt"), "precious");
  EXPECT_EQ(read(".hone-out.old/precious.txt"), "precious");
  fs::remove_all(path(".hone-out"));
  fs::remove_all(path(".hone-out.old"));
  EXPECT_THAT(entries(), testing::UnorderedElementsAre("in.json", "app", "needle.sh", "out"));
}

TEST_F(SpareNames, StayNotIfHoneIsKilled) {
  const std::string result = path("out/in.json").string();
  script("slow.sh", "[ ! -e '" + result + "' ] || sleep 1000; grep -rq needle \"$1\"");
  const pid_t hone = start({"reduce", "app", "-o", "out", "-j", "1", "--test", "slow.sh"});
  ASSERT_TRUE(eventually([&] { return fs::exists(result); }));
  kill(hone, SIGKILL);
  EXPECT_EQ(wait(hone).signal, SIGKILL);
  EXPECT_TRUE(eventually([&] { return processes().empty(); }));
  for (const std::string& name : entries()) EXPECT_FALSE(name.starts_with(".hone-")) << name;
  EXPECT_THAT(read("out/in.json"), HasSubstr("needle"));
}

TEST_F(SpareNames, OfBugsAreNew) {
  write("parser.c", parserSource);
  ASSERT_EQ(run("cc", {"-g", "-w", "-o", path("parser"), path("parser.c")}).exit, 0);
  put("findings/a.json", "[1234567890123]");
  const std::vector<std::string> arguments = {"triage",        "findings", "-o",           "bugs",
                                              "--no-debugger", "--",       path("parser"), "@@"};
  ASSERT_EQ(hone(arguments).exit, 0);
  const std::string name = nlohmann::json::parse(read("bugs/index.json"))["bugs"][0]["name"];
  fs::remove_all(path("bugs"));
  // An index of a triage without bugs, beside notes of the user's.
  put("nothing/a.json", "[1]");
  ASSERT_EQ(hone({"triage", "nothing", "-o", "bugs", "--no-debugger", "--", path("parser"), "@@"}).exit, 0);
  put("bugs/" + name + "/pattern.json", "precious");
  put("bugs/" + name + "/notes", "mine");
  ASSERT_EQ(hone(arguments).exit, 0);
  EXPECT_EQ(read("bugs/" + name + "/pattern.json"), "precious");
  EXPECT_TRUE(fs::exists(path("bugs/" + name + "-2/reduced.json")));
}

TEST_F(SpareNames, OfABundleThatSomebodyHasTakenMeanwhile) {
  script("taking.sh", "echo precious >" + path("bundle.tar").string() + "; grep -q needle \"$1\"");
  Ended ended = hone({"reduce", "in.json", "-o", "out.json", "--bundle", "bundle.tar", "--test", "taking.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("bundle.tar: File exists"));
  EXPECT_EQ(read("bundle.tar"), "precious\n");
}

/// A run that writes several files.
struct WritingMode {
  std::string name, command;
  std::vector<std::string> outputs;
};
void PrintTo(const WritingMode& mode, std::ostream* stream) { *stream << mode.name; }

const std::vector<WritingMode> modes = {
    {"Reduce",
     "$HONE reduce in.json -o out/x.json --report out/r.html --stats out/s.json --log out/l.jsonl --test ./test.sh",
     {"x.json", "r.html", "s.json", "l.jsonl"}},
    {"Project", "$HONE reduce app -o out/app --report out/r.html --test ./test.sh", {"app", "r.html"}},
    {"Repair", "$HONE repair in.json -o out/x.json --report out/r.html --test ./pass.sh", {"x.json"}},
    {"Generalize", "$HONE generalize in.json -o out/p.json --picture out/p.svg --test ./test.sh", {"p.json", "p.svg"}},
    {"Explain",
     "$HONE explain in.json -o out/m.json --dot out/m.dot --svg out/m.svg --iterations 1 --test ./test.sh",
     {"m.json", "m.dot", "m.svg"}},
    {"Triage", "$HONE triage findings -o out/bugs --test ./test.sh", {"bugs"}}};

class EveryOutput : public OutputsTest, public testing::WithParamInterface<WritingMode> {
 protected:
  EveryOutput() {
    script("test.sh", "grep -rq needle \"$1\"");
    script("pass.sh", "grep -q needle \"$1\"");
    put("findings/a.json", R"([1, 2, {"a": "needle"}, [3, 4]])");
    fs::create_directory(path("out"));
  }
};

/// Such as a test that is `make clean`.
TEST_P(EveryOutput, IsThereInTheEndWhateverTheTestDid) {
  ASSERT_EQ(shell(GetParam().command).exit, 0);
  std::map<std::string, std::string> before;
  for (const auto& entry : fs::recursive_directory_iterator(path("out")))
    if (entry.is_regular_file()) before[entry.path()] = contents(entry.path());
  fs::remove_all(path("out"));
  fs::create_directory(path("out"));
  for (const char* name : {"test.sh", "pass.sh"})
    script(name, "rm -rf " + path("out").string() + "/*; grep -rq needle \"$1\"");
  const Ended ended = shell(GetParam().command);
  EXPECT_EQ(ended.exit, 0) << ended.err;
  for (const auto& [file, bytes] : before) EXPECT_TRUE(fs::exists(file)) << file << ended.out << ended.err;
  for (const std::string& output : GetParam().outputs) {
    EXPECT_TRUE(fs::exists(path("out/" + output))) << output;
    const std::string file = path("out/" + output);
    if (output == "x.json" || output == "p.json") {
      EXPECT_EQ(contents(file), before[file]);
    }
  }
  // Where a test runs after the last one that decides, for a report.
  if (GetParam().command.find(" reduce ") != std::string::npos) {
    EXPECT_THAT(ended.err, HasSubstr("something else had removed or changed out/"));
  }
}

/// The result is written again for the bundle. The copy of the test in the bundle removes nothing.
TEST_F(OutputsTest, AreSaidToBeWrittenAgainForABundleToo) {
  script("test.sh", "case \"$0\" in " + path("test.sh").string() + ") rm -f " + path("out.json").string() +
                        " ;; esac; grep -q needle \"$1\"");
  const Ended ended = hone({"reduce", "in.json", "-o", "out.json", "--bundle", "bug", "--test", path("test.sh")});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, oneLineWith("something else had removed or changed out.json, so it was written again"));
  EXPECT_EQ(read("bug/in.json"), read("out.json"));
}

TEST_P(EveryOutput, IsReadByNobodyWhoCannotReadTheInput) {
  for (const char* input : {"in.json", "app/in.json", "findings/a.json"})
    fs::permissions(path(input), fs::perms::owner_read | fs::perms::owner_write);
  fs::permissions(path("app"), fs::perms::owner_all);
  const Ended ended = shell("umask 000; chmod 755 out; " + GetParam().command + " --state state");
  ASSERT_EQ(ended.exit, 0) << ended.err;
  size_t files = 0;
  for (const char* folder : {"out", "state"})
    for (const auto& entry : fs::recursive_directory_iterator(path(folder)))
      if (const std::string name = entry.path().lexically_relative(path("")); entry.is_directory()) {
        if (fs::path(name).parent_path() == "out") {
          EXPECT_EQ(modeOf(name), 0700u) << name;
        }
      } else if (++files > 0) {
        EXPECT_EQ(modeOf(name) & 0077, 0u) << name;
      }
  EXPECT_GE(files, GetParam().outputs.size());
}

/// With the second run, a mode and a way to name the same place.
TEST_P(EveryOutput, BelongsToOneRun) {
  const auto go = path("go");
  for (const char* name : {"test.sh", "pass.sh"})
    script(name, "touch " + path("started").string() + "; while [ ! -e " + go.string() +
                     " ]; do sleep 0.02; done; grep -rq needle \"$1\"");
  const pid_t first = startBeside("first", "sh", {"-c", "exec " + GetParam().command});
  ASSERT_TRUE(eventually([&] { return fs::exists(path("started")); }));
  const Ended second = shell(GetParam().command);
  EXPECT_EQ(second.exit, 2);
  EXPECT_THAT(second.err, oneLineWith("process " + std::to_string(first) + ", another run of hone, writes to it"));
  fs::create_directory_symlink("out", path("link"));
  const std::string place = path("out/" + GetParam().outputs.front());
  for (const std::string& name : {place, "link/" + GetParam().outputs.front(), place + "/within"}) {
    const Ended other = hone({"reduce", "in.json", "-o", name, "--test", "needle.sh"});
    EXPECT_EQ(other.exit, 2) << name;
    EXPECT_THAT(other.err, oneLineWith("process " + std::to_string(first))) << name;
  }
  write("go", "");
  EXPECT_EQ(wait(first).exit, 0) << read("first.err");
  EXPECT_EQ(hone({"reduce", "in.json", "-o", "out/new", "--test", "needle.sh"}).exit, 0) << "nothing is left behind";
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, EveryOutput, testing::ValuesIn(modes), nameOf<WritingMode>);

TEST_F(OutputsTest, ThatCannotBeWrittenAgainIsSaid) {
  fs::create_directory(path("out"));
  script("last.sh",
         "grep -q needle \"$1\" || exit 1; [ $(stat -c %s \"$1\") -gt 20 ] || rm -rf " + path("out").string());
  const Ended ended =
      hone({"reduce", "in.json", "-o", "out/x.json", "-j", "1", "--passes", "hoist", "--test", "last.sh"});
  EXPECT_EQ(ended.exit, 2) << ended.out;
  EXPECT_THAT(ended.err, oneLineWith("can't write out/x.json: No such file or directory"));
}

TEST_F(OutputsTest, OfABundleAreReadByNobodyElse) {
  for (const char* name : {"in.json", "app/in.json", "needle.sh"})
    fs::permissions(path(name), fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove);
  for (const std::string bundle : {"folder", "archive.tar"}) {
    const Ended ended = shell("umask 000; $HONE reduce in.json -o out.json --test ./needle.sh --bundle " + bundle);
    ASSERT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(modeOf(bundle) & 0077, 0u);
  }
  for (const std::string& name : entries("folder")) EXPECT_EQ(modeOf("folder/" + name) & 0077, 0u) << name;
  EXPECT_THAT(run("tar", {"-tvf", path("archive.tar")}).out, Not(testing::ContainsRegex("-rw.r")));
}

TEST_F(OutputsTest, OfAProjectHaveTheModesOfItsFiles) {
  fs::permissions(path("app"), fs::perms(0750));
  fs::permissions(path("app/in.json"), fs::perms(0640));
  ASSERT_EQ(shell("umask 022; $HONE reduce app -o out --test ./needle.sh").exit, 0);
  EXPECT_EQ(modeOf("out"), 0750u);
  EXPECT_EQ(modeOf("out/in.json"), 0640u);
}

/// The text of one file may be in another one of the result.
TEST_F(OutputsTest, OfAProjectAreReadByNobodyWhoCannotReadAllOfIt) {
  put("app/main.c", "#include \"s.h\"\nint main(void) { return 1; }\n");
  put("app/s.h", "char* password = \"needle\";\nint b(void) { return 1; }\n");
  fs::permissions(path("app/s.h"), fs::perms(0600));
  const Ended ended = shell("umask 022; $HONE reduce app -o out -c 'cc -E main.c | grep -q needle'");
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("out/main.c"), HasSubstr("needle"));
  EXPECT_EQ(modeOf("out/main.c"), 0600u);
}

/// What others can't reach they can't read afterwards.
TEST_F(OutputsTest, AreReadByNobodyWhoCannotReachTheInput) {
  put("private/in.json", R"([1, 2, {"a": "needle"}])");
  put("private/app/in.json", R"([1, 2, {"a": "needle"}])");
  fs::permissions(path("private"), fs::perms(0700));
  const std::string reduce = "umask 022; $HONE reduce private/";
  const std::string test = " --test ./needle.sh --log $OUT.log --stats $OUT.stats --report $OUT.html --bundle $OUT.b";
  setVariable("OUT", path("open").string());
  ASSERT_EQ(shell(reduce + "in.json -o open.json" + test).exit, 0);
  for (const char* name : {"open.json", "open.log", "open.stats", "open.html", "open.b/reproduce.sh", "open.b/in.json"})
    EXPECT_EQ(modeOf(name) & 0077, 0u) << name;
  EXPECT_EQ(modeOf("open.b"), 0700u);
  ASSERT_EQ(shell(reduce + "app -o out --test ./needle.sh").exit, 0);
  EXPECT_EQ(modeOf("out"), 0700u);
  EXPECT_EQ(modeOf("out/in.json"), 0600u);
  ASSERT_EQ(shell(reduce + "in.json -o private/out.json --test ./needle.sh").exit, 0);
  EXPECT_EQ(modeOf("private/out.json"), 0644u) << "in the same folder, others reach neither";
}

TEST_F(OutputsTest, BelongToTheOwnerOfTheInputIfRootWritesThem) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  constexpr uid_t other = 65534;
  ASSERT_EQ(chown(path("in.json").c_str(), other, other), 0);
  ASSERT_EQ(hone({"reduce", "in.json", "-o", "out.json", "--report", "r.html", "--test", "needle.sh"}).exit, 0);
  for (const char* name : {"out.json", "r.html"}) {
    struct stat state;
    ASSERT_EQ(stat(path(name).c_str(), &state), 0);
    EXPECT_EQ(state.st_uid, other) << name;
  }
}

/// A mount can't be replaced, and what is under it isn't hone's.
TEST_F(OutputsTest, OfAProjectReplaceNoMount) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  fs::create_directory(path("out"));
  script("run.sh",
         "mount -t tmpfs none out; \"$HONE\" reduce app -o out -c 'grep -q needle in.json'; status=$?\n"
         "mountpoint -q out && ls -A out; umount out; ls -A out; exit $status");
  const Ended ended = run("unshare", {"-m", "./run.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("-o out is where a file system is mounted, which can't be replaced: choose "
                                     "another place with -o DIR"));
  EXPECT_EQ(ended.out, "");
}

/// Whatever the current folder is on.
TEST_F(OutputsTest, OfAProjectReplaceOneBelowAMount) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  fs::create_directory(path("disk"));
  script("run.sh",
         "mount -t tmpfs none disk; mkdir -p disk/deep/out && ln -s disk/deep way\n"
         "for place in disk/deep/out way/out; do \"$HONE\" reduce app -o $place -c 'grep -q needle in.json' || exit; "
         "done; "
         "cat disk/deep/out/in.json");
  const Ended ended = run("unshare", {"-m", "./run.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("needle"));
}

/// Not even a page of a mapping can be written there.
TEST_F(OutputsTest, OfAProjectOnAFullDiskAreMissed) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  fs::create_directory(path("disk"));
  script("run.sh",
         "mount -t tmpfs -o size=64k none disk; cat /dev/zero > disk/fill 2> full\n"
         "\"$HONE\" reduce app -o disk/out -c 'grep -q needle in.json'; status=$?; ls -A disk; exit $status");
  const Ended ended = run("unshare", {"-m", "./run.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't write " + path("disk/out/in.json").string() +
                                     ": No space left on device; make room there, or choose another folder with -o "
                                     "DIR; no result of this run is there yet"));
  EXPECT_EQ(ended.out, "fill\n");
}

/// The test stands for the user here: what it adds is no result.
TEST_F(OutputsTest, OfAProjectKeepWhatTheUserChangesThere) {
  fs::create_directory(path("p"));
  write("p/a.json", "[1, 2, {\"needle\": 2}]");
  const std::string out = path("out");
  const auto reduceWith = [&](const std::string& once) {
    fs::remove(path("done"));
    script("once.sh", "cd \"$1\" && grep -q needle a.json || exit 1\n[ -e " + path("done").string() + " ] || { " +
                          once + " && touch " + path("done").string() + "; }; exit 0");
    return hone({"reduce", "p", "-o", "out", "-j", "1", "--fresh", "--test", "once.sh"});
  };
  for (const auto& [once, file, text] :
       {std::tuple("[ -e " + out + "/a.json ] && echo mine > " + out + "/mine.txt", "mine.txt", "mine\n"),
        std::tuple("[ -e " + out + "/a.json ] && echo mine > " + out + "/a.json", "a.json", "mine\n"),
        std::tuple("[ -e " + out + "/a.json ] && mkdir " + out + "/d && echo x > " + out + "/d/x", "d/x", "x\n"),
        // As by who stands in the folder that was replaced.
        std::tuple("cd " + path(".hone-*/next").string() + " && [ -e a.json ] && echo mine > mine.txt", "mine.txt",
                   "mine\n"),
        std::tuple("mkdir " + out + " && echo x > " + out + "/x", "x", "x\n")}) {
    const Ended ended = reduceWith(once);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_THAT(ended.err, HasSubstr("out was changed while hone ran; " + out + ".changed has these changes\n"));
    EXPECT_EQ(read("out.changed/" + std::string(file)), text) << once;
    EXPECT_THAT(read("out/a.json"), HasSubstr("needle"));
    fs::remove_all(path("out.changed"));
    fs::remove_all(path("out"));
  }
  for (const char* change : {"mkdir d", "chmod 600 a.json"}) {
    const Ended ended = reduceWith("[ -e " + out + "/a.json ] && (cd " + out + " && " + change + ")");
    EXPECT_THAT(ended.err, HasSubstr("out was changed while hone ran")) << change;
    fs::remove_all(path("out.changed"));
    fs::remove_all(path("out"));
  }
}

TEST_F(OutputsTest, OfAProjectReplaceNoFolderThatIsWriteProtected) {
  fs::create_directory(path("out"));
  fs::permissions(path("out"), fs::perms::owner_read | fs::perms::owner_exec);
  const Ended ended = hone({"reduce", "app", "-o", "out", "-c", "grep -q needle in.json"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("-o out: it is write-protected; choose another folder with -o DIR"));
}

TEST_F(OutputsTest, OfAProjectThatAreAlwaysChangedEndTheRun) {
  fs::create_directory(path("p"));
  write("p/a.json", "[1, 2, [3, 4, [5, 6, {\"needle\": 2}]]]");
  script("always.sh", "cd \"$1\" && grep -q needle a.json || exit 1\n[ ! -d " + path("out").string() +
                          " ] || echo log >> " + path("out/log").string());
  const Ended ended = hone({"reduce", "p", "-o", "out", "-j", "1", "--test", "always.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("out is changed again and again: choose a folder with -o DIR that nothing else "
                                   "writes to"));
  EXPECT_THAT(read("out.changed/log"), HasSubstr("log"));
  EXPECT_THAT(read("out.changed2/log"), HasSubstr("log"));
  EXPECT_THAT(read("out/a.json"), HasSubstr("needle"));
}

TEST_F(OutputsTest, KeepWhatIsNotedWithTheFolderThatTheyReplace) {
  fs::create_directory(path("p"));
  write("p/a.json", "[1, {\"needle\": 2}]");
  fs::create_directory(path("out"));
  const std::string out = path("out");
  if (setxattr(out.c_str(), "user.origin", "camera", 6, 0) != 0) GTEST_SKIP() << "needs extended attributes";
  for (int round = 0; round < 2; ++round) {
    const Ended ended = hone({"reduce", "p", "-o", "out", "--fresh", "-c", "grep -q needle a.json"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    std::string value(6, '\0');
    EXPECT_EQ(getxattr(out.c_str(), "user.origin", value.data(), value.size()), 6);
    EXPECT_EQ(value, "camera");
  }
}

/// A tool that root runs may replace it, such as a compiler with -o /dev/null.
TEST_F(OutputsTest, DoNotGoToANullDeviceThatIsNone) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  write("null", "");
  auto withoutDevice = [&](const std::string& command) {
    return run("unshare", {"-m", "sh", "-c", "mount --bind null /dev/null && " + command});
  };
  script("printing.sh", "echo much; grep -q needle \"$1\"");
  Ended ended = withoutDevice("$HONE reduce in.json -o out.json --test ./printing.sh");
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err,
              AllOf(oneLineWith("/dev/null is no device any more"), HasSubstr("mknod -m 666 /dev/null c 1 3")));
  ended = withoutDevice("$HONE repair in.json --grammar-only -o /dev/null");
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("/dev/null is no device"));
  EXPECT_EQ(read("null"), "");
}

}  // namespace
}  // namespace hone
