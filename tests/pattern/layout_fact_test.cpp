#include "pattern/layout_fact.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(LayoutFact, SortsHiddenTexts) {
  EXPECT_EQ(layoutKey(""), "");
  EXPECT_EQ(layoutKey(" \t"), "_");
  EXPECT_EQ(layoutKey(" \r\n"), "_/");
  EXPECT_EQ(layoutKey("\n\n\n  "), "//_");
  EXPECT_EQ(layoutKey(" // a b\n"), "_#/");
}

TEST(LayoutFact, WhatWasNotTriedFailsIfItHasWhatFails) {
  const LayoutFact fact{{"_/"}, {"", "_", "/"}};
  EXPECT_TRUE(fact.holds("  \n"));
  EXPECT_TRUE(fact.holds(" \n  "));
  EXPECT_FALSE(fact.holds("\n  "));
  EXPECT_FALSE(fact.holds(""));
  EXPECT_EQ(fact.words(), "␣⏎");
}

}  // namespace
}  // namespace hone
