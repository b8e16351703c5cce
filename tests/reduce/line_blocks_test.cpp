#include "reduce/line_blocks.h"

#include <gtest/gtest.h>

#include <string>

namespace hone {
namespace {

/// A line a block: its frame, its end, and its parent.
std::string shown(std::string_view text) {
  std::string all;
  for (const LineBlock& block : lineBlocks(text)) {
    for (uint32_t line : block.frame) all += std::to_string(line) + ' ';
    all += "to " + std::to_string(block.end);
    if (block.parent != noBlock) all += " in " + std::to_string(block.parent);
    all += '\n';
  }
  return all;
}

TEST(LineBlocks, AreLinesWithDeeperOnes) {
  EXPECT_EQ(shown("a\n  b\n  c\n\nd\n"), "0 to 4\n1 to 2 in 0\n2 to 4 in 0\n4 to 5\n");
  EXPECT_EQ(shown("a\n\tb\n        c\n"), "0 to 3\n1 to 2 in 0\n2 to 3 in 0\n");
}

TEST(LineBlocks, HaveTheWordsThatGoOnWithThem) {
  EXPECT_EQ(shown("if a\n  b\nelse\n  c\nend if\nd\n"), "0 2 4 to 5\n1 to 2 in 0\n3 to 4 in 0\n5 to 6\n");
  EXPECT_EQ(shown("f(x) {\n  b\n}\ng(y) {\n  c\n}\n"), "0 2 to 3\n1 to 2 in 0\n3 5 to 6\n4 to 5 in 2\n");
}

TEST(LineBlocks, ThatFollowEachOtherBeginAnew) {
  EXPECT_EQ(shown("import a\ndef f\n  b\ndef g\n  c\n"), "0 to 1\n1 to 3\n2 to 3 in 1\n3 to 5\n4 to 5 in 3\n");
  EXPECT_EQ(shown("def f\n  return 1\ndef g\n  for x\n    y\n  return 2\n"),
            "0 to 2\n1 to 2 in 0\n2 to 6\n3 to 5 in 2\n4 to 5 in 3\n5 to 6 in 2\n");
}

TEST(LineBlocks, EndWithTheEmptyLinesBehindThem) {
  EXPECT_EQ(shown("a\n\n\nb"), "0 to 3\n3 to 4\n");
  EXPECT_EQ(shown(""), "");
  EXPECT_EQ(shown("\n\n"), "");
}

}  // namespace
}  // namespace hone
