#include <gtest/gtest.h>

#include "text/common_parts.h"

namespace hone {
namespace {

TEST(WordDiff, MarksWhatHasChanged) {
  EXPECT_EQ(wordDiff("{ \"parts\": 12}", "{ \"parts\": []}"), "{ \"parts\": [-12-]{+[]+}}");
  EXPECT_EQ(wordDiff("a b c", "a c"), "a [-b -]c");
  EXPECT_EQ(wordDiff("a c", "a b c"), "a {+b +}c");
  EXPECT_EQ(wordDiff("same", "same"), "same");
  EXPECT_EQ(wordDiff("", "x"), "{+x+}");
  EXPECT_EQ(wordDiff("x", ""), "[-x-]");
}

TEST(WordDiff, BlanksCountForNothing) { EXPECT_EQ(wordDiff("let x;\n  var x;\n", "let x; var x;"), "let x; var x;"); }

TEST(WordDiff, ShortensLongCommonParts) {
  const std::string many(200, 'x');
  EXPECT_EQ(wordDiff(many + " a", many + " b"), "…" + std::string(29, 'x') + " [-a-]{+b+}");
}

}  // namespace
}  // namespace hone
