#include "text/line_index.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(LineIndex, CountsFromOne) {
  LineIndex lines("ab\n\nc");
  auto at = [&](size_t offset) {
    Position place = lines.at(offset);
    return std::to_string(place.line) + ":" + std::to_string(place.column);
  };
  EXPECT_EQ(at(0), "1:1");
  EXPECT_EQ(at(2), "1:3") << "the line break belongs to its line";
  EXPECT_EQ(at(3), "2:1");
  EXPECT_EQ(at(4), "3:1");
  EXPECT_EQ(at(5), "3:2") << "the end of the text";
}

TEST(LineIndex, TheColumnCountsCharacters) {
  EXPECT_EQ(LineIndex("x\n\u00e4\u20ac\U0001F600!").at(11).column, 4u);
  EXPECT_EQ(LineIndex("\xe4\xe4!").at(2).column, 3u) << "a text that isn't UTF-8 has a character in each byte";
  std::string text;
  for (int i = 0; i < 5000; ++i) text += "\u00e4";
  const LineIndex lines(text);
  for (size_t character : {0, 1, 511, 512, 513, 2048, 4999, 5000})
    EXPECT_EQ(lines.at(2 * character).column, character + 1);
}

}  // namespace
}  // namespace hone
