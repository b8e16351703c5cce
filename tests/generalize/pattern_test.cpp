// Patterns as texts, files, recognisers and producers.
#include "generalize/pattern.h"

#include <gtest/gtest.h>

#include "cases.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// The first node that has this symbol and text.
NodeId find(const Tree& tree, std::string_view symbol, std::string_view text) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.symbolName(id) == symbol && cases::withoutSpace(tree.text(id)) == text) return id;
  ADD_FAILURE() << "no " << symbol << ' ' << text;
  return 0;
}

Pattern openAt(TreePtr tree, std::vector<std::vector<NodeId>> places) {
  Pattern pattern;
  pattern.tree = std::move(tree);
  for (auto& nodes : places) pattern.places.push_back({std::move(nodes)});
  return pattern;
}

/// Lets INTEGERs of these kinds and with these texts stand at all places.
Pattern withIntegers(Pattern pattern, std::vector<TextKind> kinds, std::vector<std::string> texts) {
  for (const Place& place : pattern.places) {
    std::string context = contextOf(*pattern.tree, place);
    for (TextKind kind : kinds) pattern.allowed.push_back(kindFeature(context, "INTEGER", kind));
    for (const std::string& text : texts) pattern.allowed.push_back(textFeature(context, "INTEGER", text));
  }
  return pattern;
}

TreePtr calc(const std::string& text) { return Tree::parse(Language::bundled("calc"), text); }

TEST(Pattern, ShowsItsPlacesWithAllTheirLimits) {
  TreePtr tree = calc("(1 + 2)");
  Pattern one = openAt(tree, {{find(*tree, "INTEGER", "1")}});
  using enum TextKind;
  EXPECT_EQ(toText(withIntegers(one, {plain, zero}, {"1", "2"})), "(<INTEGER> + 2)");
  EXPECT_EQ(toText(withIntegers(one, {plain}, {"1", "2"})), "(<INTEGER except 0> + 2)");
  EXPECT_EQ(toText(withIntegers(one, {plain, zero}, {"1"})), "(<INTEGER except 2> + 2)");
  EXPECT_EQ(toText(withIntegers(one, {}, {"1", "2"})), "(<INTEGER: 1|2> + 2)");
}

TEST(Pattern, ShowsAlternativesAndWhatTheyMayHold) {
  TreePtr tree = calc("((1))");
  Pattern pattern = openAt(tree, {{find(*tree, "expr", "1")}});
  FeatureTable table;
  KnownTexts known = knownTexts(*tree);
  auto allow = [&](const std::string& text) {
    TreePtr content = calc(text);
    ContentFeatures features =
        featuresOf(*content, find(*content, "expr", text), contextOf(*tree, pattern.places[0]), known, table);
    for (const ContentFeature& feature : features.all) pattern.allowed.push_back(table.name(feature.id));
  };
  allow("1");
  EXPECT_EQ(toText(pattern), "((<expr: number>))  where INTEGER: 1");
  allow("sin(5)");
  EXPECT_EQ(toText(pattern), "((<expr: number|call>))  where function: sin; INTEGER except 0");
}

TEST(Pattern, NumbersSharedPlaces) {
  TreePtr tree = Tree::parse(Language::bundled("javascript"), "a=b;b=a");
  std::vector<NodeId> a, b;
  for (NodeId id = 0; id < tree->size(); ++id) {
    if (tree->symbolName(id) == "ID" && tree->text(id) == "a") a.push_back(id);
    if (tree->symbolName(id) == "ID" && tree->text(id) == "b") b.push_back(id);
  }
  Pattern pattern = openAt(tree, {a, b});
  for (const Place& place : pattern.places) pattern.allowed.push_back(textFeature(contextOf(*tree, place), "ID", "a"));
  EXPECT_EQ(toText(pattern), "<$ID1: a>=<$ID2: a>;<$ID2>=<$ID1>");
  EXPECT_EQ(countsOf(openAt(tree, {a, b})).shared, 4u);
}

TEST(Pattern, MatchesByTree) {
  TreePtr tree = calc("((1))");
  Pattern pattern = openAt(tree, {{find(*tree, "expr", "1")}});
  EXPECT_TRUE(matches(pattern, *calc("((1))"), false));
  EXPECT_TRUE(matches(pattern, *calc(" ( (2*3 - sqrt(4)) ) "), false));
  EXPECT_FALSE(matches(pattern, *calc("(1)"), false));
  EXPECT_FALSE(matches(pattern, *calc("((1)+2)"), false));
  EXPECT_FALSE(matches(pattern, *calc("((1)"), false));
}

TEST(Pattern, SharedPlacesMustBeTheSame) {
  auto language = Language::bundled("javascript");
  TreePtr tree = Tree::parse(language, "a=a");
  std::vector<NodeId> names;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->symbolName(id) == "ID") names.push_back(id);
  Pattern pattern = openAt(tree, {names});
  EXPECT_TRUE(matches(pattern, *Tree::parse(language, "long = long"), false));
  EXPECT_FALSE(matches(pattern, *Tree::parse(language, "a = b"), false));
}

TEST(Pattern, FileGivesItBack) {
  GeneralizeResult result = cases::run("calc", "1*((2))", cases::doubledParentheses);
  ASSERT_TRUE(result.pattern);
  std::string file = toJson(*result.pattern);
  EXPECT_EQ(languageOfPattern(file, "p.json").name, "calc");
  Pattern read = readPattern(file, "p.json", Language::bundled("calc"));
  EXPECT_EQ(toJson(read), file);
  EXPECT_EQ(PatternMembers(read, 1).next(), PatternMembers(*result.pattern, 1).next());
}

TEST(Pattern, FileOfAnotherGrammarIsRefused) {
  GeneralizeResult result = cases::run("calc", "1*((2))", cases::doubledParentheses);
  ASSERT_TRUE(result.pattern);
  EXPECT_THROW(readPattern(toJson(*result.pattern), "p.json", Language::bundled("json")), UserError);
  EXPECT_THROW(readPattern("{}", "p.json", Language::bundled("calc")), UserError);
  EXPECT_THROW(readPattern("nothing", "p.json", Language::bundled("calc")), UserError);
}

/// For several languages and seeds, with and without what goes beyond the paper: a pattern contains the text it was
/// made of, its members parse and are its members.
class Members : public testing::TestWithParam<std::tuple<std::string, std::string, std::string>> {};

TEST_P(Members, AreOfThePatternAndParse) {
  const auto& [language, input, needle] = GetParam();
  for (uint64_t seed : {1, 2}) {
    GeneralizeOptions options;
    options.seed = seed;
    options.insertions = options.classes = seed == 2;
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
