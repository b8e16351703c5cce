#include <gtest/gtest.h>

#include "explain/show_model.h"

namespace hone {
namespace {

Model modelWith(std::vector<std::string> examples) {
  Model model;
  model.nodes.emplace_back();
  model.nodes.back().examples = std::move(examples);
  return model;
}

TEST(ExampleTexts, ShowWhatDiffersInLongExamples) {
  const std::string begin(100, 'b'), end(100, 'e');
  const ExampleTexts shown(modelWith({begin + "ä1" + end, begin + "ä2" + end}));
  EXPECT_EQ(shown(begin + "ä1" + end, 20), "…bbä1eeee…");
  EXPECT_EQ(shown(begin + "ä2" + end, 20), "…bbä2eeee…");
}

TEST(ExampleTexts, ShowTheEndsOfWhatIsNowhereTheSame) {
  const std::string one(100, '1'), two(100, '2');
  const ExampleTexts shown(modelWith({one, two, "short"}));
  EXPECT_EQ(shown("short", 9), "short");
  EXPECT_EQ(shown(one, 9), "111…111");
}

TEST(ExampleTexts, OneIsShownAsItIs) {
  const std::string text(100, 'a');
  EXPECT_EQ(ExampleTexts(modelWith({text}))(text, 9), "aaaa…aaaa");
}

}  // namespace
}  // namespace hone
