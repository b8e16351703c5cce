// Reductions with --wide: the same for every number of slots.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "../search/simulation.h"
#include "../search/virtual_workers.h"
#include "reduce/reduce.h"
#include "search/scheduler.h"

namespace hone {
namespace {

using namespace simulation;

struct Searched {
  std::vector<Log::Entry> commits;
  std::string result;
  double seconds;
};

Searched reduceWide(uint32_t width, int slots) {
  std::string text = "[";
  for (int i = 0; i < 80; ++i)
    text += fmt::format("{}{{\"id\": 1{:03}, \"list\": [{}, true, null]}}\n", i > 0 ? "," : "", i, i % 13);
  text += "]";
  // Object 7 counts, one of 30 and 31, and as long as 50 is there, 51 too.
  const auto judge = [](std::string_view bytes) {
    const auto has = [&](int id) { return bytes.find(std::to_string(1000 + id)) != bytes.npos; };
    if (chance(bytes, 3) < 0.05) return Verdict::unresolved;
    return has(7) && (has(30) || has(31)) && (!has(50) || has(51)) ? Verdict::fail : Verdict::pass;
  };
  ReduceOptions options;
  options.minimizer.width = width;
  VirtualTest none;
  VirtualWorkplace workplace(judge, [](std::string_view bytes) { return 0.5 + chance(bytes, 7); });
  Log log;
  Scheduler scheduler(none, slots, {}, &log, &workplace);
  auto reduction = makeReduction(Tree::parse(Language::bundled("json"), text), options);
  EXPECT_EQ(scheduler.run(reduction), Stop::done);
  return {std::move(log.entries), reduction->best(), workplace.clock()};
}

TEST(WideReduction, IsTheSameForEveryNumberOfSlots) {
  for (const uint32_t width : {2, 16, 200}) {
    const Searched alone = reduceWide(width, 1);
    for (const int slots : {2, 16, 300}) {
      const Searched other = reduceWide(width, slots);
      EXPECT_EQ(other.result, alone.result) << width << " " << slots;
      EXPECT_EQ(other.commits, alone.commits) << width << " " << slots;
    }
  }
}

TEST(WideReduction, KeepsNoMoreThanANarrowOne) {
  const Searched narrow = reduceWide(1, 1);
  for (const uint32_t width : {4, 64})
    EXPECT_LE(reduceWide(width, 1).result.size(), narrow.result.size() * 107 / 100) << width;
}

TEST(WideReduction, IsQuickerWhereThereAreManySlots) {
  EXPECT_LT(reduceWide(64, 128).seconds, reduceWide(1, 128).seconds);
}

}  // namespace
}  // namespace hone
