// One slot of a worker: takes candidates from the queues of runs and tests them, one at a time.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "farm/bell.h"
#include "farm/connection.h"
#include "farm/joined_runs.h"
#include "farm/sealing.h"

namespace hone {

/// What the threads of a worker share.
struct WorkerSite {
  ServerAddress server;
  FarmKey key;
  std::string name;
  JoinedRuns runs;
  std::function<void(std::string_view)> say;
  std::atomic<bool> stopping = false;
};

/// Keeps a connection until the worker stops: calls `serve`, and connects again if that ends. `bell` ends a pause.
void keepConnected(WorkerSite& site, Bell& bell, const std::function<void(Connection&)>& serve, bool tells);

/// The next job, after GRAB_JOB; nullopt if `bell` rang first.
std::optional<Packet> grabJob(Connection& connection, Bell& bell);

class Slot {
 public:
  Slot(WorkerSite& site, size_t index) : site_(site), index_(index) {}

  /// Works until the site is stopping.
  void work();
  /// Makes it look at the runs again. Thread-safe.
  void wake() { bell_.ring(); }

 private:
  struct Tester {
    std::shared_ptr<JoinedRun> run;
    std::unique_ptr<TestWorker> worker;
    std::string crash;
  };
  void serve(Connection& connection);
  void announce(Connection& connection);
  void handle(Connection& connection, const Packet& job);
  std::optional<TestResult> judge(const std::shared_ptr<JoinedRun>& run, const Judge& judge,
                                  const Cancellation& cancellation);
  Tester& testerFor(const std::shared_ptr<JoinedRun>& run);

  WorkerSite& site_;
  const size_t index_;
  Bell bell_;
  uint64_t version_ = 0;
  std::map<FarmToken, Tester> testers_;
};

}  // namespace hone
