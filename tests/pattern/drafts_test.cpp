#include "pattern/drafts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace hone {
namespace {

class SharedName : public testing::Test {
 protected:
  /// All tokens of the text.
  Place placeOf(std::string_view text) const {
    Place place;
    for (NodeId id = 0; id < tree_->size(); ++id)
      if (tree_->node(id).kind == NodeKind::token && tree_->text(id) == text) place.nodes.push_back(id);
    return place;
  }
  DraftPtr freshFor(const Place& place) {
    for (const DraftPtr& draft : drafts_.of(place, 0))
      if (draft->text.find("let name") != 0 || draft->text.find("other") == std::string::npos) return draft;
    return nullptr;
  }
  static DraftPtr saying(const DraftPtr& draft, std::vector<MinimalToken> tokens) {
    auto said = std::make_shared<Draft>(*draft);
    said->tokens = std::make_shared<const std::vector<MinimalToken>>(std::move(tokens));
    return said;
  }

  TreePtr tree_ = Tree::parse(Language::bundled("javascript"), "let name = name(other)");
  Drafts drafts_{tree_, 1};
};

TEST_F(SharedName, IsNotSaidElsewhere) {
  const Place name = placeOf("name"), argument = placeOf("other");
  const DraftPtr newName = freshFor(name), word = freshFor(argument);
  ASSERT_TRUE(newName && word);
  EXPECT_TRUE(drafts_.write({{&name, newName}, {&argument, word}}));
  EXPECT_FALSE(drafts_.write({{&name, newName}, {&argument, saying(word, tokensAt(*tree_, name.nodes.front()))}}));
  EXPECT_FALSE(drafts_.write({{&name, newName}, {&argument, saying(word, *newName->tokens)}}));
}

/// A borrowed word stands in the place of a whole one: not of the b in `ab`.
TEST(Drafts, ReplaceWholeWords) {
  const auto language = Language::bundled("json");
  const TreePtr tree = Tree::parse(language, R"(["ab:b"])");
  Place place;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::token && tree->text(id) == R"("ab:b")") place.nodes = {id};
  place.only = {TextClass::Kind::form, "[^]*:[^]*"};
  Drafts drafts(tree, 1);
  drafts.borrowWords(*Tree::parse(language, R"(["zed"])"));
  std::set<std::string> texts;
  for (size_t number = 0; number < 4; ++number)
    for (const DraftPtr& draft : drafts.of(place, number)) texts.insert(draft->text);
  EXPECT_THAT(texts, testing::Contains(testing::HasSubstr(R"("ab:zed")")));
}

}  // namespace
}  // namespace hone
