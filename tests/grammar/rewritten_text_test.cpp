#include "grammar/rewritten_text.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

/// "line:column" in the original of the first place where the rewritten text has `wanted`.
std::string originOf(const RewrittenText& text, const std::string& wanted) {
  LineColumn place{1, 0};
  for (size_t i = 0; i < text.text().find(wanted); ++i) {
    const char c = text.text()[i];
    if (c == '\n')
      place = {place.line + 1, 0};
    else
      place.column += (c & 0xC0) != 0x80;
  }
  const LineColumn origin = text.inOriginal(place);
  return std::to_string(origin.line) + ":" + std::to_string(origin.column);
}

TEST(RewrittenText, KnowsWherePlacesStood) {
  const RewrittenText original("one two\nthree four\n");
  const RewrittenText longer = original.with({{4, 7, "[a much\nlonger text]"}, {0, 0, "put in, "}});
  EXPECT_EQ(longer.text(), "put in, one [a much\nlonger text]\nthree four\n");
  EXPECT_EQ(originOf(longer, "one"), "1:0");
  EXPECT_EQ(originOf(longer, "t in"), "1:0") << "what is put in stands where it is put in";
  EXPECT_EQ(originOf(longer, "longer"), "1:7") << "at most at the end of what it replaces";
  EXPECT_EQ(originOf(longer, "four"), "2:6");
}

TEST(RewrittenText, KnowsThemAfterSeveralRewritings) {
  const RewrittenText once = RewrittenText("a b c d").with({{2, 3, ""}, {6, 6, "XX"}});
  EXPECT_EQ(once.text(), "a  c XXd");
  const RewrittenText twice = once.with({{0, 1, "\n\n"}, {3, 3, "YY"}});
  EXPECT_EQ(twice.text(), "\n\n  YYc XXd");
  EXPECT_EQ(originOf(twice, "c"), "1:4");
  EXPECT_EQ(originOf(twice, "d"), "1:6");
}

TEST(RewrittenText, CountsCharacters) {
  const RewrittenText text = RewrittenText("'\u00e9\u20ac' word").with({{0, 0, "\u00fc"}});
  EXPECT_EQ(originOf(text, "word"), "1:5");
  const LineColumn end = text.inOriginal({9, 9});
  EXPECT_EQ(end.line, 1u);
  EXPECT_EQ(end.column, 9u);
}

}  // namespace
}  // namespace hone
