#include "grammar/network_sets.h"

#include <gtest/gtest.h>

#include "text/user_error.h"

namespace hone {
namespace {

/// A parser's network as the tool writes it, with one state, one rule and one set of each width.
std::vector<uint16_t> network(const std::vector<size_t>& narrow, const std::vector<size_t>& wide) {
  std::vector<uint16_t> numbers(9, 3);
  auto add = [&](const std::vector<size_t>& more) {
    for (size_t number : more) numbers.push_back(static_cast<uint16_t>(number + 2));
  };
  add({1, 5});        // a parser with five token types
  add({2, 2, 0, 0});  // two states: a rule's start, and none
  add({0, 0});        // no non-greedy decisions, no left-recursive rules
  add({1, 0});        // one rule, which starts in state 0
  add({0});           // no modes
  add(narrow);
  add(wide);
  add({7, 8, 9});
  return numbers;
}

TEST(NetworkSets, AreTakenOutAndReplacedByTheirIndices) {
  // Two sets of 16-bit ranges, the second with the end of the text; one of 32-bit ranges.
  std::vector<uint16_t> numbers = network({2, 2, 0, 10, 20, 30, 30, 1, 1, 40, 41}, {1, 1, 0, 0xF600, 1, 0xF602, 1});
  std::vector<SymbolSet> sets = takeSets(numbers, endOfFile);

  ASSERT_EQ(sets.size(), 3u);
  EXPECT_EQ(sets[0], SymbolSet({{10, 20}, {30, 30}}));
  EXPECT_EQ(sets[1], SymbolSet({{endOfFile, endOfFile}, {40, 41}}));
  EXPECT_EQ(sets[2], SymbolSet({{0x1F600, 0x1F602}}));
  EXPECT_EQ(numbers, network({2, 1, 0, 0, 0, 1, 0, 1, 1}, {1, 1, 0, 2, 0, 2, 0}));
}

TEST(NetworkSets, AreRefusedWhereTheNetworkEndsBeforeThem) {
  const std::vector<uint16_t> whole = network({1, 1, 0, 10, 20}, {0});
  for (size_t length = 0; length < whole.size() - 3; ++length) {
    std::vector<uint16_t> cut(whole.begin(), whole.begin() + static_cast<ptrdiff_t>(length));
    EXPECT_THROW(takeSets(cut, endOfFile), UserError) << length;
  }
}

}  // namespace
}  // namespace hone
