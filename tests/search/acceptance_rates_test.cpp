#include "search/acceptance_rates.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(AcceptanceRates, startNearAThird) {
  AcceptanceRates rates;
  EXPECT_NEAR(rates.of("new"), 0.3, 0.01);
}

TEST(AcceptanceRates, followTheShareOfFailures) {
  AcceptanceRates rates;
  const double& rate = rates.of("quarter");
  for (int i = 0; i < 400; ++i) rates.learn("quarter", i % 4 == 0);
  EXPECT_NEAR(rate, 0.25, 0.05);
}

TEST(AcceptanceRates, followAChange) {
  AcceptanceRates rates;
  for (int i = 0; i < 1000; ++i) rates.learn("pass", true);
  for (int i = 0; i < 100; ++i) rates.learn("pass", false);
  EXPECT_LT(rates.of("pass"), 0.05);
}

TEST(AcceptanceRates, ruleNothingOut) {
  AcceptanceRates rates;
  for (int i = 0; i < 10'000; ++i) {
    rates.learn("never", false);
    rates.learn("always", true);
  }
  EXPECT_GT(rates.of("never"), 0);
  EXPECT_LT(rates.of("always"), 1);
}

TEST(AcceptanceRates, keepPassesApart) {
  AcceptanceRates rates;
  for (int i = 0; i < 100; ++i) rates.learn("easy", true);
  EXPECT_GT(rates.of("easy"), 0.9);
  EXPECT_NEAR(rates.of("hard"), 0.3, 0.01);
}

}  // namespace
}  // namespace hone
