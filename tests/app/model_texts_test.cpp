// New inputs of a model.
#include "app/model_texts.h"

#include <gmock/gmock.h>

#include "../support/scratch.h"

namespace hone {
namespace {

/// Calls of sin fail, others pass; and if `knows`, numbers below 0 can't be judged.
Model ofCalls(const Parts& parts, bool knows) {
  Model model;
  model.language = "calc";
  model.start = "calc";
  model.features = {{.kind = FeatureKind::equals, .part = parts.find("rule:function"), .text = "sin"}};
  model.nodes = {{.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2}, {.passes = 2}, {.fails = 2}};
  model.nodes[2].predictsFail = true;
  model.inputs = {{"sin(0.5)", true}, {"sin(30)", true}, {"cos(2)", false}, {"-4", false}};
  if (!knows) return model;
  model.validity.features = {{.kind = FeatureKind::least, .part = parts.find("rule:number")}};
  model.validity.nodes = {
      {.feature = 0, .threshold = 0, .strict = true, .atMost = 1, .above = 2}, {.fails = 9}, {.passes = 9}};
  model.validity.nodes[1].predictsFail = true;
  return model;
}

size_t negativeAmongNew(bool knows) {
  const Scratch scratch;
  const auto language = Language::bundled("calc");
  const Parts parts(language->grammar());
  ModelTexts texts(scratch.file("m.json", toJson(ofCalls(parts, knows), parts)), {}, "fail", 1, true);
  size_t negative = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string text = texts.next();
    EXPECT_THAT(text, testing::HasSubstr("sin"));
    // -0 isn't below 0.
    negative += text.find('-') != std::string::npos && text.find_first_of("123456789") != std::string::npos;
  }
  return negative;
}

TEST(ModelTexts, SeldomHaveWhatTheTestCantJudge) {
  const size_t knowing = negativeAmongNew(true), other = negativeAmongNew(false);
  EXPECT_GT(other, 10u);
  EXPECT_LT(2 * knowing, other) << knowing << " and " << other;
}

}  // namespace
}  // namespace hone
