// The command as a part of the input: options, variables and the source become small together.
#include <signal.h>

#include <algorithm>

#include "end_to_end.h"

namespace hone {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class WithCommand : public EndToEnd {
 protected:
  WithCommand() {
    // Crashes on a word, with two options and one variable. The source is its last word that is no option.
    script("compiler", R"(echo run >>)" + path("runs").string() + R"(
level=no feature=no
for word; do
  case $word in
  -O1 | -O2 | -O3) level=yes ;;
  --features=*bad*) feature=yes ;;
  -*) ;;
  *) source=$word ;;
  esac
done
[ "$level$feature$MODE" = yesyesdeep ] && grep -q needle "$source" || exit 1
echo 'internal error in f' >&2
exit 4)");
    write("input.json", source_);
  }

  std::vector<std::string> command(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"reduce", "input.json", "--reduce-command", "--stderr", "internal error"};
    words.insert(words.end(), more.begin(), more.end());
    const std::vector<std::string> command = {"--",
                                              "env",
                                              "LANG=C",
                                              "MODE=deep",
                                              "./compiler",
                                              "-Wall",
                                              "-O3",
                                              "-DNDEBUG",
                                              "-o",
                                              "out.o",
                                              "--features=good,bad,ugly",
                                              "",
                                              "@@",
                                              "-lm"};
    words.insert(words.end(), command.begin(), command.end());
    return words;
  }

  const std::string source_ = R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})";
};

TEST_F(WithCommand, OptionsVariablesAndSourceBecomeSmall) {
  const Ended ended = hone(command());
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("input.reduced.json"), "\"needle\"");
  EXPECT_THAT(ended.out, HasSubstr("input.reduced.json: 55 -> 8 bytes"));
  EXPECT_THAT(ended.out, HasSubstr("the command: MODE=deep ./compiler -O1 --features=bad input.reduced.json\n"));
}

TEST_F(WithCommand, IsTheSameForEveryNumberOfJobsAndAfterAKill) {
  setVariable("HONE_FRESH", "false");
  const nlohmann::json one = statsOf(command({"-j", "1", "--state", "one"}));
  EXPECT_EQ(one["command"], "MODE=deep ./compiler -O1 --features=bad input.reduced.json");
  EXPECT_THAT(one["variables"], ElementsAre("MODE=deep"));
  EXPECT_EQ(one["input_arguments"], 8);
  EXPECT_EQ(one["output_arguments"], 2);
  EXPECT_FALSE(one.contains("input_files"));
  const auto runs = [&] {
    const std::string text = fs::exists(path("runs")) ? read("runs") : "";
    return std::ranges::count(text, '\n');
  };
  const auto all = runs();
  write("runs", "");
  const pid_t killed = start(command({"-j", "2", "--state", "two"}));
  ASSERT_TRUE(eventually([&] { return runs() >= all / 3; }));
  kill(killed, SIGKILL);
  wait(killed);
  ASSERT_TRUE(eventually([&] { return processes().empty(); }));
  const nlohmann::json two = statsOf(command({"-j", "2", "--state", "two", "--resume"}));
  EXPECT_GT(two["replayed"], 0);
  for (const char* figure : {"tests", "fail", "unresolved", "command", "history", "output_tokens"})
    EXPECT_EQ(two[figure], one[figure]) << figure;
}

TEST_F(WithCommand, TakesFilesOfArgumentsAndVariablesOfHone) {
  setVariable("MODE", "deep");
  setVariable("LANG", "C");
  write("inner", "'-O2' -Wl,\"a b\"");
  write("arguments", "@inner\n--features=bad -D'X=1 2'\t-c");
  const nlohmann::json stats = statsOf({"reduce", "input.json", "--reduce-env", "MODE", "--reduce-env", "LANG",
                                        "--exit", "4", "--", "./compiler", "@arguments", "@none", "@@"});
  EXPECT_EQ(stats["input_arguments"], 6);
  EXPECT_EQ(stats["command"], "MODE=deep ./compiler -O1 --features=bad input.reduced.json");
}

TEST_F(WithCommand, OfWhichNothingCountsIsTheProgram) {
  script("plain", "grep -q needle \"$(printf '%s\\n' \"$@\" | grep json)\" && exit 4");
  const nlohmann::json stats = statsOf({"reduce", "input.json", "--reduce-command", "--exit", "4", "--", "env", "A=1",
                                        "B=2", "./plain", "-a", "@@", "-b"});
  EXPECT_EQ(stats["command"], "./plain input.reduced.json");
  EXPECT_THAT(stats["variables"], testing::IsEmpty());
}

TEST_F(WithCommand, StandardInputStaysIt) {
  script("filter", "grep -q needle && [ \"$1$2\" = -a'b c' ] && exit 3");
  const nlohmann::json stats = statsOf({"reduce", "input.json", "--reduce-command", "--exit", "3", "-o",
                                        "small file.json", "--", "./filter", "-a", "b c", "--more", "$x\n\\"});
  EXPECT_EQ(stats["command"], "./filter -a 'b c' < 'small file.json'");
  EXPECT_EQ(read("small file.json"), "\"needle\"");
}

TEST_F(WithCommand, OfAFolderAndOfSeveralFilesIsToBeRunInTheResult) {
  fs::create_directories(path("app/src"));
  write("app/src/a.txt", "hay\nneedle\n");
  write("app/src/b.txt", "hay\n");
  const std::vector<std::string> options = {
      "--reduce-command", "--exit", "0", "--", "grep", "-r", "-q", "-i", "-e", "needle"};
  auto reduce = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "reduce");
    words.insert(words.end(), options.begin(), options.end());
    words.emplace_back("@@");
    return statsOf(words);
  };
  EXPECT_EQ(reduce({"app", "--trust-test", "-o", "one"})["output_files"], 1);
  const nlohmann::json several = reduce({"app/src/a.txt", "app/src/b.txt", "-o", "two"});
  EXPECT_THAT(several["command"].get<std::string>(), HasSubstr(" app/src/a.txt"));
  EXPECT_EQ(several["input_files"], 2);
  EXPECT_FALSE(
      fs::exists(path("two/\x01"
                      "command")));
}

TEST_F(WithCommand, ABundleHasTheShortCommand) {
  ASSERT_EQ(hone(command({"--bundle", "bundle"})).exit, 0);
  EXPECT_THAT(read("bundle/reproduce.sh"), HasSubstr("MODE=deep"));
  EXPECT_THAT(read("bundle/reproduce.sh"), testing::Not(HasSubstr("NDEBUG")));
  EXPECT_EQ(read("bundle/input.json"), "\"needle\"");
  EXPECT_EQ(run("sh", {path("bundle/reproduce.sh")}).exit, 0);
}

TEST_F(WithCommand, AFailureThatOptionsAloneShowIsDoubted) {
  script("compiler", "[ \"$1\" = --no-such-option ] && exit 4; exit 0");
  const std::vector<std::string> words = {"reduce", "input.json", "--reduce-command", "--exit", "4",
                                          "--",     "./compiler", "--no-such-option", "@@"};
  const Ended ended = hone(words);
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("the test also fails for the empty file"));
}

TEST_F(WithCommand, AnInputThatDoesNotFailIsExplainedAsAlways) {
  const Ended ended =
      hone({"reduce", "input.json", "--reduce-command", "--exit", "4", "--", "./compiler", "-O2", "@@"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, HasSubstr("by hand"));
  EXPECT_THAT(ended.err, HasSubstr("compiler -O2 \"$PWD\"/input.json"));
}

TEST_F(WithCommand, OtherTestsHaveNoCommand) {
  script("test.sh", "exit 0");
  for (const std::vector<std::string>& test : {std::vector<std::string>{"--test", "test.sh"}, {"-c", "true"}}) {
    std::vector<std::string> words = {"reduce", "input.json", "--reduce-command"};
    words.insert(words.end(), test.begin(), test.end());
    EXPECT_THAT(hone(words).err, oneLineWith("--reduce-command needs the command behind --"));
  }
}

}  // namespace
}  // namespace hone
