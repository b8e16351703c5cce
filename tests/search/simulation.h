// Simulated tests and strategies, for tests of the scheduler.
#pragma once

#include <poll.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "search/scheduler.h"
#include "text/hash.h"

namespace hone::simulation {

/// Scrambles (splitmix64).
inline uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// 0 <= result < 1, the same for the same bytes and salt.
inline double chance(std::string_view bytes, uint64_t salt) {
  return static_cast<double>(mix(contentHash(bytes).low ^ mix(salt)) >> 11) / static_cast<double>(uint64_t{1} << 53);
}

using Judge = std::function<Verdict(std::string_view)>;
using Duration = std::function<std::chrono::microseconds(std::string_view)>;

/// Verdicts at random, but always the same for the same bytes.
inline Judge randomJudge(double fail, double unresolved, uint64_t salt) {
  return [=](std::string_view bytes) {
    double x = chance(bytes, salt);
    return x < fail ? Verdict::fail : x < fail + unresolved ? Verdict::unresolved : Verdict::pass;
  };
}

/// Sleeps for a time or until it is cancelled, then judges by the bytes. Counts its runs.
class SleepingTest : public Test {
 public:
  explicit SleepingTest(
      Judge judge, Duration duration = [](std::string_view) { return std::chrono::microseconds(0); })
      : judge_(std::move(judge)), duration_(std::move(duration)) {}

  std::unique_ptr<TestWorker> makeWorker() override {
    makers_.insert(std::this_thread::get_id());
    ++workers_;
    return std::make_unique<Worker>(*this);
  }

  int workers() const { return workers_; }
  const std::set<std::thread::id>& makers() const { return makers_; }
  int running() const { return running_; }
  int mostRunning() const { return mostRunning_; }
  int cancelled() const { return cancelled_; }
  int started() const { return started_; }
  /// How often each candidate was tested to the end.
  std::map<std::string, int, std::less<>> ended() const {
    std::lock_guard lock(mutex_);
    return ended_;
  }
  /// Were the same bytes ever tested by two workers at a time?
  bool doubled() const { return doubled_; }
  /// Were two tests ever on the same worker at a time?
  bool overlapped() const { return overlapped_; }

 private:
  class Worker : public TestWorker {
   public:
    explicit Worker(SleepingTest& test) : test_(test) {}
    std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
      if (inUse_.exchange(true)) test_.overlapped_ = true;
      auto result = test_.run(candidate, cancellation);
      inUse_ = false;
      return result;
    }

   private:
    SleepingTest& test_;
    std::atomic<bool> inUse_ = false;
  };

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) {
    {
      std::lock_guard lock(mutex_);
      if (!now_.emplace(candidate).second) doubled_ = true;
      ++started_;
      mostRunning_ = std::max<int>(mostRunning_, ++running_);
    }
    struct Leave {
      SleepingTest& test;
      std::string_view candidate;
      ~Leave() {
        std::lock_guard lock(test.mutex_);
        test.now_.erase(test.now_.find(candidate));
        --test.running_;
      }
    } leave{*this, candidate};

    if (!sleepUnlessCancelled(duration_(candidate), cancellation)) {
      ++cancelled_;
      return std::nullopt;
    }
    TestResult result;
    result.verdict = judge_(candidate);
    result.seconds = 0.5;
    std::lock_guard lock(mutex_);
    ++ended_[std::string(candidate)];
    return result;
  }

  static bool sleepUnlessCancelled(std::chrono::microseconds duration, const Cancellation& cancellation) {
    if (duration.count() == 0) return !cancellation.cancelled();
    timespec timeout{duration.count() / 1'000'000, duration.count() % 1'000'000 * 1000};
    pollfd waitFor{cancellation.fd(), POLLIN, 0};
    return ppoll(&waitFor, 1, &timeout, nullptr) == 0;
  }

  Judge judge_;
  Duration duration_;
  std::set<std::thread::id> makers_;
  int workers_ = 0;
  std::atomic<int> running_ = 0, mostRunning_ = 0, cancelled_ = 0, started_ = 0;
  std::atomic<bool> doubled_ = false, overlapped_ = false;
  mutable std::mutex mutex_;
  std::map<std::string, int, std::less<>> ended_;
  std::set<std::string, std::less<>> now_;
};

/// Proposes bytes that depend on all verdicts so far, from a limited set, so that many are repeated.
class Wanderer : public Strategy {
 public:
  struct Plan {
    uint64_t seed = 1;
    int steps = 100;
    uint64_t stock = 1 << 30;  ///< the number of different candidates
    bool twoValued = true;
    std::shared_ptr<std::atomic<int>> clones = std::make_shared<std::atomic<int>>(0);
  };

  explicit Wanderer(Plan plan) : plan_(std::move(plan)), state_(mix(plan_.seed)) {}

  std::unique_ptr<Strategy> clone() const override {
    ++*plan_.clones;
    return std::make_unique<Wanderer>(*this);
  }
  std::optional<Candidate> propose() override {
    if (step_ == plan_.steps) return std::nullopt;
    return Candidate{std::to_string(state_ % plan_.stock), state_ % 3 == 0 ? "third" : "others"};
  }
  void learn(Verdict verdict) override {
    if (verdict == Verdict::unresolved && plan_.twoValued) verdict = Verdict::pass;
    state_ = mix(state_ + static_cast<uint64_t>(verdict));
    ++step_;
  }
  bool twoValued() const override { return plan_.twoValued; }

  uint64_t state() const { return state_; }
  int step() const { return step_; }

 private:
  Plan plan_;
  uint64_t state_;
  int step_ = 0;
};

/// Zeller's ddmin on a set of numbers: complements of ever smaller parts. Its candidates are lists of what is left.
class SetMinimizer : public Strategy {
 public:
  explicit SetMinimizer(int size) {
    for (int i = 0; i < size; ++i) left_.push_back(i);
  }

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<SetMinimizer>(*this); }
  std::optional<Candidate> propose() override {
    if (left_.empty() || (part_ == parts_ && parts_ == left_.size())) return std::nullopt;
    if (part_ == parts_) {
      part_ = 0;
      parts_ = std::min(2 * parts_, left_.size());
    }
    tried_ = left_;
    size_t from = part_ * left_.size() / parts_, to = (part_ + 1) * left_.size() / parts_;
    tried_.erase(tried_.begin() + static_cast<ptrdiff_t>(from), tried_.begin() + static_cast<ptrdiff_t>(to));
    return Candidate{toBytes(tried_), "ddmin"};
  }
  void learn(Verdict verdict) override {
    if (verdict == Verdict::fail) {
      left_ = tried_;
      parts_ = std::max<size_t>(parts_ - 1, 1);
      part_ = 0;
    } else {
      ++part_;
    }
  }

  const std::vector<int>& left() const { return left_; }
  static std::string toBytes(const std::vector<int>& numbers) {
    std::string bytes;
    for (int number : numbers) bytes += std::to_string(number) + ' ';
    return bytes;
  }

 private:
  std::vector<int> left_, tried_;
  size_t parts_ = 1, part_ = 0;
};

/// Never finds anything.
class Stubborn : public Strategy {
 public:
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Stubborn>(*this); }
  std::optional<Candidate> propose() override { return Candidate{"again", "stubborn"}; }
  void learn(Verdict) override {}
};

/// Its candidates spell the verdicts so far: "", "F", "FP", ... until they are `length` long.
class Diary : public Strategy {
 public:
  explicit Diary(size_t length, std::string diary = "") : length_(length), diary_(std::move(diary)) {}
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Diary>(*this); }
  std::optional<Candidate> propose() override {
    return diary_.size() == length_ ? std::nullopt : std::optional(Candidate{diary_, "diary"});
  }
  void learn(Verdict verdict) override { diary_ += "FPU"[static_cast<int>(verdict)]; }
  bool twoValued() const override { return false; }

  const std::string& diary() const { return diary_; }

 private:
  size_t length_;
  std::string diary_;
};

/// Writes every commit down.
class Log : public CommitObserver {
 public:
  struct Entry {
    std::string bytes;
    std::string_view pass;
    Verdict verdict;
    bool cached;
    double seconds;
    uint64_t tests, cachedSoFar, fail, passed, unresolved;
    bool operator==(const Entry&) const = default;
  };

  void committed(const Commit& commit, const SearchStats& stats) override {
    hashesFit = hashesFit && commit.hash == contentHash(commit.candidate.bytes);
    entries.push_back({commit.candidate.bytes, commit.candidate.pass, commit.verdict, commit.cached, commit.seconds,
                       stats.tests, stats.cached, stats.fail, stats.pass, stats.unresolved});
    if (then) then(commit);
  }

  std::vector<Entry> entries;
  bool hashesFit = true;
  std::function<void(const Commit&)> then;
};

}  // namespace hone::simulation
