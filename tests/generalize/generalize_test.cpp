// The cases of the sources, as predicates: the DDSET paper's calculator and shared identifiers, the Debugging Book's
// functions.
#include "generalize/generalize.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "cases.h"
#include "pattern/occurrence.h"

namespace hone {
namespace {

class Sources : public testing::TestWithParam<cases::FailingFunction> {};

TEST_P(Sources, GiveTheirPatterns) {
  const cases::FailingFunction& function = GetParam();
  GeneralizeOptions options;
  options.rate = 0.97;  // as in the sources
  GeneralizeResult result = cases::run(function.language, function.input, function.program, options);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(toText(*result.pattern), function.pattern);
  Rate rate = cases::measure(*result.pattern, function.program, 200);
  EXPECT_EQ(rate.fail, 200u);
}

INSTANTIATE_TEST_SUITE_P(Functions, Sources, testing::ValuesIn(cases::failingFunctions),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Generalize, IsTheSameForAnyNumberOfJobs) {
  auto figures = [](int jobs) {
    GeneralizeOptions options;
    options.seed = 3;
    GeneralizeResult result = cases::run("calc", "1 * ((2 - 3)) + 4", cases::doubledParentheses, options, jobs);
    return toText(*result.pattern) + ' ' + std::to_string(result.all.tests) + ' ' + toJson(*result.pattern);
  };
  EXPECT_EQ(figures(1), figures(4));
}

/// Half of what is put in is refused: that counts for nothing.
TEST(Generalize, UnresolvedSamplesDontCount) {
  auto picky = [](std::string_view text) {
    if (text.find('*') != std::string_view::npos || text.find('s') != std::string_view::npos)
      return Verdict::unresolved;
    return cases::doubledParentheses(text);
  };
  GeneralizeResult result = cases::run("calc", "1 + ((2 - 3)) + 4", picky);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(countsOf(*result.pattern).remainingChars, 4u) << toText(*result.pattern);
  Rate rate = cases::measure(*result.pattern, picky, 200);
  EXPECT_EQ(rate.pass, 0u);
  EXPECT_LE(rate.unresolved, 10u);
}

/// Few bytes say nothing of others, so all were tried: a text matches if it fails.
TEST(Generalize, OfBytesKnowsEachByte) {
  const auto between = [](std::string_view text) {
    const bool fails = text.size() == 4 && text[0] == 'A' && text[3] == 'C' && text[1] != '\0' && text[1] != '\xC8' &&
                       text[1] != 'z' && static_cast<unsigned char>(text[2]) != 0xFF;
    return fails ? Verdict::fail : Verdict::pass;
  };
  for (const std::string input : {"A\x05 C",
                                  "A\x99\xE9"
                                  "C",
                                  "AbcC"}) {
    const GeneralizeResult result = cases::run("bytes", input, between);
    ASSERT_TRUE(result.pattern);
    const Pattern& pattern = *result.pattern;
    const Pattern loaded = readPattern(toJson(pattern), "p.json", pattern.tree->sharedLanguage());
    const PatternFinder finder(loaded);
    for (const size_t at : {1, 2})
      for (int byte = 0; byte < 256; ++byte) {
        std::string text = input;
        text[at] = static_cast<char>(byte);
        const TreePtr tree = Tree::parse(pattern.tree->sharedLanguage(), text);
        const bool fails = between(text) == Verdict::fail;
        EXPECT_EQ(matches(pattern, *tree, false), fails) << at << ' ' << byte << toText(pattern);
        EXPECT_EQ(finder.occursIn(*tree), fails) << at << ' ' << byte << toText(pattern);
      }
  }
}

/// Fails where two names are exchanged; not if they are one name, or one that stands elsewhere.
Verdict exchanged(std::string_view text) {
  std::string t = cases::withoutSpace(text);
  const size_t comma = t.find(','), close = t.find(')');
  if (!t.starts_with("f(") || comma == std::string::npos || close == std::string::npos || close < comma)
    return Verdict::pass;
  const std::string x = t.substr(2, comma - 2), y = t.substr(comma + 1, close - comma - 1);
  const bool differ = x != y && x != "f" && x != "k" && y != "f" && y != "k";
  return differ && t == "f(" + x + ',' + y + ");f(" + y + ',' + x + ");k" ? Verdict::fail : Verdict::pass;
}

TEST(Generalize, SharedPlacesKeepDifferentNames) {
  for (uint64_t seed : {0, 1, 2}) {
    GeneralizeOptions options;
    options.seed = seed;
    GeneralizeResult result = cases::run("javascript", "f(x, y); f(y, x); k", exchanged, options);
    ASSERT_TRUE(result.pattern);
    const Pattern& pattern = *result.pattern;
    EXPECT_EQ(countsOf(pattern).shared, 4u) << toText(pattern);
    EXPECT_EQ(cases::measure(pattern, exchanged, 200).fail, 200u) << toText(pattern);
    auto isMember = [&](const char* text) {
      return matches(pattern, *Tree::parse(pattern.tree->sharedLanguage(), text), true);
    };
    EXPECT_TRUE(isMember("f(x, y); f(y, x); k"));
    EXPECT_FALSE(isMember("f(x, x); f(x, x); k"));
    EXPECT_FALSE(isMember("f(x, k); f(k, x); k"));
  }
}

/// What a text has between two others: what the failure depends on.
std::string between(std::string_view text, std::string_view before, char after) {
  const size_t begin = text.find(before);
  if (begin == std::string_view::npos) return "";
  const size_t end = text.find(after, begin + before.size());
  return std::string(text.substr(begin + before.size(), end - begin - before.size()));
}

struct ClassCase {
  const char* input;
  cases::Program program;
  const char* pattern;
};

TEST(Generalize, FindsClassesOfTexts) {
  const ClassCase all[] = {
      {R"({"port": 70000})",
       [](std::string_view text) {
         return std::atof(between(cases::withoutSpace(text), "\"port\":", '}').c_str()) > 65535 ? Verdict::fail
                                                                                                : Verdict::pass;
       },
       R"({"port": <NUMBER: ≥ 65536>})"},
      {"[-3]",
       [](std::string_view text) {
         return std::atof(between(cases::withoutSpace(text), "[", ']').c_str()) < 0 ? Verdict::fail : Verdict::pass;
       },
       "[<NUMBER: negative>]"},
      {R"(["a name that is too long"])",
       [](std::string_view text) { return between(text, "[\"", '"').size() >= 16 ? Verdict::fail : Verdict::pass; },
       R"([<STRING: ≥ 18 chars>])"},
  };
  for (const ClassCase& one : all) {
    GeneralizeResult result = cases::run("json", one.input, one.program);
    ASSERT_TRUE(result.pattern);
    const Pattern& pattern = *result.pattern;
    EXPECT_EQ(toText(pattern), one.pattern);
    EXPECT_EQ(cases::measure(pattern, one.program, 200).fail, 200u);
    EXPECT_TRUE(matches(pattern, *pattern.tree, true));
    EXPECT_FALSE(matches(pattern, *Tree::parse(pattern.tree->sharedLanguage(), R"({"port": 8})"), true));
    EXPECT_EQ(toJson(readPattern(toJson(pattern), "p.json", pattern.tree->sharedLanguage())), toJson(pattern));
  }
}

/// As in jq, what is of two kinds can't be added, except for null: so not both can be any value.
TEST(Generalize, TokensAreOpenWhereTheRulesAroundThemDependOnEachOther) {
  auto added = [](std::string_view text) {
    auto value = nlohmann::json::parse(text, nullptr, false);
    if (value.is_discarded()) return Verdict::unresolved;
    if (!value.is_array() || value.size() != 1 || !value[0].contains("a") || !value[0].contains("b"))
      return Verdict::pass;
    const auto &a = value[0]["a"], &b = value[0]["b"];
    bool fit = a.is_null() || b.is_null() || a.type_name() == std::string_view(b.type_name());
    return fit ? Verdict::pass : Verdict::fail;
  };
  GeneralizeResult result = cases::run("json", R"([{"a": "8", "b": 2.5}])", added);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(result.pattern->places.size(), 2u) << toText(*result.pattern);
  EXPECT_EQ(cases::measure(*result.pattern, added, 200).pass, 0u) << toText(*result.pattern);
}

TEST(Generalize, AnInputThatAlwaysFailsIsAllOpen) {
  GeneralizeResult result = cases::run("calc", "1+2", [](std::string_view) { return Verdict::fail; });
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(countsOf(*result.pattern).concreteChars, 0u);
}

/// A program that hangs for all texts but the input and those that pass.
class HangingTest : public Test {
 public:
  explicit HangingTest(std::string input) : input_(std::move(input)) {}

  std::unique_ptr<TestWorker> makeWorker() override {
    struct Worker : TestWorker {
      explicit Worker(std::string_view input) : input_(input) {}
      std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
        if (candidate == input_) return TestResult{.verdict = Verdict::fail};
        return TestResult{.verdict = Verdict::unresolved, .timedOut = true};
      }
      std::string_view input_;
    };
    return std::make_unique<Worker>(input_);
  }

 private:
  std::string input_;
};

/// A list of numbers, long enough that a trial of each would take far more tests.
std::string manyNumbers() {
  std::string text = "[0";
  for (int i = 1; i < 100; ++i) text += ", " + std::to_string(i);
  return text + "]";
}

TEST(Generalize, EndsIfAllHangs) {
  const std::string input = manyNumbers();
  HangingTest test(input);
  Scheduler scheduler(test, 1, {}, nullptr);
  GeneralizeOptions options;
  options.reduceFirst = false;
  const GeneralizeResult result = generalize(Tree::parse(Language::bundled("json"), input), scheduler, options);
  EXPECT_EQ(result.stop, Stop::done);
  EXPECT_TRUE(result.cutShort);
  EXPECT_LT(result.all.timedOut, 70u);  // half of 100, and what the trial under way may take
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(result.pattern->confidence, 0);
}

TEST(Generalize, ALimitLeavesThePatternSoFar) {
  CallableTest test([](std::string_view) { return Verdict::fail; });
  Limits limits;
  limits.maxTests = 30;
  Scheduler scheduler(test, 1, limits, nullptr);
  GeneralizeOptions options;
  options.reduceFirst = false;
  const GeneralizeResult result = generalize(Tree::parse(Language::bundled("calc"), "1+2"), scheduler, options);
  EXPECT_EQ(result.stop, Stop::maxTests);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(toLine(*result.pattern), "<calc>");
  EXPECT_EQ(result.pattern->confidence, 0);
}

}  // namespace
}  // namespace hone
