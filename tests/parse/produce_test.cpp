#include "parse/produce.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "../support/grammars.h"
#include "grammar/bundled.h"
#include "grammar/repair_hints.h"

namespace hone {
namespace {

class Producing : public ::testing::Test {
 protected:
  void use(std::initializer_list<std::string_view> files, std::string_view start = {}) {
    language_ = testgrammars::load(files, start);
    producer_.emplace(language_);
  }

  std::optional<ProducedText> produce(ProducedSize size, Random& random, Layout layout = Layout::plain) {
    return producer_->produce(language_->start(), size, random, uniformly(random), layout);
  }

  std::string typeName(const ProducedNode& node) const {
    return language_->grammar().tokenNames[static_cast<size_t>(node.symbol)];
  }

  /// The parser's tree, reduced to the nodes that a produced derivation has too.
  std::vector<ProducedNode> parsed(const std::string& text) {
    using Kind = ProducedNode::Kind;
    Derivation derivation = language_->parse(text, Encoding::utf8);
    EXPECT_TRUE(derivation.errors.empty()) << text;
    std::vector<ProducedNode> nodes;
    std::vector<uint32_t> number;  // by the parser's node
    for (const Node& node : derivation.nodes) {
      number.push_back(static_cast<uint32_t>(nodes.size()));
      if (node.kind == NodeKind::hidden) continue;
      Kind kind = node.kind == NodeKind::rule       ? Kind::rule
                  : node.kind == NodeKind::choice   ? Kind::choice
                  : node.kind == NodeKind::optional ? Kind::optional
                  : node.kind == NodeKind::star     ? Kind::star
                  : node.kind == NodeKind::plus     ? Kind::plus
                                                    : Kind::token;
      nodes.push_back({kind, node.alternative, node.symbol, node.end});
    }
    number.push_back(static_cast<uint32_t>(nodes.size()));
    for (ProducedNode& node : nodes) node.end = number[node.end];
    return nodes;
  }

  std::shared_ptr<Language> language_;
  std::optional<TextProducer> producer_;
};

bool operator==(const ProducedNode& a, const ProducedNode& b) {
  return a.kind == b.kind && a.alternative == b.alternative && a.symbol == b.symbol && a.end == b.end;
}

TEST_F(Producing, MakesTheTreeThatTheParserFinds) {
  use({"Statements.g4"});
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    auto made = produce({60, 50}, random, i % 2 == 0 ? Layout::plain : Layout::wild);
    ASSERT_TRUE(made);
    std::vector<ProducedNode> found = parsed(made->text);
    ASSERT_EQ(found.size(), made->nodes.size()) << made->text;
    for (size_t n = 0; n < found.size(); ++n) ASSERT_TRUE(found[n] == made->nodes[n]) << made->text << ", node " << n;
  }
}

TEST_F(Producing, WritesOperatorsThatParse) {
  use({"Expression.g4"});
  Random random(2);
  for (int i = 0; i < 400; ++i) {
    auto made = produce({25, 15}, random);
    ASSERT_TRUE(made);
    auto tokens = [](const std::vector<ProducedNode>& nodes) {
      std::vector<uint32_t> types;
      for (const ProducedNode& node : nodes)
        if (node.kind == ProducedNode::Kind::token) types.push_back(node.symbol);
      return types;
    };
    EXPECT_EQ(tokens(parsed(made->text)), tokens(made->nodes)) << made->text;
  }
}

TEST_F(Producing, LexesBack) {
  use({"Seams.g4"});
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    auto made = produce({40, 30}, random, i % 2 == 0 ? Layout::plain : Layout::wild);
    ASSERT_TRUE(made);
    std::vector<std::string> found;
    for (const Token& token : language_->lexer().all(made->text, Encoding::utf8))
      if (!token.hidden) found.push_back(made->text.substr(token.begin, token.end - token.begin));
    EXPECT_EQ(found, made->tokens) << made->text;
    EXPECT_EQ(made->tokens.back(), "") << "the end of the file";
  }
}

TEST_F(Producing, GoesAnotherWayWhereTokensCantFollow) {
  // Nothing can keep two SHORTs apart.
  use({"NoSpace.g4"});
  Random random(4);
  int several = 0;
  for (int i = 0; i < 100; ++i) {
    auto made = produce({30, 25}, random);
    ASSERT_TRUE(made);
    several += made->tokens.size() > 5;
    for (size_t n = 1; n < made->tokens.size(); ++n)
      EXPECT_FALSE(made->tokens[n] == "a" && made->tokens[n - 1] == "a") << made->text;
  }
  EXPECT_GT(several, 20);
}

TEST_F(Producing, FollowsTheLexersModes) {
  use({"ModesLexer.g4", "ModesParser.g4"});
  Random random(5);
  std::set<std::string> types;
  for (int i = 0; i < 400; ++i) {
    // Long texts consist mostly of tags, since only tags can make a text long.
    size_t wanted = i % 4 == 0 ? 20 : 0;
    auto made = produce({30, wanted}, random, i % 2 == 0 ? Layout::plain : Layout::wild);
    ASSERT_TRUE(made);
    EXPECT_TRUE(language_->parse(made->text, Encoding::utf8).errors.empty()) << made->text;
    for (const ProducedNode& node : made->nodes)
      if (node.kind == ProducedNode::Kind::token) types.insert(typeName(node));
  }
  for (const char* type : {"OPEN", "CLOSE", "NAME", "TEXT", "STRING", "LOUD", "WORD", "QUIET"})
    EXPECT_TRUE(types.contains(type)) << type;
}

TEST_F(Producing, DrawsOtherNamesThanKeywords) {
  use({"Minimal.g4"}, "name");
  Random random(6);
  std::set<std::string> names;
  for (int i = 0; i < 300; ++i) {
    auto made = produce({1}, random);
    ASSERT_TRUE(made);
    names.insert(made->tokens[0]);
  }
  EXPECT_GT(names.size(), 50u);
  for (const char* keyword : {"a", "b", "do", "x", "y", "z"}) EXPECT_FALSE(names.contains(keyword)) << keyword;
}

TEST_F(Producing, FindsNoTextWhereThereIsNone) {
  Random random(7);
  use({"Minimal.g4"}, "endless");
  EXPECT_FALSE(produce({10}, random)) << "no derivation ends";
  use({"Minimal.g4"}, "shadowed");
  EXPECT_FALSE(produce({10}, random)) << "the token lexes as another one";
  use({"Minimal.g4"}, "all");
  EXPECT_TRUE(produce({0}, random)) << "nothing is a text as well";
}

TEST_F(Producing, IsTheSameForTheSameSeed) {
  use({"Statements.g4"});
  std::vector<std::string> texts[2];
  for (auto& list : texts) {
    Random random(8);
    for (int i = 0; i < 20; ++i) list.push_back(produce({40, 20}, random, Layout::wild)->text);
  }
  EXPECT_EQ(texts[0], texts[1]);
}

TEST_F(Producing, PutsCommentsIntoWildLayout) {
  use({"Seams.g4"});
  Random random(9);
  std::string plain, wild;
  for (int i = 0; i < 50; ++i) {
    plain += produce({40, 30}, random)->text;
    wild += produce({40, 30}, random, Layout::wild)->text;
  }
  EXPECT_EQ(plain.find("//"), std::string::npos);
  EXPECT_NE(wild.find("//"), std::string::npos);
}

TEST(ProducingWithout, UsesNoneOfTheseRules) {
  // A bracket that the end of the file closes is a lenient rule of Rust.
  const std::shared_ptr<Language> language = Language::bundled("rust");
  auto cutOff = [&](const std::vector<std::string>& without) {
    const auto& names = language->grammar().ruleNames;
    TextProducer producer(language, TokenTaste::any, without);
    Random random(1);
    size_t found = 0;
    for (int i = 0; i < 60; ++i)
      if (auto made = producer.produce(language->start(), {60, 30}, random, uniformly(random)))
        for (const ProducedNode& node : made->nodes)
          found += node.kind == ProducedNode::Kind::rule && names[static_cast<size_t>(node.symbol)] == "cutOff";
    return found;
  };
  EXPECT_GT(cutOff({}), 0);
  EXPECT_EQ(cutOff({"cutOff"}), 0);
}

TEST(ProducingTexts, AreWhatTheLanguageReads) {
  for (const BundledLanguage& bundled : bundledLanguages()) {
    if (bundled.generated.parserInterp.empty()) continue;
    std::shared_ptr<Language> language = Language::bundled(bundled.name);
    std::shared_ptr<Language> strict = Language::bundledForTexts(bundled.name);
    std::vector<std::string> without = repairHints(bundled.name).lenientRules;
    without.insert(without.end(), bundled.generated.without.begin(), bundled.generated.without.end());
    TextProducer producer(strict, TokenTaste::any, without);
    Random random(3);
    for (int i = 0; i < 20; ++i) {
      auto made = producer.produce(strict->start(), {60}, random, uniformly(random));
      ASSERT_TRUE(made) << bundled.name;
      EXPECT_TRUE(language->parse(made->text, Encoding::utf8).errors.empty()) << bundled.name << ": " << made->text;
    }
  }
}

TEST(ProducingTexts, HaveDistinctTokensOnce) {
  std::shared_ptr<Language> language = Language::bundled("toml");
  TextProducer producer(language);
  producer.setDistinct("BARE_KEY");
  const std::vector<std::string>& names = language->grammar().tokenNames;
  const std::ptrdiff_t key = std::ranges::find(names, "BARE_KEY") - names.begin();
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    auto made = producer.produce(language->start(), {100, 60}, random, uniformly(random));
    ASSERT_TRUE(made);
    std::set<std::string> seen;
    size_t token = 0;
    for (const ProducedNode& node : made->nodes) {
      if (node.kind != ProducedNode::Kind::token) continue;
      const std::string& text = made->tokens[token++];
      if (static_cast<std::ptrdiff_t>(node.symbol) != key) continue;
      EXPECT_TRUE(seen.insert(text).second) << made->text;
    }
  }
}

TEST(ProducingTexts, HaveEndTagsWithTheNamesOfTheirStartTags) {
  std::shared_ptr<Language> language = Language::bundledForTexts("xml");
  TextProducer producer(language);
  producer.setTags(*repairHints("xml").tags);
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    auto made = producer.produce(language->start(), {100, 60}, random, uniformly(random));
    ASSERT_TRUE(made);
    std::vector<std::string> open;
    for (size_t token = 0; token + 1 < made->tokens.size(); ++token) {
      if (made->tokens[token] == "<") open.push_back(made->tokens[token + 1]);
      if (made->tokens[token] == "/>") open.pop_back();
      if (made->tokens[token] != "</") continue;
      ASSERT_FALSE(open.empty()) << made->text;
      EXPECT_EQ(made->tokens[token + 1], open.back()) << made->text;
      open.pop_back();
    }
  }
}

}  // namespace
}  // namespace hone
