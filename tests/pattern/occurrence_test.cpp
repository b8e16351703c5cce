// A pattern in texts that hold more than its own input.
#include "pattern/occurrence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "grammar/parts.h"
#include "pattern/members.h"
#include "tree/part_of.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

std::vector<NodeId> all(const Tree& tree, std::string_view symbol, std::string_view text) {
  std::vector<NodeId> found;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.symbolName(id) == symbol && tree.text(id) == text) found.push_back(id);
  EXPECT_FALSE(found.empty()) << symbol << ' ' << text;
  return found;
}

class Occurrence : public testing::Test {
 protected:
  void of(const std::string& language, const std::string& input) {
    pattern_.tree = Tree::parse(Language::bundled(language), input);
    const Tree& tree = *pattern_.tree;
    const Parts parts(tree.language().grammar());
    const TokenIndex index(tree);
    for (NodeId id = 0; id < tree.size(); ++id) {
      if (tree.node(id).kind != NodeKind::rule || index.in(id).size() < index.size()) continue;
      pattern_.around.core = id;
      pattern_.around.element = noPart;
      for (const Part element : elementsIn(tree, id, parts))
        if (coreTokens(tree, index, parts, id, element) == index.in(id)) pattern_.around.element = element;
    }
  }
  void share(std::string_view symbol, std::string_view text) {
    pattern_.places.push_back({all(*pattern_.tree, symbol, text)});
  }
  bool occursIn(const std::string& text) const {
    return PatternFinder(pattern_).occursIn(*Tree::parse(pattern_.tree->sharedLanguage(), text));
  }

  Pattern pattern_;
};

TEST_F(Occurrence, ThereMayBeMoreAroundAndBetween) {
  of("javascript", "let x\nvar x");
  share("ID", "x");
  for (const char* text : {"let x; var x;", "let y = 1; var y = 2;", "f(); let z; g(z); var z, a;", "{ let x; var x }",
                           "function f(a) { if (a) { let b = a; h(); var b } }"})
    EXPECT_TRUE(occursIn(text)) << text;
  for (const char* text : {"let x; var y;", "var x; let x;", "{ let x } var x;", "let x; function f() { var x }"})
    EXPECT_FALSE(occursIn(text)) << text;
}

TEST_F(Occurrence, TheWholeTextIfNoCoreIsKnown) {
  of("javascript", "let x\nvar x");
  pattern_.around.core = noNode;
  EXPECT_TRUE(occursIn("f(); let x; var x"));
  EXPECT_FALSE(occursIn("{ let x; var x }"));
}

TEST_F(Occurrence, ElementsBeforeTheFirstOfAList) {
  of("json", "[{}, {}]");
  EXPECT_TRUE(occursIn("[1, {}, 2, {}, 3]"));
  EXPECT_TRUE(occursIn("{\"a\": [1, {}, {}]}"));
  EXPECT_FALSE(occursIn("[1, {}]"));
}

TEST_F(Occurrence, ASharedValueIsNoOperandOfAnother) {
  of("javascript", "f(1, 1)");
  share("NUMBER", "1");
  EXPECT_TRUE(occursIn("f(0, 7, 7)"));
  EXPECT_FALSE(occursIn("f(1 + 1, 1)"));
  EXPECT_TRUE(occursIn("f(1, 1) + 2"));
}

TEST_F(Occurrence, ANodeThatMayBeNested) {
  of("javascript", "f(a, b)");
  EXPECT_FALSE(occursIn("f((a), b)"));
  for (const NodeId node : all(*pattern_.tree, "expression", "a")) pattern_.around.nested.insert(node);
  for (const char* text : {"f(a, b)", "f((a), b)", "f(x + g(a), b)", "f(((a)), b)", "f(0, [a, c], b)"})
    EXPECT_TRUE(occursIn(text)) << text;
  for (const char* text : {"f(a, (b))", "f((c), b)", "f((a, b))", "f([a, b], c)"}) EXPECT_FALSE(occursIn(text)) << text;
}

TEST_F(Occurrence, NotWithAnAdditionThatDoesHarm) {
  of("json", "[1]");
  const std::string more = "[1, 2]";
  EXPECT_TRUE(occursIn(more));
  const Parts parts(pattern_.tree->language().grammar());
  const TreePtr text = Tree::parse(pattern_.tree->sharedLanguage(), more);
  for (NodeId id = 0; id < text->size(); ++id)
    if (text->node(id).kind == NodeKind::star) pattern_.around.harmful.emplace(2, partOf(parts, text->node(id)));
  EXPECT_FALSE(occursIn(more));
  EXPECT_TRUE(occursIn("[0, 1]"));
}

/// `NATURAL` and `LEFT` come from the same group of the grammar.
TEST_F(Occurrence, OneWordOfAGroupMayDoHarm) {
  of("sql", "SELECT a FROM b JOIN c");
  EXPECT_TRUE(occursIn("SELECT a FROM b NATURAL JOIN c"));
  const Parts parts(pattern_.tree->language().grammar());
  const TreePtr text = Tree::parse(pattern_.tree->sharedLanguage(), "SELECT a FROM b NATURAL JOIN c");
  for (const Addition& one : additionsIn(*text, TokenIndex(*text), parts))
    if (one.begin == 4) pattern_.around.harmful.emplace(one.begin, one.group);
  EXPECT_FALSE(occursIn("SELECT a FROM b NATURAL JOIN c"));
  EXPECT_TRUE(occursIn("SELECT a FROM b LEFT JOIN c"));
}

TEST_F(Occurrence, TheInnermostSurroundingsThatAreKnownDecide) {
  of("javascript", "break");
  const Parts parts(pattern_.tree->language().grammar());
  auto around = [&](const std::string& text) {
    const TreePtr tree = Tree::parse(pattern_.tree->sharedLanguage(), text);
    const TokenIndex index(*tree);
    const NodeId word = *std::ranges::find_if(index.tokens(), [&](NodeId id) { return tree->text(id) == "break"; });
    return stepsFrom(*tree, index, parts, index.in(word), word);
  };
  const std::optional<StepRule> rule = whatDecides({{around("if (a) { break }"), true},
                                                    {around("while (a) { break }"), false},
                                                    {around("while (a) if (b) { break }"), true}});
  ASSERT_TRUE(rule);
  pattern_.around.surroundings = *rule;
  EXPECT_TRUE(occursIn("if (b) { f(); break; }"));
  EXPECT_FALSE(occursIn("while (b) { break }"));
  EXPECT_TRUE(occursIn("while (b) { if (c) { break } }"));
  // Nothing tells what fails here from what passes.
  EXPECT_FALSE(whatDecides({{around("if (a) { break }"), true}, {around("if (b) { break }"), false}}));
}

/// What is beside a list is beside each of its elements.
TEST_F(Occurrence, WhereInAListItStandsDoesntMatter) {
  of("javascript", "x");
  const Parts parts(pattern_.tree->language().grammar());
  auto around = [&](const std::string& text) {
    const TreePtr tree = Tree::parse(pattern_.tree->sharedLanguage(), text);
    const TokenIndex index(*tree);
    const NodeId word = *std::ranges::find_if(index.tokens(), [&](NodeId id) { return tree->text(id) == "x"; });
    return stepsFrom(*tree, index, parts, index.in(word), word);
  };
  for (const char* text : {"[x, a]", "[a, x]", "[a, x, b]"}) EXPECT_EQ(around(text), around("[x]")) << text;
  for (const char* text : {"if (a) { x; b; }", "if (a) { b; x; }", "if (a) { b; x; c; }"})
    EXPECT_EQ(around(text), around("if (a) { x; }")) << text;
  EXPECT_NE(around("if (x) { a; }"), around("if (a) { x; }"));
}

TEST_F(Occurrence, OnlyTheLayoutMayMatter) {
  of("lua", "f() \ng()");
  pattern_.around.layout.emplace(3, LayoutFact{{"_/"}, {"/", "_", ""}});
  EXPECT_TRUE(occursIn("f() \ng()"));
  EXPECT_FALSE(occursIn("f()\ng()"));
  EXPECT_FALSE(occursIn("x = 1 \n"));
  pattern_.around.onlyLayout = 3;
  EXPECT_TRUE(occursIn("x = 1 \n"));
  EXPECT_FALSE(occursIn("x = 1\n"));
}

/// Not only where it occurs, but also where the text is compared as a whole.
TEST_F(Occurrence, LayoutMattersToTheWholeToo) {
  of("json", "[]");
  pattern_.around.layout.emplace(1, LayoutFact{{""}, {"_", "/"}});
  auto isWhole = [&](const char* text) {
    const TreePtr tree = Tree::parse(pattern_.tree->sharedLanguage(), text);
    EXPECT_EQ(matches(pattern_, *tree, false), matches(pattern_, *tree, true)) << text;
    return matches(pattern_, *tree, false);
  };
  EXPECT_TRUE(isWhole(" []"));
  EXPECT_FALSE(isWhole("[ ]"));
  EXPECT_FALSE(occursIn("[[ ]]"));
}

/// Behind a place, tokens have other numbers than in the pattern's text.
TEST_F(Occurrence, LayoutIsCountedByParts) {
  of("json", "[7, []]");
  pattern_.places.push_back({all(*pattern_.tree, "value", "7")});
  pattern_.around.layout.emplace(4, LayoutFact{{""}, {"_", "/"}});
  auto isWhole = [&](const char* text) {
    return matches(pattern_, *Tree::parse(pattern_.tree->sharedLanguage(), text), false);
  };
  EXPECT_TRUE(isWhole("[[ 1, 2 ], []]"));
  EXPECT_FALSE(isWhole("[[1, 2], [ ]]"));
}

TEST_F(Occurrence, WhatTheGrammarCantReadStays) {
  of("calc", "len(42)");
  for (const char* text : {"len(42)", "len( 42 )"}) EXPECT_TRUE(occursIn(text)) << text;
  for (const char* text : {"(42)", "abs(42)", "(len 42)"}) {
    EXPECT_FALSE(occursIn(text)) << text;
    EXPECT_FALSE(matches(pattern_, *Tree::parse(pattern_.tree->sharedLanguage(), text), true)) << text;
  }
  EXPECT_EQ(toLine(pattern_), "… len(42) …");
}

TEST_F(Occurrence, ATokenMayHaveOtherTexts) {
  of("javascript", "a instanceof b");
  for (NodeId id = 0; id < pattern_.tree->size(); ++id)
    if (pattern_.tree->node(id).kind == NodeKind::token && pattern_.tree->text(id) == "instanceof")
      pattern_.around.instead.emplace(id, std::vector<std::string>{"in"});
  EXPECT_TRUE(occursIn("f(a in b)"));
  EXPECT_FALSE(occursIn("a + b"));
}

TEST_F(Occurrence, KeywordsInAnyCase) {
  of("sql", "SELECT a FROM t");
  EXPECT_TRUE(occursIn("select a from t where b;"));
}

TEST_F(Occurrence, DeepTextsTakeNoStack) {
  of("json", "[[]]");
  const std::string deep = std::string(50'000, '[') + std::string(50'000, ']');
  pattern_.around.core = noNode;
  EXPECT_TRUE(occursIn(deep));
  EXPECT_FALSE(occursIn("{\"a\": " + deep + "}"));
}

}  // namespace
}  // namespace hone
