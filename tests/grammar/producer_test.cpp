#include "grammar/producer.h"

#include <gtest/gtest.h>

#include <map>

#include "../support/compiled_grammar.h"

namespace hone {
namespace {

class Production : public ::testing::Test {
 protected:
  void use(std::initializer_list<std::string_view> files) {
    grammar_ = testgrammars::compile(files);
    std::vector<bool> all(static_cast<size_t>(grammar_->tokenTypeCount()), true);
    producer_.emplace(grammar_->parser, tokenChoices(*grammar_, all));
  }

  std::string names(Producer::Walk& walk) const {
    std::string result;
    while (auto symbol = walk.next())
      result += (result.empty() ? "" : " ") + grammar_->tokenNames[static_cast<size_t>(*symbol)];
    return result;
  }

  std::string produce(std::string_view rule, ProducedSize size, Random& random) const {
    Producer::Walk walk(*producer_, grammar_->rule(rule), size, random, uniformly(random));
    std::string result = names(walk);
    EXPECT_LE(walk.symbols(), std::max<size_t>(size.most, 8)) << result;
    return result;
  }

  std::shared_ptr<const Grammar> grammar_;
  std::optional<Producer> producer_;
};

TEST_F(Production, TakesTheCheapestWayWhereThereIsNoRoom) {
  use({"Statements.g4"});
  Random random(1);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(produce("program", {0}, random), "EOF");
    EXPECT_EQ(produce("block", {0}, random), "'{' '}'");
    std::string operand = produce("operand", {0}, random);
    EXPECT_TRUE(operand == "NAME" || operand == "NUMBER") << operand;
  }
}

TEST_F(Production, StaysWithinItsSize) {
  use({"Statements.g4"});
  Random random(2);
  size_t longest = 0;
  for (int i = 0; i < 300; ++i) {
    size_t most = 1 + random.below(60);
    Producer::Walk walk(*producer_, grammar_->rule("program"), {most, random.below(most)}, random, uniformly(random));
    while (walk.next()) {
    }
    EXPECT_LE(walk.symbols(), most);
    longest = std::max(longest, walk.symbols());
  }
  EXPECT_GT(longest, 40u) << "and uses it";
}

TEST_F(Production, GrowsToTheWantedSize) {
  use({"Statements.g4"});
  Random random(3);
  size_t small = 0, large = 0;
  for (int i = 0; i < 100; ++i) {
    for (auto [size, sum] : {std::pair<ProducedSize, size_t*>{{200, 0}, &small}, {{200, 180}, &large}}) {
      Producer::Walk walk(*producer_, grammar_->rule("program"), size, random, uniformly(random));
      while (walk.next()) {
      }
      *sum += walk.symbols();
    }
  }
  EXPECT_GT(large, 3 * small);
  EXPECT_GT(large / 100, 100u);
}

TEST_F(Production, IsTheSameForTheSameSeed) {
  use({"Expression.g4"});
  Random one(7), two(7), three(8);
  std::string first, second, third;
  for (int i = 0; i < 20; ++i) {
    first += produce("all", {30, 20}, one);
    second += produce("all", {30, 20}, two);
    third += produce("all", {30, 20}, three);
  }
  EXPECT_EQ(first, second);
  EXPECT_NE(first, third);
}

TEST_F(Production, RefusesRulesWithoutAnEnd) {
  use({"Minimal.g4"});
  EXPECT_FALSE(producer_->canProduce(grammar_->rule("endless")));
  EXPECT_TRUE(producer_->canProduce(grammar_->rule("all")));
  // No derivation goes there.
  Random random(4);
  for (int i = 0; i < 200; ++i) EXPECT_EQ(produce("all", {40, 30}, random).find("'('"), std::string::npos);
}

TEST_F(Production, AvoidsTokensThatCantBeMade) {
  use({"Minimal.g4"});
  std::vector<bool> producible(static_cast<size_t>(grammar_->tokenTypeCount()), true);
  for (size_t type = 0; type < producible.size(); ++type)
    if (grammar_->tokenNames[type] == "NUMBER" || grammar_->tokenNames[type] == "'a'") producible[type] = false;
  producer_.emplace(grammar_->parser, tokenChoices(*grammar_, producible));
  EXPECT_FALSE(producer_->canProduce(grammar_->rule("number")));
  EXPECT_FALSE(producer_->canProduce(grammar_->rule("twice")));
  Random random(5);
  for (int i = 0; i < 200; ++i) {
    std::string made = produce("all", {40, 30}, random);
    EXPECT_EQ(made.find("NUMBER"), std::string::npos);
    EXPECT_EQ(made.find("'a'"), std::string::npos);
  }
}

TEST_F(Production, MeetsAllAlternatives) {
  use({"Statements.g4"});
  std::map<std::pair<StateId, uint32_t>, int> met;
  Random random(6);
  Chooser plain = uniformly(random);
  Chooser counting = [&](StateId decision, std::span<const uint32_t> alternatives) {
    uint32_t chosen = plain(decision, alternatives);
    ++met[{decision, chosen}];
    return chosen;
  };
  for (int i = 0; i < 100; ++i) {
    size_t wanted = i % 2 == 0 ? 40 : 0;
    Producer::Walk walk(*producer_, grammar_->rule("program"), {50, wanted}, random, counting);
    while (walk.next()) {
    }
  }
  size_t alternatives = 0;
  for (const State& state : grammar_->parser.states)
    if (state.decision && state.rule != grammar_->rule("part")) alternatives += state.transitionCount;
  EXPECT_GT(alternatives, 10u);
  EXPECT_EQ(met.size(), alternatives);
}

TEST_F(Production, PrefersWhatIsRare) {
  Random random(7);
  Chooser chooser = rareFirst(random);
  std::vector<uint32_t> both = {0, 1}, first = {0};
  std::map<uint32_t, int> chosen;
  for (int i = 0; i < 1000; ++i) chooser(5, first);
  for (int i = 0; i < 400; ++i) ++chosen[chooser(5, both)];
  EXPECT_LT(chosen[0], 100) << "it was chosen often before";
  for (int i = 0; i < 400; ++i) ++chosen[2 + chooser(6, both)];
  EXPECT_NEAR(chosen[2], 200, 60) << "of each decision, on its own";
}

TEST_F(Production, DescribesItsTree) {
  use({"Statements.g4"});
  Random random(9);
  for (int i = 0; i < 200; ++i) {
    Producer::Walk walk(*producer_, grammar_->rule("program"), {60, 40}, random, uniformly(random));
    std::vector<Symbol> symbols, leaves;
    while (auto symbol = walk.next()) symbols.push_back(*symbol);
    const auto& nodes = walk.nodes();
    ASSERT_EQ(nodes[0].end, nodes.size());
    std::vector<uint32_t> ends;
    for (uint32_t id = 0; id < nodes.size(); ++id) {
      while (!ends.empty() && ends.back() <= id) ends.pop_back();
      ASSERT_GT(nodes[id].end, id);
      ASSERT_LE(nodes[id].end, ends.empty() ? nodes.size() : ends.back());
      ends.push_back(nodes[id].end);
      if (nodes[id].kind != ProducedNode::Kind::token) continue;
      ASSERT_EQ(nodes[id].end, id + 1);
      leaves.push_back(static_cast<Symbol>(nodes[id].symbol));
    }
    ASSERT_EQ(leaves, symbols);
  }
}

TEST_F(Production, GoesBackToAMark) {
  use({"Statements.g4"});
  Random random(10);
  for (int round = 0; round < 100; ++round) {
    Producer::Walk walk(*producer_, grammar_->rule("program"), {60, 50}, random, uniformly(random));
    std::vector<Producer::Walk::Mark> marks = {walk.mark()};
    std::vector<Symbol> symbols;
    int returns = 20;
    for (;;) {
      auto symbol = walk.next();
      if (symbol) {
        symbols.push_back(*symbol);
        marks.push_back(walk.mark());
      }
      bool wanted = returns > 0 && random.chance(1, 4);
      if (!symbol && !wanted) break;
      if (!wanted) continue;
      --returns;
      size_t to = random.below(marks.size());
      walk.back(marks[to]);
      marks.resize(to + 1);
      symbols.resize(to);
    }
    std::vector<Symbol> leaves;
    for (const ProducedNode& node : walk.nodes())
      if (node.kind == ProducedNode::Kind::token) leaves.push_back(static_cast<Symbol>(node.symbol));
    EXPECT_EQ(leaves, symbols);
    EXPECT_EQ(walk.nodes()[0].end, walk.nodes().size());
    EXPECT_EQ(symbols.back(), endOfFile);
  }
}

TEST_F(Production, IsNotRecursive) {
  use({"Statements.g4"});
  constexpr size_t size = 200'000;
  Random random(11);
  // Always the last alternative there is, which is the bracket, and no loops.
  RuleId operand = grammar_->rule("operand");
  Chooser chooser = [&](StateId decision, std::span<const uint32_t> alternatives) {
    const State& state = grammar_->parser.states[decision];
    if (state.rule == operand && state.kind == StateKind::blockStart && alternatives.size() > 2) return alternatives[2];
    return alternatives.back();
  };
  Producer::Walk walk(*producer_, operand, {size}, random, chooser);
  while (walk.next()) {
  }
  EXPECT_GT(walk.symbols(), size / 2);
}

TEST_F(Production, OfCharactersIsPrintable) {
  grammar_ = testgrammars::compile({"Lexing.g4"});
  const LexerRules& rules = grammar_->lexer;
  Producer characters(rules.atn, characterChoices(rules));
  Random random(12);
  for (RuleId rule = 0; rule < rules.ruleNames.size(); ++rule) {
    const std::string& name = rules.ruleNames[rule];
    EXPECT_EQ(characters.canProduce(rule), name != "TAIL") << name << ": the end of the file is no character";
    if (!characters.canProduce(rule)) continue;
    for (int i = 0; i < 50; ++i) {
      Producer::Walk walk(characters, rule, {1 + random.below(10)}, random, uniformly(random));
      while (auto c = walk.next()) {
        bool greek = (*c >= 0x370 && *c <= 0x3FF) || *c == 0x1F600;
        bool expected = name == "GREEK"    ? greek
                        : name == "LETTER" ? *c == 0xE4
                                           : (*c >= ' ' && *c <= '~') || *c == '\n';
        EXPECT_TRUE(expected) << name << ": " << *c;
      }
    }
  }
}

}  // namespace
}  // namespace hone
