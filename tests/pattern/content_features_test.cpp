// What a content is taken apart into.
#include "pattern/content_features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace hone {
namespace {

NodeId find(const Tree& tree, std::string_view symbol) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.symbolName(id) == symbol) return id;
  ADD_FAILURE() << symbol;
  return 0;
}

TextKind kindOf(const std::string& language, std::string_view symbol, const std::string& text) {
  const TreePtr tree = Tree::parse(Language::bundled(language), text);
  FeatureTable table;
  const NodeId token = find(*tree, symbol);
  return table.textKind(tree->language(), static_cast<Symbol>(tree->node(token).symbol), tree->text(token));
}

TEST(ContentFeatures, PlainTextsHaveNothingBeforeTheirQuotes) {
  EXPECT_EQ(kindOf("sql", "STRING", "SELECT 'a1'"), TextKind::plain);
  EXPECT_EQ(kindOf("sql", "STRING", "SELECT 'a-1'"), TextKind::odd);
  EXPECT_EQ(kindOf("sql", "STRING", "SELECT E'a1'"), TextKind::odd);
}

std::set<ContentFeatureId> featuresIn(const std::string& language, std::string_view rule, const std::string& text) {
  const TreePtr tree = Tree::parse(Language::bundled(language), text);
  FeatureTable table;
  std::set<ContentFeatureId> ids;
  for (const ContentFeature& feature : featuresOf(*tree, find(*tree, rule), "@0", {}, table).all)
    ids.insert(feature.id);
  return ids;
}

/// `operand: ID+` in C.
TEST(ContentFeatures, SeveralIterationsAreNotOne) {
  const std::set<ContentFeatureId> one = featuresIn("c", "operand", "a(){}"),
                                   two = featuresIn("c", "operand", "a b(){}");
  EXPECT_FALSE(std::ranges::includes(one, two));
  EXPECT_EQ(featuresIn("c", "operand", "a b c(){}"), two);
}

}  // namespace
}  // namespace hone
