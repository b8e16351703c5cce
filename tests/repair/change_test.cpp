#include "repair/change.h"

#include <gtest/gtest.h>

#include "text/random.h"

namespace hone {
namespace {

TEST(Changes, AreApplied) {
  EXPECT_EQ(applied("abcdef", {{1, 2, "XY"}, {4, 0, "-"}, {6, 0, "!"}}), "aXYd-ef!");
  EXPECT_EQ(applied("abc", {{0, 3, ""}}), "");
  EXPECT_EQ(applied("", {{0, 0, "x"}}), "x");
}

TEST(Changes, ThatTouchAreJoined) {
  EXPECT_EQ(joined({{1, 1, "x"}, {2, 1, "y"}, {5, 1, ""}}), (Changes{{1, 2, "xy"}, {5, 1, ""}}));
}

TEST(Changes, AreWhatLiesBetweenTheCommonBeginningAndEnd) {
  EXPECT_EQ(difference("[1,,2]", "[1,2]"), (Changes{{3, 1, ""}}));
  EXPECT_EQ(difference("aaa", "aa"), (Changes{{2, 1, ""}}));
  EXPECT_EQ(difference("abc", "abc"), Changes{});
}

Changes randomChanges(size_t size, Random& random) {
  Changes changes;
  for (size_t at = random.below(4); at <= size;) {
    uint32_t removed = static_cast<uint32_t>(random.below(std::min<size_t>(3, size - at) + 1));
    std::string inserted(random.below(3), static_cast<char>('A' + random.below(26)));
    if (removed > 0 || !inserted.empty()) changes.push_back({static_cast<uint32_t>(at), removed, inserted});
    at += removed + 1 + random.below(6);
  }
  return changes;
}

TEST(Changes, OneAfterTheOtherAreAsBothAtOnce) {
  Random random(7);
  for (int i = 0; i < 3000; ++i) {
    std::string text(random.below(20), ' ');
    for (char& c : text) c = static_cast<char>('a' + random.below(26));
    Changes first = randomChanges(text.size(), random);
    std::string between = applied(text, first);
    Changes second = randomChanges(between.size(), random);
    ASSERT_EQ(applied(text, composed(first, second)), applied(between, second)) << text << " " << between;
  }
}

}  // namespace
}  // namespace hone
