#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/general_pattern.h"
#include "explain/input_pattern.h"
#include "explain/model.h"
#include "explain/predictor.h"
#include "explain/tree_places.h"
#include "pattern/item_matcher.h"

namespace hone {
namespace {

using Added = InputPattern::Added;
using Finding = InputPattern::Finding;

class PatternOfObject : public testing::Test {
 protected:
  std::shared_ptr<Language> language = Language::bundled("json");
  Parts parts{language->grammar()};
  InputPattern pattern{Tree::parse(language, "{\"a\": 1, \"c\": \"x\"}"), parts};

  /// The first node of a rule with that text.
  NodeId node(const std::string& rule, const std::string& text) const {
    const Tree& tree = *pattern.tree;
    for (NodeId id = 0; id < tree.size(); ++id)
      if (tree.node(id).kind == NodeKind::rule && tree.symbolName(id) == rule && visibleText(tree, id) == text)
        return id;
    ADD_FAILURE() << rule << ' ' << text;
    return 0;
  }
  bool matches(const std::string& text, const InputPattern::Form& form = {}) const {
    TreePtr other = Tree::parse(language, text);
    return ItemMatcher(parts, *other).matches(other->root(), pattern.items(pattern.tree->root(), form));
  }
};

TEST_F(PatternOfObject, WhatMattersIsTheText) {
  EXPECT_TRUE(matches("{\"a\": 1, \"c\": \"x\"}"));
  EXPECT_TRUE(matches("{ \"a\":1,\"c\":\"x\" }"));
  EXPECT_FALSE(matches("{\"a\": 2, \"c\": \"x\"}"));
  EXPECT_FALSE(matches("{\"a\": 1}"));
  EXPECT_FALSE(matches("{\"c\": \"x\", \"a\": 1}"));
}

TEST(PatternOfGraph, TheCaseOfAKeywordDoesNotMatter) {
  auto language = Language::bundled("dot");
  const Parts parts(language->grammar());
  const TreePtr tree = Tree::parse(language, "digraph { a -> B }");
  const InputPattern pattern(tree, parts);
  const std::vector<PatternItem> items = pattern.items(tree->root(), {});
  auto matches = [&](const char* text) {
    const TreePtr other = Tree::parse(language, text);
    return ItemMatcher(parts, *other).matches(other->root(), items);
  };
  EXPECT_TRUE(matches("DiGraph { a -> B }"));
  EXPECT_FALSE(matches("digraph { a -> b }"));
  EXPECT_FALSE(matches("strict digraph { a -> B }"));
  EXPECT_EQ(showItems(items, parts), "digraph { a -> B }");
}

TEST_F(PatternOfObject, AnOpenPlaceTakesAnyContents) {
  pattern.findings[node("value", "1")] = Finding::open;
  EXPECT_TRUE(matches("{\"a\": [1, {\"b\": 2}], \"c\": \"x\"}"));
  EXPECT_FALSE(matches("{\"a\": [1], \"c\": 1}"));
}

TEST_F(PatternOfObject, AdditionsAreElementsOfLists) {
  const std::string more = "{\"a\": 1, \"b\": [], \"c\": \"x\", \"d\": {}}";
  EXPECT_FALSE(matches(more));
  EXPECT_TRUE(matches(more, {Added::anything}));
  EXPECT_FALSE(matches(more, {Added::known}));
  EXPECT_FALSE(matches("{\"a\": [1], \"c\": \"x\"}", {Added::anything}));
}

TEST_F(PatternOfObject, AKnownAdditionHasItsPlace) {
  const Tree& tree = *pattern.tree;
  Part further = noPart;  // `, "c": "x"`
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::star) further = parts.of(tree.node(id));
  ASSERT_NE(further, noPart);
  pattern.additions[pattern.index.tokens().size() - 1].insert(further);  // before the last bracket
  EXPECT_TRUE(matches("{\"a\": 1, \"c\": \"x\", \"d\": {}, \"e\": 0}", {Added::known}));
  EXPECT_FALSE(matches("{\"a\": 1, \"b\": [], \"c\": \"x\"}", {Added::known}));
}

TEST_F(PatternOfObject, APlaceOfAnotherKind) {
  TreePtr other = Tree::parse(language, "[2]");
  uint16_t array = anyAlternative;
  for (NodeId id = 0; id < other->size() && array == anyAlternative; ++id)
    if (other->symbolName(id) == "value") array = alternativeOf(parts, *other, id);
  ASSERT_NE(array, anyAlternative);
  const InputPattern::Form form{Added::nothing, true, false, node("value", "\"x\""), array};
  EXPECT_TRUE(matches("{\"a\": 1, \"c\": []}", form));
  EXPECT_FALSE(matches("{\"a\": 1, \"c\": {}}", form));
}

TEST_F(PatternOfObject, AnyTokensFillAGap) {
  const std::vector<std::string>& names = language->grammar().tokenNames;
  const Part string = parts.ofToken(static_cast<Symbol>(std::ranges::find(names, "STRING") - names.begin()));
  const PatternItem gap{.kind = PatternItem::Kind::gap};
  auto matches = [&](const std::string& text, const std::vector<PatternItem>& items) {
    TreePtr tree = Tree::parse(language, text);
    return ItemMatcher(parts, *tree).matches(tree->root(), items);
  };
  const std::vector<PatternItem> key = {gap, {.part = string, .text = "\"a\""}, gap, {.part = string}, gap};
  EXPECT_TRUE(matches("[{\"x\": [\"a\"]}, \"y\"]", key));
  EXPECT_FALSE(matches("[\"y\", {\"x\": [\"a\"]}]", key));
  EXPECT_TRUE(matches("[]", {gap}));
  EXPECT_FALSE(matches("[\"a\", \"b\"]", {key.begin() + 1, key.end()}));
}

/// What fails has the key "c" behind the key "a", however deep.
TEST_F(PatternOfObject, WhatDoesntTellItFromOthersIsLeftOut) {
  GeneralPatterns general(parts);
  for (const char* text : {"{\"a\": 2, \"c\": \"x\"}", "{\"a\": 1, \"c\": []}", "{\"b\": 1, \"a\": 0, \"c\": \"x\"}"})
    general.add(Tree::parse(language, text), true);
  for (const char* text : {"{\"a\": 1}", "{\"c\": \"x\"}", "{\"c\": 1, \"a\": \"x\"}", "{\"b\": 1, \"c\": \"x\"}",
                           "{\"d\": 1, \"c\": \"x\"}", "{\"a\": 1, \"b\": \"x\"}", "{\"a\": 1, \"d\": \"x\"}",
                           "{\"b\": 1, \"d\": 0, \"c\": []}"})
    general.add(Tree::parse(language, text), false);
  for (uint64_t seed = 0; seed < 5; ++seed) {
    Random random(seed);
    for (const Feature& feature : general.of(pattern, true, random))
      EXPECT_THAT(show(feature, parts), testing::EndsWith(" like `… \"a\" … \"c\" …`"));
  }
}

TEST_F(PatternOfObject, IsStoredWithTheModel) {
  pattern.findings[node("value", "1")] = Finding::open;
  Feature feature{.kind = FeatureKind::pattern, .part = parts.of(pattern.tree->node(0))};
  feature.items = pattern.items(pattern.tree->root(), {Added::anything});
  feature.items.push_back({.kind = PatternItem::Kind::gap});
  EXPECT_THAT(show(feature, parts), testing::HasSubstr("… \"a\" … : … <value> …"));
  Model model;
  model.language = "json";
  model.start = "json";
  model.features = {feature};
  model.nodes.resize(3);
  model.nodes[0] = {.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2};
  model.nodes[2].predictsFail = true;
  Model read = readModel(openModel(toJson(model, parts), "m.json"), parts);
  EXPECT_EQ(read.features, model.features);
  Predictor predictor(read, language);
  EXPECT_TRUE(predictor.predict("{\"a\": {}, \"b\": 1, \"c\": \"x\"}").forecast.fails);
  EXPECT_FALSE(predictor.predict("{\"a\": {}, \"b\": 1}").forecast.fails);
}

}  // namespace
}  // namespace hone
