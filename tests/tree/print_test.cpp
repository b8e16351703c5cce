#include "tree/print.h"

#include <gtest/gtest.h>

#include "../support/grammars.h"

namespace hone {
namespace {

std::string lisp(std::initializer_list<std::string_view> grammar, std::string text) {
  return toLisp(*Tree::parse(testgrammars::load(grammar), std::move(text)));
}

TEST(Lisp, IsAntlrsToStringTree) {
  // Left recursion is nested as in ANTLR's trees, though hone's own tree is flat.
  auto language = testgrammars::load({"Operators.g4"});
  auto tree = [&](std::string text) { return toLisp(*Tree::parse(language, std::move(text))); };
  EXPECT_EQ(tree("a"), "(all (e a) empty <EOF>)");
  EXPECT_EQ(tree("a+b*c+d"), "(all (e (e (e a) + (e (e b) * (e c))) + (e d)) empty <EOF>)");
  EXPECT_EQ(tree("a^b^c"), "(all (e (e a) ^ (e (e b) ^ (e c))) empty <EOF>)");
  EXPECT_EQ(tree("(a),\nb"), "(all (e ( (e a) )) , \\n (e b) empty <EOF>)");
}

TEST(Lisp, LeavesOutWhatCouldNotBeParsed) {
  EXPECT_EQ(lisp({"Operators.g4"}, "a+)b"), "(all (e (e a) + (e b)) empty <EOF>)");
}

TEST(TextOfATree, SpellsOutCommandsForTheTerminal) {
  std::string shown;
  writeText(*Tree::parse(Language::bundled("json"), "\"x\u009b31m \u202e y\""),
            [&](std::string_view part) { shown += part; });
  EXPECT_NE(shown.find("\\u{9b}31m \\u{202e}"), shown.npos) << shown;
}

TEST(Lisp, DepthIsNoProblem) {
  std::string deep(50'000, '(');
  std::string text = deep + "a" + std::string(deep.size(), ')');
  EXPECT_GT(lisp({"Operators.g4"}, text).size(), text.size());
}

}  // namespace
}  // namespace hone
