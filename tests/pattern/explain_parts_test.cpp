#include <gtest/gtest.h>

#include "pattern/picture.h"

namespace hone {
namespace {

TEST(ExplainParts, SaysOfEachPartWhatWasTried) {
  Pattern pattern;
  pattern.tree = Tree::parse(Language::bundled("calc"), "(1 + 2)");
  std::vector<NodeId> numbers;
  for (NodeId id = 0; id < pattern.tree->size(); ++id)
    if (pattern.tree->symbolName(id) == "INTEGER") numbers.push_back(id);
  ASSERT_EQ(numbers.size(), 2u);
  pattern.places = {{{numbers[0]}}};
  pattern.tried = {{{numbers[0]}, {{"5", Verdict::fail}, {"007", Verdict::unresolved}}},
                   {{numbers[1]}, {{"8", Verdict::pass}}},
                   {{pattern.tree->root()}, {{"3", Verdict::pass}}}};
  const std::vector<ExplainedPart> parts = explainParts(pattern);
  ASSERT_EQ(parts.size(), 5u);
  EXPECT_EQ(parts[0].text, "(");
  EXPECT_EQ(parts[0].reason, "fixed, the grammar has no other text for it");
  EXPECT_EQ(parts[1].text, "<INTEGER>");
  EXPECT_EQ(parts[1].reason, "open, 1 fail; 1 refused");
  EXPECT_EQ(parts[1].details, (std::vector<std::string>{"1: `5` fail; `007` refused", "(1 + 2): `3` pass"}));
  EXPECT_EQ(parts[3].text, "2");
  EXPECT_EQ(parts[3].reason, "fixed, 1 pass");
}

}  // namespace
}  // namespace hone
