#include "explain/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <set>
#include <sstream>

#include "explain/show_model.h"
#include "parse/produce.h"
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

/// As many inputs of each outcome, made from the grammar, none of them known to the learner.
std::vector<std::pair<std::string, bool>> freshCalls(const std::shared_ptr<Language>& language, size_t ofEach) {
  TextProducer producer(language);
  Random random(4711);
  std::vector<std::pair<std::string, bool>> inputs;
  size_t fails = 0, passes = 0;
  while (fails < ofEach || passes < ofEach) {
    auto made = producer.produce(language->grammar().rule("call"), {20}, random, uniformly(random));
    if (!made) continue;
    bool fail = calculator(made->text) == Verdict::fail;
    if ((fail ? fails : passes) == ofEach) continue;
    ++(fail ? fails : passes);
    inputs.emplace_back(made->text, fail);
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
  EXPECT_THAT(toSentences(explanation.rules, explanation.model, parts), testing::HasSubstr("max(<number>) ≤ 0"));
  size_t right = 0;
  for (const auto& [text, fails] : freshCalls(language, 100))
    right += predictsFail(explanation.model, language, text) == fails;
  EXPECT_EQ(right, 200u);
}

INSTANTIATE_TEST_SUITE_P(TenSeeds, Calculator, testing::Range<uint64_t>(0, 10));

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

TEST(Explain, WhereAllInputsBehaveAlikeThereIsNothingToTellApart) {
  auto language = Language::bundled("calc");
  auto [explanation, tests] =
      explainProgram(language, {"sqrt(-900)\n"}, [](const std::string&) { return Verdict::fail; }, {});
  EXPECT_TRUE(explanation.oneSided);
  ASSERT_EQ(explanation.model.nodes.size(), 1u);
  EXPECT_TRUE(explanation.model.nodes[0].predictsFail);
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

/// NetHack read lines of its configuration into a buffer of fixed size.
TEST(Explain, FindsTheLengthOfALineThatIsTooLong) {
  auto language = Language::bundled("ini");
  Program program = [](const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
      if (line.size() > 619) return Verdict::fail;
    return Verdict::pass;
  };
  auto [explanation, tests] =
      explainProgram(language, {"[game]\nname=" + std::string(700, 'x') + "\ncolor=red\n"}, program, {});
  const Model& model = explanation.model;
  ASSERT_FALSE(model.nodes[0].isLeaf());
  bool found = false;
  for (const ModelNode& node : model.nodes)
    if (!node.isLeaf() && model.features[node.feature].kind == FeatureKind::length)
      found |= node.threshold >= 614 && node.threshold <= 624;
  EXPECT_TRUE(found) << toText(model, Parts(language->grammar()));
}

TEST(Explain, FindsHowDeepNestingMayBe) {
  auto language = Language::bundled("json");
  Program program = [](const std::string& text) {
    int depth = 0, deepest = 0;
    bool quoted = false;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        quoted = !quoted;
      else if (!quoted && text[i] == '[')
        deepest = std::max(deepest, ++depth);
      else if (!quoted && text[i] == ']')
        --depth;
    }
    return deepest > 5 ? Verdict::fail : Verdict::pass;
  };
  auto [explanation, tests] = explainProgram(language, {"[[[[[[[[1]]]]]]]]"}, program, {});
  EXPECT_TRUE(predictsFail(explanation.model, language, "[[[[[[1]]]]]]"));
  EXPECT_TRUE(predictsFail(explanation.model, language, "[0,[[[[[true]]]]],[]]"));
  EXPECT_FALSE(predictsFail(explanation.model, language, "[[[[[1]]]]]"));
  EXPECT_FALSE(predictsFail(explanation.model, language, "{\"a\":[[],[],[[]],[],[],[],[]]}"));
}

TEST(Explain, FindsThatTwoTextsAreEqual) {
  auto language = Language::bundled("ini");
  Program program = [](const std::string& text) {
    // Other line ends, assignments and quotes are none of its business.
    for (char c : text)
      if (!std::isalnum(static_cast<unsigned char>(c)) && std::string_view("=[] \n").find(c) == std::string_view::npos)
        return Verdict::unresolved;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      std::string plain;
      for (char c : line)
        if (c != ' ' && c != '\t' && c != '\r') plain += c;
      size_t equals = plain.find('=');
      if (equals == std::string::npos || equals == 0) continue;
      if (plain.substr(0, equals) == plain.substr(equals + 1)) return Verdict::fail;
    }
    return Verdict::pass;
  };
  ExplainOptions options;
  options.iterations = 30;
  auto [explanation, tests] =
      explainProgram(language, {"[path]\nhome=home\nroot=usr\n", "lib=lib\n", "a=b\nx=x\n"}, program, options);
  EXPECT_TRUE(predictsFail(explanation.model, language, "[x]\nlib=lib\n"));
  EXPECT_TRUE(predictsFail(explanation.model, language, "a=b\nbin=bin\nc=d\n"))
      << toText(explanation.model, Parts(language->grammar()));
  EXPECT_FALSE(predictsFail(explanation.model, language, "[x]\nlib=bin\n"));
  EXPECT_FALSE(predictsFail(explanation.model, language, "home=root\nroot=usr\n"));
}

}  // namespace
}  // namespace hone
