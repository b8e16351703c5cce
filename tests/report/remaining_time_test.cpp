#include "report/remaining_time.h"

#include <gmock/gmock.h>

namespace hone {
namespace {

using testing::DoubleEq;
using testing::DoubleNear;
using testing::Eq;
using testing::Optional;

TEST(RemainingTime, IsNotKnownInTheFirstRound) {
  RemainingTime remaining;
  remaining.commit("a", 0.5, false, 10);
  EXPECT_EQ(remaining.ifNothingIsFound(10), std::nullopt);
  remaining.commit("b", 0.5, true, 30);
  EXPECT_EQ(remaining.ifNothingIsFound(30), std::nullopt);
  EXPECT_EQ(remaining.round(), 1);
}

TEST(RemainingTime, OfAPassIsExtrapolated) {
  RemainingTime remaining;
  EXPECT_EQ(remaining.ofPass(0), std::nullopt);
  remaining.commit("a", 0, false, 100);
  EXPECT_EQ(remaining.ofPass(100), std::nullopt) << "it has only begun";
  remaining.commit("a", 0.25, false, 110);
  EXPECT_THAT(remaining.ofPass(110), Optional(DoubleEq(30)));
  remaining.commit("a", std::nullopt, false, 120);
  EXPECT_EQ(remaining.ofPass(120), std::nullopt);
}

/// Round 1: a takes 10 s, b 20 s, c 40 s. Round 2 begins with a at 70 s.
RemainingTime afterOneRound(bool bFinds, bool cFinds) {
  RemainingTime remaining;
  remaining.commit("a", 0.0, true, 0);
  remaining.commit("b", 0.0, bFinds, 10);
  remaining.commit("c", 0.0, cFinds, 30);
  remaining.commit("a", 0.0, false, 70);
  EXPECT_EQ(remaining.round(), 2);
  return remaining;
}

TEST(RemainingTime, CountsThePassesThatHaveToRunInVain) {
  EXPECT_THAT(afterOneRound(true, true).ifNothingIsFound(70), Optional(DoubleEq(10 + 20 + 40)));
  EXPECT_THAT(afterOneRound(true, false).ifNothingIsFound(70), Optional(DoubleEq(10 + 20)));
  EXPECT_THAT(afterOneRound(false, false).ifNothingIsFound(70), Optional(DoubleEq(10)));
}

TEST(RemainingTime, GrowsWhenSomethingIsFound) {
  RemainingTime remaining = afterOneRound(false, false);
  remaining.commit("a", 0.5, false, 74);
  EXPECT_THAT(remaining.ifNothingIsFound(74), Optional(DoubleEq(4)));
  remaining.commit("a", 0.5, true, 74);
  EXPECT_THAT(remaining.ifNothingIsFound(74), Optional(DoubleNear(4 + 20 + 40 + 8, 1e-9)));
}

TEST(RemainingTime, ShrinksWithThePassesThatFindNothing) {
  RemainingTime remaining = afterOneRound(true, true);
  remaining.commit("b", 0.0, false, 75);
  EXPECT_THAT(remaining.ifNothingIsFound(75), Optional(DoubleEq(20 + 40)));
  remaining.commit("c", 0.0, false, 80);
  EXPECT_THAT(remaining.ifNothingIsFound(80), Optional(DoubleEq(40)));
  EXPECT_THAT(remaining.ifNothingIsFound(100), Optional(DoubleEq(20)));
  EXPECT_THAT(remaining.ifNothingIsFound(1000), Optional(Eq(0.0))) << "longer than the last time";
}

TEST(RemainingTime, AnyPassCanBeginTheNextRound) {
  RemainingTime remaining = afterOneRound(true, true);
  remaining.commit("c", 0.0, false, 75);
  EXPECT_EQ(remaining.round(), 2);
  remaining.commit("b", 0.0, false, 80);
  EXPECT_EQ(remaining.round(), 2);
  remaining.commit("c", 0.0, false, 85);
  EXPECT_EQ(remaining.round(), 3);
}

}  // namespace
}  // namespace hone
