// Patterns that were found, as files and producers.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "cases.h"
#include "pattern/pattern.h"
#include "text/user_error.h"

namespace hone {
namespace {

TEST(FoundPattern, FileGivesItBack) {
  GeneralizeResult result = cases::run("calc", "1*((2))", cases::doubledParentheses);
  ASSERT_TRUE(result.pattern);
  std::string file = toJson(*result.pattern);
  EXPECT_EQ(languageOfPattern(file, "p.json").name, "calc");
  Pattern read = readPattern(file, "p.json", Language::bundled("calc"));
  EXPECT_EQ(toJson(read), file);
  EXPECT_EQ(PatternMembers(read, 1).next(), PatternMembers(*result.pattern, 1).next());
}

TEST(FoundPattern, FileOfAnotherGrammarIsRefused) {
  GeneralizeResult result = cases::run("calc", "1*((2))", cases::doubledParentheses);
  ASSERT_TRUE(result.pattern);
  EXPECT_THROW(readPattern(toJson(*result.pattern), "p.json", Language::bundled("json")), UserError);
  EXPECT_THROW(readPattern("{}", "p.json", Language::bundled("calc")), UserError);
  EXPECT_THROW(readPattern("nothing", "p.json", Language::bundled("calc")), UserError);
}

/// A function that its own declaration's initial value calls; every name but this one is refused.
Verdict calledWhereDeclared(std::string_view text) {
  static const std::regex call(R"(^let (\w+)=(\w+)\((.+)\);?$)"), name(R"([A-Za-z_$]\w*)");
  std::cmatch found;
  const std::string all = std::regex_replace(std::string(text), std::regex(R"(\s*([^\s\w])\s*)"), "$1");
  if (!std::regex_match(all.c_str(), found, call)) return Verdict::unresolved;
  const std::string declared = found[1], argument = found[3];
  if (declared != found[2]) return Verdict::unresolved;
  for (std::sregex_iterator at(argument.begin(), argument.end(), name), end; at != end; ++at)
    if (at->str() != declared) return Verdict::unresolved;
  return Verdict::fail;
}

/// `let f = f(f)` fails, but in a member the f of the argument would be no name that is declared.
TEST(FoundPattern, OtherPlacesDontSaySharedNames) {
  GeneralizeResult result = cases::run("javascript", "let name = name(1)", calledWhereDeclared);
  ASSERT_TRUE(result.pattern);
  const Pattern& pattern = *result.pattern;
  ASSERT_TRUE(std::ranges::any_of(pattern.places, &Place::shared)) << toText(pattern);
  const Rate rate = cases::measure(pattern, calledWhereDeclared, 100);
  EXPECT_EQ(rate.unresolved, 0u) << toText(pattern);
  auto isMember = [&](const char* text) {
    return matches(pattern, *Tree::parse(pattern.tree->sharedLanguage(), text), true);
  };
  EXPECT_TRUE(isMember("let x = x(2)")) << toText(pattern);
  EXPECT_FALSE(isMember("let x = x(name)"));
  EXPECT_FALSE(isMember("let x = x(x)"));
}

/// For several languages and seeds, with and without what goes beyond the paper: a pattern contains the text it was
/// made of, its members parse and are its members.
class Members : public testing::TestWithParam<std::tuple<std::string, std::string, std::string>> {};

TEST_P(Members, AreOfThePatternAndParse) {
  const auto& [language, input, needle] = GetParam();
  for (uint64_t seed : {1, 2}) {
    GeneralizeOptions options;
    options.seed = seed;
    auto program = [needle = needle](std::string_view text) {
      return text.find(needle) != std::string_view::npos ? Verdict::fail : Verdict::pass;
    };
    GeneralizeResult result = cases::run(language, input, program, options);
    ASSERT_TRUE(result.pattern);
    const Pattern& pattern = *result.pattern;
    EXPECT_TRUE(matches(pattern, *pattern.tree, true)) << toText(pattern);
    PatternMembers members(pattern, seed);
    for (int i = 0; i < 30; ++i) {
      std::optional<std::string> text = members.next();
      if (!text) break;
      TreePtr tree = Tree::parse(pattern.tree->sharedLanguage(), *text);
      EXPECT_TRUE(tree->errors().empty()) << *text;
      EXPECT_TRUE(matches(pattern, *tree, true)) << toText(pattern) << "\n" << *text;
      EXPECT_TRUE(matches(pattern, *tree, false)) << toText(pattern) << "\n" << *text;
      EXPECT_EQ(program(*text), Verdict::fail) << toText(pattern) << "\n" << *text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Languages, Members,
    testing::Values(std::tuple("json", R"({"a": [1, 2, {"b": null}], "needle": true})", "needle"),
                    std::tuple("javascript", "function f(a) { return a.needle(1, 'x'); }", ".needle("),
                    std::tuple("clojure", "(defn f [x] (let [y 1] (needle x y)))", "(needle"),
                    std::tuple("lua", "local x = 1\nfor i = 1, 3 do needle(x, {i}) end", "needle("),
                    std::tuple("c", "int main(void) { int x = 1; return needle(x + 2); }", "needle(")));

}  // namespace
}  // namespace hone
