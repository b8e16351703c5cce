// What the texts that were tried say of a pattern.
#include "generalize/hindsight.h"

#include <gtest/gtest.h>

#include "pattern/occurrence.h"
#include "tree/part_of.h"

namespace hone {
namespace {

class Hindsight : public testing::Test {
 protected:
  /// The whole of it, as elements of any list.
  void of(const std::string& language, const std::string& input) {
    pattern_.tree = Tree::parse(Language::bundled(language), input);
    const Parts parts(pattern_.tree->language().grammar());
    for (NodeId id = 0; id < pattern_.tree->size() && pattern_.around.core == noNode; ++id)
      for (const Part element : elementsIn(*pattern_.tree, id, parts)) {
        pattern_.around.core = id;
        pattern_.around.element = element;
      }
    known_.failed.push_back(pattern_.tree);
  }
  TreePtr tree(const std::string& text) const { return Tree::parse(pattern_.tree->sharedLanguage(), text); }
  void fails(const std::string& text) { known_.failed.push_back(tree(text)); }
  void passes(const std::string& text) { known_.passed.push_back(tree(text)); }
  bool occursIn(const std::string& text) const { return PatternFinder(pattern_).occursIn(*tree(text)); }

  Pattern pattern_;
  KnownVerdicts known_;
};

TEST_F(Hindsight, WithoutATextAgainstItThePatternStays) {
  of("javascript", "open(); stop();");
  fails("open(); f(); stop();");
  passes("stop(); open();");
  const std::set<Unwanted> before = pattern_.around.unwanted;
  learnFrom(known_, pattern_);
  EXPECT_EQ(pattern_.around.unwanted, before);
  EXPECT_TRUE(pattern_.around.harmful.empty());
  EXPECT_TRUE(pattern_.around.nested.empty());
  EXPECT_TRUE(occursIn("open(); f(); g(); stop();"));
}

TEST_F(Hindsight, AWordBetweenThatOnlyAPassingTextHas) {
  of("javascript", "open(); stop();");
  fails("open(); f(); stop();");
  passes("open(); debugger; stop();");
  EXPECT_TRUE(occursIn("open(); debugger; stop();"));
  learnFrom(known_, pattern_);
  EXPECT_FALSE(occursIn("open(); f(); debugger; stop();"));
  EXPECT_TRUE(occursIn("open(); g(); stop();"));
  EXPECT_TRUE(occursIn("debugger; open(); g(); stop(); debugger;"));
}

TEST_F(Hindsight, NothingBetweenIfNoWordTellsThemApart) {
  of("json", "[1, 2]");
  pattern_.around.core = noNode;
  fails("[0, 1, 2]");
  for (const char* text : {"[1, 5, 2]", "[1, 6, 2]", "[1, 7, 2]"}) passes(text);
  learnFrom(known_, pattern_);
  for (const char* text : {"[1, 5, 2]", "[1, 8, 2]"}) EXPECT_FALSE(occursIn(text)) << text;
  EXPECT_TRUE(occursIn("[7, 1, 2]"));
}

TEST_F(Hindsight, ContentsOfAPlace) {
  of("json", "{\"a\":1}");
  for (NodeId id = 0; id < pattern_.tree->size(); ++id)
    if (pattern_.tree->symbolName(id) == "value" && pattern_.tree->text(id) == "1") pattern_.places.push_back({{id}});
  ASSERT_EQ(pattern_.places.size(), 1u);
  fails("{\"a\": [2]}");
  passes("{\"a\": {}}");
  EXPECT_TRUE(occursIn("{\"a\": {}}"));
  learnFrom(known_, pattern_);
  for (const char* text : {"{\"a\": {}}", "{\"a\": {\"b\": 3}}"}) EXPECT_FALSE(occursIn(text)) << text;
  for (const char* text : {"{\"a\": 3}", "{\"a\": [4, 5]}"}) EXPECT_TRUE(occursIn(text)) << text;
}

TEST_F(Hindsight, WhatIsAroundTheCoreIfThatLetsTextsPass) {
  of("json", "{\"a\":[1]}");
  for (NodeId id = 0; id < pattern_.tree->size(); ++id)
    if (pattern_.tree->symbolName(id) == "array") pattern_.around.core = id;
  pattern_.around.element = noPart;
  passes("[1]");
  passes("{\"b\": [1]}");
  learnFrom(known_, pattern_);
  for (const char* text : {"[1]", "{\"b\": [1]}"}) EXPECT_FALSE(occursIn(text)) << text;
  EXPECT_TRUE(occursIn("{\"c\": 0, \"a\": [1, 2]}"));
}

/// That would say less than before.
TEST_F(Hindsight, NotWhatCostsMoreThanItKeepsOut) {
  of("json", "[1, 2]");
  for (const char* text : {"[1, 3, 2]", "[1, 4, 2]", "[1, 5, 6, 2]"}) fails(text);
  passes("[1, 3, 2 ]");
  learnFrom(known_, pattern_);
  for (const char* text : {"[1, 3, 2]", "[1, 7, 2]"}) EXPECT_TRUE(occursIn(text)) << text;
}

/// One of the two may be in another statement, and of the other nothing is known.
TEST_F(Hindsight, APartThatWasHoistedMayBeNested) {
  of("javascript", "open(); stop();");
  fails("if (a) { open(); } stop();");
  passes("open(); if (a) { stop(); }");
  EXPECT_FALSE(occursIn("if (a) { open(); } stop();"));
  learnFrom(known_, pattern_);
  for (const char* text :
       {"if (a) { open(); } stop();", "while (b) if (a) { f(); open(); g(); } else h(); i(); stop();",
        "f(); if (a) { open(); } g(); stop(); h();", "open(); stop();"})
    EXPECT_TRUE(occursIn(text)) << text;
  for (const char* text : {"open(); if (a) { stop(); }", "if (a) { f(); } stop();", "stop(); if (a) { open(); }"})
    EXPECT_FALSE(occursIn(text)) << text;
}

}  // namespace
}  // namespace hone
