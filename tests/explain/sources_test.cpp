#include "explain/sources.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

class SourcesOfInputs : public testing::Test {
 protected:
  /// Makes a text that no source made before.
  MakeInput maker(size_t& made) {
    return [this, &made]() -> std::optional<PoolInput> {
      ++made;
      return PoolInput{Tree::parse(language, std::to_string(++all)), {}};
    };
  }

  std::shared_ptr<Language> language = Language::bundled("json");
  size_t all = 0;
};

TEST_F(SourcesOfInputs, AreAskedByTheirShares) {
  InputSources sources;
  size_t one = 0, other = 0;
  sources.add(maker(one), 3);
  sources.add(maker(other));
  for (int round = 0; round < 20; ++round) EXPECT_EQ(sources.draw(10).size(), 10u);
  EXPECT_EQ(one, 150u);
  EXPECT_EQ(other, 50u);
}

TEST_F(SourcesOfInputs, ADrawEndsWhereNothingNewIsMade) {
  InputSources sources;
  sources.add([this] { return std::optional(PoolInput{Tree::parse(language, "1"), {}}); });
  EXPECT_EQ(sources.draw(10).size(), 1u);
}

}  // namespace
}  // namespace hone
