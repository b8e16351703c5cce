// Which brackets belong together, and the lists in them.

#include "reduce/token_row.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TokenRow rowOf(const std::string& text) { return TokenRow(Tree::parse(Language::bundled("generic"), text)); }

/// The elements' numbers of tokens; -1 alone where there is no list.
std::vector<int> sizes(const TokenRow& row, uint32_t token) {
  std::optional<BracketList> list = row.listAt(token);
  if (!list) return {-1};
  std::vector<int> sizes;
  for (TokenRange element : list->elements) sizes.push_back(static_cast<int>(element.size()));
  return sizes;
}

using Sizes = std::vector<int>;

TEST(TokenRow, ABracketThatIsNotClosedEndsWhereTheOneAroundItDoes) {
  const TokenRow row = rowOf("{ a ( b } c )");
  EXPECT_EQ(row.partner(0), 4u);
  EXPECT_EQ(row.partner(4), 0u);
  EXPECT_EQ(row.partner(2), 2u);
  EXPECT_EQ(row.partner(6), 6u);
  EXPECT_EQ(row.behind(0), 5u);
  EXPECT_EQ(row.behind(1), 2u);
}

TEST(TokenRow, KnowsTheElementsOfAList) {
  EXPECT_EQ(sizes(rowOf("f(a, b + c, g(d, e))"), 1), Sizes({1, 3, 6}));
  EXPECT_EQ(sizes(rowOf("f()"), 1), Sizes());
  EXPECT_EQ(sizes(rowOf("f(a,, b)"), 1), Sizes({-1}));
  EXPECT_EQ(sizes(rowOf("f a"), 1), Sizes({-1}));
}

TEST(TokenRow, TakesAnglesForBracketsWhereTheyPairUp) {
  EXPECT_EQ(sizes(rowOf("v<a, w<b, c>, (d > e)>"), 1), Sizes({1, 6, 5}));
  EXPECT_EQ(sizes(rowOf("f(w<a, b>, c)"), 1), Sizes({6, 1}));
  EXPECT_EQ(sizes(rowOf("a < b; c > d"), 1), Sizes({-1}));
}

}  // namespace
}  // namespace hone
