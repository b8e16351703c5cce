#include "explain/known_shapes.h"

#include <gtest/gtest.h>

#include "explain/feature_reader.h"

namespace hone {
namespace {

class ShapesOfJson : public testing::Test {
 protected:
  FeatureValues read(const char* text) { return reader.read(*Tree::parse(language, text)); }
  bool has(const char* text) { return shapes.has(reader.space(), read(text)); }

  std::shared_ptr<Language> language = Language::bundled("json");
  FeatureReader reader{language->grammar(), featureKinds()};
  KnownShapes shapes;
};

TEST_F(ShapesOfJson, KnowInputsThatDifferInSizesAlone) {
  shapes.note(reader.space(), read("{\"user\": 20}"));
  EXPECT_TRUE(has("{\"user\": 20}"));
  EXPECT_TRUE(has("{\"usher\": 21}"));
  EXPECT_FALSE(has("{\"user\": -20}"));
  EXPECT_FALSE(has("{\"user\": 2000}"));
  EXPECT_FALSE(has("{\"user\": {}}"));
  EXPECT_FALSE(has("[20]"));
}

TEST_F(ShapesOfJson, TellWordsOfTheGivenInputs) {
  reader.addWords(*Tree::parse(language, "{\"user\": 20}"));
  shapes.note(reader.space(), read("{\"user\": 20}"));
  EXPECT_FALSE(has("{\"usher\": 20}"));
}

}  // namespace
}  // namespace hone
