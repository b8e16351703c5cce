#include "explain/pool.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

class PoolOfLarge : public testing::Test {
 protected:
  PoolInput read(const std::string& text) {
    TreePtr tree = Tree::parse(language, text);
    FeatureValues values = reader.read(*tree);
    return PoolInput(std::move(tree), std::move(values));
  }
  /// About 60,000 nodes.
  static std::string large(int number) {
    std::string text = "[" + std::to_string(number);
    for (int i = 0; i < 10'000; ++i) text += ", 1";
    return text + "]";
  }

  std::shared_ptr<Language> language = Language::bundled("json");
  FeatureReader reader{language->grammar(), {FeatureKind::exists}};
  Pool pool{reader.parts()};
};

TEST_F(PoolOfLarge, KeepsOnlyTheTextsOfLaterLargeInputs) {
  constexpr int count = 60;
  for (int i = 0; i < count; ++i) {
    EXPECT_TRUE(pool.add(read(large(i))));
    EXPECT_TRUE(pool.add(read("[" + std::to_string(i) + "]")));
  }
  size_t away = 0;
  for (size_t i = 0; i < pool.inputs().size(); ++i) {
    const PoolInput& input = pool.inputs()[i];
    const std::string text = i % 2 == 0 ? large(static_cast<int>(i / 2)) : "[" + std::to_string(i / 2) + "]";
    EXPECT_EQ(input.bytes(), text);
    EXPECT_EQ(input.plainText(), text);
    const TreePtr tree = input.tree();
    EXPECT_EQ(tree->bytes(), text);
    EXPECT_EQ(tree->size(), input.nodes());
    const bool isAway = input.tree() != tree;  // parsed anew each time
    away += isAway;
    EXPECT_FALSE(isAway && i % 2 == 1) << "small ones stay";
  }
  EXPECT_GT(away, 10u);
  EXPECT_LT(away, 50u);
  EXPECT_FALSE(pool.add(read(large(count - 1)))) << "it is known";
}

TEST_F(PoolOfLarge, ReadsNewFeaturesOfInputsWhoseTreeIsAway) {
  PoolInput input = read("[1, {\"a\": 2}]");
  input.putTreeAway();
  input.putTreeAway();
  const FeatureValues before = input.values;
  pool.add(std::move(input));
  pool.readNew(0, reader);
  EXPECT_EQ(pool.inputs()[0].values, before);
}

}  // namespace
}  // namespace hone
