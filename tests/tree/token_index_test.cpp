#include "tree/token_index.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

/// Compares the index with a count of the leaves, node by node.
void compare(const Tree& tree) {
  const TokenIndex index(tree);
  ASSERT_GT(index.size(), 3u);
  EXPECT_EQ(index.before(static_cast<NodeId>(tree.size())), index.size());
  uint32_t before = 0;
  for (NodeId id = 0; id < tree.size(); ++id) {
    EXPECT_EQ(index.before(id), before);
    EXPECT_EQ(index.in(id).size(), tree.tokenCount(id));
    if (tree.node(id).kind == NodeKind::token && !tree.text(id).empty()) {
      EXPECT_EQ(index.tokens()[before], id);
      ++before;
    }
  }
}

TEST(TokenIndex, CountsTheTokensBeforeAndInEachNode) {
  compare(*Tree::parse(Language::bundled("json"), "{\"a\": [1, 2, {}], \"b\": null}"));
  compare(*Tree::parse(Language::bundled("json"), "{\"a\": [1, 2, "));
}

TEST(TokenIndex, CountsWhatIsAskedFor) {
  const TreePtr tree = Tree::parse(Language::bundled("json"), "[1, 22, [333, 4]]");
  const TokenIndex numbers(*tree, [](const Node& node) { return node.isLeaf() && node.textEnd - node.textBegin > 1; });
  std::vector<std::string_view> texts;
  for (NodeId leaf : numbers.tokens()) texts.push_back(tree->text(leaf));
  EXPECT_EQ(texts, (std::vector<std::string_view>{"22", "333"}));
  EXPECT_EQ(numbers.in(tree->root()).size(), 2u);
}

}  // namespace
}  // namespace hone
