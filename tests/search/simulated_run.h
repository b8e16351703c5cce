// Simulated runs of the scheduler, and the expected results.
#pragma once

#include <gtest/gtest.h>

#include "simulation.h"

namespace hone::simulation {

constexpr int kJobs[] = {1, 2, 4, 8};

inline Duration randomDuration(int most, uint64_t salt) {
  return
      [=](std::string_view bytes) { return std::chrono::microseconds(static_cast<int>(most * chance(bytes, salt))); };
}

struct Result {
  Stop stop;
  std::vector<Log::Entry> log;
  SearchStats stats;
  std::unique_ptr<Strategy> strategy;
};

inline Result runWith(int jobs, SleepingTest& test, std::unique_ptr<Strategy> strategy, Limits limits = {}) {
  Log log;
  Result result;
  {
    Scheduler scheduler(test, jobs, limits, &log);
    result.stop = scheduler.run(strategy);
    EXPECT_EQ(test.running(), 0);
    result.stats = scheduler.stats();
  }
  EXPECT_TRUE(log.hashesFit);
  result.log = std::move(log.entries);
  result.strategy = std::move(strategy);
  return result;
}

/// The scheduler's promise as a simple sequential program.
inline std::vector<Log::Entry> askInTurn(Strategy& strategy, const Judge& judge, uint64_t maxTests = UINT64_MAX) {
  std::vector<Log::Entry> log;
  std::map<std::string, Verdict> known;
  SearchStats stats;
  while (std::optional<Candidate> candidate = strategy.propose()) {
    bool cached = known.contains(candidate->bytes);
    if (!cached && stats.tests == maxTests) break;
    Verdict verdict = judge(candidate->bytes);
    known[candidate->bytes] = verdict;
    if (cached) {
      ++stats.cached;
    } else {
      ++stats.tests;
      ++(verdict == Verdict::fail ? stats.fail : verdict == Verdict::pass ? stats.pass : stats.unresolved);
    }
    log.push_back({candidate->bytes, candidate->pass, verdict, cached, cached ? 0 : 0.5, stats.tests, stats.cached,
                   stats.fail, stats.pass, stats.unresolved});
    strategy.learn(verdict);
  }
  return log;
}

inline void expectNothingTwice(const SleepingTest& test, const SearchStats& stats) {
  EXPECT_FALSE(test.doubled());
  EXPECT_FALSE(test.overlapped());
  uint64_t executed = 0;
  for (const auto& [bytes, times] : test.ended()) {
    EXPECT_EQ(times, 1) << bytes;
    executed += static_cast<uint64_t>(times);
  }
  EXPECT_EQ(stats.executed, executed);
  EXPECT_DOUBLE_EQ(stats.testSeconds, 0.5 * static_cast<double>(executed));
}

}  // namespace hone::simulation
