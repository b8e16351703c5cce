#include "explain/feature_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "derive/token_texts.h"

namespace hone {
namespace {

/// All features of a text by their names.
class Features {
 public:
  Features(const std::string& language, const std::string& text, const std::string& words = {})
      : language_(Language::bundled(language)), reader_(language_->grammar(), featureKinds()) {
    if (!words.empty()) reader_.addWords(*Tree::parse(language_, words));
    FeatureValues values = reader_.read(*Tree::parse(language_, text));
    for (auto [id, value] : values) all_[show(reader_.space()[id], reader_.parts())] = value;
  }
  /// -1000 where there is no such feature.
  double operator[](const std::string& name) const { return all_.contains(name) ? all_.at(name) : -1000; }

 private:
  std::shared_ptr<Language> language_;
  FeatureReader reader_;
  std::map<std::string, double> all_;
};

constexpr double none = -1000;

TEST(FeatureReader, WhatOccursAndInWhichAlternative) {
  Features features("calc", "1 + sqrt(-4)");
  EXPECT_EQ(features["<call>"], 1);
  EXPECT_EQ(features["<function> = \"sqrt\""], 1);
  EXPECT_EQ(features["<function> = \"sin\""], none);
  EXPECT_EQ(features["<expr> = <call> …"], 1);
  EXPECT_EQ(features["<expr> = \"(\" <expr> \")\" …"], none);
  EXPECT_EQ(features["count(<number>)"], 2);
}

TEST(FeatureReader, NumbersOverAllOccurrences) {
  Features features("calc", "1.5 + sqrt( -\n40 ) + 7");
  EXPECT_EQ(features["max(<number>)"], 7);
  EXPECT_EQ(features["min(<number>)"], -40);
  EXPECT_EQ(features["max(INTEGER)"], 40);
}

TEST(FeatureReader, LengthsAreInCharactersAndWithoutTheLayout) {
  Features features("json", " { \"äöü\" : [1, 2, 3] } ");
  EXPECT_EQ(features["length(STRING)"], 5);
  EXPECT_EQ(features["length(<array>)"], 9);
  EXPECT_EQ(features["repetitions(\",\" <value> part of <array>)"], 2);
}

TEST(FeatureReader, WordsAreThoseThatWereGiven) {
  EXPECT_EQ(Features("calc", "sin(25)", "sqrt(25)")["<number> = \"25\""], 1);
  EXPECT_EQ(Features("calc", "sin(26)", "sqrt(25)")["<number> = \"25\""], none);
}

TEST(FeatureReader, AWordIsOneTokenOrLiteralsAlone) {
  Features features("json", "{\"a\": [1], \"b\": []}", "{\"a\": [1], \"b\": []}");
  EXPECT_EQ(features["<array> = \"[]\""], 1);
  EXPECT_EQ(features["<value> = \"1\""], 1);
  EXPECT_EQ(features["<value> = \"[1]\""], none);
  EXPECT_EQ(features["<value> = \"{\"a\": [1]}\""], none);
}

TEST(FeatureReader, NestingAndWhatLiesInWhat) {
  Features features("calc", "((1)) * cos(2)");
  EXPECT_EQ(features["depth(<expr>)"], 3);
  EXPECT_EQ(features["<expr> = <number> … inside an <expr> = \"(\" <expr> \")\" …"], 1);
  EXPECT_EQ(features["<function> = \"cos\" inside a <call>"], 1);
  Features strings("json", "\"a\"");
  EXPECT_EQ(strings["STRING at most 3 levels below a <json>"], 1);
  EXPECT_EQ(Features("json", "[[\"a\"]]")["STRING at most 3 levels below a <json>"], none);
}

TEST(FeatureReader, Children) {
  Features features("json", "{\"a\": [1]}");
  EXPECT_EQ(features["<value> = <object> directly in a <json>"], 1);
  EXPECT_EQ(features["<value> = <array> directly in a <json>"], none);
  EXPECT_EQ(features["<value> = <array> directly in a <member>"], 1);
}

TEST(FeatureReader, EqualTextsWithTheRuleAroundBoth) {
  Features features("ini", "home=home\n");
  EXPECT_EQ(features["<value> equal to an earlier <key> in the same <entry>"], 1);
  Features apart("ini", "home=usr\nroot=home\n");
  EXPECT_EQ(apart["<value> equal to an earlier <key> in the same <entry>"], none);
  EXPECT_EQ(apart["<value> equal to an earlier <key>"], 1);
}

TEST(FeatureReader, WhatIsLeftOut) {
  Features features("dot", "digraph { subgraph a {} subgraph {} }");
  EXPECT_EQ(features["<graph> with no STRICT part"], 1);
  EXPECT_EQ(features["SUBGRAPH part of <subgraph> with no <id> part"], 1);
  EXPECT_EQ(features["<subgraph> with no SUBGRAPH part"], none);
  Features without("dot", "strict digraph { subgraph a {} {} }");
  EXPECT_EQ(without["<graph> with no STRICT part"], none);
  EXPECT_EQ(without["SUBGRAPH part of <subgraph> with no <id> part"], none);
  EXPECT_EQ(without["<subgraph> with no SUBGRAPH part"], 1);
}

/// More of the same takes nothing away.
TEST(FeatureReader, ManyEqualTextsHideNone) {
  std::string text = "[path]\n";
  for (int i = 0; i < 14; ++i) text += "a=b\n";
  EXPECT_EQ(Features("ini", text + "[a]\na=a\n")["<value> equal to an earlier <key> in the same <entry>"], 1);
  EXPECT_EQ(Features("json", std::string(20, '[') + std::string(20, ']'))["<array> inside a <json>"], 1);
}

TEST(FeatureReader, OccurrencesAreTheNodesThatMakeItHold) {
  auto language = Language::bundled("calc");
  FeatureReader reader(language->grammar(), featureKinds());
  TreePtr tree = Tree::parse(language, "sin(1) + sqrt(2)");
  Part number = reader.parts().ofRule(language->grammar().rule("number"));
  std::vector<NodeId> nodes = placesOf(reader, *tree, {.part = number});
  ASSERT_EQ(nodes.size(), 2u);
  EXPECT_EQ(tree->text(nodes[0]), "1");
  EXPECT_EQ(tree->text(nodes[1]), "2");
}

TEST(FeatureReader, ATokenIsWithinWhatIsCloseToIt) {
  const auto language = Language::bundled("json");
  FeatureReader reader(language->grammar(), featureKinds());
  const Feature close{.kind = FeatureKind::within,
                      .part = reader.parts().find("token:STRING"),
                      .other = reader.parts().find("rule:json")};
  EXPECT_EQ(placesOf(reader, *Tree::parse(language, "\"a\""), close).size(), 1u);
  EXPECT_TRUE(placesOf(reader, *Tree::parse(language, "[[\"a\"]]"), close).empty());
}

TEST(FeatureReader, DeepTreesTakeNoRecursion) {
  std::string text = std::string(20000, '(') + "1" + std::string(20000, ')');
  EXPECT_EQ(Features("calc", text)["depth(<expr>)"], 20001);
}

TEST(FeatureReader, NewJointsAreReadWithoutTheRest) {
  const auto language = Language::bundled("json");
  FeatureReader reader(language->grammar(), featureKinds());
  const TreePtr tree = Tree::parse(language, "{\"a\": [-1, 2], \"b\": [3]}");
  reader.addWords(*tree);
  const Parts& parts = reader.parts();
  const auto rule = [&](std::string_view name) {
    const auto& names = language->grammar().ruleNames;
    return parts.ofRule(static_cast<RuleId>(std::ranges::find(names, name) - names.begin()));
  };
  const auto joint = [&](double low, double high) {
    return Feature{.kind = FeatureKind::joint,
                   .part = rule("array"),
                   .operands = {{.kind = FeatureKind::least, .part = rule("value"), .low = low, .high = high},
                                {.part = rule("value")}}};
  };
  reader.setJoints({joint(-infinity, 0)});
  FeatureValues values = reader.read(*tree);
  EXPECT_EQ(reader.space().value(values, joint(-infinity, 0)), 1);
  reader.setJoints({joint(2.5, infinity)});
  reader.endOfNew();
  reader.readNew(*tree, values);
  EXPECT_EQ(values, reader.read(*tree));
  EXPECT_EQ(reader.space().value(values, joint(-infinity, 0)), 0);
  EXPECT_EQ(reader.space().value(values, joint(2.5, infinity)), 1);
}

/// As if they had been there from the beginning.
TEST(FeatureReader, AddsNewFeaturesToWhatWasRead) {
  const auto language = Language::bundled("json");
  const std::vector<std::string> texts = {R"([1, {"price": -30, "name": "ab"}])", R"({"price": 6, "a": {"price": 6}})",
                                          R"([{"name": "price"}, {"min": 2, "max": 1}])", "[]"};
  FeatureReader reader(language->grammar(), featureKinds());
  std::vector<TreePtr> trees;
  for (const std::string& text : texts) trees.push_back(Tree::parse(language, text));
  for (const TreePtr& tree : trees) reader.addWords(*tree);
  reader.addSeed(*trees[0]);
  reader.endOfNew();
  std::vector<FeatureValues> values;
  for (const TreePtr& tree : trees) values.push_back(reader.read(*tree));
  const auto expectAsRead = [&] {
    for (size_t i = 0; i < trees.size(); ++i) {
      reader.readNew(*trees[i], values[i]);
      EXPECT_EQ(values[i], reader.read(*trees[i])) << texts[i];
    }
  };
  const Part object = reader.parts().ofRule(language->grammar().rule("object"));
  const auto& tokens = language->grammar().tokenNames;
  const Part string = reader.parts().ofToken(static_cast<Symbol>(std::ranges::find(tokens, "STRING") - tokens.begin()));
  const auto joint = [&](const std::string& text, const std::string& other) {
    Feature one{.kind = FeatureKind::equals, .part = string, .text = text}, two = one;
    two.text = other;
    return Feature{.kind = FeatureKind::joint, .part = object, .operands = {one, two}};
  };
  reader.setJoints({joint("\"price\"", "\"name\"")});
  expectAsRead();
  reader.endOfNew();
  reader.setJoints({joint("\"price\"", "\"name\""), joint("\"min\"", "\"max\"")});
  expectAsRead();
  reader.addSeed(*trees[2]);
  expectAsRead();
  reader.endOfNew();
  reader.setJoints({joint("\"min\"", "\"max\"")});
  expectAsRead();
}

TEST(FeatureReader, OfManyWordsTakesThoseOfSeveralInputs) {
  const auto language = Language::bundled("json");
  FeatureReader reader(language->grammar(), featureKinds());
  const auto add = [&](int begin, int end) {
    std::string text = "[";
    for (int i = begin; i < end; ++i) text += std::to_string(i) + ", ";
    reader.addWords(*Tree::parse(language, text + "0]"));
  };
  const auto isWord = [&](const std::string& text) {
    const Vocabulary& words = reader.vocabulary(FeatureKind::equals);
    return std::ranges::any_of(words.texts, [&](const auto& word) { return word.second == text; });
  };
  add(10'000, 20'000);
  EXPECT_TRUE(isWord("10001"));
  add(100'000, 100'010);
  EXPECT_FALSE(isWord("100005"));
  add(100'005, 100'006);
  EXPECT_TRUE(isWord("100005"));
  EXPECT_FALSE(isWord("100004"));
}

}  // namespace
}  // namespace hone
