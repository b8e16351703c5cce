#include "text/common_parts.h"

#include <gmock/gmock.h>

#include <string>

#include "text/random.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The texts of the common parts; text that is only in one of both is shown as "-left" or "+right".
std::vector<std::string> shown(std::string_view left, std::string_view right) {
  std::vector<std::string> pieces;
  size_t l = 0, r = 0;
  auto different = [&](size_t toLeft, size_t toRight) {
    if (toLeft > l) pieces.push_back("-" + std::string(left.substr(l, toLeft - l)));
    if (toRight > r) pieces.push_back("+" + std::string(right.substr(r, toRight - r)));
  };
  for (const CommonPart& part : commonParts(left, right)) {
    EXPECT_GT(part.length, 0u);
    EXPECT_EQ(left.substr(part.left, part.length), right.substr(part.right, part.length));
    different(part.left, part.right);
    pieces.emplace_back(left.substr(part.left, part.length));
    l = part.left + part.length;
    r = part.right + part.length;
  }
  different(left.size(), right.size());
  return pieces;
}

TEST(CommonParts, OfEqualTextsAreThese) { EXPECT_THAT(shown("a b c", "a b c"), ElementsAre("a b c")); }

TEST(CommonParts, OfNothingAreNone) {
  EXPECT_THAT(shown("", ""), IsEmpty());
  EXPECT_THAT(shown("a", ""), ElementsAre("-a"));
  EXPECT_THAT(shown("", "b"), ElementsAre("+b"));
}

TEST(CommonParts, AreFoundAroundWhatIsGone) {
  EXPECT_THAT(shown("alpha beta gamma", "beta"), ElementsAre("-alpha ", "beta", "- gamma"));
  EXPECT_THAT(shown("if (x) { f(); }", "f();"), ElementsAre("-if (x) { ", "f();", "- }"));
}

TEST(CommonParts, AreWholeWords) {
  EXPECT_THAT(shown("value1 = 12", "value2 = 13"), ElementsAre("-value1", "+value2", " = ", "-12", "+13"));
  EXPECT_THAT(shown("größer", "größe"), ElementsAre("-größer", "+größe"));
  EXPECT_THAT(shown("foo", "foo bar"), ElementsAre("foo", "+ bar"));
}

TEST(CommonParts, AreWordsBeforeBlanks) {
  // If blanks counted as words, matching the blank would be as good as matching a word.
  EXPECT_THAT(shown("[ label=1]", "[label = 1]"), ElementsAre("[", "- ", "label", "+ ", "=", "+ ", "1]"));
  EXPECT_THAT(shown("a x b", "a b"), ElementsAre("a ", "-x ", "b"));
}

TEST(CommonParts, AreFoundWhicheverTextIsLonger) {
  EXPECT_THAT(shown("b d", "a b c d e"), ElementsAre("+a ", "b ", "+c ", "d", "+ e"));
}

/// The length of a longest common subsequence of single characters, by the textbook algorithm.
size_t longest(std::string_view left, std::string_view right) {
  std::vector<std::vector<size_t>> best(left.size() + 1, std::vector<size_t>(right.size() + 1));
  for (size_t l = 1; l <= left.size(); ++l)
    for (size_t r = 1; r <= right.size(); ++r)
      best[l][r] = left[l - 1] == right[r - 1] ? best[l - 1][r - 1] + 1 : std::max(best[l - 1][r], best[l][r - 1]);
  return best[left.size()][right.size()];
}

TEST(CommonParts, AreLongest) {
  Random random(1);
  constexpr std::string_view characters = "().,";  // each is a word of its own
  for (int run = 0; run < 2000; ++run) {
    std::string left, right;
    for (uint64_t i = random.below(14); i > 0; --i) left += characters[random.below(characters.size())];
    for (uint64_t i = random.below(14); i > 0; --i) right += characters[random.below(characters.size())];
    size_t length = 0, l = 0, r = 0;
    for (const CommonPart& part : commonParts(left, right)) {
      EXPECT_GE(part.left, l);
      EXPECT_GE(part.right, r);
      EXPECT_EQ(left.substr(part.left, part.length), right.substr(part.right, part.length));
      l = part.left + part.length;
      r = part.right + part.length;
      length += part.length;
    }
    EXPECT_EQ(length, longest(left, right)) << left << " | " << right;
  }
}

TEST(CommonParts, AreTheEndsOfTextsWithTooManyDifferences) {
  std::string left = "begin", right = "begin";
  for (int i = 0; i < 40'000; ++i) {
    left += " l" + std::to_string(i);
    right += " r" + std::to_string(i);
  }
  std::vector<CommonPart> parts = commonParts(left + " end", right + " end");
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0], (CommonPart{0, 0, 6}));
  EXPECT_EQ(parts[1].length, 4u);
}

}  // namespace
}  // namespace hone
