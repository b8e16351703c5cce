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

TEST(LayoutFact, ALineBreakIsWhatHarms) {
  const LayoutFact one{{"", "_"}, {"/", "_/"}};
  EXPECT_TRUE(one.holds(" "));
  EXPECT_FALSE(one.holds("\n "));
  EXPECT_EQ(one.words(), "<no line break>");
  EXPECT_EQ((LayoutFact{{""}, {"/", "_"}}.words()), "<nothing between>");
}

}  // namespace
}  // namespace hone
