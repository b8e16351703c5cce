// Which declarations nothing uses, and how few tests it takes to remove them.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../support/next_candidate.h"
#include "reduce/passes.h"
#include "reduce/reachability.h"
#include "reduce/reduce.h"

namespace hone {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// The texts of the outermost statements that nothing needs if the one with "stays" in it must stay.
std::vector<std::string> unneeded(std::string text) {
  const TreePtr tree = Tree::parse(Language::bundled("generic"), std::move(text));
  const PartTable parts(tree);
  Reachability reachability(*tree, parts);
  const auto textOf = [&](Statement statement) {
    std::string all;
    for (const PartId part : reachability.partsOf(statement))
      for (NodeId node = parts.begin(part); node < parts.end(part); ++node)
        if (tree->node(node).isVisible()) all += tree->text(node);
    return all.substr(all.find_first_not_of(" ;\n"));
  };
  // From the outside in.
  bool isInside = true;
  while (isInside) {
    isInside = false;
    for (const Statement statement : reachability.unneeded(reachability.outermost()))
      if (textOf(statement).find("stays") != std::string::npos) {
        reachability.stays(statement);
        isInside = true;
        break;
      }
  }
  std::vector<std::string> texts;
  for (const Statement statement : reachability.unneeded(reachability.outermost())) texts.push_back(textOf(statement));
  return texts;
}

TEST(Reachability, FollowsWhatDeclarationsUse) {
  EXPECT_THAT(unneeded("struct a { };\nstruct b : a { };\nstruct c : a { };\nb stays();\n"),
              ElementsAre("structc:a{}"));
}

TEST(Reachability, LooksIntoWhatIsNeeded) {
  EXPECT_THAT(unneeded("namespace n { int f(int); int g(int); }\nint stays() { return n::f(1); }\n"),
              ElementsAre("intg(int)"));
}

TEST(Reachability, TakesMembersOnlyWhereTheStructureIsNeeded) {
  EXPECT_THAT(
      unneeded("struct a { int size; int rest; };\nstruct b { int size; };\nint stays(a x) { return x.size; }\n"),
      ElementsAre("intrest", "structb{intsize;}"));
}

TEST(Reachability, FindsMembersOfABaseClass) {
  EXPECT_THAT(unneeded("struct a { int test(int); int rest; };\nstruct stays : a { int stays2 = test(1); };\n"),
              ElementsAre("intrest"));
}

TEST(Reachability, KnowsDeclarationsBehindPointersReferencesAndTemplates) {
  EXPECT_THAT(unneeded("int *f(int);\nlist<int> g(int);\nlist<int> &h(int);\nint *i(int);\nint j(f, g, h);\n"
                       "int stays() { f(1); g(2); h(3); }\n"),
              ElementsAre("int*i(int)", "intj(f,g,h)"));
}

TEST(Reachability, KeepsTheHeadOfATemplateThoughAnEmptyLineFollows) {
  EXPECT_THAT(unneeded("template <typename T>\n\nint f(T x) { return x; }\nint stays() { return 1; }\n"),
              ElementsAre("template<typenameT>\n\nintf(Tx){returnx;}"));
}

TEST(Reachability, NeedsOnlyTheFirstOfSeveralDeclarations) {
  EXPECT_THAT(unneeded("int f(int);\nint f(char);\nint f(long);\nint stays() { f(1); return 1; }\n"),
              ElementsAre("intf(char)", "intf(long)"));
  EXPECT_THAT(unneeded("struct a { int g(int); int h; int g(char); };\nstruct b { int g(int); };\n"
                       "int stays(a x) { return x.g(1); }\n"),
              ElementsAre("inth", "structb{intg(int);}"));
}

/// 300 functions in namespaces, each of which calls an earlier one; `needle` calls one of them.
std::string library() {
  std::string text;
  for (int i = 0; i < 300; ++i) {
    if (i % 30 == 0) text += fmt::format("{}namespace n {{\n", i == 0 ? "" : "}\n");
    text += fmt::format("int f{}(int x) {{ return x + {}; }}\n", i, i == 0 ? "0" : fmt::format("f{}(x)", i / 2));
  }
  return text + "}\nint needle(int x) { return n::f100(x); }\n";
}

TEST(Unused, RemovesAllThatAFunctionDoesNotNeedInAFewTests) {
  ReduceOptions options;
  options.passes = {"unused"};
  std::unique_ptr<Strategy> strategy = makeReduction(Tree::parse(Language::bundled("generic"), library()), options);
  std::string best = library();
  int tests = 0;
  while (auto candidate = nextCandidate(*strategy)) {
    // A copy must go the same way.
    if (++tests % 3 == 0) strategy = strategy->clone();
    bool fails = candidate->bytes.find("needle") != std::string::npos;
    for (const int function : {100, 50, 25, 12, 6, 3, 1, 0})
      fails = fails && candidate->bytes.find(fmt::format("int f{}(", function)) != std::string::npos;
    if (fails) best = candidate->bytes;
    strategy->learn(fails ? Verdict::fail : Verdict::pass);
  }
  EXPECT_THAT(best, HasSubstr("int f12(int x) { return x + f6(x); }"));
  EXPECT_EQ(std::ranges::count(best, '+'), 8);
  EXPECT_LE(tests, 40);
}

}  // namespace
}  // namespace hone
