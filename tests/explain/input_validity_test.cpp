#include "explain/input_validity.h"

#include <gtest/gtest.h>

#include "explain/feature_reader.h"

namespace hone {
namespace {

class ValidityOfCalls : public testing::Test {
 protected:
  void note(const std::string& text, bool resolved) {
    validity.note(reader.space(), reader.read(*Tree::parse(language, text)), resolved);
  }
  bool doubtful(const std::string& text) {
    return validity.doubtful(reader.space(), reader.read(*Tree::parse(language, text)));
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  FeatureReader reader{language->grammar(), featureKinds()};
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

}  // namespace
}  // namespace hone
