#include <gtest/gtest.h>

#include <set>

#include "grammar/atn.h"
#include "text/random.h"

namespace hone {
namespace {

TEST(SymbolSet, JoinsRanges) {
  SymbolSet set({{10, 12}, {1, 3}, {4, 4}, {11, 20}, {30, 30}});
  EXPECT_EQ(std::vector<SymbolRange>(set.ranges().begin(), set.ranges().end()),
            (std::vector<SymbolRange>{{1, 4}, {10, 20}, {30, 30}}));
  EXPECT_TRUE(SymbolSet().empty());
  EXPECT_FALSE(set.empty());
}

TEST(SymbolSet, ContainsWhatWasPutIn) {
  SymbolSet set({{-1, -1}, {5, 7}, {9, 9}});
  for (Symbol symbol : {-1, 5, 6, 7, 9}) EXPECT_TRUE(set.contains(symbol)) << symbol;
  for (Symbol symbol : {-2, 0, 4, 8, 10}) EXPECT_FALSE(set.contains(symbol)) << symbol;
  EXPECT_FALSE(SymbolSet().contains(0));
}

TEST(SymbolSet, ComplementsWithinBounds) {
  EXPECT_EQ(SymbolSet({{5, 7}}).complement(0, 10), SymbolSet({{0, 4}, {8, 10}}));
  EXPECT_EQ(SymbolSet({{0, 7}}).complement(0, 10), SymbolSet({{8, 10}}));
  EXPECT_EQ(SymbolSet({{5, 70}}).complement(0, 10), SymbolSet({{0, 4}}));
  EXPECT_EQ(SymbolSet({{50, 70}}).complement(0, 10), SymbolSet({{0, 10}}));
  EXPECT_EQ(SymbolSet({{-1, 70}}).complement(0, 10), SymbolSet());
  EXPECT_EQ(SymbolSet().complement(1, 1), SymbolSet({{1, 1}}));
}

TEST(SymbolSet, IsASet) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    std::set<Symbol> expected;
    std::vector<SymbolRange> ranges;
    for (uint64_t n = random.below(6); n > 0; --n) {
      Symbol first = static_cast<Symbol>(random.below(40)), last = first + static_cast<Symbol>(random.below(8));
      ranges.push_back({first, last});
      for (Symbol symbol = first; symbol <= last; ++symbol) expected.insert(symbol);
    }
    SymbolSet set(ranges);
    SymbolSet rest = set.complement(3, 45);
    for (Symbol symbol = 0; symbol < 50; ++symbol) {
      ASSERT_EQ(set.contains(symbol), expected.contains(symbol));
      ASSERT_EQ(rest.contains(symbol), symbol >= 3 && symbol <= 45 && !expected.contains(symbol));
    }
    for (size_t i = 1; i < set.ranges().size(); ++i) ASSERT_GT(set.ranges()[i].first, set.ranges()[i - 1].last + 1);
  }
}

}  // namespace
}  // namespace hone
