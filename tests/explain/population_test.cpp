#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explain/pool.h"

namespace hone {
namespace {

class PopulationOfCalls : public testing::Test {
 protected:
  void add(const std::string& text, bool fails) {
    const TreePtr tree = Tree::parse(language, text);
    EXPECT_TRUE(pool.add({tree, reader.read(*tree)}));
    population.note(static_cast<uint32_t>(pool.inputs().size() - 1), fails);
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  FeatureReader reader{language->grammar(), featureKinds()};
  Pool pool{reader.parts()};
  Random random{1};
  Population population{pool, random};
};

TEST_F(PopulationOfCalls, LendsInputsOfTheWantedOutcome) {
  add("sqrt(1)", true);
  EXPECT_EQ(population.any(false).bytes(), "sqrt(1)");  // there is no other yet
  add("sin(1)", false);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(population.any(true).bytes(), "sqrt(1)");
    EXPECT_EQ(population.any(false).bytes(), "sin(1)");
  }
}

TEST_F(PopulationOfCalls, LendsInputsOfAllSizesAlikeAndNoLargerOnesThanTheFirst) {
  add("sqrt(1234567890)", true);
  for (int i = 0; i < 9; ++i) add("sin(" + std::to_string(i) + ")", true);
  add("sqrt(" + std::string(100, '1') + ")", true);
  size_t first = 0;
  for (int i = 0; i < 200; ++i) {
    EXPECT_LT(population.any(true).bytes().size(), 100u);
    first += population.any(true).bytes() == "sqrt(1234567890)";
  }
  EXPECT_GT(first, 60u);
}

}  // namespace
}  // namespace hone
