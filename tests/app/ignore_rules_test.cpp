#include "app/ignore_rules.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

bool ignores(const std::string& lines, const std::string& path, bool isFolder = false, const std::string& in = "") {
  IgnoreRules rules;
  rules.addLines(lines, in);
  return rules.ignores(path, isFolder).value_or(false);
}

TEST(IgnoreRules, AreThoseOfGit) {
  EXPECT_TRUE(ignores("*.o", "a.o"));
  EXPECT_TRUE(ignores("*.o", "d/e/a.o"));
  EXPECT_FALSE(ignores("*.o", "a.ok"));
  EXPECT_FALSE(ignores("# *.o\n\n  \n", "# *.o"));
  EXPECT_TRUE(ignores("/a", "a"));
  EXPECT_FALSE(ignores("/a", "d/a"));
  EXPECT_TRUE(ignores("d/a", "d/a"));
  EXPECT_FALSE(ignores("d/a", "c/d/a"));
  EXPECT_TRUE(ignores("build/", "src/build", true));
  EXPECT_FALSE(ignores("build/", "src/build", false));
  EXPECT_TRUE(ignores("**/x/y", "a/b/x/y"));
  EXPECT_TRUE(ignores("**/x/y", "x/y"));
  EXPECT_TRUE(ignores("a/**/y", "a/y"));
  EXPECT_TRUE(ignores("a/**/y", "a/b/c/y"));
  EXPECT_TRUE(ignores("a/**", "a/b/c"));
  EXPECT_FALSE(ignores("a/**", "a"));
  EXPECT_FALSE(ignores("a/*", "a/b/c"));
  EXPECT_TRUE(ignores("file[0-9]?", "file1x"));
  EXPECT_FALSE(ignores("file[!0-9]", "file1"));
  EXPECT_TRUE(ignores("a.b", "a.b"));
  EXPECT_FALSE(ignores("a.b", "axb"));
  EXPECT_TRUE(ignores("\\#a", "#a"));
}

TEST(IgnoreRules, KnowClassesByNameAndEscapes) {
  EXPECT_TRUE(ignores("log[[:digit:]_]", "log7"));
  EXPECT_TRUE(ignores("log[[:digit:]_]", "log_"));
  EXPECT_FALSE(ignores("log[[:digit:]]", "log:"));
  EXPECT_FALSE(ignores("log[![:digit:]]", "log7"));
  EXPECT_FALSE(ignores("log[[:nothing:]]", "logn"));
  EXPECT_TRUE(ignores("x[a\\]b]", "x]"));
  EXPECT_TRUE(ignores("x[]b]", "x]"));
  EXPECT_FALSE(ignores("x[a\\-z]", "xm"));
  EXPECT_TRUE(ignores("name\\ ", "name "));
  EXPECT_TRUE(ignores("name\\   ", "name "));
  EXPECT_TRUE(ignores("name\\\\ ", "name\\"));
  EXPECT_TRUE(ignores("name ", "name"));
}

TEST(IgnoreRules, TheLastMatchingOneDecides) {
  EXPECT_FALSE(ignores("*.o\n!keep.o", "keep.o"));
  EXPECT_TRUE(ignores("!keep.o\n*.o", "keep.o"));
}

TEST(IgnoreRules, AreRelativeToTheirFolder) {
  EXPECT_TRUE(ignores("*.o", "d/e/a.o", false, "d"));
  EXPECT_FALSE(ignores("*.o", "a.o", false, "d"));
  EXPECT_TRUE(ignores("/a", "d/a", false, "d"));
  EXPECT_FALSE(ignores("/a", "d/e/a", false, "d"));
}

}  // namespace
}  // namespace hone
