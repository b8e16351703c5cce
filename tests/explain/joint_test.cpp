#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "explain/joint_search.h"
#include "explain/model.h"
#include "explain/predictor.h"
#include "text/random.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct Example {
  std::string text = {};
  bool fails = false;
};

/// What is found for these texts, shown.
std::vector<std::string> jointsOf(const char* languageName, const std::vector<Example>& examples) {
  const auto language = Language::bundled(languageName);
  FeatureReader reader(language->grammar(), featureKinds());
  std::vector<TreePtr> trees;
  for (const Example& example : examples) {
    trees.push_back(Tree::parse(language, example.text));
    reader.addWords(*trees.back());
  }
  std::vector<FeatureValues> values;
  for (const TreePtr& tree : trees) values.push_back(reader.read(*tree));
  std::vector<Observation> observations;
  std::vector<JointExample> known;
  for (size_t i = 0; i < examples.size(); ++i) {
    observations.push_back({&values[i], examples[i].fails});
    known.push_back({trees[i], &values[i], examples[i].fails});
  }
  std::vector<std::string> shown;
  for (const Feature& joint : findJoints(reader, learn(reader, observations), known))
    shown.push_back(show(joint, reader.parts()));
  return shown;
}

/// Of 80 texts with up to three sections; `addLines` says whether the section that it writes makes the text fail.
template <typename AddLines>
std::vector<std::string> jointsOfSections(AddLines addLines) {
  Random random(1);
  std::vector<Example> examples;
  for (int i = 0; i < 80; ++i) {
    Example& example = examples.emplace_back();
    for (uint64_t section = 1 + random.below(3); section > 0; --section) {
      example.text += "[s" + std::to_string(random.below(1000)) + "]\n";
      example.fails |= addLines(example.text, random);
    }
  }
  return jointsOf("ini", examples);
}

TEST(Joints, OneThingWithoutAnotherInTheSamePart) {
  const auto addKeys = [](std::string& text, Random& random) {
    const bool host = random.chance(1, 2), port = random.chance(1, 2);
    std::vector<std::string> keys = {host ? "host" : "user"};
    if (port) keys.push_back("port");
    for (const std::string& key : keys) text += key + "=" + std::to_string(random.below(100000)) + "\n";
    return host && !port;
  };
  EXPECT_THAT(jointsOfSections(addKeys),
              testing::Contains("<section> that has <key> = \"host\" and lacks <key> = \"port\""));
}

TEST(Joints, APartWithoutSomethingWhateverElseItHas) {
  const auto addLines = [](std::string& text, Random& random) {
    const bool isEmpty = random.chance(1, 3);
    for (uint64_t line = random.below(3); line > 0; --line) text += random.chance(1, 2) ? "; no entry\n" : "\n";
    if (!isEmpty) text += "k" + std::to_string(random.below(1000)) + "=1\n";
    return isEmpty;
  };
  EXPECT_THAT(jointsOfSections(addLines), testing::Contains("<section> that lacks <line> = <entry> NEWLINE"));
}

TEST(Joints, WhatTheWholeInputTellsAsWellIsNone) {
  std::vector<Example> examples;
  for (const char* text :
       {"[a]\nx=1\n", "[b]\nx=2\ny=1\n", "x=1\n", "[c]\nz=1\nx=4\n", "x=3\n[d]\n", "y=1\nx=2\n", "x=9\n"})
    examples.push_back({text, true});
  for (const char* text :
       {"[a]\ny=1\n", "[b]\nz=2\ny=1\n", "z=1\n", "[c]\nz=1\ny=4\n", "y=3\n[d]\n", "y=1\nz=2\n", "z=9\n"})
    examples.push_back({text, false});
  EXPECT_THAT(jointsOf("ini", examples), testing::IsEmpty());
}

TEST(Joints, AreStoredWithTheModel) {
  const auto language = Language::bundled("json");
  const Parts parts(language->grammar());
  const auto& tokens = language->grammar().tokenNames;
  const Part string = parts.ofToken(static_cast<Symbol>(std::ranges::find(tokens, "STRING") - tokens.begin()));
  const Part value = parts.ofRule(language->grammar().rule("value"));
  Feature key{.kind = FeatureKind::equals, .part = string, .text = "\"a\""};
  Feature negative{.kind = FeatureKind::least, .part = value, .high = -1};
  Feature joint{.kind = FeatureKind::joint,
                .part = parts.ofRule(language->grammar().rule("member")),
                .operands = {key, negative},
                .nearest = true};
  EXPECT_EQ(show(joint, parts), "<member> that itself has STRING = \"a\" and a <value> ≤ -1");
  EXPECT_EQ(show(Condition{joint, -infinity, 0}, parts), "no <member> itself has STRING = \"a\" and a <value> ≤ -1");
  Feature belowZero = joint;
  belowZero.operands[1].high = std::nextafter(0.0, -infinity);
  EXPECT_EQ(show(belowZero, parts), "<member> that itself has a <value> < 0 and STRING = \"a\"");
  const Feature more{.kind = FeatureKind::joint,
                     .part = joint.part,
                     .operands = {joint, {.part = parts.ofRule(language->grammar().rule("array"))}},
                     .lacks = true,
                     .nearest = true};
  EXPECT_EQ(show(Condition{more, 1}, parts), "a <member> itself has STRING = \"a\" and a <value> ≤ -1 but no <array>");
  Model model;
  model.language = "json";
  model.start = "json";
  model.features = {joint};
  model.nodes.resize(3);
  model.nodes[0] = {.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2};
  model.nodes[2].predictsFail = true;
  Model read = readModel(openModel(toJson(model, parts), "m.json"), parts);
  EXPECT_EQ(read.features, model.features);
  Predictor predictor(read, language);
  EXPECT_TRUE(predictor.predict("{\"b\": {\"a\": [1, -2]}}").forecast.fails);
  EXPECT_FALSE(predictor.predict("{\"b\": -2, \"a\": [1]}").forecast.fails);
  EXPECT_FALSE(predictor.predict("{\"a\": {\"b\": -2}}").forecast.fails);
}

TEST(JointFeature, OfAFileHasTwoOperands) {
  const auto language = Language::bundled("json");
  const Parts parts(language->grammar());
  const Feature leaf{.kind = FeatureKind::exists, .part = parts.ofRule(language->grammar().rule("value"))};
  const auto fileWith = [&](const Feature& feature) {
    Model model;
    model.language = "json";
    model.start = "json";
    model.features = {feature};
    model.nodes.resize(1);
    return toJson(model, parts);
  };
  Feature joint{.kind = FeatureKind::joint, .part = leaf.part, .operands = {leaf, leaf}};
  const std::string two = fileWith(joint);
  EXPECT_NO_THROW(readModel(openModel(two, "m.json"), parts));
  auto json = nlohmann::json::parse(two);
  auto& feature = json["features"][0];
  const auto operand = feature["operands"][0];
  for (const size_t count : {0u, 1u, 3u}) {
    feature["operands"] = std::vector(count, operand);
    EXPECT_THROW(readModel(openModel(json.dump(), "m.json"), parts), UserError) << count;
  }
  feature.erase("operands");
  EXPECT_THROW(readModel(openModel(json.dump(), "m.json"), parts), UserError);
  for (int depth = 0; depth < 100; ++depth) joint.operands = {joint, leaf};
  EXPECT_THROW(readModel(openModel(fileWith(joint), "m.json"), parts), UserError);
}

TEST(FeatureReader, BeginningsOfNames) {
  const auto dot = Language::bundled("dot");
  FeatureReader names(dot->grammar(), featureKinds());
  names.addWords(*Tree::parse(dot, "graph { cluster_0 }"));
  const Feature beginning{
      .kind = FeatureKind::begins, .part = names.parts().ofRule(dot->grammar().rule("id")), .text = "cluster"};
  EXPECT_EQ(names.space().value(names.read(*Tree::parse(dot, "graph { clusterA }")), names.space().id(beginning)), 1);
  EXPECT_EQ(names.space().value(names.read(*Tree::parse(dot, "graph { xcluster }")), names.space().id(beginning)), 0);
}

}  // namespace
}  // namespace hone
