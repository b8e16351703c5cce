#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "explain/guided_producer.h"

namespace hone {
namespace {

class Guided : public testing::Test {
 protected:
  Guided() { pool.add(*producer.read("sqrt(-900)")); }

  Part rule(const std::string& name) { return reader.parts().ofRule(language->grammar().rule(name)); }
  Condition has(Feature feature) { return {std::move(feature), 1}; }
  Condition lacks(Feature feature) { return {std::move(feature), -1, 0}; }
  Condition between(FeatureKind kind, const std::string& name, double low, double high) {
    return {{.kind = kind, .part = rule(name)}, low, high};
  }
  /// Makes such an input for several seeds.
  void expectMade(const std::vector<Condition>& conditions) {
    for (uint64_t seed = 0; seed < 5; ++seed) {
      Random random(seed);
      std::optional<PoolInput> made = producer.make(conditions, random);
      ASSERT_TRUE(made) << seed;
      EXPECT_EQ(Aim(conditions, reader.space()).distance(made->values), 0) << made->bytes();
      EXPECT_TRUE(made->tree()->errors().empty());
      EXPECT_FALSE(pool.contains(made->bytes()));
    }
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  FeatureReader reader{language->grammar(), featureKinds()};
  Pool pool{reader.parts()};
  GuidedProducer producer{language, reader, pool, 0};
};

TEST_F(Guided, MeetsBoundsOfNumbers) {
  expectMade({between(FeatureKind::greatest, "number", 3.5, 3.6)});
  expectMade({between(FeatureKind::greatest, "number", -0.01, -0.001)});
  expectMade({between(FeatureKind::greatest, "number", 0, 0), has({.part = rule("call")})});
}

TEST_F(Guided, MeetsLengthNestingAndCount) {
  expectMade({between(FeatureKind::length, "number", 77, 77)});
  expectMade({between(FeatureKind::depth, "expr", 12, 14)});
  expectMade({between(FeatureKind::count, "call", 3, 4)});
}

TEST_F(Guided, MeetsWhatMustAndMustNotOccur) {
  expectMade({lacks({.part = rule("call")})});
  expectMade({has({.part = rule("call")}), between(FeatureKind::count, "call", 2, 2),
              lacks({.kind = FeatureKind::equals, .part = rule("number"), .text = "-900"})});
}

/// Another one hands its number down to what is made of it, where it is a start.
TEST_F(Guided, RatherStartsFromInputsThatAreAsPredicted) {
  pool.add(*producer.read("sin(271.828)"), false);
  Pool otherPool(reader.parts());
  otherPool.add(*producer.read("sqrt(-900)"));
  PoolInput unfit = *producer.read("sin(271.828)");
  unfit.isAsPredicted = false;
  otherPool.add(std::move(unfit), false);
  GuidedProducer other(language, reader, otherPool, 0);
  const std::vector<Condition> conditions = {has({.part = rule("call")})};
  auto inherited = [&](GuidedProducer& its) {
    size_t count = 0;
    for (uint64_t seed = 0; seed < 40; ++seed) {
      Random random(seed);
      const std::optional<PoolInput> made = its.make(conditions, random);
      EXPECT_TRUE(made);
      count += made && made->bytes().find("271.828") != std::string_view::npos;
    }
    return count;
  };
  EXPECT_EQ(inherited(other), 0u);
  EXPECT_GT(inherited(producer), 0u);
}

TEST_F(Guided, DoubtsWhatNoKnownInputHasWhereNothingElseIsKnown) {
  const PoolInput& known = pool.inputs()[0];
  const PoolInput other = *producer.read("1 + 2");
  InputValidity cautious(0), usual;
  for (InputValidity* validity : {&cautious, &usual}) {
    validity->note(reader.space(), known.values, true);
    EXPECT_FALSE(validity->doubtful(reader, known.values));
  }
  EXPECT_TRUE(cautious.doubtful(reader, other.values));
  EXPECT_FALSE(usual.doubtful(reader, other.values));
}

TEST(TokenTaste, NamesRatherThanKeywordsInAnyCase) {
  const auto sql = Language::bundled("sql");
  const Grammar& grammar = sql->grammar();
  const std::vector<bool> all(static_cast<size_t>(grammar.tokenTypeCount()), true);
  auto type = [&](std::string_view name) {
    return static_cast<Symbol>(std::ranges::find(grammar.tokenNames, name) - grammar.tokenNames.begin());
  };
  size_t sets = 0;
  for (const SymbolChoice& choice : tokenChoices(grammar, all, TokenTaste::manyTexts)) {
    EXPECT_FALSE(choice.usual.contains(type("SELECT")));
    if (!choice.all.contains(type("ID"))) continue;
    ++sets;
    EXPECT_TRUE(choice.usual.contains(type("ID")));
  }
  EXPECT_GT(sets, 0u);
}

TEST_F(Guided, VariedInputsAreValid) {
  Random random(1);
  size_t made = 0;
  for (int i = 0; i < 20; ++i) {
    const std::optional<PoolInput> varied = producer.vary(pool.inputs()[0], 1 + i % 3, random);
    if (!varied) continue;
    ++made;
    EXPECT_TRUE(varied->tree()->errors().empty()) << varied->bytes();
  }
  EXPECT_GT(made, 10u);
}

TEST(TokenTaste, PrefersNamesToTheKeywordsThatMayBeNames) {
  auto language = Language::bundled("javascript");
  TextProducer producer(language, TokenTaste::manyTexts);
  Random random(5);
  int keywords = 0;
  for (int i = 0; i < 200; ++i) {
    std::optional<ProducedText> made =
        producer.produce(language->grammar().rule("identifier"), {1}, random, uniformly(random));
    ASSERT_TRUE(made);
    for (const char* keyword : {"accessor", "get", "set", "static", "using"}) keywords += made->text == keyword;
  }
  EXPECT_GT(keywords, 0);
  EXPECT_LT(keywords, 50);
}

}  // namespace
}  // namespace hone
