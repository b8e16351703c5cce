// Properties of trees of texts with random syntax errors.
#include "parse/recovery.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../support/corpus.h"
#include "../support/grammars.h"
#include "../support/sound.h"

namespace hone {
namespace {

/// A sequence of words without ends of statements and with paired brackets.
std::string garbage(Random& random, int depth = 0) {
  static const std::vector<std::string> words = {"+", "=", ",", "17", "x", "let", ")", "]"};
  static const std::vector<std::string> pairs = {"()", "[]", "{}"};
  std::string text;
  for (uint64_t i = random.below(4) + 1; i > 0; --i) {
    const std::string& pair = random.pick(pairs);
    // At the top level there may also be closing brackets that close nothing.
    if (depth < 3 && random.chance(1, 3))
      text += std::string(1, pair[0]) + " " + garbage(random, depth + 1) + pair[1] + " ";
    else
      text += words[random.below(words.size() - (depth > 0 ? 2 : 0))] + " ";
  }
  return text;
}

bool hasErrorAbove(const Derivation& derivation, NodeId id) {
  for (; id != noNode; id = derivation.nodes[id].parent)
    if (derivation.nodes[id].kind == NodeKind::error) return true;
  return false;
}

TEST(Recovery, ALoopsIterationsBesidesTheBrokenOneStayWhole) {
  auto language = testgrammars::load({"Statements.g4"}, "program");
  Random random(corpus::seed());
  for (int round = 0; round < 300; ++round) {
    // The broken statement is in a block, which is a statement of the program.
    std::vector<std::string> whole;
    std::string text;
    auto add = [&](const std::string& statement) {
      whole.push_back(statement);
      text += statement + " ";
    };
    for (uint64_t i = random.below(4) + 1; i > 0; --i) add("let before = (1 + [2]) ;");
    text += "{ ";
    for (uint64_t i = random.below(4); i > 0; --i) add("print inside , [ ] ;");
    text += "let = " + garbage(random) + "; ";
    for (uint64_t i = random.below(4); i > 0; --i) add("{ print inside ; }");
    text += "} ";
    for (uint64_t i = random.below(4) + 1; i > 0; --i) add("print behind ;");

    Derivation derivation = language->parse(text, Encoding::utf8);
    ASSERT_TRUE(isSound(derivation, text)) << text;
    EXPECT_FALSE(derivation.errors.empty()) << text;
    std::vector<std::string> found;
    for (NodeId id = 0; id < derivation.nodes.size(); ++id) {
      const Node& node = derivation.nodes[id];
      if (node.kind != NodeKind::rule || language->grammar().ruleNames[node.symbol] != "statement") continue;
      std::string statement = text.substr(node.textBegin, node.textEnd - node.textBegin);
      if (size_t begin = statement.find_first_not_of(' '); begin != std::string::npos) statement.erase(0, begin);
      if (!hasErrorAbove(derivation, id)) found.push_back(statement);
    }
    for (const std::string& statement : whole)
      EXPECT_EQ(std::ranges::count(found, statement), std::ranges::count(whole, statement))
          << statement << " in " << text;
  }
}

TEST(Recovery, StepsOverGroupsOfBrackets) {
  auto language = testgrammars::load({"Statements.g4"}, "program");
  const std::vector<std::string>& literals = language->grammar().tokenLiterals;
  auto types = [&](std::string_view brackets) {
    std::vector<Symbol> result;
    for (char bracket : brackets)
      result.push_back(static_cast<Symbol>(std::ranges::find(literals, std::string(1, bracket)) - literals.begin()));
    return result;
  };
  using ::testing::ElementsAre;
  EXPECT_THAT(bracketGroups(types("([])=(}"), literals), ElementsAre(3, 2, 2, 3, 4, neverClosed, 6));
  EXPECT_THAT(bracketGroups(types("(]()"), literals), ElementsAre(neverClosed, 1, 3, 3))
      << "what closes nothing is passed over";
  std::vector<uint32_t> groups = bracketGroups(types("()({}"), literals);
  BracketSkipper skipper(groups);
  EXPECT_EQ(skipper.next(0), 2u);
  EXPECT_EQ(skipper.next(2), 3u) << "never closed";
  EXPECT_EQ(skipper.next(3), 4u) << "from there on token by token";
}

class RecoveryOf : public ::testing::TestWithParam<std::string> {
 protected:
  /// Calls `check` with many broken texts and their derivations.
  void onBrokenTexts(const std::function<void(const std::string&, const Derivation&)>& check) {
    auto samples = corpus::examples(GetParam());
    for (auto& sample : corpus::produced(language_, 30, 60, random_)) samples.push_back(std::move(sample));
    for (corpus::Sample& sample : samples) {
      std::string text = sample.text.substr(0, 5000);
      for (uint64_t damage = random_.below(3); damage < 3; ++damage)
        text = corpus::damaged(text, random_.pick(samples).text, random_);
      check(text, language_->parse(text, detectEncoding(text)));
    }
  }

  std::shared_ptr<Language> language_ = Language::bundled(GetParam());
  Random random_{corpus::seed()};
};

INSTANTIATE_TEST_SUITE_P(Parse, RecoveryOf, ::testing::ValuesIn(corpus::languageNames()),
                         [](const auto& tested) { return tested.param; });

TEST_P(RecoveryOf, HasErrorsWhereTheTextIsNotOfTheLanguageAndOnlyThere) {
  onBrokenTexts([&](const std::string& text, const Derivation& derivation) {
    bool exact = language_->parseExactly(text, detectEncoding(text), language_->start()).has_value();
    EXPECT_EQ(derivation.errors.empty(), exact) << corpus::shown(text);
    bool errorNode = std::ranges::any_of(derivation.nodes, [](const Node& n) { return n.kind == NodeKind::error; });
    EXPECT_TRUE(!errorNode || !derivation.errors.empty()) << corpus::shown(text);
  });
}

TEST_P(RecoveryOf, KeepsPairsOfBracketsTogetherInWhatItCannotParse) {
  const std::vector<std::string>& literals = language_->grammar().tokenLiterals;
  onBrokenTexts([&](const std::string& text, const Derivation& derivation) {
    for (NodeId id = 0; id < derivation.nodes.size(); ++id) {
      if (derivation.nodes[id].kind != NodeKind::error) continue;
      // Among an error node's own tokens, at most the first opens a bracket and the last closes one.
      std::vector<char> brackets;
      for (NodeId child = id + 1; child < derivation.nodes[id].end; child = derivation.nodes[child].end)
        if (derivation.nodes[child].kind == NodeKind::token)
          brackets.push_back(bracketOf(literals, static_cast<Symbol>(derivation.nodes[child].symbol)));
      for (size_t i = 0; i < brackets.size(); ++i) {
        if (closerOf(brackets[i]) == 0) continue;
        EXPECT_EQ(i, 0u) << corpus::shown(text);
        auto closer = std::find(brackets.begin(), brackets.end(), closerOf(brackets[i]));
        EXPECT_TRUE(closer == brackets.end() || closer == brackets.end() - 1) << corpus::shown(text);
      }
    }
  });
}

}  // namespace
}  // namespace hone
