#include <gmock/gmock.h>

#include "oracle/closer_look.h"

namespace hone {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::string many(std::string_view line, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += std::string(line) + std::to_string(i) + "\n";
  return text;
}

TEST(Excerpt, OfAFewLinesIsAllOfThem) {
  EXPECT_THAT(excerptOf("one\n\n three", 10), ElementsAre("one", "", " three"));
  EXPECT_THAT(excerptOf("", 10), ElementsAre());
}

TEST(Excerpt, WithoutAMessageIsTheEnd) {
  EXPECT_THAT(excerptOf(many("n", 5), 2), ElementsAre("… 3 lines …", "n3", "n4"));
}

// As clang ends.
TEST(Excerpt, BeginsWithTheMessageAndTheStack) {
  const std::string text =
      many("In file included from x.h:", 30) + "clang: Lex.cpp:7: Assertion `Tok.is(1)' failed.\n" +
      "PLEASE submit a bug report\n" + many("0.\tProgram arguments: ", 20) +
      " #0 0x00007f llvm::sys::PrintStackTrace\n #1 0x00007f walk\n" + many(" #2 0x00007f deeper", 40) +
      "clang: error: command failed\n" + many("clang: note: diagnostic msg: ", 12);
  const std::vector<std::string> lines = excerptOf(text, 10);
  EXPECT_EQ(lines[0], "… 30 lines …");
  EXPECT_EQ(lines[1], "clang: Lex.cpp:7: Assertion `Tok.is(1)' failed.");
  EXPECT_THAT(lines, Contains(HasSubstr("PrintStackTrace")));
  EXPECT_THAT(lines, Contains(" #1 0x00007f walk"));
  EXPECT_EQ(lines.back(), "clang: note: diagnostic msg: 11");
  EXPECT_LE(lines.size(), 13u);
}

// Whose message comes last.
TEST(Excerpt, EndsWithTheMessageOfPython) {
  std::string text = many("noise", 50) + "Traceback (most recent call last):\n";
  for (int i = 0; i < 40; ++i) text += "  File \"a.py\", line 1, in walk\n    walk()\n";
  const std::vector<std::string> lines = excerptOf(text + "KeyError: 'a'\n", 10);
  EXPECT_EQ(lines[1], "Traceback (most recent call last):");
  EXPECT_EQ(lines[2], "  File \"a.py\", line 1, in walk");
  EXPECT_EQ(lines.back(), "KeyError: 'a'");
}

TEST(Excerpt, CutsLongLines) { EXPECT_EQ(excerptOf(std::string(5000, 'x'), 10).front().size(), 200u); }

}  // namespace
}  // namespace hone
