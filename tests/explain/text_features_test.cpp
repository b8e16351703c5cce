// Features of texts: what is inside a token, what occurs twice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/predictor.h"

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
  EXPECT_EQ(reader.occurrences(*Tree::parse(csv, "\"a,b\",\"c\",\",\"\n"), comma).size(), 2u);
}

TEST(TextFeatures, WhatIsTheSameInTwoElementsOfOneList) {
  const auto json = Language::bundled("json");
  FeatureReader reader(json->grammar(), featureKinds());
  const Feature twice{.kind = FeatureKind::twice,
                      .part = reader.parts().find("token:STRING"),
                      .other = reader.parts().find("rule:member"),
                      .scope = reader.parts().find("rule:object")};
  EXPECT_EQ(show(twice, reader.parts()), "two <member> of one <object> with the same STRING");
  EXPECT_EQ(valueIn(reader, json, R"({"a": 1, "b": 2, "a": 3})", twice), 1);
  EXPECT_EQ(valueIn(reader, json, R"([{"a": 1}, {"a": 1}])", twice), 0) << "of two objects";
  EXPECT_EQ(valueIn(reader, json, R"({"a": 1, "b": {"a": 1}})", twice), 0) << "of one in the other";
  EXPECT_EQ(valueIn(reader, json, R"({"a": "b", "b": "a"})", twice), 0) << "a name and a value";
  EXPECT_EQ(reader.occurrences(*Tree::parse(json, R"({"a": 1, "b": 2, "a": 3})"), twice).size(), 1u);
}

}  // namespace
}  // namespace hone
