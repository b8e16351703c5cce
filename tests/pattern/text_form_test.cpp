#include "pattern/text_form.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

/// A string that contains a semicolon, in quotes of either kind.
TextForm withSemicolon() {
  TextForm form("\";\"");
  form.at(0).set('\'');
  form.at(2).set('\'');
  form.before(1) = form.before(2) = ~Characters().set('"');
  return form;
}

TEST(TextForm, SaysWhatMayStandAtEachPlace) {
  const TextForm form = withSemicolon();
  for (const char* text : {"\";\"", "'a;b'", "\"\u00e9;;\""}) EXPECT_TRUE(form.matches(text)) << text;
  for (const char* text : {"\"\"", "\"a\"", "\";", "", "\"a\";\"b\""}) EXPECT_FALSE(form.matches(text)) << text;
}

TEST(TextForm, IsWrittenAsAnExpression) {
  const TextForm form = withSemicolon();
  EXPECT_EQ(form.expression(), "[\"'][^\"]*;[^\"]*[\"']");
  const std::optional<TextForm> read = TextForm::read(form.expression());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->expression(), form.expression());
  EXPECT_EQ(TextForm("a.b\n").expression(), "a\\.b\\n");
}

TEST(TextForm, IsSaidInWords) {
  EXPECT_EQ(withSemicolon().words(), "contains ;");
  TextForm begins("_");
  begins.before(1).set();
  EXPECT_EQ(begins.words(), "begins with _");
  TextForm ends("_");
  ends.before(0).set();
  EXPECT_EQ(ends.words(), "ends with _");
}

TEST(TextForm, DrawsItsTexts) {
  Random random(1);
  const TextForm form = withSemicolon();
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(form.matches(form.draw(random)));
}

TEST(TextForm, RefusesOtherExpressions) {
  for (const char* expression : {"(a)", "a+", "[a", "a|b", "**", "[z", "\\"})
    EXPECT_FALSE(TextForm::read(expression)) << expression;
}

}  // namespace
}  // namespace hone
