// What a farm has done in the runs of one program, for people.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "farm/messages.h"

namespace hone {

/// Thread-safe: several runs may use the farm at once.
class FarmFigures {
 public:
  struct Worker {
    std::string name;
    size_t slots = 0;  ///< 0: it isn't used now
    uint64_t tests = 0;
    double seconds = 0;  ///< how long it has been used
    double testsPerSecond() const { return seconds > 0 ? static_cast<double>(tests) / seconds : 0; }
  };

  std::atomic<uint64_t> lost = 0;     ///< tests that a worker didn't answer
  std::atomic<uint64_t> audited = 0;  ///< verdicts that another worker has checked

  /// From now on the run uses these workers, with these numbers of slots.
  void use(const FarmToken& run, std::map<std::string, size_t> slots);
  void judged(const std::string& worker);

  /// Those that are used or were, by name.
  std::vector<Worker> workers() const;
  /// The figures in one sentence.
  std::string summary() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Known {
    uint64_t tests = 0;
    double seconds = 0;  ///< in former uses
    size_t slots = 0;
    Clock::time_point since;
  };

  mutable std::mutex mutex_;
  std::map<std::string, Known> known_;
  std::map<FarmToken, std::map<std::string, size_t>> used_;
};

}  // namespace hone
