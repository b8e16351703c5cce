#include "tree/kleene_lists.h"

#include <gtest/gtest.h>

#include "../support/grammars.h"
#include "tree/render.h"

namespace hone {
namespace {

/// Parses a text by a rule of Lists.g4 and reduces the lists of one of its nodes.
class Lists : public ::testing::Test {
 protected:
  void parse(std::string_view rule, std::string text) {
    tree_ = Tree::parse(testgrammars::load({"Lists.g4"}, rule), std::move(text));
    ASSERT_TRUE(tree_->errors().empty()) << tree_->errors()[0].message;
  }

  /// The lists of the tree with more than one element; if there are none, all lists.
  std::vector<KleeneList> lists() const {
    std::vector<KleeneList> all, several;
    for (NodeId id = 0; id < tree_->size(); ++id)
      for (KleeneList& list : kleeneListsOf(*tree_, id)) {
        if (list.elements.size() > 1) several.push_back(list);
        all.push_back(std::move(list));
      }
    return several.empty() ? all : several;
  }

  std::string elements(const KleeneList& list) const {
    std::string text;
    for (const KleeneElement& element : list.elements) {
      if (!text.empty()) text += '|';
      for (NodeId node : element.nodes) text += tree_->text(node);
    }
    return text;
  }

  /// The text if only the elements with these indices are kept.
  std::string keeping(const KleeneList& list, std::initializer_list<size_t> indices) const {
    std::vector<bool> kept(list.elements.size());
    for (size_t i : indices) kept[i] = true;
    return keepingThose(list, kept);
  }

  std::string keepingThose(const KleeneList& list, const std::vector<bool>& kept) const {
    Edits edits(tree_->size());
    keepOnly(*tree_, list, kept, edits);
    auto rendered = render(*tree_, edits);
    if (!rendered) return "<none>";
    TreePtr again = Tree::parse(tree_->sharedLanguage(), rendered->bytes);
    EXPECT_TRUE(again->errors().empty()) << rendered->bytes;
    return rendered->bytes;
  }

  TreePtr tree_;
};

TEST_F(Lists, OfALoopMayBecomeEmpty) {
  parse("plain", "a b c");
  ASSERT_EQ(lists().size(), 1u);
  KleeneList list = lists()[0];
  EXPECT_EQ(elements(list), "a| b| c");
  EXPECT_EQ(list.atLeast, 0u);
  EXPECT_EQ(keeping(list, {}), "");
  EXPECT_EQ(keeping(list, {1}), " b");
  EXPECT_EQ(keeping(list, {0, 2}), "a c");
}

TEST_F(Lists, OfAPlusKeepOneMadeMinimal) {
  parse("oneOrMore", "xyz 12 c");
  KleeneList list = lists()[0];
  EXPECT_EQ(list.atLeast, 1u);
  EXPECT_EQ(keeping(list, {2}), " c");
  EXPECT_EQ(keeping(list, {}), "a");
}

TEST_F(Lists, LoseTheSeparatorOfTheNewFirstElement) {
  parse("separated", "x, y, z");
  KleeneList list = lists()[0];
  EXPECT_EQ(elements(list), "x|, y|, z");
  EXPECT_EQ(keeping(list, {0}), "x");
  EXPECT_EQ(keeping(list, {1}), " y");
  EXPECT_EQ(keeping(list, {2}), " z");
  EXPECT_EQ(keeping(list, {1, 2}), " y, z");
  EXPECT_EQ(keeping(list, {0, 2}), "x, z");
  EXPECT_EQ(keeping(list, {}), "a") << "one element has to stay, as short as can be";
}

/// Lists of the generic grammar, whose statements end with `;` or with a line.
class Statements : public Lists {
 protected:
  void parse(std::string text) { tree_ = Tree::parse(Language::bundled("generic"), std::move(text)); }

  /// The list with this number of elements.
  KleeneList listOf(size_t count) const {
    for (NodeId id = 0; id < tree_->size(); ++id)
      for (KleeneList& list : kleeneListsOf(*tree_, id))
        if (list.elements.size() == count) return std::move(list);
    return {};
  }
};

TEST_F(Statements, KeepTheirOwnEndsWhenTheNextOnesGo) {
  parse("struct a { };\nvoid f() { }\nstruct b { };\nint x;");
  const KleeneList list = listOf(5);
  ASSERT_EQ(list.elements.size(), 5u) << "with the empty one at the end";
  EXPECT_EQ(keeping(list, {0, 2, 3, 4}), "struct a { };struct b { };\nint x;");
  EXPECT_EQ(keeping(list, {0, 2, 4}), "struct a { };struct b { };");
  EXPECT_EQ(keeping(list, {1, 3, 4}), "\nvoid f() { };\nint x;");
}

TEST_F(Statements, LeaveDirectivesALineOfTheirOwn) {
  parse("struct a { };\nvoid f() { }\n#pragma once\nint x;");
  const KleeneList list = listOf(5);
  ASSERT_EQ(list.elements.size(), 5u) << "with the empty one at the end";
  EXPECT_EQ(keeping(list, {0, 2, 3, 4}), "struct a { };\n#pragma once\nint x;");
  parse("struct a { };\nvoid f() { }\n# 12 \"a.h\" 3\n\nint x;");
  EXPECT_EQ(keeping(listOf(4), {0, 2, 3}), "struct a { };int x;");
}

TEST_F(Statements, KeepTheirEndsWhenAllBehindThemGo) {
  parse("{ int a; int b; f() { }\n }");
  const KleeneList list = listOf(4);
  ASSERT_EQ(list.elements.size(), 4u);
  EXPECT_EQ(keeping(list, {0}), "{ int a; }");
  parse("{ int a; int b; int c; }");
  const KleeneList all = listOf(4);
  EXPECT_EQ(keeping(all, {0}), "{ int a; }");
  EXPECT_EQ(keeping(all, {0, 1, 2}), "{ int a; int b; int c }") << "the last end may go alone";
  EXPECT_EQ(keeping(all, {}), "{ }");
}

TEST_F(Lists, MayHaveASeparatorBehindTheLastElement) {
  parse("trailing", "[x,y,]");
  std::vector<KleeneList> all = lists();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(keeping(all[0], {1}), "[y,]");
  EXPECT_EQ(keeping(all[0], {0}), "[x,]");
  // The last comma is an optional part of its own.
  std::vector<KleeneList> ofRoot = kleeneListsOf(*tree_, tree_->root());
  ASSERT_EQ(ofRoot.size(), 2u);
  EXPECT_EQ(elements(ofRoot[1]), ",");
  EXPECT_EQ(keeping(ofRoot[1], {}), "[x,y]");
}

TEST_F(Lists, InsideAnOptionalPart) {
  parse("perhapsEmpty", "(x,y)");
  KleeneList whole = kleeneListsOf(*tree_, tree_->root())[0];
  EXPECT_EQ(elements(whole), "x,y");
  EXPECT_EQ(keeping(whole, {}), "()");
  EXPECT_EQ(keeping(lists()[0], {1}), "(y)");
}

TEST_F(Lists, KeepAsManyElementsAsTheGrammarDemands) {
  parse("twoOrMore", "x,y,z");
  KleeneList list = lists()[0];
  EXPECT_EQ(list.atLeast, 2u);
  EXPECT_EQ(keeping(list, {1, 2}), "y,z");
  EXPECT_EQ(keeping(list, {0}), "x,a");
  EXPECT_EQ(keeping(list, {2}), "a,z");
  EXPECT_EQ(keeping(list, {}), "a,a");
}

TEST_F(Lists, OfSeveralNodesEach) {
  parse("pairs", "a=1;b=2;c=3");
  KleeneList list = lists()[0];
  EXPECT_EQ(elements(list), "a=1|;b=2|;c=3");
  EXPECT_EQ(keeping(list, {1}), "b=2");
  EXPECT_EQ(keeping(list, {0, 2}), "a=1;c=3");
}

TEST_F(Lists, KnowWhichElementsCantBeFirst) {
  parse("mixed", "x,y;..,z");
  KleeneList list = lists()[0];
  ASSERT_EQ(list.elements.size(), 4u);
  EXPECT_TRUE(list.elements[1].canBeFirst);
  EXPECT_FALSE(list.elements[2].canBeFirst) << "a mark is no item";
  EXPECT_EQ(keeping(list, {2}), "a;..");
  EXPECT_EQ(keeping(list, {2, 3}), "a;..,z");
  EXPECT_EQ(keeping(list, {3}), "z");
}

TEST_F(Lists, WhoseElementsEndDifferently) {
  parse("marked", "x,y,z.");
  KleeneList list = lists()[0];
  EXPECT_EQ(keeping(list, {1}), "y");
  EXPECT_EQ(keeping(list, {2}), "a,z.") << "its end is not like the first one's";
  // The iterations end differently from the part before the loop, so that part is no element.
  parse("marked", "x,y.,z");
  EXPECT_EQ(elements(lists()[0]), ",y.|,z");
}

TEST_F(Lists, WhoseSeparatorsAreOptional) {
  parse("optionalComma", "x, y z");
  KleeneList list = lists()[0];
  EXPECT_EQ(keeping(list, {1, 2}), " y z");
  EXPECT_EQ(keeping(list, {2}), " z");
}

TEST_F(Lists, InListsKeepWhatTheInnerOneDemands) {
  parse("nested", "x y z. u v..");
  KleeneList outer = kleeneListsOf(*tree_, tree_->root())[0];
  EXPECT_EQ(elements(outer), "x y z.| u v..");
  EXPECT_EQ(keeping(outer, {1}), " u v..");
  EXPECT_EQ(keeping(outer, {}), "x.");
}

TEST_F(Lists, OfOperandsAreOne) {
  parse("sums", "a + b - c + d");
  std::vector<KleeneList> all = lists();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(elements(all[0]), "a| + b| - c| + d");
  EXPECT_EQ(keeping(all[0], {0, 3}), "a + d");
  EXPECT_EQ(keeping(all[0], {1}), " b");
  EXPECT_EQ(keeping(all[0], {2, 3}), " c + d");
  EXPECT_EQ(keeping(all[0], {}), "a");
}

TEST_F(Lists, OfOperandsEndWithThePostfixOnes) {
  parse("sums", "x! + y");
  KleeneList list = lists()[0];
  EXPECT_EQ(elements(list), "x|!| + y");
  EXPECT_FALSE(list.elements[1].canBeFirst);
  EXPECT_EQ(keeping(list, {1}), "a!");
  EXPECT_EQ(keeping(list, {2}), " y");
  EXPECT_EQ(keeping(list, {0, 2}), "x + y");
}

TEST_F(Lists, ConformForEverySelection) {
  const std::vector<std::pair<std::string, std::string>> texts = {
      {"plain", "a b c"},          {"oneOrMore", "a 1 b"},    {"separated", "x,y,z,u"},   {"trailing", "[x,y,z,]"},
      {"perhapsEmpty", "(x,y,z)"}, {"twoOrMore", "x,y,z,u"},  {"pairs", "a=1;b=2;c=3"},   {"mixed", "x,y;..,z;."},
      {"marked", "x.,y,z..,u"},    {"marked", "x,y.,z,u."},   {"optionalComma", "x,y z"}, {"nested", "x y.u..v w."},
      {"sums", "-a+b*c^d!(e)-f"},  {"sums", "a(b)(c)!!+-d-e"}};
  for (const auto& [rule, text] : texts) {
    parse(rule, text);
    for (NodeId id = 0; id < tree_->size(); ++id)
      for (const KleeneList& list : kleeneListsOf(*tree_, id))
        for (size_t bits = 0; bits < size_t{1} << list.elements.size(); ++bits) {
          std::vector<bool> kept;
          for (size_t i = 0; i < list.elements.size(); ++i) kept.push_back((bits >> i & 1) != 0);
          EXPECT_NE(keepingThose(list, kept), "<none>") << rule << ": " << text;
        }
  }
}

TEST_F(Lists, AreNoneBelowALeaf) {
  parse("plain", "a");
  for (NodeId id = 0; id < tree_->size(); ++id) {
    if (!tree_->node(id).isLeaf()) continue;
    EXPECT_TRUE(kleeneListsOf(*tree_, id).empty());
  }
}

}  // namespace
}  // namespace hone
