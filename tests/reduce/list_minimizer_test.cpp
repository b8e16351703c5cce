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

Minimized minimize(const MinimizerOptions& options, uint32_t elements, const Property& holds) {
  std::unique_ptr<ListMinimizer> minimizer = makeMinimizer(options, elements);
  Minimized run;
  std::vector<std::pair<uint32_t, bool>> late;
  while (auto proposed = minimizer->propose()) {
    EXPECT_LT(proposed->size(), minimizer->kept().size());
    EXPECT_TRUE(std::ranges::is_sorted(*proposed));
    EXPECT_TRUE(std::ranges::includes(minimizer->kept(), *proposed));
    ++run.tests;
    // A copy must go the same way.
    if (run.tests % 3 == 0) minimizer = minimizer->clone();
    // The verdict on a probe may be learned late.
    const std::optional<Probe> probe = minimizer->probe();
    const bool interesting = holds(*proposed);
    const bool guess = moreProbesFollow(probe) && run.tests % 2 == 0 ? !interesting : interesting;
    if (guess != interesting) late.emplace_back(probe->number, interesting);
    if (probe && probe->last)
      for (const auto& [number, verdict] : std::exchange(late, {})) minimizer->amend(number, verdict);
    minimizer->learn(guess);
  }
  EXPECT_TRUE(late.empty());
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

class EveryMinimizer : public testing::TestWithParam<std::pair<Minimizer, uint32_t>> {
 protected:
  MinimizerOptions options_{.kind = GetParam().first, .width = GetParam().second};
};

TEST_P(EveryMinimizer, KeepsJustWhatIsNeeded) {
  Property holds = [](const Selection& s) {
    return std::ranges::binary_search(s, 3u) && std::ranges::binary_search(s, 97u);
  };
  EXPECT_THAT(minimize(options_, 100, holds).kept, testing::ElementsAre(3, 97));
}

TEST_P(EveryMinimizer, EmptiesAListThatDoesNotCount) {
  Property always = [](const Selection&) { return true; };
  EXPECT_THAT(minimize(options_, 64, always).kept, testing::IsEmpty());
  EXPECT_THAT(minimize(options_, 1, always).kept, testing::IsEmpty());
  EXPECT_EQ(minimize(options_, 0, always).tests, 0);
}

TEST_P(EveryMinimizer, KeepsAListOfWhichAllCounts) {
  Property never = [](const Selection&) { return false; };
  EXPECT_EQ(minimize(options_, 20, never).kept.size(), 20u);
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
    Minimized run = minimize(options_, elements, holds);
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
    Minimized run = minimize(options_, elements, holds);
    EXPECT_TRUE(holds(run.kept) || run.kept.size() == elements);
    EXPECT_TRUE(isOneMinimal(run.kept, holds));
  }
}

INSTANTIATE_TEST_SUITE_P(Reduce, EveryMinimizer,
                         testing::Values(std::pair(Minimizer::ddmin, 1), std::pair(Minimizer::bisect, 1),
                                         std::pair(Minimizer::sweep, 1), std::pair(Minimizer::bisect, 2),
                                         std::pair(Minimizer::bisect, 7), std::pair(Minimizer::sweep, 8),
                                         std::pair(Minimizer::bisect, 100)));

/// The number of probes in each round, for single elements and a width of 8.
std::vector<uint32_t> probesOfRounds(uint32_t elements, const Property& holds) {
  const std::unique_ptr<ListMinimizer> minimizer = makeMinimizer({.kind = Minimizer::sweep, .width = 8}, elements);
  std::vector<uint32_t> counts;
  while (const auto proposed = minimizer->propose()) {
    if (const auto probe = minimizer->probe(); probe && probe->last) counts.push_back(probe->number + 1);
    minimizer->learn(holds(*proposed));
  }
  return counts;
}

TEST(Wide, ProbesSegmentsAndRemovesTheirUnion) {
  const std::unique_ptr<ListMinimizer> minimizer = makeMinimizer({.kind = Minimizer::sweep, .width = 8}, 8);
  // 1 and 7 are needed, and one of 2 and 5.
  const auto holds = [](const Selection& s) {
    const auto has = [&](uint32_t element) { return std::ranges::binary_search(s, element); };
    return has(1) && has(7) && (has(2) || has(5));
  };
  size_t probes = 0, others = 0;
  while (const auto proposed = minimizer->propose()) {
    ++(minimizer->probe() ? probes : others);
    minimizer->learn(holds(*proposed));
  }
  EXPECT_THAT(minimizer->kept(), testing::ElementsAre(1, 2, 7));
  // 8 segments; their union; 5 neighbours; the union again; 3 pairs, 1 pair of pairs and 1 more, which hold both 2 and
  // 5; what is left. Then 2 and 0, and 0 alone; at last the 3 that stay.
  EXPECT_EQ(probes, 8U + 5 + 3 + 1 + 1 + 2 + 3);
  EXPECT_EQ(others, 4U);
}

TEST(Wide, NeighboursThatExcludeEachOtherNeedNoTreeOfUnions) {
  // One of each two neighbours is needed: the smaller segments are left for the next window.
  const Property holds = [](const Selection& s) {
    for (uint32_t i = 0; i < 7; ++i)
      if (!std::ranges::binary_search(s, i) && !std::ranges::binary_search(s, i + 1)) return false;
    return true;
  };
  // 8 segments, 7 neighbours, the 4 that are left, and these in the last sweep.
  EXPECT_THAT(probesOfRounds(8, holds), testing::ElementsAre(8, 7, 4, 4));
}

TEST(Wide, AWindowIsAsLargeAsTheShareThatCanGoAsksFor) {
  EXPECT_THAT(probesOfRounds(48, [](const Selection&) { return false; }), testing::ElementsAre(8, 32, 8));
  EXPECT_THAT(probesOfRounds(48, [](const Selection&) { return true; }), testing::ElementsAre(8, 8, 8, 8, 8, 8));
  // The first one of each two elements is needed.
  const Property holds = [](const Selection& s) {
    return std::ranges::count_if(s, [](uint32_t element) { return element % 2 == 0; }) == 24;
  };
  EXPECT_THAT(probesOfRounds(48, holds), testing::ElementsAre(8, 16, 16, 8, 16, 8));
}

TEST(Wide, FindsOneOfMany) {
  for (uint32_t wanted = 0; wanted < 1024; wanted += 31) {
    const Property holds = [&](const Selection& s) { return std::ranges::binary_search(s, wanted); };
    const Minimized run = minimize({.kind = Minimizer::bisect, .width = 128}, 1024, holds);
    EXPECT_EQ(run.kept, Selection{wanted});
    EXPECT_LE(run.tests, 32);
  }
}

TEST(Bisect, FindsOneOfManyInLogarithmicTime) {
  for (uint32_t wanted = 0; wanted < 1024; wanted += 31) {
    Property holds = [&](const Selection& s) { return std::ranges::binary_search(s, wanted); };
    Minimized run = minimize({Minimizer::bisect}, 1024, holds);
    EXPECT_EQ(run.kept, Selection{wanted});
    EXPECT_LE(run.tests, 22);
  }
}

TEST(Bisect, DoesNotAskForWhatFollows) {
  // [0, 8) can't go, [4, 8) can: so [0, 4) can't, and its halves are next. In the end the one that is left is asked for
  // once more, as all others have gone meanwhile.
  Property holds = [](const Selection& s) { return std::ranges::binary_search(s, 0u); };
  EXPECT_EQ(minimize({Minimizer::bisect}, 8, holds).tests, 5);
}

TEST(Ddmin, TriesPartsThenTheirComplements) {
  const std::unique_ptr<ListMinimizer> minimizer = makeMinimizer({Minimizer::ddmin}, 4);
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
