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

Searched reduceWide(const std::string& text, const ReduceOptions& options, const Judge& judge, int slots) {
  VirtualTest none;
  VirtualWorkplace workplace(judge, [](std::string_view bytes) { return 0.5 + chance(bytes, 7); });
  Log log;
  Scheduler scheduler(none, slots, {}, &log, &workplace);
  auto reduction = makeReduction(Tree::parse(Language::bundled("json"), text), options);
  EXPECT_EQ(scheduler.run(reduction), Stop::done);
  return {std::move(log.entries), reduction->best(), workplace.clock()};
}

Searched reduceObjects(uint32_t width, int slots) {
  std::string text = "[";
  for (int i = 0; i < 40; ++i)
    text += fmt::format("{}{{\"id\": 1{:03}, \"list\": [{}, true, null]}}\n", i > 0 ? "," : "", i, i % 13);
  text += "]";
  // Object 7 counts, one of 20 and 21, and as long as 30 is there, 31 too.
  const auto judge = [](std::string_view bytes) {
    const auto has = [&](int id) { return bytes.find(std::to_string(1000 + id)) != bytes.npos; };
    if (chance(bytes, 3) < 0.05) return Verdict::unresolved;
    return has(7) && (has(20) || has(21)) && (!has(30) || has(31)) ? Verdict::fail : Verdict::pass;
  };
  ReduceOptions options;
  options.width = width;
  return reduceWide(text, options, judge, slots);
}

/// The time for a list of which every third element must stay.
double secondsForNumbers(uint32_t width, int slots) {
  std::string text = "[";
  for (int i = 0; i < 300; ++i) text += fmt::format("{}{}", i > 0 ? ", " : "", 1000 + i);
  text += "]";
  const auto judge = [](std::string_view bytes) {
    for (int i = 0; i < 300; i += 3)
      if (bytes.find(std::to_string(1000 + i)) == bytes.npos) return Verdict::pass;
    return Verdict::fail;
  };
  ReduceOptions options;
  options.passes = {"coarse"};
  options.width = width;
  return reduceWide(text, options, judge, slots).seconds;
}

TEST(WideReduction, IsTheSameForEveryNumberOfSlots) {
  for (const uint32_t width : {2, 50}) {
    const Searched alone = reduceObjects(width, 1);
    for (const int slots : {2, 16, 100}) {
      const Searched other = reduceObjects(width, slots);
      EXPECT_EQ(other.result, alone.result) << width << " " << slots;
      EXPECT_EQ(other.commits, alone.commits) << width << " " << slots;
    }
  }
}

TEST(WideReduction, KeepsNoMoreThanANarrowOne) {
  const Searched narrow = reduceObjects(1, 1);
  for (const uint32_t width : {4, 64})
    EXPECT_LE(reduceObjects(width, 1).result.size(), narrow.result.size() * 107 / 100) << width;
}

TEST(WideReduction, IsQuickerWhereThereAreManySlots) {
  EXPECT_LT(2 * secondsForNumbers(128, 128), secondsForNumbers(1, 128));
}

}  // namespace
}  // namespace hone
