// Texts that need more look-ahead than the budget allows.
#include <gtest/gtest.h>

#include "../support/repeated.h"
#include "../support/sound.h"
#include "parse/islands.h"
#include "parse/language.h"

namespace hone {
namespace {

bool equal(const Derivation& a, const Derivation& b) {
  return std::ranges::equal(a.nodes, b.nodes, [](const Node& x, const Node& y) {
    return std::tuple(x.kind, x.symbol, x.end, x.textBegin, x.textEnd, x.alternative) ==
           std::tuple(y.kind, y.symbol, y.end, y.textBegin, y.textEnd, y.alternative);
  });
}

TEST(Hostile, LookAheadEndsWithItsBudget) {
  // Each `(A)` is a decision that needs the end of the text: is it a cast?
  std::string casts = "class A { int x = " + repeated("(A)", 3000) + "b; }";
  auto java = Language::bundled("java");
  Derivation derivation = java->parse(casts, Encoding::utf8);
  EXPECT_TRUE(isSound(derivation, casts));
  ASSERT_TRUE(derivation.flatFrom);
  ASSERT_EQ(derivation.errors.size(), 1u);
  EXPECT_EQ(derivation.errors[0].offset, *derivation.flatFrom);
  // The tokens are there, and each pair of brackets is a node.
  size_t groups = 0;
  for (const Node& node : derivation.nodes)
    groups += node.kind == NodeKind::error && node.textEnd - node.textBegin == 3;
  EXPECT_GT(groups, 2900u);
  EXPECT_TRUE(equal(java->parse(casts, Encoding::utf8), derivation)) << "whatever is cached";
  EXPECT_FALSE(java->parseExactly(casts, Encoding::utf8, java->start()));
  // The next text has a budget of its own.
  EXPECT_TRUE(java->parse("class A { int x = (A)(A)b; }", Encoding::utf8).errors.empty());
}

TEST(Hostile, OrdinaryNestingIsWithinTheBudget) {
  auto java = Language::bundled("java");
  EXPECT_FALSE(java->parse("class A { int x = " + repeated("(A)", 200) + "b; }", Encoding::utf8).flatFrom);
  auto c = Language::bundled("c");
  EXPECT_FALSE(c->parse(repeated("[", 3000) + "1" + repeated("]", 3000), Encoding::utf8).flatFrom);
}

TEST(Hostile, LooksOfNestedLexerRulesEndWithTheirBudget) {
  // Each `<` may begin a text in which all the others are nested, and none is closed.
  std::string nested = repeated("a<", 60000);
  auto dot = Language::bundled("dot");
  const uint64_t before = dot->lexer().bytesRead();
  Derivation derivation = dot->parse(nested, Encoding::utf8);
  EXPECT_LT(dot->lexer().bytesRead() - before, 100'000'000u);
  EXPECT_TRUE(isSound(derivation, nested));
  EXPECT_EQ(derivation.errors.at(0).message, "too much look-ahead: from here on no token is longer than 512 bytes");
  EXPECT_NE(dot->parse(repeated("a<", 600), Encoding::utf8).errors.at(0).message, derivation.errors[0].message);
}

TEST(Hostile, IslandsShareABudgetAndCountWhatTheyShareOnce) {
  auto page = Language::bundled("html");
  addBundledIslands(*page);
  std::string small = repeated("<script>x=1</script>", 5000);
  EXPECT_EQ(page->parse(small, Encoding::utf8).brokenIslands, 0u);
}

TEST(Hostile, ParsingIsStopped) {
  auto java = Language::bundled("java");
  StopSource source;
  java->stopBy(source.token());
  source.requestStop();
  std::string casts = "class A { int x = " + repeated("(A)", 1000) + "b; }";
  EXPECT_THROW(java->parse(casts, Encoding::utf8), Cancelled);
  java->stopBy({});
  EXPECT_TRUE(java->parse("class A { int x = (A)(A)b; }", Encoding::utf8).errors.empty());
}

}  // namespace
}  // namespace hone
