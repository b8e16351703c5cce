#include "text/decode.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(Decode, TellsUtf8FromOtherBytes) {
  EXPECT_EQ(detectEncoding(""), Encoding::utf8);
  EXPECT_EQ(detectEncoding("plain"), Encoding::utf8);
  EXPECT_EQ(detectEncoding("\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80"), Encoding::utf8);
  EXPECT_EQ(detectEncoding("\xE4 is Latin-1"), Encoding::latin1);
  EXPECT_EQ(detectEncoding("\xC0\x80"), Encoding::latin1) << "overlong";
  EXPECT_EQ(detectEncoding("\xED\xA0\x80"), Encoding::latin1) << "surrogate";
  EXPECT_EQ(detectEncoding("\xE2\x82"), Encoding::latin1) << "cut off";
  EXPECT_EQ(detectEncoding("\xF4\x90\x80\x80"), Encoding::latin1) << "beyond Unicode";
}

TEST(Decode, IsUndoneByEncode) {
  for (int32_t c : {0, 0x7F, 0x80, 0xE4, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF}) {
    std::string bytes;
    encode(c, Encoding::utf8, bytes);
    CodePoint back = decode(bytes, 0, Encoding::utf8);
    EXPECT_EQ(back.value, c);
    EXPECT_EQ(back.length, bytes.size());
  }
}

TEST(Decode, LosesNoByteOfBrokenUtf8) {
  std::string broken = "a\xE2\x82z\xFF";
  size_t at = 0;
  for (int steps = 0; at < broken.size(); ++steps) {
    at += decode(broken, at, Encoding::utf8).length;
    ASSERT_LT(steps, 6);
  }
  EXPECT_EQ(at, broken.size());
}

}  // namespace
}  // namespace hone
