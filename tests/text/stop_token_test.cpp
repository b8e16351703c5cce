#include "text/stop_token.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(StopToken, DefaultNeverStops) {
  StopToken token;
  EXPECT_FALSE(token.stopRequested());
  WorkMeter meter(token);
  for (int i = 0; i < 100'000; ++i) meter.spend();
  EXPECT_EQ(meter.spent(), 100'000u);
}

TEST(StopToken, TokensOfOneSourceStopTogether) {
  StopSource source;
  StopToken one = source.token(), two = one;
  EXPECT_NO_THROW(one.check());
  source.requestStop();
  EXPECT_TRUE(two.stopRequested());
  EXPECT_THROW(one.check(), Cancelled);
}

TEST(StopToken, StopsAtTheDeadline) {
  EXPECT_TRUE(StopSource(std::chrono::steady_clock::now()).token().stopRequested());
  EXPECT_FALSE(StopSource(std::chrono::steady_clock::now() + std::chrono::hours(1)).token().stopRequested());
}

TEST(WorkMeter, NoticesAStopWithinSomeUnits) {
  StopSource source;
  WorkMeter meter(source.token());
  meter.spend(10);
  source.requestStop();
  const uint64_t before = meter.spent();
  EXPECT_THROW(for (;;) meter.spend(), Cancelled);
  EXPECT_LE(meter.spent() - before, 1024u);
}

}  // namespace
}  // namespace hone
