// Where results go, and whose folders are trusted: nothing but a regular file is ever replaced, and nothing is read
// from where somebody else may have written.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "end_to_end.h"
#include "text/file_descriptor.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Places : public EndToEnd {
 protected:
  Places() {
    setVariable("HONE", HONE_PROGRAM);
    write("in.json", "[1, {\"needle\": [2, 3]}, 4]");
    write("broken.json", "[1, 2, }");
    script("needle.sh", "grep -q needle \"$1\"");
  }

  Ended shell(const std::string& commands) { return run("sh", {"-c", commands}); }

  mode_t modeOf(const std::string& name) const {
    struct stat state {};
    EXPECT_EQ(lstat(path(name).c_str(), &state), 0) << name;
    return state.st_mode;
  }
};

/// A run of a mode, with the input at INPUT and options at its end.
struct Mode {
  std::string name;
  std::string command;  ///< of the shell; OPTIONS and INPUT are put in
  std::string input;

  std::string with(const std::string& options, const std::string& given) const {
    std::string text = command;
    text.replace(text.find("OPTIONS"), 7, options);
    return text.replace(text.find("INPUT"), 5, given);
  }
  std::string with(const std::string& options) const { return with(options, input); }
};

void PrintTo(const Mode& mode, std::ostream* stream) { *stream << mode.name; }

class EveryMode : public Places, public testing::WithParamInterface<Mode> {};

TEST_P(EveryMode, WritesStraightToAPipe) {
  ASSERT_EQ(shell(GetParam().with("-o file")).exit, 0);
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  // The pipe's reader is there before hone starts, since hone doesn't wait for one. The result is small enough to wait
  // in the pipe.
  const FileDescriptor reader(open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK));
  ASSERT_TRUE(reader);
  Ended ended = shell(GetParam().with("-o pipe"));
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_TRUE(S_ISFIFO(modeOf("pipe")));
  std::string got(1 << 16, '\0');
  got.resize(std::max<ssize_t>(::read(reader.get(), got.data(), got.size()), 0));
  EXPECT_EQ(got, read("file"));
  EXPECT_NE(got, "");
}

TEST_P(EveryMode, WritesToStandardOutputAlone) {
  ASSERT_EQ(shell(GetParam().with("-o file")).exit, 0);
  for (const char* place : {"-", "/dev/stdout"}) {
    Ended ended = shell(GetParam().with(std::string("-o ") + place));
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(ended.out, read("file"));
    EXPECT_THAT(ended.err, testing::Not(testing::IsEmpty())) << "the summary";
  }
  EXPECT_FALSE(fs::exists(path("-")));
  // hone doesn't truncate a file to which others write too.
  shell("exec > all; echo before; " + GetParam().with("-o -") + "; echo after");
  EXPECT_EQ(read("all"), "before\n" + read("file") + "after\n");
}

TEST_P(EveryMode, ReadsStandardInput) {
  ASSERT_EQ(shell(GetParam().with("-o file")).exit, 0);
  Ended ended = shell("cat " + GetParam().input + " | " + GetParam().with("-o out --language json", "-"));
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out").size(), read("file").size());
}

INSTANTIATE_TEST_SUITE_P(
    EndToEnd, EveryMode,
    testing::Values(Mode{"Reduce", "$HONE reduce OPTIONS INPUT --test needle.sh", "in.json"},
                    Mode{"Repair", "$HONE repair OPTIONS INPUT -- jq empty @@", "broken.json"},
                    Mode{"RepairByGrammar", "$HONE repair OPTIONS INPUT --grammar-only", "broken.json"},
                    Mode{"Generalize", "$HONE generalize OPTIONS INPUT --test needle.sh", "in.json"},
                    Mode{"Explain", "$HONE explain OPTIONS INPUT --iterations 1 --test needle.sh", "in.json"}),
    nameOf<Mode>);

TEST_F(Places, TheOtherCommandsReadStandardInput) {
  Ended ended = shell("$HONE parse - --language json --tree lisp < in.json");
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, HasSubstr(" 0 syntax errors"));
  ASSERT_EQ(shell("$HONE generalize in.json -o p.json --test needle.sh").exit, 0);
  EXPECT_EQ(shell("echo '{\"needle\": []}' | $HONE match --pattern p.json -").exit, 0);
  EXPECT_EQ(shell("echo '[]' | $HONE match --pattern p.json -").exit, 1);
}

TEST_F(Places, StandardInputHasADefaultOutput) {
  EXPECT_EQ(shell("$HONE reduce - --test needle.sh < in.json").exit, 0);
  EXPECT_THAT(read("stdin.reduced"), HasSubstr("needle"));
}

TEST_F(Places, WhatCannotBeWrittenAtOnceIsRefused) {
  EXPECT_THAT(shell("$HONE repair broken.json --all 2 --grammar-only -o -").err, oneLineWith("--all writes a file"));
  EXPECT_THAT(shell("$HONE generalize in.json --test needle.sh --bundle b.tar -o -").err,
              oneLineWith("--bundle packs the pattern"));
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  Ended ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "pipe"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("nobody reads from it"));
  EXPECT_THAT(hone({"reduce", "in.json", "--test", "needle.sh", "--log", "pipe"}).err,
              oneLineWith("--log: can't write pipe: nobody reads from it"));
}

/// As an earlier result does.
TEST_F(Places, AnEarlierLogOutlastsARunThatIsRefused) {
  for (const std::vector<std::string>& refused : {std::vector<std::string>{"reduce", "--passes", "none-such"},
                                                  std::vector<std::string>{"reduce", "--with", "none-such"},
                                                  std::vector<std::string>{"reduce", "-g", "NoneSuch.g4"},
                                                  std::vector<std::string>{"explain", "--features", "none-such"}}) {
    write("log", "an earlier log");
    std::vector<std::string> arguments = refused;
    arguments.insert(arguments.begin() + 1, {"in.json", "--log", "log", "--test", "needle.sh"});
    EXPECT_EQ(hone(arguments).exit, 2);
    EXPECT_EQ(read("log"), "an earlier log") << refused[1];
  }
  EXPECT_EQ(hone({"reduce", "in.json", "--log", "log", "--test", "needle.sh"}).exit, 0);
  EXPECT_THAT(read("log"), testing::StartsWith("{"));
}

TEST_F(Places, AnEarlierResultOutlastsARunThatFoundNothing) {
  ASSERT_EQ(hone({"reduce", "in.json", "--test", "needle.sh", "-o", "out"}).exit, 0);
  const std::string result = read("out");
  Ended ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "out", "--fresh", "--max-tests", "1"});
  EXPECT_EQ(ended.exit, 3);
  EXPECT_THAT(ended.err, HasSubstr("nothing better was found yet, so out stays as it was"));
  EXPECT_EQ(read("out"), result);
  ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "new", "--fresh", "--max-tests", "1"});
  EXPECT_EQ(ended.exit, 3);
  EXPECT_EQ(read("new"), read("in.json")) << "it is the best known";
}

TEST_F(Places, ALinkStaysAndItsTargetKeepsItsMode) {
  write("target", "old");
  fs::permissions(path("target"), fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("target", path("link"));
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "needle.sh", "-o", "link"}).exit, 0);
  EXPECT_TRUE(S_ISLNK(modeOf("link")));
  EXPECT_EQ(modeOf("target") & 07777, mode_t{0600});
  EXPECT_THAT(read("target"), HasSubstr("needle"));
}

TEST_F(Places, ABundleOfAResultOnStandardOutput) {
  Ended ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "-", "--bundle", "bundle"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("bundle/in.json"), ended.out);
}

struct Beside {
  std::string name, option;
};
void PrintTo(const Beside& beside, std::ostream* stream) { *stream << beside.name; }

class AFullDisk : public Places, public testing::WithParamInterface<Beside> {};

/// A file other than the result can't spoil the result.
TEST_P(AFullDisk, LeavesResultAndSummary) {
  Ended ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "out", GetParam().option, "/dev/full"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.out, HasSubstr("out: 26 -> "));
  EXPECT_THAT(ended.err, oneLineWith("can't write /dev/full: No space left on device"));
  EXPECT_THAT(read("out"), HasSubstr("needle"));
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, AFullDisk,
                         testing::Values(Beside{"Stats", "--stats"}, Beside{"Log", "--log"},
                                         Beside{"Report", "--report"}),
                         nameOf<Beside>);

TEST_F(Places, StandardOutputTakesOneText) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"-o", "-", "--stats", "-"},
                                                std::vector<std::string>{"-o", "-", "--log", "/dev/stdout"},
                                                std::vector<std::string>{"--stats", "-", "--log", "-"}}) {
    std::vector<std::string> all = {"reduce", "in.json", "--test", "needle.sh"};
    all.insert(all.end(), words.begin(), words.end());
    const Ended ended = hone(all);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_EQ(ended.out, "");
    EXPECT_THAT(ended.err, oneLineWith(" goes already: choose another place with --"));
  }
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "needle.sh", "-o", "/dev/null", "--stats", "/dev/null"}).exit, 0);
}

TEST_F(Places, AFullDiskForTheResultIsTheUsersError) {
  Ended ended = hone({"reduce", "in.json", "--test", "needle.sh", "-o", "/dev/full"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't write /dev/full: No space left on device"));
  ended = shell("$HONE languages > /dev/full");
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("No space left on device"));
}

TEST_F(Places, AnInputOf4GiBIsRefusedAtOnce) {
  write("large.json", "");
  fs::resize_file(path("large.json"), uintmax_t{1} << 32);
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"reduce", "large.json", "--test", "needle.sh"},
        {"parse", "large.json"},
        {"repair", "large.json", "--grammar-only"},
        {"parse", "in.json", "-g", "large.json"}}) {
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith("large.json is too large: hone reads files below 4 GiB"));
  }
}

class CacheOfOthers : public Places {
 protected:
  CacheOfOthers() {
    write("words.g4", "grammar words;\nphrase : WORD+ EOF ;\nWORD : [a-z]+ ;\n");
    write("words", "one two needle");
    setVariable("HONE_FRESH", "false");
  }

  void expectRefusal(const std::string& reason) {
    Ended ended = hone({"parse", "words", "-g", "words.g4"});
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith(reason));
    // A run without stored verdicts succeeds too.
    ended = hone({"reduce", "in.json", "-o", "out", "--test", "needle.sh"});
    EXPECT_EQ(ended.exit, 0);
    EXPECT_THAT(ended.err, HasSubstr("verdicts aren't stored: can't use"));
    EXPECT_THAT(ended.err, HasSubstr(reason));
    EXPECT_EQ(hone({"reduce", "in.json", "-o", "out", "--test", "needle.sh", "--resume"}).exit, 2);
  }
};

TEST_F(CacheOfOthers, IsNotTrusted) {
  ASSERT_EQ(hone({"parse", "words", "-g", "words.g4"}).exit, 0);
  ASSERT_EQ(chmod(path("../cache/hone").c_str(), 01777), 0);
  expectRefusal("other users may write to it");
}

TEST_F(CacheOfOthers, IsNotTrustedThroughALink) {
  fs::create_directory(path("elsewhere"));
  fs::create_directory_symlink(path("elsewhere"), path("../cache/hone"));
  expectRefusal("it is a symbolic link");
  EXPECT_TRUE(fs::is_empty(path("elsewhere")));
}

TEST_F(CacheOfOthers, IsNotTrustedWithoutAHomeEither) {
  setVariable("XDG_CACHE_HOME", "");
  setVariable("HOME", "");
  const fs::path planted = path("../tmp/hone-cache-" + std::to_string(geteuid()));
  fs::create_directory(planted);
  chmod(planted.c_str(), 0777);
  expectRefusal("other users may write to it");
  fs::remove_all(planted);
}

TEST_F(CacheOfOthers, IsNotTrustedWhereItBelongsToAnother) {
  fs::create_directories(path("../cache/hone/grammars"));
  if (chown(path("../cache/hone").c_str(), 65534, 65534) != 0) GTEST_SKIP() << "only root may give folders away";
  expectRefusal("it belongs to another user");
}

TEST_F(CacheOfOthers, NeitherIsAStateFolder) {
  fs::create_directory(path("state"));
  chmod(path("state").c_str(), 0777);
  Ended ended = hone({"reduce", "in.json", "-o", "out", "--test", "needle.sh", "--state", "state"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--state DIR chooses another folder"));
}

TEST_F(CacheOfOthers, ADamagedStoreIsPutAside) {
  const std::vector<std::string> arguments = {"reduce", "in.json",   "-o",      "out",
                                              "--test", "needle.sh", "--state", "state"};
  ASSERT_EQ(hone(arguments).exit, 0);
  for (const auto& entry : fs::directory_iterator(path("state")))
    write("state/" + entry.path().filename().string(), "no database");
  Ended ended = hone(arguments);
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, oneLineWith("stored verdicts of earlier runs are damaged; they are put aside as state/"));
  EXPECT_EQ(hone(arguments).err, "") << "it is said once";
}

TEST_F(Places, NamesOfFilesDoNotCommandATerminal) {
  const std::string name = "a\033[31mb\nc.json";
  write(name, "[1, {\"needle\": [2, 3]}, 4]");
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"reduce", name, "-o", name + ".out", "--test", "needle.sh"},
                                             {"reduce", name, "--test", "needle.sh", "--no-progress", "-o", name},
                                             {"repair", name, "-o", name + ".out", "--test", "needle.sh"},
                                             {"repair", name, "--grammar-only"},
                                             {"parse", name + ".none"},
                                             {"reduce", name, "--exit", "0", "--", "false"}}) {
    const Ended ended = hone(arguments);
    EXPECT_THAT(ended.out + ended.err, testing::Not(HasSubstr("\033"))) << arguments[0];
    EXPECT_THAT(ended.out + ended.err,
                testing::AnyOf(HasSubstr("a\\x1b[31mb\\nc.json"), HasSubstr("a\\x1b[31mb c.json")));
  }
}

}  // namespace
}  // namespace hone
