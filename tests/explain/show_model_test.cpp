// What people read of a model: how many leaves, and how examples look.
#include "explain/show_model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parse/language.h"

namespace hone {
namespace {

TEST(OneLine, SpellsOutWhatIsInvisible) {
  EXPECT_EQ(oneLine("a\tb\x01", 20), "a\\tb\\x01");
  EXPECT_EQ(oneLine("\xEF\xBB\xBF\"\"", 20), "\\u{feff}\"\"");
  EXPECT_EQ(oneLine("a\xff", 20), "a\\xff");
  EXPECT_EQ(oneLine("ä b", 20), "ä b");
}

TEST(OneLine, ShowsBlanksAtTheEndsAndLineEnds) {
  EXPECT_EQ(oneLine(" a b  ", 20), "␣a b␣␣");
  EXPECT_EQ(oneLine("a\nb\n", 20), "a⏎b") << "nearly every file ends with a line end";
  EXPECT_EQ(oneLine("a\r\n", 20), "a\\r");
  EXPECT_EQ(oneLine("\n", 20), "⏎");
  EXPECT_EQ(oneLine("", 20), "(nothing)");
}

TEST(OneLine, LeavesOutTheMiddle) {
  EXPECT_EQ(oneLine("123456789", 9), "123456789");
  EXPECT_EQ(oneLine("1234567890", 9), "1234…7890");
  EXPECT_EQ(oneLine("1\t2\t3\t4\t", 5), "1\\t…4\\t") << "a spelled out character counts once";
}

/// Asks for the rules 0, 1, 2, ... of JSON in turn; of a rule that is there it knows how many inputs fail and pass.
struct Questions : testing::Test {
  void ask(std::vector<std::pair<uint64_t, uint64_t>> counts) {
    model.behaviour = "fails";
    uint64_t fails = 1, passes = 0;  // of no rule
    for (auto [more, others] : counts) fails += more, passes += others;
    for (size_t i = 0; i < counts.size(); ++i) {
      const auto node = static_cast<uint32_t>(2 * i);
      model.features.push_back({.part = parts.ofRule(static_cast<RuleId>(i))});
      add(fails, passes);
      model.nodes.back().feature = static_cast<uint32_t>(i);
      model.nodes.back().threshold = 0.5;
      model.nodes.back().above = node + 1;
      model.nodes.back().atMost = node + 2;
      add(counts[i].first, counts[i].second);
      fails -= counts[i].first;
      passes -= counts[i].second;
    }
    add(fails, passes);
  }

  void add(uint64_t fails, uint64_t passes) {
    ModelNode node;
    node.fails = fails;
    node.passes = passes;
    node.predictsFail = fails >= passes;
    node.examples = {std::to_string(model.nodes.size())};
    model.nodes.push_back(node);
  }

  size_t leavesOf(const std::string& text) const {
    size_t leaves = 0;
    for (size_t at = text.find(" of "); at != std::string::npos; at = text.find(" of ", at + 1)) ++leaves;
    return leaves;
  }

  std::shared_ptr<Language> language = Language::bundled("json");
  Parts parts{language->grammar()};
  Model model;
};

TEST_F(Questions, TheTreeHasSevenLeavesUnlessMoreAreWanted) {
  ask({{90, 0}, {0, 80}, {70, 0}, {0, 60}});
  const std::string all = toText(model, parts);
  EXPECT_EQ(leavesOf(all), 5u);
  EXPECT_EQ(toText(model, parts, 5), all);
  model = {};
  ask({{90, 0}, {0, 80}, {70, 0}, {0, 60}, {50, 0}, {0, 40}, {30, 0}, {0, 20}, {10, 0}});
  EXPECT_EQ(leavesOf(toText(model, parts)), 7u);
  EXPECT_EQ(leavesOf(toText(model, parts, model.nodes.size())), 10u);
}

TEST_F(Questions, TheQuestionThatTellsFewestApartGoesFirst) {
  ask({{50, 0}, {0, 3}});
  EXPECT_EQ(toText(model, parts, 2),
            "there is a " + parts.show(parts.ofRule(0)) +
                "?\n├─ yes: fails (50 of 50)  e.g. 1\n└─ no:  passes (3 of 4)  e.g. 3  except 4\n");
}

TEST_F(Questions, TheRootsQuestionStays) {
  ask({{1, 0}, {0, 90}, {80, 0}});
  EXPECT_EQ(leavesOf(toText(model, parts, 1)), 2u);
}

TEST_F(Questions, AClaimSaysHowFarItHeld) {
  ask({{50, 0}});
  const std::vector<Rule> one = {{.conditions = {{.feature = model.features[0], .low = 1}}, .fails = 50}};
  model.predictions = {.predictedFail = 20, .failed = 19, .predictedPass = 8, .passed = 7};
  EXPECT_EQ(toClaim(one, model, parts), "It fails when there is a " + parts.show(parts.ofRule(0)) +
                                            " (50 of 50 inputs): of 20 inputs that hone made and of which it said so "
                                            "before their test, 19 did, and of 20 that "
                                            "did, it had said so of 19.");
}

TEST_F(Questions, NothingIsClaimedThatDidNotHold) {
  ask({{50, 0}});
  const Rule good = {.conditions = {{.feature = model.features[0], .low = 1}}, .fails = 50};
  const auto claim = [&](std::vector<Rule> rules, PredictionFigures predictions) {
    model.predictions = predictions;
    return toClaim(rules, model, parts);
  };
  const PredictionFigures held = {.predictedFail = 20, .failed = 20, .predictedPass = 5, .passed = 5};
  EXPECT_NE(claim({good}, held), "");
  EXPECT_EQ(claim({}, held), "");
  EXPECT_EQ(claim({good, good, good, good}, held), "") << "too many ways";
  EXPECT_EQ(claim({{.conditions = good.conditions, .fails = 37, .passes = 60}}, held), "");
  EXPECT_EQ(claim({{.conditions = {}, .fails = 50}}, held), "") << "always";
  EXPECT_EQ(claim({good}, {.predictedFail = 64, .failed = 10}), "") << "few of them failed";
  EXPECT_EQ(claim({good}, {.predictedFail = 20, .failed = 20, .predictedPass = 30, .passed = 5}), "")
      << "most failed otherwise";
  EXPECT_EQ(claim({good}, {.predictedFail = 2, .failed = 2}), "") << "by chance";
}

TEST_F(Questions, OfTheDrawingAreBrokenIntoLines) {
  const Feature one{
      .kind = FeatureKind::equals, .part = parts.find("token:STRING"), .text = "\"a long text of a key\""};
  Feature other = one;
  other.text = "\"of another key\"";
  ask({{50, 0}});
  model.features = {{.kind = FeatureKind::joint, .part = parts.find("rule:member"), .operands = {one, other}}};
  EXPECT_THAT(toSvg(model, parts), testing::HasSubstr(">a &lt;member&gt; contains STRING = \"of another key\"</text>"));
}

TEST_F(Questions, LeavesShowWhatIsNearAndOfTheOtherClass) {
  ask({{50, 0}});
  model.nodes[1].counterexample = "x";
  EXPECT_THAT(toText(model, parts), testing::HasSubstr("fails (50 of 50)  e.g. 1  but not x\n"));
  model.nodes[1].passes = 1;
  EXPECT_THAT(toText(model, parts), testing::HasSubstr("fails (50 of 51)  e.g. 1  except x\n"));
}

}  // namespace
}  // namespace hone
