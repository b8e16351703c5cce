#include "search/acceptance_rates.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(AcceptanceRates, startNearAThird) {
  AcceptanceRates rates;
  EXPECT_NEAR(rates.of("new").acceptance(), 0.3, 0.01);
}

TEST(AcceptanceRates, followTheShareOfFailures) {
  AcceptanceRates rates;
  const Expectation& rate = rates.of("quarter");
  for (int i = 0; i < 400; ++i) rates.learn("quarter", i % 4 == 0);
  EXPECT_NEAR(rate.acceptance(), 0.25, 0.05);
}

TEST(AcceptanceRates, followAChange) {
  AcceptanceRates rates;
  for (int i = 0; i < 1000; ++i) rates.learn("pass", true);
  for (int i = 0; i < 100; ++i) rates.learn("pass", false);
  EXPECT_LT(rates.of("pass").acceptance(), 0.05);
}

TEST(AcceptanceRates, ruleNothingOut) {
  AcceptanceRates rates;
  for (int i = 0; i < 10'000; ++i) {
    rates.learn("never", false);
    rates.learn("always", true);
  }
  EXPECT_GT(rates.of("never").acceptance(), 0);
  EXPECT_LT(rates.of("always").acceptance(), 1);
}

TEST(AcceptanceRates, keepPassesApart) {
  AcceptanceRates rates;
  for (int i = 0; i < 100; ++i) rates.learn("easy", true);
  EXPECT_GT(rates.of("easy").acceptance(), 0.9);
  EXPECT_NEAR(rates.of("hard").acceptance(), 0.3, 0.01);
}

TEST(AcceptanceRates, expectTheSameAnswerToTheSameQuestion) {
  AcceptanceRates rates;
  Expectation& one = rates.of("pass", 1);
  Expectation& two = rates.of("pass", 2);
  EXPECT_EQ(one.acceptance(), rates.of("pass").acceptance());
  rates.inform("pass", one, true);
  rates.inform("pass", two, false);
  EXPECT_GT(one.acceptance(), 0.5);
  EXPECT_LT(two.acceptance(), 0.2);
  EXPECT_EQ(&rates.of("pass", 1), &one);
}

TEST(AcceptanceRates, learnHowOftenAnswersChange) {
  AcceptanceRates rates;
  Expectation& one = rates.of("pass", 1);
  for (int i = 0; i < 1000; ++i) rates.inform("pass", one, i % 2 == 0);
  EXPECT_LT(rates.of("pass", 1).acceptance(), 1);
  rates.inform("pass", one, true);
  EXPECT_LT(one.acceptance(), 0.1) << "after a failure always came a pass";
  rates.inform("pass", one, false);
  EXPECT_GT(one.acceptance(), 0.9);
  EXPECT_NEAR(rates.of("other", 3).acceptance(), 0.3, 0.01);
}

TEST(AcceptanceRates, areNotInformedByUnknownQuestions) {
  AcceptanceRates rates;
  Expectation& unknown = rates.of("pass");
  rates.inform("pass", unknown, true);
  EXPECT_NEAR(unknown.acceptance(), 0.3, 0.01);
}

}  // namespace
}  // namespace hone
