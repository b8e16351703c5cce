// The workers of a run on a farm, as the scheduler sees them.
#pragma once

#include <functional>
#include <memory>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "farm/exchange.h"
#include "farm/farm.h"
#include "search/local_workers.h"

namespace hone {

class FarmWorkers : public Workers {
 public:
  FarmWorkers(Test& test, int jobs, const FarmOptions& options, const FarmTask& task,
              std::function<void(std::string_view)> tell, LocalTurns& turns);
  ~FarmWorkers() override;

  size_t idle() const override;
  size_t busy() const override { return busy_; }
  void expectCrash(const std::string& signature) override;
  void repeat(const Repetition& repetition) override;
  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                      std::optional<double> timeoutSeconds) override;
  std::optional<Outcome> poll() override;
  Outcome collect() override;
  void sleep(std::optional<std::chrono::steady_clock::time_point> deadline) override;
  void settle(const std::function<bool()>& ended) override;
  void wake() override { exchange_.wake(); }

 private:
  using Clock = Exchange::Clock;

  /// When this machine may run what the farm could run; nullopt while the farm can be used.
  std::optional<Clock::time_point> localFrom() const;
  /// Starts tests on this machine that must or may run here, and passes messages on.
  void startLocally();
  std::optional<Outcome> take();
  void throwIfWithdrawn();
  std::optional<Outcome> pollLocally();
  void sleep(std::optional<Clock::time_point> deadline, bool heedsWake);
  void learn(const Outcome& outcome);
  /// True if the outcome decides an audit and is nothing that the scheduler waits for.
  bool decidesAudit(const Outcome& outcome);

  const size_t jobs_;
  const double waitSeconds_;
  const size_t besides_;  ///< how many tests run here at once, whatever the farm does
  const std::function<void(std::string_view)> tell_;
  const size_t bundleBytes_;
  size_t busy_ = 0;
  std::string crash_;
  Repetition repetition_;

  Exchange exchange_;
  LocalShare share_;
  LocalWorkers local_;  ///< uses `exchange_`
  bool hasReferences_ = false;
  std::vector<Reference> references_;
  size_t found_ = 0;                            ///< results of this machine so far, until `hasReferences_`
  std::unordered_map<Hash128, FarmTest> here_;  ///< tests on this machine, until `hasReferences_`
  std::unordered_set<Hash128> judged_;          ///< candidates with a verdict
  std::vector<FarmTest> audited_;               ///< tests on this machine that decide audits
  std::jthread dispatcher_;
};

}  // namespace hone
