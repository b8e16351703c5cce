#include "report/kept_parts.h"

#include <gmock/gmock.h>

namespace hone {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Parts = std::vector<CommonPart>;

TEST(KeptParts, AreAllAtFirst) {
  EXPECT_THAT(KeptParts("abc").parts(), ElementsAre(CommonPart{0, 0, 3}));
  EXPECT_THAT(KeptParts("").parts(), IsEmpty());
}

TEST(KeptParts, FollowTheStepsNotTheShortestWay) {
  // Compared with the last text alone, the first f(x) could have stayed as well.
  KeptParts kept("a; f(x); b; f(x); c;");
  kept.follow("a; b; f(x); c;");
  kept.follow("f(x); c;");
  kept.follow("f(x);");
  EXPECT_THAT(kept.parts(), ElementsAre(CommonPart{12, 0, 5}));
}

TEST(KeptParts, DoNotComeBack) {
  KeptParts kept("one two");
  kept.follow("one");
  kept.follow("one two");
  EXPECT_THAT(kept.parts(), ElementsAre(CommonPart{0, 0, 3}));
}

TEST(Composed, CutsAndJoins) {
  EXPECT_EQ(composed(Parts{{0, 0, 4}, {8, 4, 4}}, Parts{{2, 0, 4}}), (Parts{{2, 0, 2}, {8, 2, 2}}));
  EXPECT_EQ(composed(Parts{{5, 0, 10}}, Parts{{0, 0, 3}, {3, 3, 3}}), (Parts{{5, 0, 6}}));
  EXPECT_EQ(composed(Parts{{0, 0, 4}}, Parts{}), Parts{});
  EXPECT_EQ(composed(Parts{{0, 0, 2}}, Parts{{2, 0, 2}}), Parts{});
}

}  // namespace
}  // namespace hone
