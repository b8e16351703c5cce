#include <gtest/gtest.h>

#include "text/decode.h"

namespace hone {
namespace {

using namespace std::string_view_literals;

TEST(Utf16, IsKnownByItsMarkOrItsNuls) {
  EXPECT_EQ(wideEncoding("\xFF\xFE{\0}\0"sv), "UTF-16");
  EXPECT_EQ(wideEncoding("\xFE\xFF\0{\0}"sv), "UTF-16");
  EXPECT_EQ(wideEncoding("{\0}\0"sv), "UTF-16");
  EXPECT_EQ(wideEncoding("\0{\0}"sv), "UTF-16");
  EXPECT_EQ(wideEncoding("\xFF\xFE\0\0{\0\0\0"sv), "UTF-32");
  EXPECT_EQ(wideEncoding("\0\0\xFE\xFF\0\0\0{"sv), "UTF-32");
  EXPECT_EQ(wideEncoding(""sv), "");
  EXPECT_EQ(wideEncoding("\"\0\xE5\x65,g\"\0"sv), "UTF-16") << "not each character is of ASCII";
  EXPECT_EQ(wideEncoding("{}"sv), "");
  EXPECT_EQ(wideEncoding("\xEF\xBB\xBF{}"sv), "");
  EXPECT_EQ(wideEncoding("[\"a\0b\"]"sv), "");
  EXPECT_EQ(wideEncoding("\0\0\0\0"sv), "");
}

}  // namespace
}  // namespace hone
