#include "text/utf16.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

using namespace std::string_view_literals;

TEST(Utf16, IsKnownByItsMarkOrItsNuls) {
  EXPECT_TRUE(isUtf16("\xFF\xFE{\0}\0"sv));
  EXPECT_TRUE(isUtf16("\xFE\xFF\0{\0}"sv));
  EXPECT_TRUE(isUtf16("{\0}\0"sv));
  EXPECT_TRUE(isUtf16("\0{\0}"sv));
  EXPECT_FALSE(isUtf16(""sv));
  EXPECT_FALSE(isUtf16("{}"sv));
  EXPECT_FALSE(isUtf16("\xEF\xBB\xBF{}"sv));
  EXPECT_FALSE(isUtf16("[\"a\0b\"]"sv));
  EXPECT_FALSE(isUtf16("\0\0\0\0"sv));
}

}  // namespace
}  // namespace hone
