#include "text/similar.h"

#include <gmock/gmock.h>

namespace hone {
namespace {

TEST(Similar, PutsTheNearestFirst) {
  std::vector<std::string> names = {"statement", "expression", "expr", "block"};
  EXPECT_THAT(mostSimilar("exprs", names, 2), testing::ElementsAre("expr", "expression"));
  EXPECT_THAT(mostSimilar("block", names, 1), testing::ElementsAre("block"));
  EXPECT_THAT(mostSimilar("x", {}, 3), testing::IsEmpty());
}

TEST(Similar, CountsATranspositionOnce) {
  EXPECT_EQ(likelyMeant("redcue", {"repair", "reduce"}), "reduce");
  EXPECT_EQ(likelyMeant("tset", {"stats", "test"}), "test");
}

TEST(Similar, PrefersTheOnlyNameWithTheWord) {
  EXPECT_EQ(likelyMeant("crash", {"fresh", "same-crash", "signal"}), "same-crash");
  EXPECT_EQ(likelyMeant("tests", {"test", "max-tests"}), "max-tests");
  EXPECT_EQ(likelyMeant("max", {"max-tests", "max-time", "map"}), "map");
}

TEST(Similar, SuggestsNothingFarFetched) {
  EXPECT_EQ(likelyMeant("foo", {"log", "lib"}), std::nullopt);
  EXPECT_EQ(likelyMeant("shrink", {"reduce", "explain"}), std::nullopt);
  EXPECT_EQ(likelyMeant("x", {}), std::nullopt);
}

}  // namespace
}  // namespace hone
