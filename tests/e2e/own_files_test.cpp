// Before the first test, a run refuses to overwrite a file that it needs or another result, with status 2.
#include <sys/stat.h>
#include <unistd.h>

#include <map>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

struct Clash {
  std::string name;
  std::string command;  ///< of the shell
  std::string message;  ///< a part of it
};

void PrintTo(const Clash& clash, std::ostream* stream) { *stream << clash.name; }

class OwnFiles : public EndToEnd {
 protected:
  OwnFiles() {
    setVariable("HONE", HONE_PROGRAM);
    setVariable("HONE_NO_PROGRESS", "true");
    write("in.json", "[1, {\"needle\": [2, 3]}, 4]");
    write("other.json", "[]");
    write("words.tar", "");
    write("words.txt", "needle\n");
    write("hone.toml", "jobs = 1\n");
    write("words.g4", "grammar words;\nphrase : WORD+ EOF ;\nWORD : [a-z]+ ;\n");
    write("replacements.json", "{}");
    script("test.sh", "echo ran >> \"" + path("ran").string() + "\"; grep -q needle \"$1\"");
    fs::create_symlink("in.json", path("link.json"));
    write("n.2.json", "[1, 2,, 3]");
    fs::create_symlink("in.json", path("linked.2.json"));
  }

  Ended shell(const std::string& commands) { return run("sh", {"-c", commands}); }

  std::map<std::string, std::string> contents() const {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(path("")))
      files[entry.path().filename().string()] = entry.is_directory() ? "" : read(entry.path().filename().string());
    return files;
  }
};

class Clashes : public OwnFiles, public testing::WithParamInterface<Clash> {};

TEST_P(Clashes, AreRefusedBeforeAnythingIsWritten) {
  const auto before = contents();
  const Ended ended = shell(GetParam().command);
  EXPECT_EQ(ended.exit, 2) << ended.err;
  EXPECT_THAT(ended.err, oneLineWith(GetParam().message));
  EXPECT_EQ(ended.out, "");
  EXPECT_EQ(contents(), before);
}

INSTANTIATE_TEST_SUITE_P(
    WithWhatIsRead, Clashes,
    testing::Values(
        Clash{"OutputInput", "$HONE reduce in.json --test test.sh -o ./in.json", "-o ./in.json would overwrite what"},
        Clash{"OutputLink", "$HONE reduce in.json --test test.sh -o link.json", "what INPUT names"},
        Clash{"InputLink", "$HONE reduce link.json --test test.sh -o in.json", "what INPUT names"},
        Clash{"RedirectedInput", "$HONE reduce - --test test.sh -o in.json < in.json", "what INPUT names"},
        Clash{"OutputScript", "$HONE reduce in.json --test ./test.sh -o test.sh",
              "-o test.sh would overwrite what --test names: choose another place with -o FILE"},
        Clash{"OutputProgram", "$HONE reduce in.json -o test.sh --exit 0 -- ./test.sh @@", "what the test names"},
        Clash{"OutputWord", "$HONE reduce in.json -o words.txt --exit 0 -- grep -qf $PWD/words.txt @@",
              "what the test names"},
        Clash{"OutputWordOfShell", "$HONE reduce in.json -o words.txt -c \"grep -qf $PWD/words.txt in.json\"",
              "what the test names"},
        Clash{"OutputServer", "$HONE reduce in.json -o test.sh --test-server \"$PWD/test.sh x\"",
              "what --test-server names"},
        Clash{"OutputServerHere", "$HONE reduce in.json -o test.sh --test-server ./test.sh",
              "-o test.sh would overwrite what --test-server names"},
        Clash{"LogServerHere", "$HONE reduce in.json --log test.sh --test-server 'sh test.sh'",
              "--log test.sh would overwrite what --test-server names"},
        Clash{"OutputWordWhereTheShellGoes", "$HONE reduce in.json -o test.sh -c \"cd $PWD; sh test.sh \\$1\"",
              "-o test.sh would overwrite what the test names"},
        Clash{"NumberedRepair", "$HONE repair n.2.json -o n.json --all 3 --test test.sh",
              "--all n.2.json would overwrite what INPUT names: choose another place with -o FILE"},
        Clash{"NumberedRepairWith", "$HONE repair in.json -o n.json --all 3 --with n.2.json --test test.sh",
              "--all n.2.json would overwrite what --with names"},
        Clash{"NumberedRepairLink", "$HONE repair in.json -o linked.json --all 2 --grammar-only",
              "--all linked.2.json would overwrite what INPUT names"},
        Clash{"OutputWith", "$HONE reduce in.json -o words.txt --with words.txt --test test.sh", "what --with names"},
        Clash{"OutputConfiguration", "$HONE reduce in.json -o hone.toml --config hone.toml --test test.sh",
              "what --config names"},
        Clash{"OutputGrammar", "$HONE reduce in.json -o words.g4 -g words.g4:phrase --test test.sh",
              "what --grammar names"},
        Clash{"OutputReplacements", "$HONE reduce in.json -o replacements.json -r replacements.json --test test.sh",
              "what --replacements names"},
        Clash{"Stats", "$HONE reduce in.json --test test.sh --stats in.json", "choose another place with --stats FILE"},
        Clash{"Report", "$HONE reduce in.json --test test.sh --report test.sh", "--report test.sh would overwrite"},
        Clash{"Log", "$HONE reduce in.json --test test.sh --log in.json", "--log in.json would overwrite"},
        Clash{"LogScript", "$HONE reduce in.json --test test.sh --log test.sh", "what --test names"},
        Clash{"Repair", "$HONE repair in.json --grammar-only -o in.json", "what INPUT names"},
        Clash{"CheckStats", "$HONE repair in.json --check --stats in.json", "what INPUT names"},
        Clash{"Picture", "$HONE generalize in.json --test test.sh --picture other.dot -o other.dot",
              "--picture other.dot is where -o goes already"},
        Clash{"PictureInput",
              "cp in.json in.dot; $HONE generalize in.dot --test test.sh --picture in.dot; s=$?; rm "
              "in.dot; exit $s",
              "--picture in.dot would overwrite what INPUT names"},
        Clash{"Dot", "$HONE explain in.json --test test.sh --dot in.json", "--dot in.json would overwrite"},
        Clash{"Svg", "$HONE explain --observe-only --fail in.json --pass other.json --svg other.json",
              "--svg other.json would overwrite what --pass names"}),
    nameOf<Clash>);

INSTANTIATE_TEST_SUITE_P(
    OfResults, Clashes,
    testing::Values(
        Clash{"OutputStats", "$HONE reduce in.json --test test.sh -o new --stats ./new",
              "--stats ./new is where -o goes already: choose another place with --stats FILE"},
        Clash{"DefaultOutput", "$HONE reduce in.json --test test.sh --log in.reduced.json", "is where -o goes"},
        Clash{"StatsReport", "$HONE reduce in.json --test test.sh --stats new --report new", "is where --stats goes"},
        Clash{"NumberedRepairLog", "$HONE repair in.json -o n.json --all 3 --log n.2.json --test test.sh",
              "--all n.2.json is where --log goes already: choose another place with -o FILE"},
        Clash{"StateBundle", "$HONE reduce in.json --test test.sh --state new --bundle new", "is where --state goes"}),
    nameOf<Clash>);

INSTANTIATE_TEST_SUITE_P(
    ImpossiblePlaces, Clashes,
    testing::Values(
        Clash{"ClosedOutput", "$HONE reduce in.json --test test.sh -o - >&-",
              "can't write /dev/stdout: Bad file descriptor; choose another place with -o FILE"},
        Clash{"LogFolder", "$HONE reduce in.json --test test.sh --log .", "it is a folder; choose another place"},
        Clash{"PictureNowhere", "$HONE generalize in.json --test test.sh --picture none/t.svg",
              "choose another place with --picture FILE"},
        Clash{"PictureOfOtherKind", "$HONE generalize in.json --test test.sh --picture t.png", "give FILE.svg"},
        Clash{"BundleNowhere", "$HONE reduce in.json --test test.sh --bundle none/such/f",
              "choose another place with --bundle"},
        Clash{"BundleOfOtherKind", "$HONE reduce in.json --test test.sh --bundle b.zip",
              "give a folder, or an archive"},
        Clash{"ArchiveThere", "$HONE reduce in.json --test test.sh --bundle words.tar", "choose another place"},
        Clash{"CandidateIsFolder", "$HONE reduce in.json --test test.sh --candidate-name .", "give the name of a file"},
        Clash{"Device", "$HONE reduce /dev/zero --test test.sh", "/dev/zero is a device: give a file"},
        Clash{"GivenOneKind", "$HONE explain --observe-only --pass in.json other.json -o words.txt",
              "give --fail files, too"},
        Clash{"GivenTwice", "$HONE explain --observe-only --pass in.json other.json --fail other.json -o words.txt",
              "--pass other.json holds the same text as --fail other.json"}),
    nameOf<Clash>);

TEST_F(OwnFiles, WhatIsNoFileMayBeShared) {
  const Ended ended = hone({"reduce", "in.json", "--test", "test.sh", "-o", "/dev/null", "--log", "/dev/null",
                            "--stats", "/dev/null", "--report", "/dev/null"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
}

TEST_F(OwnFiles, AClosedStreamIsNoFileOfTheRuns) {
  const Ended ended = shell("$HONE reduce in.json -o out --log log --test test.sh <&- >&-");
  EXPECT_EQ(ended.exit, 2) << "the summary can't be printed";
  EXPECT_THAT(ended.err, HasSubstr("Bad file descriptor"));
  EXPECT_THAT(read("out"), HasSubstr("needle"));
  EXPECT_THAT(read("log"), testing::Not(HasSubstr("->"))) << "the summary";
  EXPECT_EQ(read("in.json"), "[1, {\"needle\": [2, 3]}, 4]");
}

TEST_F(OwnFiles, WordsThatNameFilesInTheTestsFolderDoNot) {
  // In the test's folder, "new" is another file.
  write("new", "");
  EXPECT_EQ(hone({"reduce", "in.json", "-o", "new", "--exit", "0", "--", "sh", "-c", "cp \"$1\" new && grep needle new",
                  "sh", "@@"})
                .exit,
            0);
  EXPECT_THAT(read("new"), HasSubstr("needle"));
}

TEST_F(OwnFiles, AnInputThatIsEmptyMayBeADevice) {
  EXPECT_THAT(shell("$HONE reduce /dev/null -o out --test test.sh").err, HasSubstr("is not interesting"));
}

TEST_F(OwnFiles, GeneratedTextsReplaceNone) {
  fs::create_directory(path("texts"));
  write("texts/0002.json", "precious");
  const Ended ended = hone({"generate", "--language", "json", "-n", "3", "-o", "texts"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("texts/0002.json exists already: give another folder with -o DIR"));
  EXPECT_EQ(read("texts/0002.json"), "precious");
  EXPECT_FALSE(fs::exists(path("texts/0001.json")));
}

/// Numbers such as 007, and byte order marks, only where they are wanted.
TEST_F(OwnFiles, GeneratedTextsAreWhatProgramsAccept) {
  const std::string load =
      "import glob, json\nfor name in glob.glob('texts/*'): json.load(open(name, encoding='utf-8'))";
  ASSERT_EQ(hone({"generate", "--language", "json", "-n", "200", "-o", "texts"}).exit, 0);
  write("load.py", load);
  const Ended strict = shell("python3 load.py");
  EXPECT_EQ(strict.exit, 0) << strict.err;
  fs::remove_all(path("texts"));
  ASSERT_EQ(hone({"generate", "--language", "json", "-n", "50", "-o", "texts", "--lenient"}).exit, 0);
  EXPECT_NE(shell("python3 load.py").exit, 0);
}

TEST_F(OwnFiles, OfSeveralFilesTheUnreadableOneHidesNoOther) {
  ASSERT_EQ(hone({"generalize", "in.json", "--test", "test.sh", "-o", "p.json"}).exit, 0);
  const Ended ended = hone({"match", "--pattern", "p.json", "none.json", "in.json"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't read none.json"));
  EXPECT_THAT(ended.out, HasSubstr("in.json: "));
}

TEST_F(OwnFiles, PredictsTheOthersIfOneIsUnreadable) {
  write("fail.json", "[\"needle\"]");
  ASSERT_EQ(hone({"explain", "fail.json", "--test", "test.sh", "-o", "m.json", "--max-tests", "50"}).exit % 3, 0);
  const Ended ended = hone({"predict", "--model", "m.json", "none.json", "fail.json"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("can't read none.json"));
  EXPECT_THAT(ended.out, HasSubstr("fail.json: "));
}

}  // namespace
}  // namespace hone
