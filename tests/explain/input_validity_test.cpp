#include "explain/input_validity.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

class ValidityOfCalls : public testing::Test {
 protected:
  void note(const std::string& text, bool resolved) {
    const TreePtr tree = Tree::parse(language, text);
    const FeatureValues values = reader.read(*tree);
    validity.note(reader.space(), values, resolved);
    ASSERT_TRUE(pool.add({tree, values}, resolved));
  }
  bool doubtful(const std::string& text) {
    return validity.doubtful(reader, reader.read(*Tree::parse(language, text)));
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  FeatureReader reader{language->grammar(), featureKinds()};
  Pool pool{reader.parts()};
  InputValidity validity;
};

TEST_F(ValidityOfCalls, DoubtsAPartThatOnlyUnresolvedInputsHad) {
  note("1", true);
  for (const char* text : {"sqrt(1)", "sqrt(2)"}) note(text, false);
  EXPECT_FALSE(doubtful("sqrt(3)"));
  note("sqrt(3)", false);
  EXPECT_TRUE(doubtful("sqrt(4)"));
  note("sqrt(5)", true);
  EXPECT_FALSE(doubtful("sqrt(4)"));
}

/// Numbers can be judged, and so can each function.
TEST_F(ValidityOfCalls, LearnsWhatCantBeJudgedWhereEachPartCan) {
  for (int i = 1; i < 20; ++i) {
    note("sqrt(" + std::to_string(i) + ")", true);
    note("sin(-" + std::to_string(i) + ")", true);
    note("sqrt(-" + std::to_string(i) + ")", false);
  }
  EXPECT_FALSE(doubtful("sqrt(-2.5)"));
  validity.learn(reader, pool);
  EXPECT_TRUE(doubtful("sqrt(-2.5)"));
  EXPECT_FALSE(doubtful("sqrt(2.5)"));
  EXPECT_FALSE(doubtful("sin(-2.5)"));
}

TEST_F(ValidityOfCalls, LearnsNothingWhereNothingTellsThemApart) {
  for (int i = 1; i < 20; ++i) note("sin(" + std::to_string(i * 7 % 19) + ")", i % 3 != 0);
  validity.learn(reader, pool);
  EXPECT_TRUE(validity.tree().nodes.empty());
  EXPECT_FALSE(doubtful("sin(3.5)"));
}

TEST_F(ValidityOfCalls, LearnsNothingFromFewUnresolvedInputs) {
  for (const char* text : {"sqrt(1)", "sqrt(2)", "sin(-1)"}) note(text, true);
  for (const char* text : {"sqrt(-1)", "sqrt(-2)"}) note(text, false);
  validity.learn(reader, pool);
  EXPECT_FALSE(doubtful("sqrt(-3)"));
}

}  // namespace
}  // namespace hone
