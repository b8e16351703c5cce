#include "reduce/list_minimizer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <random>
#include <utility>

namespace hone {
namespace {

using Property = std::function<bool(const Selection&)>;

struct Minimized {
  Selection kept;
  int tests = 0;
};

Minimized minimize(Minimizer kind, uint32_t elements, const Property& holds) {
  std::unique_ptr<ListMinimizer> minimizer = makeMinimizer(kind, elements);
  Minimized run;
  while (auto proposed = minimizer->propose()) {
    EXPECT_LT(proposed->size(), minimizer->kept().size());
    EXPECT_TRUE(std::ranges::is_sorted(*proposed));
    EXPECT_TRUE(std::ranges::includes(minimizer->kept(), *proposed));
    ++run.tests;
    // A copy must go the same way.
    if (run.tests % 3 == 0) minimizer = minimizer->clone();
    minimizer->learn(holds(*proposed));
  }
  run.kept = minimizer->kept();
  return run;
}

bool isOneMinimal(const Selection& kept, const Property& holds) {
  for (size_t i = 0; i < kept.size(); ++i) {
    Selection without = kept;
    without.erase(without.begin() + static_cast<long>(i));
    if (holds(without)) return false;
  }
  return true;
}

class EveryMinimizer : public testing::TestWithParam<Minimizer> {};

TEST_P(EveryMinimizer, KeepsJustWhatIsNeeded) {
  Property holds = [](const Selection& s) {
    return std::ranges::binary_search(s, 3u) && std::ranges::binary_search(s, 97u);
  };
  EXPECT_THAT(minimize(GetParam(), 100, holds).kept, testing::ElementsAre(3, 97));
}

TEST_P(EveryMinimizer, EmptiesAListThatDoesNotCount) {
  Property always = [](const Selection&) { return true; };
  EXPECT_THAT(minimize(GetParam(), 64, always).kept, testing::IsEmpty());
  EXPECT_THAT(minimize(GetParam(), 1, always).kept, testing::IsEmpty());
  EXPECT_EQ(minimize(GetParam(), 0, always).tests, 0);
}

TEST_P(EveryMinimizer, KeepsAListOfWhichAllCounts) {
  Property never = [](const Selection&) { return false; };
  EXPECT_EQ(minimize(GetParam(), 20, never).kept.size(), 20u);
}

TEST_P(EveryMinimizer, IsOneMinimalForAnyProperty) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 300; ++round) {
    uint32_t elements = 1 + static_cast<uint32_t>(random() % 24);
    // Some selections hold, whatever holds of larger or smaller ones: nothing may be concluded from them.
    uint64_t salt = random();
    Property holds = [&](const Selection& s) {
      uint64_t hash = salt;
      for (uint32_t i : s) hash = (hash ^ i) * 0x9E3779B97F4A7C15ULL;
      return (hash >> 61) < 3;
    };
    Minimized run = minimize(GetParam(), elements, holds);
    EXPECT_TRUE(isOneMinimal(run.kept, holds)) << "round " << round;
    EXPECT_LE(run.tests, static_cast<int>(elements * elements + 3 * elements));
  }
}

TEST_P(EveryMinimizer, IsOneMinimalForDependentElements) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    uint32_t elements = 2 + static_cast<uint32_t>(random() % 40);
    std::vector<uint32_t> needs(elements);  // element i needs needs[i] <= i; one element is the failure
    for (uint32_t i = 0; i < elements; ++i) needs[i] = static_cast<uint32_t>(random() % (i + 1));
    uint32_t failure = static_cast<uint32_t>(random() % elements);
    Property holds = [&](const Selection& s) {
      if (!std::ranges::binary_search(s, failure)) return false;
      return std::ranges::all_of(s, [&](uint32_t i) { return std::ranges::binary_search(s, needs[i]); });
    };
    Minimized run = minimize(GetParam(), elements, holds);
    EXPECT_TRUE(holds(run.kept) || run.kept.size() == elements);
    EXPECT_TRUE(isOneMinimal(run.kept, holds));
  }
}

INSTANTIATE_TEST_SUITE_P(Reduce, EveryMinimizer,
                         testing::Values(Minimizer::ddmin, Minimizer::bisect, Minimizer::sweep));

TEST(Bisect, FindsOneOfManyInLogarithmicTime) {
  for (uint32_t wanted = 0; wanted < 1024; wanted += 31) {
    Property holds = [&](const Selection& s) { return std::ranges::binary_search(s, wanted); };
    Minimized run = minimize(Minimizer::bisect, 1024, holds);
    EXPECT_EQ(run.kept, Selection{wanted});
    EXPECT_LE(run.tests, 22);
  }
}

TEST(Bisect, DoesNotAskForWhatFollows) {
  // [0, 8) can't go, [4, 8) can: so [0, 4) can't, and its halves are next. In the end the one that is left is asked for
  // once more, as all others have gone meanwhile.
  Property holds = [](const Selection& s) { return std::ranges::binary_search(s, 0u); };
  EXPECT_EQ(minimize(Minimizer::bisect, 8, holds).tests, 5);
}

TEST(Ddmin, TriesPartsThenTheirComplements) {
  const std::unique_ptr<ListMinimizer> minimizer = makeMinimizer(Minimizer::ddmin, 4);
  std::vector<Selection> asked;
  while (auto proposed = minimizer->propose()) {
    asked.push_back(*proposed);
    minimizer->learn(std::ranges::includes(*proposed, Selection{0, 2}));
  }
  EXPECT_THAT(asked, testing::ElementsAre(Selection{}, Selection{0, 1}, Selection{2, 3}, Selection{0}, Selection{1},
                                          Selection{2}, Selection{3}, Selection{1, 2, 3}, Selection{0, 2, 3},
                                          Selection{0}, Selection{2}, Selection{3}, Selection{2, 3}, Selection{0, 3},
                                          Selection{0, 2}, Selection{0}, Selection{2}));
}

}  // namespace
}  // namespace hone
