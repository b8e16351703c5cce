#include "oracle/failure_rate.h"

#include <gtest/gtest.h>

#include <random>

namespace hone {
namespace {

/// The number of runs until the decision, if all runs are alike.
int runsAlike(double rate, bool failed) {
  RateTest test(rate, errorOfCandidate);
  int runs = 0;
  for (; !test.decision(); ++runs) test.add(failed);
  EXPECT_EQ(test.decision(), failed);
  return runs;
}

TEST(RateTest, NeedsMoreRunsTheLowerTheRate) {
  EXPECT_EQ(runsAlike(1, false), 1);
  EXPECT_EQ(runsAlike(0.7, false), 3);
  EXPECT_EQ(runsAlike(0.3, false), 11);
  for (const double rate : {1.0, 0.7, 0.3}) EXPECT_EQ(runsAlike(rate, true), 3);
}

/// Of texts that fail at the rate `actual`, the share that is taken for one that fails at `rate`.
double accepted(double actual, double rate, double error) {
  constexpr int texts = 4000;
  std::mt19937 random(7);
  std::bernoulli_distribution fails(actual);
  int count = 0;
  for (int text = 0; text < texts; ++text) {
    RateTest test(rate, error);
    while (!test.decision()) test.add(fails(random));
    count += *test.decision();
  }
  return static_cast<double>(count) / texts;
}

TEST(RateTest, IsWrongAsSeldomAsItSays) {
  for (const double error : {0.05, 0.01})
    for (const double rate : {0.9, 0.7, 0.5, 0.2}) {
      EXPECT_GT(accepted(rate, rate, error), 1 - 1.2 * error) << rate;
      EXPECT_LT(accepted(rate / 4, rate, error), 1.2 * error) << rate;
      EXPECT_LT(accepted(rate / 20, rate, error), error / 20) << rate;
    }
}

TEST(RateTest, KnowsHowManyRunsItNeedsAtLeast) {
  RateTest test(0.5, 0.01);
  int runs = 0;
  for (int least = test.leastRuns(); least > 0; least = test.leastRuns())
    for (; least > 0; --least, ++runs) {
      EXPECT_FALSE(test.decision());
      test.add(runs % 2 == 0);
    }
  EXPECT_TRUE(test.decision());
}

TEST(RateTest, OnceDecidedStaysSo) {
  RateTest test(1, errorOfCandidate);
  test.add(false);
  for (int i = 0; i < 20; ++i) test.add(true);
  EXPECT_EQ(test.decision(), false);
}

TEST(FailureRate, IsEstimatedUntilItIsKnown) {
  FailureRate rate;
  EXPECT_EQ(rate.missing(), 10);
  for (int i = 0; i < 14; ++i) rate.add(i % 7 < 5);
  EXPECT_EQ(rate.missing(), 0);
  EXPECT_EQ(inWords(rate), "about 71 % of runs (10 of 14)");
  FailureRate seldom{1, 99};
  EXPECT_EQ(seldom.missing(), 1) << "a low rate is known well enough";
  EXPECT_EQ(inWords({10, 10}), "all 10 runs");
}

}  // namespace
}  // namespace hone
