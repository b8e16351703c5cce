#include "text/visible.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

using namespace std::string_literals;

TEST(Visible, LeavesWhatCanBeSeen) {
  EXPECT_EQ(visible("int a; // äöü € 語 😀 e\u0301"), "int a; // äöü € 語 😀 e\u0301");
}

TEST(Visible, SpellsOutWhatWouldCommandATerminal) {
  EXPECT_EQ(visible("a\033[2Jb\tc\r\n\x7f\0d"s), "a\\x1b[2Jb\\tc\\r\\n\\x7f\\x00d");
  EXPECT_EQ(visible("\u009b2J"), "\\u{9b}2J") << "a control sequence introducer in one character";
}

TEST(Visible, SpellsOutWhatNobodySees) {
  EXPECT_EQ(visible("a\u00a0b\u200bc\u202ed\ufeffe\u2028f\u3000g\U000e0041"),
            "a\\u{a0}b\\u{200b}c\\u{202e}d\\u{feff}e\\u{2028}f\\u{3000}g\\u{e0041}");
}

TEST(Visible, SpellsOutBytesThatAreNoText) { EXPECT_EQ(visible("\xff\xc3\xe2\x82"), "\\xff\\xc3\\xe2\\x82"); }

TEST(Visible, IsAsciiWithoutUnicode) { EXPECT_EQ(visible("ä€", false), "\\u{e4}\\u{20ac}"); }

TEST(Visible, KnowsHowWideCharactersAre) {
  EXPECT_EQ(columnsOf("abc"), 3u);
  EXPECT_EQ(columnsOf("äöü"), 3u);
  EXPECT_EQ(columnsOf("語😀"), 4u);
  EXPECT_EQ(columnsOf("e\u0301"), 1u);
  EXPECT_EQ(glyphAt("\033", 0).columns, 4u);
}

}  // namespace
}  // namespace hone
