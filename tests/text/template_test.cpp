#include "text/template.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(Template, FillsGapsInLines) {
  EXPECT_EQ(filled("a @one@ b@two@@one@\n", {{"one", "1"}, {"two", ""}}), "a 1 b1\n");
  EXPECT_EQ(filled("@one@", {{"one", "@two@"}}), "@two@") << "values have no gaps";
}

TEST(Template, ReplacesLinesThatAreNothingButAGap) {
  EXPECT_EQ(filled("a\n  # @lines@\nb\n", {{"lines", "x\ny\n"}}), "a\nx\ny\nb\n");
  EXPECT_EQ(filled("# @lines@\nb\n", {{"lines", ""}}), "b\n");
  EXPECT_EQ(filled("c # @lines@\n@lines@# @lines@\n", {{"lines", "x"}}), "c # x\nx# x\n");
}

TEST(Template, LeavesOtherSignsAlone) {
  EXPECT_EQ(filled("\"$@\" @@ @A@ user@host @", {}), "\"$@\" @@ @A@ user@host @");
}

}  // namespace
}  // namespace hone
