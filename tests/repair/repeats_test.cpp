#include "repair/repeats.h"

#include <gtest/gtest.h>

#include <string>

namespace hone {
namespace {

std::string numbers(int from, int to) {
  std::string text;
  for (int i = from; i < to; ++i) text += std::to_string(i * 7919) + ";";
  return text;
}

TEST(Repeats, FindABlockThatStandsThereTwice) {
  const std::string before = numbers(0, 30), block = numbers(100, 140), behind = numbers(200, 230);
  const std::string text = before + block + block + behind;
  Repeats repeats(text);
  const uint32_t second = static_cast<uint32_t>(before.size() + block.size());
  EXPECT_EQ(repeats.at(second), block.size());
  EXPECT_EQ(repeats.at(0), 0u);
  EXPECT_EQ(repeats.at(static_cast<uint32_t>(text.size() - 1)), 0u);
}

TEST(Repeats, AreNoBlocksThatStandApart) {
  const std::string block = numbers(100, 140), text = block + "other" + block;
  Repeats repeats(text);
  for (uint32_t at = 0; at < text.size(); ++at) EXPECT_EQ(repeats.at(at), 0u) << at;
}

TEST(Repeats, TakeAShortTextAndALongRepetition) {
  EXPECT_EQ(Repeats("").at(0), 0u);
  EXPECT_EQ(Repeats("abab").at(2), 0u);
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "vertex 1.25 0.5 -3.75 ok\n";
  EXPECT_EQ(Repeats(text).at(25), 25u);
}

}  // namespace
}  // namespace hone
