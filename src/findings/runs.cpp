#include "findings/runs.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

#include "text/duration.h"

namespace hone {
namespace {

using Clock = std::chrono::steady_clock;

std::optional<Clock::time_point> deadlineAfter(std::optional<double> seconds) {
  if (!seconds) return std::nullopt;
  return Clock::now() + toDuration(*seconds);
}

}  // namespace

Runs::Runs(TriageResources resources)
    : resources_(std::move(resources)), deadline_(deadlineAfter(resources_.maxSeconds)) {}

void Runs::with(const ExpectedFailure& expected, const RunPlan& plan, RunObserver* observer,
                const std::function<void(Run&)>& use) {
  const auto place = resources_.places.find(&expected.test);
  ExpectingWorkplace workplace(expected, place == resources_.places.end() ? nullptr : place->second);
  RunSettings settings{.jobs = plan.jobs, .maxTests = plan.maxTests, .timeoutSeconds = expected.timeoutSeconds};
  settings.trustTest = true;  // a triage asks by itself
  settings.workplace = &workplace;
  if (deadline_) settings.maxSeconds = std::max(0.0, std::chrono::duration<double>(*deadline_ - Clock::now()).count());
  Run run(expected.test, settings, observer);
  if (resources_.memory) {
    Memory memory = *resources_.memory;
    memory.identity += plan.purpose + "\n";
    memory.fresh = (memory.fresh || plan.fresh) && begins(plan.purpose);
    run.remember(memory);
  }
  struct Registered {
    Runs& runs;
    Run* run;
    ~Registered() {
      std::lock_guard lock(runs.mutex_);
      runs.running_.erase(run);
    }
  } registered{*this, &run};
  {
    std::lock_guard lock(mutex_);
    running_.insert(&run);
    if (cancelled_) run.cancel();
  }
  try {
    use(run);
    run.scheduler().settle([this] { return stop() != Stop::done; });
  } catch (const VerdictsWithdrawn&) {
    cancel();
    throw;
  }
}

bool Runs::begins(const std::string& purpose) {
  std::lock_guard lock(mutex_);
  return begun_.insert(purpose).second;
}

void Runs::cancel() {
  std::lock_guard lock(mutex_);
  cancelled_ = true;
  for (Run* run : running_) run->cancel();
}

bool Runs::cancelled() const {
  std::lock_guard lock(mutex_);
  return cancelled_;
}

Stop Runs::stop() const {
  if (cancelled()) return Stop::interrupted;
  return deadline_ && Clock::now() >= *deadline_ ? Stop::maxTime : Stop::done;
}

void inParallel(size_t count, size_t threads, const std::function<void(size_t)>& work) {
  std::atomic<size_t> next = 0;
  std::exception_ptr error;
  std::mutex mutex;
  const auto loop = [&] {
    for (size_t i = next++; i < count; i = next++) try {
        work(i);
      } catch (...) {
        std::lock_guard lock(mutex);
        if (!error) error = std::current_exception();
        next = count;
      }
  };
  {
    std::vector<std::jthread> pool;
    for (size_t i = 1; i < std::min(threads, count); ++i) pool.emplace_back(loop);
    loop();
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace hone
