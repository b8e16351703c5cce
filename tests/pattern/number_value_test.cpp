// Numbers that are written differently.
#include "pattern/number_value.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(NumberValue, OfOneNumberInManySpellings) {
  for (const char* text : {"17", "17u", "17UL", "17n", "0x11", "0X11", "0b1_0001", "0o21", "17.0", "17."})
    EXPECT_EQ(valueOf(text), "17") << text;
  EXPECT_EQ(valueOf("0"), "0");
}

TEST(NumberValue, OtherTextsAreTheirOwn) {
  for (const char* text : {"", "x", "017", "1.5", "1e3", ".0", "0x", "ull", "99999999999999999999", "'1'"})
    EXPECT_EQ(valueOf(text), text);
}

TEST(NumberValue, OtherSpellingsHaveTheSameValue) {
  for (const std::string& text : otherSpellings("300")) EXPECT_EQ(valueOf(text), "300") << text;
  EXPECT_FALSE(otherSpellings("300").empty());
  EXPECT_TRUE(otherSpellings("x1").empty());
}

}  // namespace
}  // namespace hone
