#include "explain/cart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace hone {
namespace {

std::vector<CartNode> grow(const std::vector<Ranks>& columns, const std::vector<bool>& fails) {
  std::vector<CartColumn> pointers;
  for (const Ranks& column : columns) pointers.push_back({&column});
  return growCart(pointers, fails);
}

uint32_t leafOf(const std::vector<CartNode>& nodes, const std::vector<Ranks>& columns, size_t row) {
  uint32_t at = 0;
  while (nodes[at].column != CartNode::none)
    at = columns[nodes[at].column][row] <= nodes[at].threshold ? nodes[at].atMost : nodes[at].above;
  return at;
}

TEST(Cart, SplitsAtTheRankThatPartsTheClasses) {
  const std::vector<CartNode> nodes = grow({{0, 0, 0, 0}, {3, 0, 2, 1}}, {true, false, true, false});
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(nodes[0].column, 1u);
  EXPECT_EQ(nodes[0].threshold, 1u);
}

TEST(Cart, TakesTheFirstOfEquallyGoodColumns) {
  // The third column says the same with its ranks the other way round.
  const std::vector<CartNode> nodes = grow({{0, 1, 0, 1}, {0, 0, 1, 1}, {1, 1, 0, 0}}, {false, false, true, true});
  EXPECT_EQ(nodes[0].column, 1u);
}

TEST(Cart, AClassOfFewRowsWeighsAsMuchAsOneOfMany) {
  // The first column finds the only failing row amid three others, the second sets apart ninety passing ones without
  // it.
  std::vector<Ranks> columns(2, Ranks(100));
  std::vector<bool> fails(100);
  fails[0] = true;
  for (size_t row = 0; row < 4; ++row) columns[0][row] = 1;
  for (size_t row = 50; row < 100; ++row) columns[1][row] = 1;
  EXPECT_EQ(grow(columns, fails)[0].column, 0u);
}

TEST(Cart, KeepsTheSplitsOfTheTreeThatItStartsFrom) {
  const std::vector<Ranks> columns = {{0, 0, 1, 1}, {0, 1, 0, 1}};
  const std::vector<CartNode> nodes = growCart({{&columns[0]}, {&columns[1]}}, {false, false, true, true},
                                               {{.column = 1, .threshold = 0, .atMost = 1, .above = 2}, {}, {}});
  ASSERT_EQ(nodes.size(), 7u);
  EXPECT_EQ(nodes[0].column, 1u);
  EXPECT_EQ(nodes[1].column, 0u);
  EXPECT_EQ(nodes[2].column, 0u);
}

TEST(Cart, WithoutColumnsIsALeaf) { EXPECT_EQ(grow({}, {true, false}).size(), 1u); }

TEST(Cart, TellsAllRowsApartThatTheColumnsTellApart) {
  std::mt19937 random(1);
  for (int table = 0; table < 200; ++table) {
    const size_t rows = 2 + random() % 40;
    std::vector<Ranks> columns(1 + random() % 5, Ranks(rows));
    for (Ranks& column : columns)
      for (uint32_t& rank : column) rank = random() % (1 + table % 4);
    std::vector<bool> fails(rows);
    for (size_t row = 0; row < rows; ++row) fails[row] = random() % 2;
    fails[0] = true, fails[1] = false;
    const std::vector<CartNode> nodes = grow(columns, fails);
    for (size_t a = 0; a < rows; ++a) {
      for (size_t b = 0; b < a; ++b) {
        const bool equal = std::ranges::all_of(columns, [&](const Ranks& column) { return column[a] == column[b]; });
        const bool together = leafOf(nodes, columns, a) == leafOf(nodes, columns, b);
        EXPECT_TRUE(equal ? together : !together || fails[a] == fails[b]);
      }
    }
  }
}

}  // namespace
}  // namespace hone
