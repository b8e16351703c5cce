#include "text/random.h"

#include <gtest/gtest.h>

#include <vector>

namespace hone {
namespace {

TEST(Random, IsTheSameEverywhere) {
  Random random(5489);
  // The standard fixes the generator: its first number for this seed, and the 10,000th.
  EXPECT_EQ(random.below(UINT64_MAX), 14514284786278117030ull);
  Random another(5489);
  EXPECT_EQ(another.below(10), 14514284786278117030ull % 10);
}

TEST(Random, StaysBelowItsBound) {
  Random random(1);
  for (uint64_t bound : std::vector<uint64_t>{1, 2, 3, 1000, uint64_t{1} << 63, UINT64_MAX})
    for (int i = 0; i < 100; ++i) EXPECT_LT(random.below(bound), bound);
}

TEST(Random, MeetsAllValuesEquallyOften) {
  Random random(2);
  std::vector<int> counts(6);
  for (int i = 0; i < 6000; ++i) ++counts[random.below(6)];
  for (int count : counts) EXPECT_NEAR(count, 1000, 150);
  int yes = 0;
  for (int i = 0; i < 1000; ++i) yes += random.chance(1, 4);
  EXPECT_NEAR(yes, 250, 60);
  EXPECT_FALSE(random.chance(0, 5));
  EXPECT_TRUE(random.chance(5, 5));
}

TEST(Random, PicksFromAContainer) {
  Random random(3);
  std::vector<int> some = {7};
  EXPECT_EQ(random.pick(some), 7);
  random.pick(some) = 8;
  EXPECT_EQ(some[0], 8);
}

}  // namespace
}  // namespace hone
