#include "text/command_text.h"

#include <gmock/gmock.h>

#include "text/archive.h"

namespace hone {
namespace {

using ::testing::ElementsAre;

TEST(CommandText, EveryWordComesBack) {
  const CommandWords words{
      {"LANG=de\nDE", "EMPTY="},
      {"", "-o", "a b", "-DX=\"$HOME\"", "\t", "line\nbreak", "\\0a", "@@", "\x1C\x1F", "a,,b", "'"}};
  const CommandWords back = wordsOfCommand(commandText(words));
  EXPECT_EQ(back.variables, words.variables);
  EXPECT_EQ(back.arguments, words.arguments);
}

TEST(CommandText, AnOptionSharesALineWithItsValue) {
  EXPECT_EQ(commandText({{"A=b"}, {"-O2", "-o", "a.o", "-include", "@@", "-Xclang", "-fx", "-c"}}),
            "$A=b\n-O2\n-o\ta.o\n-include\n@@\n-Xclang\t-fx\n-c\n");
  EXPECT_EQ(commandText({{}, {"-Xclang", "-target-feature", "-Xclang", "+avx", "-x", "-c"}}),
            "-Xclang\t-target-feature\t-Xclang\t+avx\n-x\n-c\n");
  EXPECT_EQ(commandText({{}, {"-o"}}), "-o\n");
}

TEST(CommandText, IsAFileOfAnArchiveThatCountsForNone) {
  const std::string files = archiveOf({{.path = "a.c", .contents = "int a;"}});
  const std::string all = withCommand({{}, {"-c", "@@"}}, files);
  EXPECT_EQ(projectSize(all), (ProjectSize{1, 6}));
  EXPECT_THAT(commandIn(all)->arguments, ElementsAre("-c", "@@"));
  EXPECT_EQ(withoutCommand(all), files);
  EXPECT_FALSE(commandIn(files));
  EXPECT_EQ(withoutCommand(files), files);
}

TEST(CommandText, KnowsVariables) {
  EXPECT_TRUE(isVariable("A=b=c"));
  EXPECT_TRUE(isVariable("A="));
  for (const char* word : {"=a", "A", "-DA=b", "./x=y", ""}) EXPECT_FALSE(isVariable(word)) << word;
}

}  // namespace
}  // namespace hone
