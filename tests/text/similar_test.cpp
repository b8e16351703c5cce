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

}  // namespace
}  // namespace hone
