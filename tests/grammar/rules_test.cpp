// Computations on the rules of a grammar, without a text.
#include <gtest/gtest.h>

#include "../support/compiled_grammar.h"
#include "grammar/antlr_tool.h"
#include "grammar/cheapest_ways.h"
#include "grammar/first_sets.h"
#include "grammar/minimal_strings.h"
#include "grammar/reachability.h"
#include "text/user_error.h"

namespace hone {
namespace {

class Rules : public ::testing::Test {
 protected:
  void use(std::string_view file) { grammar_ = testgrammars::compile({file}); }

  Symbol type(std::string_view name) const {
    for (size_t i = 0; i < grammar_->tokenNames.size(); ++i)
      if (grammar_->tokenNames[i] == name) return static_cast<Symbol>(i);
    ADD_FAILURE() << name;
    return 0;
  }

  std::string names(const std::vector<Symbol>& types) const {
    std::string result;
    for (Symbol symbol : types)
      result += (result.empty() ? "" : " ") + grammar_->tokenNames[static_cast<size_t>(symbol)];
    return result;
  }

  std::shared_ptr<const Grammar> grammar_;
};

TEST_F(Rules, AreFoundByName) {
  use("Minimal.g4");
  EXPECT_EQ(grammar_->ruleNames[grammar_->rule("name")], "name");
  EXPECT_EQ(grammar_->findRule("nome"), std::nullopt);
  try {
    grammar_->rule("nome");
    FAIL();
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("similar: name"), std::string::npos) << error.what();
  }
}

TEST_F(Rules, KeepTokenNamesAndLiterals) {
  use("Minimal.g4");
  EXPECT_EQ(grammar_->tokenNames[0], "EOF");
  EXPECT_EQ(grammar_->tokenLiterals[static_cast<size_t>(type("'do'"))], "do");
  EXPECT_EQ(grammar_->tokenLiterals[static_cast<size_t>(type("NAME"))], "");
}

TEST_F(Rules, HaveMinimalTokenSequences) {
  use("Minimal.g4");
  std::vector<std::optional<uint32_t>> lengths;
  for (const std::string& literal : grammar_->tokenLiterals) lengths.push_back(static_cast<uint32_t>(literal.size()));
  lengths[static_cast<size_t>(type("NAME"))] = 1;
  lengths[static_cast<size_t>(type("NUMBER"))] = 1;
  lengths[static_cast<size_t>(type("SHADOWED"))] = std::nullopt;
  auto minimal = minimalTokenSequences(*grammar_, lengths);
  auto of = [&](std::string_view rule) { return minimal[grammar_->rule(rule)]; };
  EXPECT_EQ(names(*of("keyword")), "'a'");
  EXPECT_EQ(names(*of("choice")), "'do'") << "two characters are fewer than three";
  EXPECT_EQ(names(*of("sum")), "NUMBER") << "the first alternative of two as short";
  EXPECT_EQ(names(*of("nothing")), "");
  EXPECT_EQ(names(*of("twice")), "'#' NUMBER '#' NUMBER");
  EXPECT_EQ(names(*of("all")), "EOF");
  EXPECT_EQ(of("endless"), std::nullopt);
  EXPECT_EQ(of("shadowed"), std::nullopt) << "its token can't be made";
  // The length matters more than the number of tokens.
  lengths[static_cast<size_t>(type("'do'"))] = 4;
  EXPECT_EQ(names(*minimalTokenSequences(*grammar_, lengths)[grammar_->rule("choice")]), "'x' 'y' 'z'");
}

TEST_F(Rules, OfTheLexerHaveMinimalTexts) {
  use("Minimal.g4");
  auto minimal = minimalLexerStrings(grammar_->lexer);
  auto of = [&](std::string_view name) {
    for (RuleId rule = 0; rule < minimal.size(); ++rule)
      if (grammar_->lexer.ruleNames[rule] == name) return minimal[rule];
    return std::optional<std::u32string>(U"no such rule");
  };
  EXPECT_EQ(of("NAME"), U"a") << "a lexer's rule alone knows nothing of keywords";
  EXPECT_EQ(of("NUMBER"), U"1");
  EXPECT_EQ(of("SPACE"), U" ");
}

TEST_F(Rules, HaveCheapestWaysThatEnd) {
  for (const char* file : {"Minimal.g4", "Lists.g4", "Expression.g4", "Statements.g4", "Context.g4"}) {
    use(file);
    const Atn& atn = grammar_->parser;
    CheapestWays ways(atn, std::vector<Cost>(atn.sets.size(), 100));
    for (StateId state = 0; state < atn.states.size(); ++state) {
      if (ways.toEnd(state) == noWay) continue;
      // The steps add up to the cost.
      Cost sum = 0;
      std::vector<StateId> open = {state};
      for (size_t steps = 0; !open.empty(); ++steps) {
        ASSERT_LT(steps, 10'000u) << file;
        const Transition* step = ways.step(open.back());
        open.pop_back();
        if (step == nullptr) continue;
        sum += step->kind == TransitionKind::set ? 100 : step->kind == TransitionKind::rule ? 1 : 0;
        if (step->kind == TransitionKind::rule) open.push_back(step->follow);
        open.push_back(step->target);
      }
      EXPECT_EQ(sum, ways.toEnd(state)) << file << ", state " << state;
      // And no first step is cheaper.
      for (const Transition& transition : atn.from(state)) {
        if (atn.states[state].kind == StateKind::ruleStop) continue;
        EXPECT_GE(ways.by(transition), ways.toEnd(state));
      }
    }
  }
}

TEST_F(Rules, AreReachedOrNot) {
  use("Minimal.g4");
  auto distance = [&](std::string_view from, std::string_view to) {
    return ruleDistances(grammar_->parser, grammar_->rule(from))[grammar_->rule(to)];
  };
  EXPECT_EQ(distance("all", "all"), 0u);
  EXPECT_EQ(distance("all", "name"), 1u);
  EXPECT_EQ(distance("all", "twiceInner"), 2u);
  EXPECT_EQ(distance("twice", "all"), UINT32_MAX);
  std::vector<bool> reached = reachableRules(grammar_->parser, grammar_->rule("all"));
  EXPECT_FALSE(reached[grammar_->rule("unused")]);
  EXPECT_EQ(std::count(reached.begin(), reached.end(), false), 1);
  EXPECT_TRUE(reachableRules(grammar_->parser, grammar_->rule("sum"))[grammar_->rule("number")]);
}

TEST_F(Rules, BeginWithTheirFirstTokens) {
  use("Minimal.g4");
  FirstSets first(grammar_->parser, grammar_->tokenTypeCount());
  auto of = [&](std::string_view rule) {
    const FirstSets::Set& set = first.at(grammar_->parser.ruleStart[grammar_->rule(rule)]);
    std::vector<Symbol> types;
    for (Symbol symbol = 0; symbol < grammar_->tokenTypeCount(); ++symbol)
      if (set.contains(symbol)) types.push_back(symbol);
    return names(types) + (set.endsRule ? " or nothing" : "");
  };
  EXPECT_EQ(of("keyword"), "'a' 'b' 'do'");
  EXPECT_EQ(of("endless"), "'('");
  EXPECT_EQ(of("sum"), "'[' NAME NUMBER");
  EXPECT_EQ(of("nothing"), "NAME NUMBER or nothing");
  EXPECT_EQ(of("twice"), "'#'");
  EXPECT_TRUE(first.nullable(grammar_->rule("nothing")));
  EXPECT_FALSE(first.nullable(grammar_->rule("sum")));
  EXPECT_NE(of("all").find("EOF"), std::string::npos);
}

TEST_F(Rules, FitWhereAnotherMayDeriveThemAlone) {
  use("Minimal.g4");
  FirstSets first(grammar_->parser, grammar_->tokenTypeCount());
  Compatibility compatibility(grammar_->parser, first);
  auto fits = [&](std::string_view rule, std::string_view other) {
    return compatibility.ruleFits(grammar_->rule(rule), grammar_->rule(other));
  };
  EXPECT_TRUE(fits("sum", "sum"));
  EXPECT_TRUE(fits("sum", "number"));
  EXPECT_TRUE(fits("nothing", "name"));
  EXPECT_FALSE(fits("name", "nothing"));
  EXPECT_FALSE(fits("twice", "twiceInner")) << "it takes two of them";
  EXPECT_FALSE(fits("endless", "sum"));
  use("Statements.g4");
  FirstSets statements(grammar_->parser, grammar_->tokenTypeCount());
  Compatibility more(grammar_->parser, statements);
  EXPECT_TRUE(more.ruleFits(grammar_->rule("expression"), grammar_->rule("operand")));
  EXPECT_TRUE(more.ruleFits(grammar_->rule("statement"), grammar_->rule("block")));
  EXPECT_FALSE(more.ruleFits(grammar_->rule("operand"), grammar_->rule("expression")))
      << "there are brackets around it";
}

TEST_F(Rules, KnowLeftRecursion) {
  use("Expression.g4");
  EXPECT_TRUE(grammar_->parser.leftRecursive[grammar_->rule("e")]);
  EXPECT_FALSE(grammar_->parser.leftRecursive[grammar_->rule("all")]);
}

TEST_F(Rules, OfTheLexerHaveCommands) {
  grammar_ = testgrammars::compile({"ModesLexer.g4", "ModesParser.g4"});
  auto commands = grammar_->lexer.commands();
  auto of = [&](std::string_view name) {
    for (RuleId rule = 0; rule < commands.size(); ++rule)
      if (grammar_->lexer.ruleNames[rule] == name) return commands[rule];
    return std::vector<LexerAction>{};
  };
  EXPECT_TRUE(of("TEXT").empty());
  ASSERT_EQ(of("NESTED").size(), 2u);
  EXPECT_EQ(of("NESTED")[0].kind, LexerAction::Kind::type);
  EXPECT_EQ(of("NESTED")[0].argument, type("OPEN"));
  EXPECT_EQ(of("NESTED")[1].kind, LexerAction::Kind::pushMode);
  EXPECT_EQ(grammar_->lexer.modeNames[static_cast<size_t>(of("NESTED")[1].argument)], "TAG");
  EXPECT_EQ(of("QUOTED")[0].kind, LexerAction::Kind::more);
  EXPECT_EQ(of("CLOSE")[0].kind, LexerAction::Kind::popMode);
}

}  // namespace
}  // namespace hone
