#include "reduce/mentions.h"

#include <gtest/gtest.h>

#include <set>

namespace hone {
namespace {

class NamesMean : public ::testing::Test {
 protected:
  void read(std::string text, const char* language = "generic") {
    tree_ = Tree::parse(Language::bundled(language), std::move(text));
    mentions_ = std::make_unique<Mentions>(*tree_);
  }

  /// The symbols that the name may mean at its nth place, counted from 1.
  std::set<uint32_t> symbols(std::string_view name, int nth, bool onlyOutside = false) const {
    for (NodeId node = 0; node < tree_->size(); ++node) {
      if (!tree_->node(node).isVisible() || tree_->text(node) != name || --nth > 0) continue;
      std::set<uint32_t> found;
      for (size_t i = mentions_->before[node]; i < mentions_->before[node + 1]; ++i)
        if (!onlyOutside || mentions_->all[i].role != Mention::Role::member) found.insert(mentions_->all[i].symbol);
      return found;
    }
    return {};
  }

  /// Do the places have a meaning in common?
  bool same(std::string_view name, int one, int other) const {
    std::set<uint32_t> both = symbols(name, one);
    for (const uint32_t symbol : symbols(name, other))
      if (both.contains(symbol)) return true;
    return false;
  }

  bool introduces(std::string_view name, int nth) const {
    for (NodeId node = 0; node < tree_->size(); ++node) {
      if (!tree_->node(node).isVisible() || tree_->text(node) != name || --nth > 0) continue;
      return mentions_->all[mentions_->before[node]].role != Mention::Role::use;
    }
    return false;
  }

  TreePtr tree_;
  std::unique_ptr<Mentions> mentions_;
};

TEST_F(NamesMean, WhatTheInnermostScopeDeclares) {
  read("struct limits { static int min(); };\nint min(int a);\nint f() { if (0) return 0; return min(1); }\n");
  EXPECT_TRUE(introduces("min", 1));
  EXPECT_TRUE(introduces("min", 2));
  EXPECT_FALSE(introduces("min", 3));
  EXPECT_TRUE(same("min", 2, 3));
  EXPECT_FALSE(same("min", 1, 3));
}

TEST_F(NamesMean, TheSameInScopesOfTheSameName) {
  read("namespace std {\nstruct a { };\n}\nnamespace other {\nstruct a { };\n}\nnamespace std {\na x;\n}\n");
  EXPECT_TRUE(same("a", 1, 3));
  EXPECT_FALSE(same("a", 2, 3));
}

TEST_F(NamesMean, WhatTheQualifierSays) {
  read("namespace one { int a(int x); }\nnamespace two { int a(int x); }\nint y = two::a(one::a(1));\n");
  EXPECT_TRUE(same("a", 2, 3));
  EXPECT_FALSE(same("a", 1, 3));
  EXPECT_TRUE(same("a", 1, 4));
}

TEST_F(NamesMean, TheOutermostBehindColonsAlone) {
  read("int get(int x);\nnamespace std { using ::get; int get(char x); }\n");
  EXPECT_TRUE(same("get", 1, 2));
  EXPECT_FALSE(same("get", 2, 3));
}

TEST_F(NamesMean, SomeMemberBehindADot) {
  read("struct a { int size; };\nstruct b { int size; };\nint f(a x) { return x.size; }\n");
  EXPECT_TRUE(same("size", 1, 3)) << "it may be the one";
  EXPECT_TRUE(same("size", 2, 3)) << "or the other";
  EXPECT_FALSE(same("size", 1, 2) && symbols("size", 1, true) == symbols("size", 2, true));
  // But neither structure is tied to the place by that.
  for (const uint32_t symbol : symbols("size", 1, true)) EXPECT_FALSE(symbols("size", 3).contains(symbol));
}

TEST_F(NamesMean, NothingThatACommandDeclares) {
  read("int value;\nvoid f() { if (0) return; }\nint g() { return value; }\n");
  EXPECT_FALSE(introduces("value", 2));
  EXPECT_TRUE(same("value", 1, 2));
}

TEST_F(NamesMean, WhatAttributesHide) {
  read("namespace std __attribute__((visibility(\"default\"))) { struct a { }; }\nstd::a x;\n");
  EXPECT_TRUE(introduces("a", 1));
  EXPECT_TRUE(same("a", 1, 2));
  EXPECT_TRUE(same("std", 1, 2));
}

TEST_F(NamesMean, ATemplateWhateverItsArguments) {
  read("template <class T> struct box { };\ntemplate <> struct box<int> { };\nbox<int> b;\n");
  EXPECT_TRUE(introduces("box", 1));
  EXPECT_TRUE(introduces("box", 2));
  EXPECT_FALSE(introduces("box", 3));
  EXPECT_TRUE(same("box", 1, 3));
}

TEST_F(NamesMean, WhatAnEnumerationLists) {
  read("enum color { red, green = 2, blue };\nint a[] = { x, y };\nint f() { return green; }\n");
  for (const char* name : {"red", "green", "blue"}) EXPECT_TRUE(introduces(name, 1)) << name;
  EXPECT_TRUE(same("green", 1, 2));
}

TEST_F(NamesMean, OnlyWhatAStatementDeclaresFirstOrBehindAComma) {
  read(
      "struct yes { };\nstruct no : yes { };\nstruct both : yes, no { };\nstruct c {\nint f() const;\n"
      "int g() const { return 1; }\n};\nint one = 1, two = one;\nint three = two;\n");
  for (int nth : {2, 3}) EXPECT_FALSE(introduces("yes", nth)) << nth;
  EXPECT_FALSE(introduces("no", 2));
  EXPECT_TRUE(same("yes", 1, 3));
  EXPECT_FALSE(introduces("const", 2));
  EXPECT_TRUE(introduces("two", 1));
  EXPECT_FALSE(introduces("two", 2));
  EXPECT_FALSE(introduces("one", 2));
}

TEST_F(NamesMean, TheSameInALanguageWithItsOwnGrammar) {
  read("struct limits { int min; };\nint min(int a);\nint f(void) { if (0) return 0; return min(1); }\n", "c");
  EXPECT_TRUE(introduces("min", 2));
  EXPECT_TRUE(same("min", 2, 3));
  EXPECT_FALSE(same("min", 1, 3));
}

TEST_F(NamesMean, ThemselvesWhereNothingDeclaresThem) {
  read("b, c\n(b)\n");
  EXPECT_TRUE(introduces("b", 1));
  EXPECT_FALSE(introduces("b", 2));
  EXPECT_TRUE(same("b", 1, 2));
}

TEST_F(NamesMean, SomethingInDeepNesting) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "if (a) { ";
  text += "b = a;";
  for (int i = 0; i < 100'000; ++i) text += " }";
  read(text);
  EXPECT_TRUE(same("a", 1, 100'001));
}

}  // namespace
}  // namespace hone
