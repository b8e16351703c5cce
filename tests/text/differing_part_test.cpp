#include <gtest/gtest.h>

#include "text/common_parts.h"

namespace hone {
namespace {

using Ends = std::pair<size_t, size_t>;

Ends ends(const std::vector<std::string_view>& texts) {
  const auto [front, back] = commonEnds(texts);
  return {front, back};
}

TEST(CommonEnds, AreThoseOfAllTexts) {
  EXPECT_EQ(ends({"abcde"}), Ends(5, 0));
  EXPECT_EQ(ends({"a1z", "a22z", "a3yz"}), Ends(1, 1));
  EXPECT_EQ(ends({"abc", ""}), Ends(0, 0));
}

TEST(CommonEnds, OverlapInNoText) {
  EXPECT_EQ(ends({"aaaa", "aaaaa"}), Ends(4, 0));
  EXPECT_EQ(ends({"aba", "aa"}), Ends(1, 1));
}

TEST(DifferingPart, IsWhatTheEndsLeave) {
  const DifferingPart part = differingPart("one two three", "one 2 three");
  EXPECT_EQ(part.begin, 4u);
  EXPECT_EQ(part.end, 7u);
  EXPECT_EQ(part.bytes, 4u);
}

}  // namespace
}  // namespace hone
