#include "log/shell_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "log/invocation.h"

namespace hone {
namespace {

using testing::ElementsAre;

std::vector<std::string> wordsOf(std::string_view line) {
  const auto commands = parseShellLine(line);
  return commands && commands->size() == 1 ? commands->front().words : std::vector<std::string>{"?"};
}

TEST(ShellWords, FollowTheQuotingOfAShell) {
  EXPECT_THAT(wordsOf(R"(gcc -DX="a \"b\" \c" 'it''s' a\ b "" x#y # z)"),
              ElementsAre("gcc", R"(-DX=a "b" \c)", "its", "a b", "", "x#y"));
  EXPECT_THAT(wordsOf(R"(printf $'a\tb\x41\101\'')"), ElementsAre("printf", "a\tbAA'"));
  EXPECT_FALSE(parseShellLine("a 'b"));
  EXPECT_FALSE(parseShellLine("cat <<END"));
  EXPECT_THAT(wordsOf("a \\"), ElementsAre("a", ""));
}

TEST(ShellWords, LeaveOutOutputsAndKeepTheInput) {
  const auto commands = parseShellLine("A=1 sqlite3 :memory: < in.sql > out.txt 2>&1 2>> log");
  ASSERT_TRUE(commands && commands->size() == 1);
  EXPECT_THAT(commands->front().words, ElementsAre("sqlite3", ":memory:"));
  EXPECT_THAT(commands->front().environment, ElementsAre("A=1"));
  EXPECT_EQ(commands->front().input, "in.sql");
}

TEST(Invocations, AreThoseBehindWrappers) {
  const auto found = invocationsIn("cd /b && env -i A=1 ccache timeout -k 5 10 nice -n 3 g++ -c x.cpp", "/a");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].folder, "/b");
  EXPECT_THAT(found[0].environment, ElementsAre("A=1"));
  EXPECT_THAT(found[0].argv, ElementsAre("g++", "-c", "x.cpp"));
  const auto inner = invocationsIn("bash -ec 'cd c; cat in.json | jq .a'", "/a");
  ASSERT_EQ(inner.size(), 2u);
  EXPECT_EQ(inner[1].folder, "/a/c");
  EXPECT_EQ(inner[1].input, "in.json");
}

TEST(Invocations, ArePipelinesWhoseProgramsNeedEachOther) {
  const auto only = [](std::string_view line) {
    const auto found = invocationsIn(line, "/a");
    return found.size() == 1 && isPipeline(found.front()) ? found.front().argv.back() : "";
  };
  EXPECT_EQ(only("sort a.csv | A='x y' python3 'im port.py' <in | tee log"),
            "sort a.csv | A='x y' python3 'im port.py' < in | tee log");
  EXPECT_EQ(only("find . -name '*.json' | xargs -n1 jq ."), "find . -name '*.json' | xargs -n1 jq .");
  // Each word is quoted: the text of a log is never the text of a shell.
  EXPECT_EQ(only("printf %s 'a;$(touch x)`touch y`' | jq ."), "printf %s 'a;$(touch x)`touch y`' | jq .");
  EXPECT_EQ(only(R"(printf "%s" \;reboot | jq .)"), "printf %s ';reboot' | jq .");
  EXPECT_EQ(only("make 2>&1 | tee log"), "");
  EXPECT_EQ(only("cat in.json | jq .a"), "");
  EXPECT_EQ(only("cat $X | sort | jq .a"), "");
  for (const std::string line :
       {"cat a b | sh -c 'jq .'", "sort a | sh", "curl x.example | jq .", "12 | return x", "done < a | jq ."})
    EXPECT_EQ(only(line), "") << line;
}

}  // namespace
}  // namespace hone
