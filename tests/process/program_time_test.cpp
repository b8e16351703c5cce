#include "process/program_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "process/time_limit.h"

namespace hone {
namespace {

/// Looks at a program until its time is over. `use`: of the program, so many seconds after its start.
double over(ProgramTime& time, const std::function<ProcessorUse(double)>& use) {
  for (;;) {
    const double seconds = time.nextLook();
    if (time.isOver(seconds, use(seconds))) return seconds;
  }
}

ProcessorUse sleeping(double) { return {.processes = 3, .seconds = 0.01}; }
ProcessorUse computing(double seconds) { return {.processes = 1, .seconds = 0.95 * seconds, .runnable = true}; }
ProcessorUse starved(double seconds) { return {.processes = 2, .seconds = 0.2 * seconds, .runnable = true}; }

TEST(ProgramTime, OfAProgramThatHangsIsThatOfTheClock) {
  for (double limit : {0.2, 1.0, 300.0})
    for (const auto& hanging : {sleeping, computing}) {
      ProgramTime time(limit);
      EXPECT_NEAR(over(time, hanging), limit, 1e-6);
      EXPECT_FALSE(time.isDoubtful());
    }
}

TEST(ProgramTime, StandsStillWhileTheProgramIsStarved) {
  ProgramTime time(1);
  EXPECT_NEAR(over(time, starved), 5, 0.2);
  EXPECT_TRUE(time.isDoubtful());
}

TEST(ProgramTime, GoesOnOnceTheProgramIsServed) {
  ProgramTime time(1);
  const auto late = [](double seconds) {
    return ProcessorUse{.processes = 1, .seconds = std::max(0.0, seconds - 4), .runnable = true};
  };
  EXPECT_NEAR(over(time, late), 5, 0.2);
}

TEST(ProgramTime, CountsAllOfAProgramThatComputesInSeveralThreads) {
  ProgramTime time(1);
  const auto parallel = [](double seconds) {
    return ProcessorUse{.processes = 8, .seconds = 2 * seconds, .runnable = true};
  };
  EXPECT_NEAR(over(time, parallel), 1, 1e-6);
  EXPECT_FALSE(time.isDoubtful());
}

TEST(ProgramTime, OfAResidentProgramDoesNotCountWhatCameBefore) {
  const auto starvedNow = [](double seconds) {
    return ProcessorUse{.processes = 1, .seconds = 50 + 0.2 * seconds, .runnable = true};
  };
  ProgramTime known(1, ProcessorUse{.processes = 1, .seconds = 50});
  EXPECT_NEAR(over(known, starvedNow), 5, 0.2);
  ProgramTime unknown(1, std::nullopt);
  EXPECT_NEAR(over(unknown, starvedNow), 4.5, 0.2) << "only the time until the first look counts wholly";
}

TEST(ProgramTime, IsInDoubtWhereADiskIsSlowOrNothingIsKnown) {
  ProgramTime disk(1), nothing(1);
  EXPECT_NEAR(over(disk, [](double) { return ProcessorUse{.processes = 1, .blocked = true}; }), 1, 1e-6);
  EXPECT_TRUE(disk.isDoubtful());
  EXPECT_NEAR(over(nothing, [](double) { return ProcessorUse{}; }), 1, 1e-6);
  EXPECT_TRUE(nothing.isDoubtful());
}

TEST(ProgramTime, EndsEvenIfTheProcessorTimeCannotBeSeen) {
  ProgramTime time(1);
  EXPECT_LT(over(time, [](double) { return ProcessorUse{.processes = 1, .runnable = true}; }), 40);
  EXPECT_TRUE(time.isDoubtful());
}

TEST(ProgramTime, WithoutALimitIsNeverLookedAt) { EXPECT_EQ(ProgramTime(noLimit).nextLook(), noLimit); }

}  // namespace
}  // namespace hone
