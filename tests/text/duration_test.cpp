#include "text/duration.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(SecondsText, HasNoExponent) {
  EXPECT_EQ(secondsText(0), "0 s");
  EXPECT_EQ(secondsText(0.00004), "0 s");
  EXPECT_EQ(secondsText(0.01234), "0.0123 s");
  EXPECT_EQ(secondsText(15.26), "15.3 s");
  EXPECT_EQ(secondsText(999.4), "999 s");
  EXPECT_EQ(secondsText(999.6), "1000 s");
  EXPECT_EQ(secondsText(86400), "86400 s");
}

}  // namespace
}  // namespace hone
