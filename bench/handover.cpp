// What the scheduler costs.
//
// Usage: handover   (about 15 seconds)
//
// First the wall time of a commit with tests that take no time at all: two changes of threads and all that the
// scheduler does. Then the handover at -j1: the time from the end of one test to the start of the next, as the worker
// sees it.
#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "search/scheduler.h"
#include "text/hash.h"

namespace {

using namespace hone;
using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

double seconds(Clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

/// A search whose every candidate depends on all verdicts before.
class Wanderer : public Strategy {
 public:
  Wanderer(int steps, size_t size) : left_(steps), bytes_(size, 'x') {}
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Wanderer>(*this); }
  std::optional<Candidate> propose() override {
    if (left_ == 0) return std::nullopt;
    return Candidate{std::to_string(state_) + bytes_, "bench"};
  }
  void learn(Verdict verdict) override {
    state_ = contentHash(std::to_string(state_) + (verdict == Verdict::fail ? 'F' : 'P')).low;
    --left_;
  }

 private:
  int left_;
  std::string bytes_;
  uint64_t state_ = 1;
};

/// Sleeps, unless cancelled, and answers at random: always the same for the same bytes.
class SleepingTest : public Test {
 public:
  SleepingTest(double acceptance, microseconds duration) : acceptance_(acceptance), duration_(duration) {}

  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(*this); }

  /// From the end of a test to the start of the next on the same worker.
  std::vector<double> handovers;

 private:
  class Worker : public TestWorker {
   public:
    explicit Worker(SleepingTest& test) : test_(test) {}

    std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
      Clock::time_point start = Clock::now();
      if (record_ && end_) test_.handovers.push_back(seconds(start - *end_));
      if (test_.duration_.count() > 0) {
        timespec timeout{0, test_.duration_.count() * 1000};
        pollfd cancelled{cancellation.fd(), POLLIN, 0};
        if (ppoll(&cancelled, 1, &timeout, nullptr) != 0) return std::nullopt;
      }
      TestResult result;
      double x = static_cast<double>(contentHash(candidate).low >> 11) / static_cast<double>(uint64_t{1} << 53);
      result.verdict = x < test_.acceptance_ ? Verdict::fail : Verdict::pass;
      end_ = Clock::now();
      result.seconds = seconds(*end_ - start);
      return result;
    }

   private:
    SleepingTest& test_;
    const bool record_ = test_.handovers.capacity() > 0;
    std::optional<Clock::time_point> end_;
  };

  const double acceptance_;
  const microseconds duration_;
};

struct Measured {
  double seconds;
  SearchStats stats;
};

Measured measure(Test& test, int jobs, int commits, size_t size) {
  Scheduler scheduler(test, jobs, {}, nullptr);
  std::unique_ptr<Strategy> strategy = std::make_unique<Wanderer>(commits, size);
  Clock::time_point start = Clock::now();
  scheduler.run(strategy);
  return {seconds(Clock::now() - start), scheduler.stats()};
}

void printOverhead() {
  constexpr int kCommits = 20'000;
  fmt::print("\nTests that take no time, {} commits: wall time of a commit, us\n", kCommits);
  fmt::print("{:>6}{:>6}{:>12}{:>12}{:>12}\n", "rate", "jobs", "100 bytes", "10 KB", "100 KB");
  for (double rate : {0.02, 0.5}) {
    for (int jobs : {1, 2, 4}) {
      fmt::print("{:6.2f}{:6}", rate, jobs);
      for (size_t size : {100, 10'000, 100'000}) {
        SleepingTest test(rate, microseconds(0));
        fmt::print("{:12.1f}", 1e6 * measure(test, jobs, kCommits, size).seconds / kCommits);
      }
      fmt::print("\n");
    }
  }
}

void printHandover() {
  fmt::print("\nHandover at -j1, 10 KB, us\n{:>12}{:>10}{:>10}{:>10}\n", "test takes", "minimum", "median", "99 %");
  for (int duration : {0, 200, 1000, 5000}) {
    SleepingTest test(0.2, microseconds(duration));
    test.handovers.reserve(1000);
    measure(test, 1, 1000, 10'000);
    std::vector<double>& times = test.handovers;
    std::sort(times.begin(), times.end());
    fmt::print("{:>9} us{:10.1f}{:10.1f}{:10.1f}\n", duration, 1e6 * times.front(), 1e6 * times[times.size() / 2],
               1e6 * times[times.size() * 99 / 100]);
  }
}

}  // namespace

int main() {
  printOverhead();
  printHandover();
}
