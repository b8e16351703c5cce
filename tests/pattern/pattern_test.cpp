// Patterns as texts and recognisers.
#include "pattern/pattern.h"

#include <gtest/gtest.h>

#include "../support/failing_functions.h"
#include "pattern/members.h"
#include "pattern/pattern_file.h"

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

/// In the line for people, not among the limits of members.
TEST(Pattern, ShowsWhereMoreMayStand) {
  Pattern pattern = openAt(calc("(1 + 2)"), {});
  pattern.around.extended = {2, 4};
  EXPECT_EQ(toLine(pattern), "(1 … + 2 … )");
  pattern.around.core = 0;
  EXPECT_EQ(toLine(pattern), "… (1 … + 2 … ) …");
  EXPECT_EQ(toText(pattern), "(1 + 2)");
  EXPECT_EQ(toJson(readPattern(toJson(pattern), "p.json", pattern.tree->sharedLanguage())), toJson(pattern));
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

}  // namespace
}  // namespace hone
