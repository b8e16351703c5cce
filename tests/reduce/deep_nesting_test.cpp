// Texts that consist of one thing inside of the other, a great many times. What they cost is counted in tests and in
// answers of the strategy that it isn't done yet.
#include <gtest/gtest.h>

#include <set>

#include "../support/next_candidate.h"
#include "reduce/reduce.h"

namespace hone {
namespace {

constexpr size_t deepLevels = 20'000;

std::string times(size_t count, std::string_view text) {
  std::string all;
  for (size_t i = 0; i < count; ++i) all += text;
  return all;
}

std::string around(std::string_view before, std::string_view inside, std::string_view behind) {
  return times(deepLevels, before) + std::string(inside) + times(deepLevels, behind);
}

struct Nesting {
  std::string name;
  std::string language;
  std::string text;
  std::string needle;
  std::string result;
};

void PrintTo(const Nesting& nesting, std::ostream* out) { *out << nesting.name; }

class DeepNesting : public testing::TestWithParam<Nesting> {};

TEST_P(DeepNesting, IsTakenOffInFewTests) {
  const Nesting& nesting = GetParam();
  auto language = Language::bundled(nesting.language);
  std::unique_ptr<Strategy> strategy = makeReduction(Tree::parse(language, nesting.text), {});
  std::set<std::string> tested;
  size_t turns = 0;
  while (auto candidate = nextCandidate(*strategy)) {
    tested.insert(candidate->bytes);
    const bool fails = candidate->bytes.find(nesting.needle) != std::string::npos;
    strategy->learn(fails ? Verdict::fail : Verdict::pass);
    ASSERT_LE(tested.size(), 420u);
    ASSERT_LE(++turns, 2000u);
  }
  EXPECT_EQ(static_cast<const Pipeline&>(*strategy).best(), nesting.result);
}

INSTANTIATE_TEST_SUITE_P(
    Reduce, DeepNesting,
    testing::Values(
        Nesting{"arrays", "json", around("[", "1", "]"), "1", "1"},
        Nesting{"objects", "json", around("{\"a\":", "1", "}"), "1", "1"},
        Nesting{"mixed", "json", around("[{\"a\":", "1", "}]"), "1", "1"},
        Nesting{"halfway", "json", around("[", "\"needle\"," + around("[", "", "]"), "]"), "needle", "\"needle\""},
        Nesting{"nearTheTop", "json", "[[[\"needle\"," + around("[", "", "]") + "]]]", "needle", "\"needle\""},
        Nesting{"brackets", "generic", around("(", "1", ")"), "1", "1"},
        Nesting{"mixedBrackets", "generic", around("([{", "1", "}])"), "1", "1"},
        Nesting{"elseChain", "c", "int f(){" + times(deepLevels, "if(a)b();else ") + "needle();}", "needle", "needle"},
        Nesting{"blocks", "c", "int f(){" + around("if(a){", "needle();", "}") + "}", "needle", "needle"},
        Nesting{"unary", "c", "int x=" + times(deepLevels, "-~!") + "needle;", "needle", "needle"},
        Nesting{"calls", "c", "int x=" + around("f(", "needle", ")") + ";", "needle", "needle"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace hone
