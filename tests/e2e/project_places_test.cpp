// Where a run writes: neither over nor beside what it reads, in no folder that isn't its own, and not before there is
// something to write. So no file of the user's is ever changed or lost.
#include <sys/stat.h>
#include <sys/xattr.h>

#include <map>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class ProjectPlaces : public EndToEnd {
 protected:
  ProjectPlaces() {
    setVariable("HONE", HONE_PROGRAM);
    setVariable("HONE_NO_PROGRESS", "true");
    put("p/src/main.c", "int main(){return needle;}\nint other(){return 1;}\n");
    put("p/x.txt", "needle");
    put("outside.h", "int outside;");
    fs::create_symlink("../outside.h", path("p/outside.h"));
    put("lib/l.h", "int l;");
    put("a.c", "int needle;");
    put("inc/c.h", "int c;");
    put("e/n.c", "int n;");
    fs::create_directory_symlink("inc", path("link"));
    script("test.sh", "grep -rq needle \"$@\"");
    put("work/x.txt", "needle, mine");
    fs::copy_file(path("test.sh"), path("work/t.sh"));
    put("work/server.sh", "#!/bin/sh\nwhile read p; do if grep -rq needle $p; then echo 0; else echo 1; fi; done\n");
    fs::permissions(path("work/server.sh"), fs::perms::owner_all);
    put("farm.key", hone({"farm-key"}).out);
    fs::permissions(path("farm.key"), fs::perms::owner_read | fs::perms::owner_write);
    put("one.json", "[1, \"needle\"]");
    put("g/G.g4", "grammar G;\nimport L;\nf : ID* EOF;\n");
    put("lib/L.g4", "lexer grammar L;\nID : [a-z]+ ;\nWS : [ \\r\\n]+ -> skip ;\n");
    put("g/G2.g4", "grammar G2;\nf : ID* EOF;\nID : [a-z]+ ;\nWS : [ \\n]+ -> skip ;\n");
    put("g/format.json", R"({"start": "G2:f", "grammars": {"G2": {"files": ["G2.g4"]}}})");
    put("own/a/a/a.txt", "mine");
    put("text.g", "a needle b");
  }

  void put(const std::string& name, std::string_view text) const {
    fs::create_directories(path(name).parent_path());
    write(name, text);
  }
  Ended shell(const std::string& commands) { return run("sh", {"-c", commands}); }

  /// All files, links and folders, but for those of the cache.
  std::map<std::string, std::string> everything() const {
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(path(""))) {
      const std::string name = entry.path().lexically_relative(path("")).string();
      all[name] = entry.is_symlink()     ? "-> " + fs::read_symlink(entry.path()).string()
                  : entry.is_directory() ? "folder"
                                         : read(name);
    }
    return all;
  }

  bool hasAttributes() const { return setxattr(path("").c_str(), "user.hone.probe", "x", 1, 0) == 0; }
};

struct Refused {
  std::string name;
  std::string command;  ///< of the shell
  std::string message;  ///< a part of it
};

void PrintTo(const Refused& refused, std::ostream* stream) { *stream << refused.name; }

class RefusedPlaces : public ProjectPlaces, public testing::WithParamInterface<Refused> {};

TEST_P(RefusedPlaces, BeforeAnythingIsWritten) {
  const auto before = everything();
  const Ended ended = shell(GetParam().command);
  EXPECT_EQ(ended.exit, 2) << ended.out << ended.err;
  EXPECT_THAT(ended.err, oneLineWith(GetParam().message));
  EXPECT_EQ(everything(), before);
}

INSTANTIATE_TEST_SUITE_P(
    OfSeveralFiles, RefusedPlaces,
    testing::Values(
        Refused{"FolderOfOne", "$HONE reduce a.c inc/c.h -o inc --test ./test.sh", "-o inc is a folder that holds"},
        Refused{"FolderOfOneByALink", "$HONE reduce a.c inc/c.h -o link/ --test ./test.sh", "choose another"},
        Refused{"FileByALink", "$HONE reduce a.c link/c.h -o inc --test ./test.sh",
                "c.h, which INPUT names: choose another place with -o DIR"},
        Refused{"FolderOfAll", "$HONE reduce inc/c.h -o inc --test ./test.sh inc/../inc/../a.c", "which INPUT names"},
        Refused{"GivenFolder", "$HONE reduce e a.c -o e --test ./test.sh", "what INPUT names"},
        Refused{"InGivenFolder", "$HONE reduce e a.c -o e/new --test ./test.sh",
                "e, which INPUT names, and hone changes nothing there"},
        Refused{"Around", "$HONE reduce e a.c -o . --test ./test.sh", "can't overlap with the input"},
        Refused{"Stats", "$HONE reduce e/n.c a.c --stats e/n.c -o o --test ./test.sh",
                "--stats e/n.c would overwrite what INPUT names: choose another place with --stats FILE"}),
    nameOf<Refused>);

INSTANTIATE_TEST_SUITE_P(
    WithinWhatIsRead, RefusedPlaces,
    testing::Values(
        Refused{"Log", "$HONE reduce p --log p/src/main.c -o o --test ./test.sh", "--log p/src/main.c would overwrite"},
        Refused{"Stats", "$HONE reduce p --stats p/x.txt -o o --test ./test.sh", "what INPUT names"},
        Refused{"Report", "$HONE reduce p --report p/x.txt -o o --test ./test.sh", "what INPUT names"},
        Refused{"NewReport", "$HONE reduce p --report p/new.html -o o --test ./test.sh", "--report p/new.html lies in"},
        Refused{"Bundle", "$HONE reduce p --bundle p/bundle -o o --test ./test.sh", "hone changes nothing there"},
        Refused{"State", "$HONE reduce p --state p/state -o o --test ./test.sh", "with --state DIR"},
        Refused{"ByTheCurrentFolder", "cd p; $HONE reduce . --stats s.json -o ../o --test ../test.sh",
                "--stats s.json lies in"},
        Refused{"FileBehindALink", "$HONE reduce p --stats outside.h -o o --test ./test.sh",
                "--stats outside.h would overwrite what INPUT names"},
        Refused{"With", "$HONE reduce p --with lib --stats lib/l.h -o o --test ./test.sh", "what --with names"},
        Refused{"InWith", "$HONE reduce p --with lib --stats lib/new -o o --test ./test.sh", "which --with names"}),
    nameOf<Refused>);

INSTANTIATE_TEST_SUITE_P(
    AroundWhatIsRead, RefusedPlaces,
    testing::Values(
        Refused{"Test", "$HONE reduce p -o work --test work/t.sh",
                "-o work is a folder that holds work/t.sh, which --test"},
        Refused{"Command", "$HONE reduce p -o work --exit 0 -- work/t.sh", "work/t.sh, which the test names"},
        Refused{"With", "$HONE reduce p -o work --with work/x.txt --test ./test.sh", "work/x.txt, which --with names"},
        Refused{"Word", "$HONE reduce p -o work -c \"$PWD/work/t.sh .\"", "work/t.sh, which the test names"},
        Refused{"Server", "$HONE reduce p -o work --test-server work/server.sh", "which --test-server names"},
        Refused{
            "Configuration",
            "echo 'jobs = 1' > work/hone.toml; $HONE reduce p -o work --config work/hone.toml --test ./test.sh; s=$?; "
            "rm work/hone.toml; exit $s",
            "work/hone.toml, which --config names"}),
    nameOf<Refused>);

INSTANTIATE_TEST_SUITE_P(
    OfFurtherFiles, RefusedPlaces,
    testing::Values(
        Refused{"Key", "$HONE reduce one.json -o farm.key --farm 127.0.0.1:1 --key farm.key --test ./test.sh",
                "-o farm.key would overwrite what --key names"},
        Refused{"Same",
                "$HONE reduce one.json -o o --stats a.c --same \"$PWD/a.c\" --farm 127.0.0.1:1 --key farm.key "
                "--test ./test.sh",
                "--stats a.c would overwrite what --same names"},
        Refused{"ImportedGrammar", "$HONE reduce text.g -g g/G.g4 --lib lib --stats lib/L.g4 -o o --test ./test.sh",
                "--stats lib/L.g4 would overwrite what --grammar names"},
        Refused{"GrammarOfAFormat", "$HONE reduce text.g --format g/format.json --stats g/G2.g4 -o o --test ./test.sh",
                "--stats g/G2.g4 would overwrite what --format names"},
        Refused{"NoKey", "$HONE farm status --server 127.0.0.1:1 --key a.c",
                "hone farm-key prints one, to be kept in a new"}),
    nameOf<Refused>);

INSTANTIATE_TEST_SUITE_P(
    OfResults, RefusedPlaces,
    testing::Values(Refused{"StateInOutput", "$HONE reduce p --state o/st -o o --test ./test.sh",
                            "--state o/st lies in o, where -o goes: choose another place with --state DIR"},
                    Refused{"StateIsOutput", "$HONE reduce p --state o -o ./o --test ./test.sh",
                            "--state o is where -o goes already"},
                    Refused{"LogInOutput", "$HONE reduce p --log o/l.jsonl -o o --test ./test.sh",
                            "--log o/l.jsonl lies in o, where -o goes"},
                    Refused{"BundleIsOutput", "$HONE reduce p --bundle same -o same --test ./test.sh",
                            "--bundle same is where -o goes already"},
                    Refused{"StateIsFile", "$HONE reduce one.json --state a.c/b --test ./test.sh", "--state DIR"},
                    Refused{"StateIsInput", "$HONE reduce one.json --state one.json --test ./test.sh",
                            "choose another place with --state DIR"},
                    Refused{"NoFolderForAFile", "$HONE reduce one.json -o new/ --test ./test.sh",
                            "a name with / at its end is that of a folder; choose another place with -o FILE"},
                    Refused{"InputIsFolder", "$HONE reduce - -o - --language json --test ./test.sh < p",
                            "- is standard input, which is one file"}),
    nameOf<Refused>);

INSTANTIATE_TEST_SUITE_P(
    FoldersOfOthers, RefusedPlaces,
    testing::Values(
        Refused{"WithNamesOfTheInput", "$HONE reduce p -o work --test ./test.sh",
                "-o work: it holds files, and isn't known as an earlier result; move it away, or choose another"},
        Refused{"WithShortNames", "$HONE reduce p -o own --test ./test.sh", "-o own: it holds files"},
        Refused{"Link", "$HONE reduce p -o link --test ./test.sh", "-o link: it is a link"}),
    nameOf<Refused>);

TEST_F(ProjectPlaces, AnEarlierResultIsReplacedUnlessItWasChanged) {
  if (!hasAttributes()) GTEST_SKIP() << "needs a file system with extended attributes";
  const std::vector<std::string> arguments = {"reduce", "p", "-o", "o", "--test", "test.sh"};
  fs::create_directory(path("o"));
  ASSERT_EQ(hone(arguments).exit, 0) << "the folder is empty";
  const auto result = everything();
  EXPECT_EQ(hone(arguments).exit, 0);
  EXPECT_EQ(everything(), result);
  fs::rename(path("o"), path("moved"));
  EXPECT_EQ(hone({"reduce", "p", "-o", "moved", "--test", "test.sh"}).exit, 0) << "it knows itself";
  fs::rename(path("moved"), path("o"));
  const auto expectRefusal = [&](const std::string& change) {
    const auto before = everything();
    const Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2) << change;
    EXPECT_THAT(ended.err, oneLineWith("-o o: it was changed since hone wrote it")) << change;
    EXPECT_EQ(everything(), before) << change;
    fs::remove_all(path("o"));
    ASSERT_EQ(hone(arguments).exit, 0);
  };
  const std::string file =
      fs::relative(std::find_if(fs::recursive_directory_iterator(path("o")), fs::recursive_directory_iterator(),
                                [](const auto& entry) { return entry.is_regular_file(); })
                       ->path(),
                   path(""));
  write(file, read(file) + "mine");
  expectRefusal("a file has other bytes");
  put("o/mine", "");
  expectRefusal("a file was added");
  fs::create_symlink("o", path("o/loop"));
  expectRefusal("a link was added");
  fs::rename(path(file), path(file + "x"));
  expectRefusal("a file has another name");
  fs::create_directory(path("o/empty"));
  expectRefusal("an empty folder was added");
  fs::permissions(path(file), fs::perms::owner_read);
  expectRefusal("a file has another mode");
  fs::permissions(path(file).parent_path(), fs::perms(0711));
  expectRefusal("a folder has another mode");
  ASSERT_EQ(setxattr(path(file).c_str(), "user.note", "x", 1, 0), 0);
  expectRefusal("a file has another attribute");
}

/// An empty one, too: it is the user's.
TEST_F(ProjectPlaces, AnEarlierResultInWhichSomethingIsMountedIsRefused) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  const std::string reduce = "\"$HONE\" reduce p -o o --test ./test.sh";
  const Ended ended = run("unshare", {"-m", "sh", "-c",
                                      reduce + " && mkdir o/m && mount -t tmpfs none o/m && " + reduce +
                                          "; status=$?; mountpoint -q o/m && echo mounted; umount o/m; exit $status"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("hone: -o o holds o/m, where a file system is mounted, so it can't be replaced: "
                                   "choose another place with -o DIR\n"));
  EXPECT_THAT(ended.out, HasSubstr("\nmounted\n"));
}

TEST_F(ProjectPlaces, AFolderThatExistsKeepsOwnerAndMode) {
  fs::create_directory(path("o"));
  const std::string out = path("o");
  for (mode_t mode : {02770, 01777, 0755}) {
    ASSERT_EQ(chmod(out.c_str(), mode), 0);
    // Only root may give it away, which takes some rights from it.
    if (geteuid() == 0 && (chown(out.c_str(), 1234, 1234) != 0 || chmod(out.c_str(), mode) != 0)) FAIL();
    struct stat before, after;
    ASSERT_EQ(stat(out.c_str(), &before), 0);
    ASSERT_EQ(hone({"reduce", "p", "-o", "o", "--test", "test.sh"}).exit, 0);
    ASSERT_EQ(stat(out.c_str(), &after), 0);
    EXPECT_EQ(after.st_mode, before.st_mode) << std::oct << mode;
    EXPECT_EQ(after.st_uid, before.st_uid);
    EXPECT_EQ(after.st_gid, before.st_gid);
  }
}

TEST_F(ProjectPlaces, ANewFolderMayEndWithASlash) {
  EXPECT_EQ(hone({"reduce", "p", "-o", "new/", "--test", "test.sh"}).exit, 0);
  EXPECT_TRUE(fs::is_directory(path("new")));
}

TEST_F(ProjectPlaces, SeveralFilesOfTheCurrentFolderGoThere) {
  const Ended ended = hone({"reduce", "a.c", "inc/c.h", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_TRUE(fs::is_directory(path(path("").parent_path().filename().string() + ".reduced"))) << ended.out;
}

TEST_F(ProjectPlaces, FilesMayHaveNothingInCommon) {
  const Ended ended = hone({"reduce", "a.c", "/etc/hostname", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_TRUE(fs::is_directory(path("root.reduced"))) << ended.out;
}

/// A way in which hone refuses a run after it has tested the input.
struct Refusal {
  std::string name, test;
};
void PrintTo(const Refusal& refusal, std::ostream* stream) { *stream << refusal.name; }

class RefusedRuns : public ProjectPlaces, public testing::WithParamInterface<Refusal> {};

TEST_P(RefusedRuns, LeaveAnEarlierResult) {
  for (const std::string input : {"one.json", "p"}) {
    const std::vector<std::string> arguments = {"reduce", input, "-o", "result-" + input, "--fresh", "--test"};
    auto with = [&](const std::string& test) {
      std::vector<std::string> all = arguments;
      all.push_back(test);
      return hone(all);
    };
    ASSERT_EQ(with("test.sh").exit, 0);
    const auto result = everything();
    script("refused.sh", GetParam().test);
    write("count", "");
    const Ended ended = with("refused.sh");
    EXPECT_EQ(ended.exit, 2) << ended.err;
    fs::remove(path("refused.sh"));
    fs::remove(path("count"));
    EXPECT_EQ(everything(), result) << ended.err;
  }
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, RefusedRuns,
                         testing::Values(Refusal{"ForAnything", "true"}, Refusal{"FlakyAtTheStart",
                                                                                 "cd \"${0%/*}\"; echo >> count; "
                                                                                 "[ $(wc -l < count) -ne 2 ]"}),
                         nameOf<Refusal>);

/// A run whose test makes a link to the input where the run writes.
struct Linking {
  std::string name, options, place, target;
};
void PrintTo(const Linking& linking, std::ostream* stream) { *stream << linking.name; }

class LinksOfTests : public ProjectPlaces, public testing::WithParamInterface<Linking> {};

TEST_P(LinksOfTests, LeadToNoFileOfTheRun) {
  fs::create_directory(path("out"));
  script("linking.sh", "grep -rq needle \"$1\" || exit 1; cd '" + path("").string() + "'; rm -rf '" + GetParam().place +
                           "'; ln -s '" + path(GetParam().target).string() + "' '" + GetParam().place + "'");
  const auto before = everything();
  const Ended ended = shell("$HONE " + GetParam().options + " --test ./linking.sh");
  auto after = everything();
  for (const char* name : {"one.json", "p/x.txt", "p/src/main.c", "a.c"})
    EXPECT_EQ(after[name], before.at(name)) << ended.out << ended.err;
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, LinksOfTests,
                         testing::Values(Linking{"Output", "reduce one.json -o out.json", "out.json", "one.json"},
                                         Linking{"FolderAround", "reduce one.json -o out/one.json", "out", "."},
                                         Linking{"Log", "reduce one.json -o o --log l.jsonl", "l.jsonl", "one.json"},
                                         Linking{"Stats", "reduce one.json -o o --stats s.json", "s.json", "one.json"},
                                         Linking{"Report", "reduce one.json -o o --report r.html", "r.html",
                                                 "one.json"},
                                         Linking{"Pattern", "generalize one.json -o o.json", "o.json", "one.json"},
                                         Linking{"Repair", "repair a.c -o o.c --language bytes", "o.c", "a.c"},
                                         Linking{"Folder", "reduce p -o o", "o", "p"}),
                         nameOf<Linking>);

TEST_F(ProjectPlaces, ALinkThatATestMadeIsReplacedByTheResult) {
  script("linking.sh", "grep -q needle \"$1\" || exit 1; cd '" + path("").string() + "'; ln -sf one.json out.json");
  const Ended ended = hone({"reduce", "one.json", "-o", "out.json", "--test", "linking.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_FALSE(fs::is_symlink(path("out.json")));
  EXPECT_THAT(read("out.json"), AllOf(HasSubstr("needle"), Not(HasSubstr("1"))));
  EXPECT_EQ(read("one.json"), "[1, \"needle\"]");
}

TEST_F(ProjectPlaces, TheInputIsTheResultIfNothingSmallerFails) {
  write("small.txt", "needle");
  const Ended ended = hone({"reduce", "small.txt", "-o", "out.txt", "--language", "bytes", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out.txt"), "needle");
  EXPECT_EQ(ended.err.find("something else"), std::string::npos) << ended.err;
  EXPECT_EQ(hone({"reduce", "one.json", "-o", "out.json", "--max-tests", "1", "--test", "test.sh"}).exit, 3);
  EXPECT_EQ(read("out.json"), read("one.json")) << "the best result so far";
}

}  // namespace
}  // namespace hone
