// What a token's text must be like: found by changing one character after the other.
#include "generalize/form_search.h"

#include <gtest/gtest.h>

#include <set>

namespace hone {
namespace {

struct Case {
  const char* text;
  bool (*fails)(const std::string&);
  const char* words;
  size_t tests;
};

TextVerdict verdictOn(const std::string& text, bool (*fails)(const std::string&)) {
  // As the lexer of a language with strings in double quotes would.
  const bool isString =
      text.size() > 1 && text.front() == '"' && text.back() == '"' && text.find('"', 1) == text.size() - 1;
  if (!isString) return TextVerdict::impossible;
  return fails(text) ? TextVerdict::fails : TextVerdict::passes;
}

TEST(FormSearch, FindsWhatATextContains) {
  const Case all[] = {
      {"\"https://a.org/css2?family=Inter:wght@400;700\"",
       [](const std::string& text) { return text.find(';') != std::string::npos; }, "contains ;", 130},
      {"\"_name\"", [](const std::string& text) { return text[1] == '_'; }, "begins with _", 130},
      {"\"a1\"", [](const std::string& text) { return text.find_first_of("0123456789") != std::string::npos; },
       "contains [0-9]", 130},
      {"\"50%d\"",
       [](const std::string& text) {
         const size_t at = text.find('%');
         return at != std::string::npos && std::isalpha(static_cast<unsigned char>(text[at + 1])) != 0;
       },
       "contains %[A-Za-z]", 200},
  };
  for (const Case& one : all) {
    size_t tests = 0;
    const std::optional<TextForm> form = findForm(one.text, [&](const std::string& text) {
      const TextVerdict verdict = verdictOn(text, one.fails);
      tests += verdict != TextVerdict::impossible;
      return verdict;
    });
    ASSERT_TRUE(form) << one.text;
    EXPECT_EQ(form->words(), one.words) << form->expression();
    EXPECT_LE(tests, one.tests);
  }
}

/// Where all of a long text is needed, it stands for itself.
TEST(FormSearch, AWordHasNoForm) {
  EXPECT_FALSE(findForm("\"abcdefghij\"", [](const std::string& text) {
    return verdictOn(text, [](const std::string& all) { return all == "\"abcdefghij\""; });
  }));
}

}  // namespace
}  // namespace hone
