// Deletion on all levels at once: what it costs where declarations depend on each other.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "../support/next_candidate.h"
#include "reduce/passes.h"
#include "reduce/reduce.h"

namespace hone {
namespace {

/// Is each function defined before it is called? A definition is `int f1(`, a call `f1(`.
bool compiles(const std::string& text) {
  static const std::regex mention(R"((int +)?(f\d+)\()");
  std::set<std::string> known;
  for (std::sregex_iterator at(text.begin(), text.end(), mention), end; at != end; ++at) {
    if ((*at)[1].matched) known.insert((*at)[2]);
    if (!known.contains((*at)[2])) return false;
  }
  return true;
}

/// A header in the small: each function calls two earlier ones, and the last one has the needle.
std::string header(int functions) {
  std::string text = "int f0(void) { return 0; }\n";
  for (int i = 1; i < functions; ++i)
    text += fmt::format("int f{}(void) {{ int x = f{}(); if (x) {{ x = f{}(); }} return x; }}\n", i, i / 2, i * 2 / 3);
  return text + fmt::format("int main(void) {{ return f{}() + needle; }}\n", functions - 1);
}

/// Chains of four functions, each calling the one before; every other chain is needed.
std::string chains(int functions) {
  std::string text, calls;
  for (int i = 0; i < functions; ++i) {
    text += i % 4 == 0 ? fmt::format("int f{}(void) {{ return (1) * (2) * (3) * (4); }}\n", i)
                       : fmt::format("int f{}(void) {{ return (1) * (2) * (3) * f{}(); }}\n", i, i - 1);
    if (i % 8 == 3) calls += fmt::format(" + f{}()", i);
  }
  return text + fmt::format("int main(void) {{ return needle{}; }}\n", calls);
}

auto summands(const std::string& text) { return std::ranges::count(text, '+'); }

/// The number of tests until no more than `most` bytes are left.
int testsTo(size_t most, const std::string& text, std::vector<std::string> passes) {
  TreePtr tree = Tree::parse(Language::bundled("c"), text);
  ReduceOptions options;
  options.effort = Effort::quick;
  options.passes = std::move(passes);
  std::unique_ptr<Strategy> strategy = makeReduction(tree, options);
  const auto kept = summands(text);
  size_t left = text.size();
  int tests = 0;
  while (left > most) {
    auto candidate = nextCandidate(*strategy);
    if (!candidate) break;
    // A copy must go the same way.
    if (++tests % 5 == 0) strategy = strategy->clone();
    const std::string& bytes = candidate->bytes;
    const bool fails = bytes.find("needle") != std::string::npos && summands(bytes) == kept && compiles(bytes);
    if (fails) left = bytes.size();
    strategy->learn(fails ? Verdict::fail : Verdict::pass);
  }
  EXPECT_LE(left, most);
  return tests;
}

TEST(Cull, NeedsFewerTestsThanLevelsWhereDeclarationsDependOnEachOther) {
  const std::string text = header(300);
  EXPECT_LT(2 * testsTo(4000, text, {"cull"}), testsTo(4000, text, {"coarse"}));
}

TEST(Cull, HelpsAsTheRivalOfLevelsThatGainLittle) {
  const std::string text = chains(600);
  const size_t bytes = text.size() * 6 / 10;
  EXPECT_LT(3 * testsTo(bytes, text, {}), 2 * testsTo(bytes, text, {"coarse", "hoist", "layout", "hdd"}));
}

}  // namespace
}  // namespace hone
