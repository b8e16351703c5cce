#include "explain/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <random>
#include <regex>
#include <set>

#include "explain/show_model.h"
#include "simulated.h"

namespace hone {
namespace {

/// The calculator of the paper: the square root of a number that isn't above 0 makes it fail.
Verdict calculator(const std::string& text) {
  std::string call;
  for (char c : text)
    if (!std::isspace(static_cast<unsigned char>(c))) call += c;
  size_t open = call.find('(');
  if (open == std::string::npos || call.back() != ')') return Verdict::unresolved;
  std::string function = call.substr(0, open);
  if (!std::set<std::string>{"sqrt", "sin", "cos", "tan"}.contains(function)) return Verdict::unresolved;
  char* end = nullptr;
  double number = std::strtod(call.c_str() + open + 1, &end);
  if (end != call.c_str() + call.size() - 1) return Verdict::unresolved;
  return function == "sqrt" && number <= 0 ? Verdict::fail : Verdict::pass;
}

/// Calls as the grammar has them, as many of each outcome, made without any of hone's producers.
std::vector<std::pair<std::string, bool>> freshCalls(size_t ofEach) {
  std::mt19937_64 random(4711);
  auto below = [&](uint64_t bound) { return random() % bound; };
  auto space = [&] { return below(4) == 0 ? " " : ""; };
  const char* functions[] = {"sqrt", "sin", "cos", "tan"};
  std::vector<std::pair<std::string, bool>> inputs;
  size_t made[2] = {0, 0};
  while (made[0] < ofEach || made[1] < ofEach) {
    std::string digits = std::to_string(below(std::vector<uint64_t>{10, 1000, 1000000}[below(3)]));
    std::string fraction = below(3) == 0 ? "." + std::to_string(below(1000)) : "";
    std::string text = functions[below(4)] + (space() + ("(" + std::string(space()))) + (below(2) == 0 ? "-" : "") +
                       space() + digits + fraction + space() + ")";
    bool fails = calculator(text) == Verdict::fail;
    if (made[fails] == ofEach) continue;
    ++made[fails];
    inputs.emplace_back(text, fails);
  }
  return inputs;
}

class Calculator : public testing::TestWithParam<uint64_t> {};

TEST_P(Calculator, IsExplainedByTheFunctionAndTheNumber) {
  auto language = Language::bundled("calc");
  ExplainOptions options;
  options.seed = GetParam();
  auto [explanation, tests] = explainProgram(language, {"sqrt(-900)\n"}, calculator, options);
  EXPECT_LE(tests, 200u) << explanation.inputs << " resolved\n"
                         << toText(explanation.model, Parts(language->grammar()));
  EXPECT_LE(explanation.iterations, 30u);
  EXPECT_TRUE(explanation.converged);
  Parts parts(language->grammar());
  std::set<std::string> names;
  for (const Feature& feature : explanation.model.features) names.insert(show(feature, parts));
  EXPECT_THAT(names, testing::UnorderedElementsAre("<function> = \"sqrt\"", "max(<number>)"))
      << toText(explanation.model, parts);
  ASSERT_EQ(explanation.rules.size(), 1u);
  EXPECT_EQ(explanation.rules[0].passes, 0u);
  EXPECT_THAT(toSentences(explanation.rules, explanation.model, parts), testing::HasSubstr("no <number> > 0"));
  Predictor predictor(explanation.model, language);
  for (const auto& [text, fails] : freshCalls(500))
    EXPECT_EQ(predictor.predict(text).forecast.fails, fails) << text << '\n' << toText(explanation.model, parts);
}

INSTANTIATE_TEST_SUITE_P(TenSeeds, Calculator, testing::Range<uint64_t>(0, 10));

/// Beyond 10^15, where a double has hardly a digit left for a fraction.
TEST(Explain, FindsABoundOfLargeNumbers) {
  auto language = Language::bundled("calc");
  auto program = [](const std::string& text) {
    const size_t digit = text.find_first_of("0123456789");
    return digit != std::string::npos && std::strtod(text.c_str() + digit, nullptr) > 3e17 ? Verdict::fail
                                                                                           : Verdict::pass;
  };
  const auto [explanation, tests] = explainProgram(language, {"sqrt(812345678901234567)\n"}, program, {}, 300);
  const auto bounds = [](const ModelNode& node) {
    return !node.isLeaf() && node.below > 2.9e17 && node.below <= 3e17 && node.beyond > 3e17 && node.beyond < 3.1e17;
  };
  EXPECT_TRUE(std::ranges::any_of(explanation.model.nodes, bounds))
      << toText(explanation.model, Parts(language->grammar()));
}

TEST(Explain, ASeedAlwaysGivesTheSameModel) {
  auto run = [] {
    auto language = Language::bundled("calc");
    ExplainOptions options;
    options.seed = 3;
    return toJson(explainProgram(language, {"sqrt(-900)\n"}, calculator, options).explanation.model,
                  Parts(language->grammar()));
  };
  EXPECT_EQ(run(), run());
}

TEST(Explain, KeepsToTheBudgetAndStillHasAModel) {
  auto language = Language::bundled("calc");
  auto [explanation, tests] = explainProgram(language, {"sqrt(-900)\n"}, calculator, {}, 30);
  EXPECT_EQ(tests, 30u);
  EXPECT_FALSE(explanation.converged);
  EXPECT_GE(explanation.model.nodes.size(), 3u);
}

/// Where everything fails it looks for an input that passes, and would need more tests than it has.
TEST(Explain, ALimitOfExecutionsIsAnEnd) {
  ExplainOptions options;
  options.perIteration = 1000;
  auto [explanation, tests] = explainProgram(
      Language::bundled("calc"), {"sqrt(-900)\n"}, [](const std::string&) { return Verdict::fail; }, options, 500);
  EXPECT_EQ(tests, 500u);
  EXPECT_EQ(explanation.inputs, 500u);
  EXPECT_TRUE(explanation.oneSided);
}

TEST(Explain, WhereAllInputsBehaveAlikeThereIsNothingToTellApart) {
  auto language = Language::bundled("calc");
  auto [explanation, tests] =
      explainProgram(language, {"sqrt(-900)\n"}, [](const std::string&) { return Verdict::fail; }, {});
  EXPECT_TRUE(explanation.oneSided);
  ASSERT_EQ(explanation.model.nodes.size(), 1u);
  EXPECT_TRUE(explanation.model.nodes[0].predictsFail);
}

/// Of the second one no input is kept, but its parts are known.
TEST(Explain, TheSameTextMayBeGivenTwice) {
  auto [explanation, tests] =
      explainProgram(Language::bundled("calc"), {"sqrt(-900)\n", "sqrt(-900)\n"}, calculator, {}, 100);
  EXPECT_EQ(explanation.errors, 0u);
  EXPECT_FALSE(explanation.oneSided);
}

/// In a grammar of many ways, where what the grammar makes alone says little.
TEST(Explain, PutsPartsOfTheCorpusIntoNewInputs) {
  auto triedWithQuagga = [](const ExplainOptions& options) {
    size_t tried = 0;
    auto program = [&](const std::string& text) {
      tried += text.find("quagga") != std::string::npos;
      return text.find("-> b") == std::string::npos ? Verdict::pass : Verdict::fail;
    };
    explainProgram(Language::bundled("dot"), {"digraph { a -> b [x = y]; c -> d; e -> f }"}, program, options, 400);
    return tried;
  };
  ExplainOptions options;
  EXPECT_EQ(triedWithQuagga(options), 0u);
  options.corpus = {"digraph { zebra -> quagga [shape = okapi] }", "no { graph"};
  EXPECT_GT(triedWithQuagga(options), 0u);
}

/// Of these, new features are read a few at a time, between tests.
TEST(Explain, FindsWhatHoldsTogetherThoughGivenInputsAreLarge) {
  const std::regex both(R"(\{[^{}]*"a"[^{}]*"b")");
  std::vector<std::string> inputs = {R"([{"a": 1, "b": 2}, 3])"};
  for (int large = 0; large < 5; ++large) {
    std::string& text = inputs.emplace_back("[" + std::to_string(large));
    for (int i = 0; i < 1500; ++i) text += R"(, {"a": 1}, {"b": [2]}, 4)";
    text += "]";
  }
  const auto language = Language::bundled("json");
  const auto program = [&](const std::string& text) {
    const bool isLarge = text.size() > 10'000;  // what is made of a small one isn't
    return !isLarge && std::regex_search(text, both) ? Verdict::fail : Verdict::pass;
  };
  const Simulated found = explainProgram(language, inputs, program, {}, 300);
  EXPECT_EQ(found.tests, 300u);
  EXPECT_FALSE(predictsFail(found.explanation.model, language, R"([{"a": 5}, {"b": 6}, "c"])"));
  EXPECT_TRUE(predictsFail(found.explanation.model, language, R"(["c", {"a": 5, "b": [6]}])"));
}

TEST(Explain, LearnsFromKnownOutcomesWithoutATest) {
  auto language = Language::bundled("calc");
  std::vector<GivenInput> given = {{"sqrt(-1)", Verdict::fail},   {"sqrt(-7)", Verdict::fail},
                                   {"sqrt(-2.5)", Verdict::fail}, {"sqrt(4)", Verdict::pass},
                                   {"sqrt(9)", Verdict::pass},    {"sqrt(2.5)", Verdict::pass}};
  Explanation explanation = explain(given, language, {}, {});
  EXPECT_EQ(explanation.errors, 0u);
  EXPECT_EQ(explanation.inputs, 6u);
  EXPECT_TRUE(predictsFail(explanation.model, language, "sqrt(-3)"));
  EXPECT_FALSE(predictsFail(explanation.model, language, "sqrt(3)"));
}

}  // namespace
}  // namespace hone
