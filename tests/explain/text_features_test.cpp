// Features of texts and of positions: what is inside a token, what occurs twice, what is last.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/predictor.h"
#include "text/user_error.h"

namespace hone {
namespace {

double valueIn(FeatureReader& reader, const std::shared_ptr<Language>& language, const char* text,
               const Feature& feature) {
  const FeatureValues values = reader.read(*Tree::parse(language, text));
  return reader.space().value(values, feature);
}

TEST(TextFeatures, WhatIsInsideATokenOfTheGivenInputs) {
  const auto csv = Language::bundled("csv");
  FeatureReader reader(csv->grammar(), featureKinds());
  reader.addWords(*Tree::parse(csv, "a,\"b,c\"\n"));
  const Feature comma{.kind = FeatureKind::contains, .part = reader.parts().find("token:QUOTED"), .text = ","};
  EXPECT_EQ(show(comma, reader.parts()), "QUOTED containing \",\"");
  EXPECT_EQ(valueIn(reader, csv, "x,\"y z,\"\n", comma), 1);
  EXPECT_EQ(valueIn(reader, csv, "x,\"y z\"\n", comma), 0);
  EXPECT_EQ(placesOf(reader, *Tree::parse(csv, "\"a,b\",\"c\",\",\"\n"), comma).size(), 2u);
}

TEST(TextFeatures, WhatIsTheSameInTwoElementsOfOneList) {
  const auto json = Language::bundled("json");
  FeatureReader reader(json->grammar(), featureKinds());
  const Feature twice{.kind = FeatureKind::twice,
                      .part = reader.parts().find("token:STRING"),
                      .other = reader.parts().find("rule:member"),
                      .scope = reader.parts().find("rule:object")};
  EXPECT_EQ(show(twice, reader.parts()), "STRING equal to that of an earlier <member> in the same <object>");
  EXPECT_EQ(valueIn(reader, json, R"({"a": 1, "b": 2, "a": 3})", twice), 1);
  EXPECT_EQ(valueIn(reader, json, R"([{"a": 1}, {"a": 1}])", twice), 0) << "of two objects";
  EXPECT_EQ(valueIn(reader, json, R"({"a": 1, "b": {"a": 1}})", twice), 0) << "of one in the other";
  EXPECT_EQ(valueIn(reader, json, R"({"a": "b", "b": "a"})", twice), 0) << "a name and a value";
  EXPECT_EQ(placesOf(reader, *Tree::parse(json, R"({"a": 1, "b": 2, "a": 3})"), twice).size(), 1u);
}

/// What stands for a name in the rule counts, be it a number or in quotes, and whatever else the element has.
TEST(TextFeatures, WhatIsTheSameInTwoElementsMayBeARule) {
  const auto dot = Language::bundled("dot");
  FeatureReader reader(dot->grammar(), featureKinds());
  const Feature loop{.kind = FeatureKind::twice,
                     .part = reader.parts().find("rule:id"),
                     .other = reader.parts().find("rule:end"),
                     .scope = reader.parts().find("rule:chain")};
  for (const char* text : {"digraph { a -> a }", "graph { 7 -- 7 }", "digraph { \"b c\" -> d -> \"b c\":e }"})
    EXPECT_EQ(valueIn(reader, dot, text, loop), 1) << text;
  EXPECT_EQ(valueIn(reader, dot, "digraph { a -> b; a -> c }", loop), 0);
}

TEST(TextFeatures, LastIsReadOnlyWithinJoints) {
  const auto csv = Language::bundled("csv");
  FeatureReader reader(csv->grammar(), featureKinds());
  reader.addWords(*Tree::parse(csv, "\"a,b\"\n"));
  const Part field = reader.parts().find("rule:field");
  const Feature comma{.kind = FeatureKind::contains, .part = reader.parts().find("token:QUOTED"), .text = ","};
  const Feature last{.kind = FeatureKind::joint,
                     .part = field,
                     .operands = {comma, {.kind = FeatureKind::last, .part = field}},
                     .nearest = true};
  EXPECT_EQ(show(last, reader.parts()), "last <field> that has a QUOTED containing \",\"");
  reader.setJoints({last});
  EXPECT_EQ(valueIn(reader, csv, "1,\",\"\n2,3\n", last), 1);
  EXPECT_EQ(valueIn(reader, csv, "\",\"\n2,3\n", last), 1) << "the only one is the last";
  EXPECT_EQ(valueIn(reader, csv, "\",\",1\n2,3\n", last), 0);
  EXPECT_FALSE(reader.space().find(last.operands[1]));
}

TEST(TextFeatures, FirstIsAPositionAsLast) {
  const auto csv = Language::bundled("csv");
  FeatureReader reader(csv->grammar(), featureKinds());
  const Part field = reader.parts().find("rule:field"), quoted = reader.parts().find("token:QUOTED");
  const Feature first{.kind = FeatureKind::joint,
                      .part = field,
                      .operands = {{.part = quoted}, {.kind = FeatureKind::first, .part = field}},
                      .nearest = true};
  reader.setJoints({first});
  EXPECT_EQ(valueIn(reader, csv, "1,2\n\"a\",3\n", first), 1);
  EXPECT_EQ(valueIn(reader, csv, "1,\"a\"\n", first), 0);
}

TEST(TextFeatures, OneConditionBeforeAnotherInOnePart) {
  const auto json = Language::bundled("json");
  FeatureReader reader(json->grammar(), featureKinds());
  const Parts& parts = reader.parts();
  const Feature order{.kind = FeatureKind::joint,
                      .part = parts.find("rule:array"),
                      .operands = {{.part = parts.find("token:STRING")}, {.part = parts.find("token:NUMBER")}},
                      .before = true};
  reader.setJoints({order});
  EXPECT_EQ(show(order, parts), "<array> in which a STRING stands before a NUMBER");
  EXPECT_EQ(valueIn(reader, json, "[true, \"a\", [], 1]", order), 1);
  EXPECT_EQ(valueIn(reader, json, "[1, \"a\", 2]", order), 1) << "some number";
  EXPECT_EQ(valueIn(reader, json, "[1, \"a\"]", order), 0);
  EXPECT_EQ(valueIn(reader, json, "{\"a\": [1]}", order), 0) << "not in one array";
  Model model;
  model.features = {order};
  model.nodes = {{}};
  EXPECT_EQ(readModel(openModel(toJson(model, parts), "m.json"), parts).features, model.features);
}

TEST(TextFeatures, AModelKeepsWhatIsAddedToANumber) {
  const auto json = Language::bundled("json");
  const Parts parts(json->grammar());
  const auto number = [&](uint16_t ordinal) {
    return Feature{.kind = FeatureKind::greatest, .part = parts.find("token:NUMBER"), .ordinal = ordinal};
  };
  Feature sum = number(1);
  sum.text = "+";
  sum.operands = {number(2)};
  Model model;
  model.features = {
      {.kind = FeatureKind::relation, .part = parts.find("rule:array"), .text = "<", .operands = {number(3), sum}}};
  model.nodes = {{}};
  EXPECT_EQ(readModel(openModel(toJson(model, parts), "m.json"), parts).features, model.features);
  model.features[0].operands[1].text = "-";
  EXPECT_THROW(readModel(openModel(toJson(model, parts), "m.json"), parts), UserError);
}

TEST(TextFeatures, ANameAgain) {
  const auto json = Language::bundled("json");
  FeatureReader reader(json->grammar(), featureKinds());
  const Parts& parts = reader.parts();
  const Feature again{.kind = FeatureKind::again,
                      .part = parts.find("rule:member"),
                      .other = parts.find("rule:array"),
                      .scope = parts.find("token:STRING")};
  EXPECT_EQ(show(again, parts), "<array> with the same STRING as an earlier <member>");
  EXPECT_EQ(valueIn(reader, json, "{\"a\": 1, \"b\": [\"a\"]}", again), 1);
  EXPECT_EQ(valueIn(reader, json, "{\"a\": [\"a\"]}", again), 0) << "the array is in the member";
  EXPECT_EQ(valueIn(reader, json, "{\"b\": [\"a\"], \"a\": 1}", again), 0) << "earlier";
  EXPECT_EQ(placesOf(reader, *Tree::parse(json, "{\"a\": 1, \"b\": [\"a\", \"a\"]}"), again).size(), 1u);
}

}  // namespace
}  // namespace hone
