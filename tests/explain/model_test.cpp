#include "explain/model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/show_model.h"
#include "parse/language.h"
#include "text/user_error.h"

namespace hone {
namespace {

TEST(RoundestBetween, PrefersZeroThenFewDigits) {
  EXPECT_EQ(roundestBetween(-900, 5), 0);
  EXPECT_EQ(roundestBetween(0, 0.1), 0);
  EXPECT_EQ(roundestBetween(0.31, 0.62), 0.4);
  EXPECT_EQ(roundestBetween(-13, -12), -12);
  EXPECT_EQ(roundestBetween(618, 623), 620);
  EXPECT_EQ(roundestBetween(95, 105), 100);
  EXPECT_EQ(roundestBetween(7, 7), 7);
}

class ModelOfCalls : public testing::Test {
 protected:
  ModelOfCalls() {
    const Grammar& grammar = language->grammar();
    Part function = parts.ofRule(grammar.rule("function")), number = parts.ofRule(grammar.rule("number"));
    for (uint16_t type = 1; type < grammar.tokenTypeCount(); ++type)
      if (grammar.tokenLiterals[type] == "sqrt") model.features.push_back({.part = function, .alternative = type});
    model.features.push_back({.kind = FeatureKind::greatest, .part = number});
    model.language = "calc";
    model.start = "calc";
    model.nodes.resize(5);
    model.nodes[0] = {.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2};
    model.nodes[1].passes = 7;
    model.nodes[2] = {.feature = 1, .threshold = 0, .strict = true, .atMost = 3, .above = 4, .below = -1, .beyond = 0};
    model.nodes[3].fails = 8;
    model.nodes[3].predictsFail = true;
    model.nodes[3].examples = {"sqrt(-1)", "sqrt(-\xff)"};
    model.nodes[3].counterexample = "sqrt(\xff)";
    model.nodes[4].passes = 5;
    model.validity.features = {{.kind = FeatureKind::least, .part = number}};
    model.validity.nodes = {
        {.feature = 0, .threshold = -5, .atMost = 1, .above = 2}, {.fails = 6, .predictsFail = true}, {.passes = 9}};
    model.inputs = {{"sqrt(-1)", true}, {"\xff\x01", false}};
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  Parts parts{language->grammar()};
  Model model;
};

TEST_F(ModelOfCalls, PredictsByTheTree) {
  auto predict = [&](double sqrt, double number) {
    return model.predict([&](uint32_t feature) { return feature == 0 ? sqrt : number; });
  };
  EXPECT_TRUE(predict(1, -0.5).fails);
  EXPECT_FALSE(predict(1, 0).fails);
  EXPECT_FALSE(predict(0, -5).fails);
  EXPECT_THAT(predict(1, -5).path, testing::ElementsAre(0u, 2u, 3u));
  EXPECT_DOUBLE_EQ(predict(1, -5).probability, 0.9);
}

TEST_F(ModelOfCalls, IsTheSameAfterAWayThroughJson) {
  std::string json = toJson(model, parts);
  Model read = readModel(openModel(json, "m.json"), parts);
  EXPECT_EQ(toJson(read, parts), json);
  EXPECT_EQ(read.features, model.features);
  EXPECT_EQ(read.nodes[3].examples, model.nodes[3].examples);
  EXPECT_EQ(read.nodes[3].counterexample, model.nodes[3].counterexample);
  EXPECT_EQ(read.inputs[1].text, "\xff\x01");
  EXPECT_EQ(read.validity.features, model.validity.features);
  EXPECT_EQ(read.validity.nodes.size(), 3u);
}

TEST_F(ModelOfCalls, MayKnowNothingOfWhatCantBeJudged) {
  model.validity = {};
  const std::string json = toJson(model, parts);
  EXPECT_THAT(json, testing::Not(testing::HasSubstr("validity")));
  EXPECT_TRUE(readModel(openModel(json, "m.json"), parts).validity.nodes.empty());
}

/// Earlier versions called features otherwise.
TEST_F(ModelOfCalls, IsReadWhateverItsFeaturesAreCalled) {
  std::string json = toJson(model, parts);
  const std::string shown = "\"shown\": \"max(<number>)\"";
  json.replace(json.find(shown), shown.size(), "\"shown\": \"greatest <number>\"");
  EXPECT_EQ(readModel(openModel(json, "m.json"), parts).features, model.features);
}

TEST_F(ModelOfCalls, BrokenOnesAreTheUsersError) {
  EXPECT_THROW(openModel("{}", "m.json"), UserError);
  EXPECT_THROW(openModel("tree", "m.json"), UserError);
  std::string json = toJson(model, parts);
  size_t at = json.find("\"at_most\": 3");
  ASSERT_NE(at, std::string::npos);
  json.replace(at, 12, "\"at_most\": 0");  // a way that never ends
  EXPECT_THROW(readModel(openModel(json, "m.json"), parts), UserError);
  EXPECT_THROW(readModel(openModel(toJson(model, parts), "m.json"), Parts(Language::bundled("json")->grammar())),
               UserError);
}

TEST_F(ModelOfCalls, IsShownAsTreeDotAndSvg) {
  std::string text = toText(model, parts);
  EXPECT_THAT(text, testing::StartsWith("<function> = \"sqrt\"?\n├─ yes: a <number> ≥ 0?\n"));
  EXPECT_THAT(text, testing::HasSubstr("fails (8 of 8)  e.g. sqrt(-1)"));
  EXPECT_THAT(toDot(model, parts), testing::HasSubstr("n0 -> n2 [label=yes]"));
  std::string svg = toSvg(model, parts);
  EXPECT_THAT(svg, testing::HasSubstr("&lt;function&gt;"));
  EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
}

TEST_F(ModelOfCalls, PathsHoldOneConditionAFeature) {
  std::vector<Model::Path> paths = model.paths();
  ASSERT_EQ(paths.size(), 3u);
  const Model::Path& fail = paths[1];
  EXPECT_EQ(fail.leaf, 3u);
  ASSERT_EQ(fail.conditions.size(), 2u);
  EXPECT_EQ(show(fail.conditions[0], parts), "<function> = \"sqrt\"");
  EXPECT_EQ(show(fail.conditions[1], parts), "no <number> ≥ 0");
  EXPECT_FALSE(fail.conditions[1].holds(0));
  EXPECT_TRUE(fail.conditions[1].holds(-1e-9));
}

TEST(OneLine, LeavesOutTheMiddleOfLongTexts) {
  EXPECT_EQ(oneLine("short\n", 10), "short");
  EXPECT_EQ(oneLine("a\nb", 10), "a⏎b");
  std::string cut = oneLine(std::string(50, 'a') + std::string(50, 'b'), 10);
  EXPECT_THAT(cut, testing::StartsWith("aaaaa…"));
  EXPECT_THAT(cut, testing::EndsWith("bbb"));
}

}  // namespace
}  // namespace hone
