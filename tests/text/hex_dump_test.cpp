#include "text/hex_dump.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

using namespace std::string_literals;

TEST(HexDump, KnowsWhatPeopleCanRead) {
  for (const auto* text : {"", "int a;\r\n\tb\f", "äöü € 語 😀", "\u0085"}) EXPECT_FALSE(isBinary(text)) << text;
  for (const std::string& bytes :
       {"a\0b"s, "\x89PNG"s, "\xff"s, "a\033[2J"s, "\x7f"s, "\u009b2J"s, "\xc3"s, "h\xe4tte"s})
    EXPECT_TRUE(isBinary(bytes)) << bytes;
}

// The lines are those of xxd.
TEST(HexDump, HasTheLinesOfXxd) {
  EXPECT_EQ(hexDump("\x89PNG\r\n\x1a\n\0\0\0\rIHDR~\x7f\xc3"s),
            "00000000: 8950 4e47 0d0a 1a0a 0000 000d 4948 4452  .PNG........IHDR\n"
            "00000010: 7e7f c3                                  ~..\n");
  EXPECT_EQ(hexDump("abc", 2), "00000000: 6162" + std::string(37, ' ') + "ab\n… 1 byte more\n");
  EXPECT_EQ(hexDump(""), "");
  EXPECT_EQ(hexDump("a"), "00000000: 61" + std::string(39, ' ') + "a\n");
}

}  // namespace
}  // namespace hone
