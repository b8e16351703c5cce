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

}  // namespace
}  // namespace hone
