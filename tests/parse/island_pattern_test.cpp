#include "parse/island_pattern.h"

#include <gmock/gmock.h>

#include "text/user_error.h"

namespace hone {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::ThrowsMessage;

/// Each as "language:rule=text".
std::vector<std::string> found(std::string_view pattern, std::string_view token, Encoding encoding = Encoding::utf8) {
  std::vector<std::string> all;
  IslandPattern compiled(pattern);
  for (const IslandPattern::Part& part : compiled.find(token, encoding))
    all.push_back(part.start->language + ":" + part.start->rule + "=" +
                  std::string(token.substr(part.begin, part.end - part.begin)));
  return all;
}

TEST(IslandPattern, NamesLanguageAndRuleInTheGroup) {
  EXPECT_THAT(found("(?P<json:value>.*)", "[1]"), ElementsAre("json:value=[1]"));
  EXPECT_THAT(found("(?P<value>.*)", "[1]"), ElementsAre(":value=[1]"));
}

TEST(IslandPattern, TakesAnyCharacterForADot) {
  EXPECT_THAT(found("\"(?P<a:b>.*)\"", "\"x\ny\""), ElementsAre("a:b=x\ny"));
}

TEST(IslandPattern, FindsAllMatches) {
  EXPECT_THAT(found("\\{(?P<js:expression>[^}]*)\\}", "a {b} c {d} {}"),
              ElementsAre("js:expression=b", "js:expression=d"));
}

TEST(IslandPattern, MayHaveTheSameNameInSeveralGroups) {
  constexpr const char* pattern = "^\"(?P<a:b>.*)\"$|^'(?P<a:b>.*)'$|^(?P<a:c>[^\"'].*)$";
  EXPECT_THAT(found(pattern, "\"x\""), ElementsAre("a:b=x"));
  EXPECT_THAT(found(pattern, "'x'"), ElementsAre("a:b=x"));
  EXPECT_THAT(found(pattern, "x"), ElementsAre("a:c=x"));
}

TEST(IslandPattern, CountsOtherGroups) {
  EXPECT_THAT(found("(x)(?:y)(?P<a:b>z)([)])", "xyz)"), ElementsAre("a:b=z"));
  EXPECT_THAT(found("[^](](?P<a:b>z)", "xz"), ElementsAre("a:b=z"));
  EXPECT_THAT(found("\\((?P<a:b>z)", "(z"), ElementsAre("a:b=z"));
}

TEST(IslandPattern, TakesTheOuterOneOfGroupsInEachOther) {
  EXPECT_THAT(found("(?P<a:b>x(?P<a:c>y))", "xy"), ElementsAre("a:b=xy"));
}

TEST(IslandPattern, LeavesOutWhatIsEmpty) {
  EXPECT_THAT(found("(?P<a:b>x*)", "yxy"), ElementsAre("a:b=x"));
  EXPECT_THAT(found("(?P<a:b>.*)", ""), IsEmpty());
}

TEST(IslandPattern, ReadsBytesWhereTheTextIsNoUtf8) {
  EXPECT_THAT(found("(?P<a:b>.*)", "\xE9x", Encoding::latin1), ElementsAre("a:b=\xE9x"));
  EXPECT_THAT(found("(?P<a:b>x*)", "\xC3\xA9x"), ElementsAre("a:b=x"));
}

TEST(IslandPattern, SaysWhatIsWrong) {
  EXPECT_THAT([] { IslandPattern("x(y)"); }, ThrowsMessage<UserError>(HasSubstr("has no group")));
  EXPECT_THAT([] { IslandPattern("(?P<a:b>x"); }, ThrowsMessage<UserError>(HasSubstr("missing )")));
  EXPECT_THAT([] { IslandPattern("(?P<a:b>x)(?=y)"); }, ThrowsMessage<UserError>(HasSubstr("no look-ahead")));
}

}  // namespace
}  // namespace hone
