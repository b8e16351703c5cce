#include "farm/farm_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/counted.h"

namespace hone {

void FarmFigures::use(const FarmToken& run, std::map<std::string, size_t> slots) {
  std::lock_guard lock(mutex_);
  if (slots.empty())
    used_.erase(run);
  else
    used_[run] = std::move(slots);
  std::map<std::string, size_t> now;
  for (const auto& [other, workers] : used_)
    for (const auto& [name, count] : workers) now[name] = std::max(now[name], count);
  for (const auto& [name, count] : now) known_.try_emplace(name);
  for (auto& [name, worker] : known_) {
    const auto found = now.find(name);
    const size_t before = std::exchange(worker.slots, found == now.end() ? 0 : found->second);
    if (before == 0) worker.since = Clock::now();
    if (before > 0 && worker.slots == 0)
      worker.seconds += std::chrono::duration<double>(Clock::now() - worker.since).count();
  }
}

void FarmFigures::judged(const std::string& worker) {
  std::lock_guard lock(mutex_);
  ++known_[worker].tests;
}

std::vector<FarmFigures::Worker> FarmFigures::workers() const {
  std::lock_guard lock(mutex_);
  std::vector<Worker> workers;
  for (const auto& [name, known] : known_) {
    const double now = known.slots == 0 ? 0 : std::chrono::duration<double>(Clock::now() - known.since).count();
    workers.push_back({name, known.slots, known.tests, known.seconds + now});
  }
  return workers;
}

std::string FarmFigures::summary() const {
  const std::vector<Worker> all = workers();
  size_t tests = 0;
  for (const Worker& worker : all) tests += worker.tests;
  return fmt::format("farm: {} on {}, {} lost, {} run again to check", counted(tests, "test"),
                     counted(all.size(), "worker"), lost.load(), audited.load());
}

}  // namespace hone
