// A farm as the place where a run's tests are run: other machines, through a job server (gearmand), and this one.
//
// The farm gets all candidates it has slots for. This machine runs the first tests, whose verdicts new workers must
// repeat, tests that two workers have lost, all tests while the farm can't be used, and some beside the farm if the
// user wants that. So a run never depends on the farm.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "farm/connection.h"
#include "farm/farm_figures.h"
#include "farm/local_share.h"
#include "farm/messages.h"
#include "farm/sealing.h"
#include "oracle/command.h"
#include "search/workers.h"

namespace hone {

/// A set of names that several runs share. Thread-safe.
class NameSet {
 public:
  /// False if the name was there.
  bool insert(const std::string& name) {
    std::lock_guard lock(mutex_);
    return names_.insert(name).second;
  }
  std::set<std::string> all() const {
    std::lock_guard lock(mutex_);
    return names_;
  }

 private:
  mutable std::mutex mutex_;
  std::set<std::string> names_;
};

/// How long the dispatcher waits.
struct FarmPatience {
  std::chrono::milliseconds betweenLooks{1000};      ///< at which workers there are
  std::chrono::milliseconds forEcho{5000};           ///< of the server
  std::chrono::milliseconds leaseBeyondLimit{2000};  ///< for a worker's answer
  std::chrono::milliseconds beforeRetry{2000};       ///< until a worker that couldn't be admitted is asked again
  std::chrono::milliseconds toLeave{1000};           ///< until workers have heard of the end of the run
};

struct FarmOptions {
  ServerAddress server;
  FarmKey key = {};
  std::string keyFile = {};
  std::string keyDoubt = {};      ///< about the key's file
  std::vector<std::string> same;  ///< files that must be the same on all machines, beside the tested program
  std::shared_ptr<FarmFigures> figures = std::make_shared<FarmFigures>();
  std::shared_ptr<NameSet> distrusted = std::make_shared<NameSet>();  ///< workers that were wrong
  double waitSeconds = 0;  ///< how long to wait for workers before tests run on this machine instead
  int here = 0;            ///< how many tests run on this machine at once, all the time
  FarmPatience patience;
};

/// What workers need to know of a test.
struct FarmTask {
  std::string bundle;
  std::string test;  ///< SHA-256 of the bundle
  std::vector<EnvironmentFile> environment;
};

/// Serves any number of runs of one test, also at once.
class Farm : public Workplace {
 public:
  /// `tell` gets messages for the user, from the coordinators. Throws UserError if the test can't run on a farm.
  Farm(FarmOptions options, const CommandSpec& spec, std::function<void(std::string_view)> tell);

  std::unique_ptr<Workers> workers(Test& test, int jobs) override;

 private:
  const FarmOptions options_;
  const FarmTask task_;
  const std::function<void(std::string_view)> tell_;
  LocalTurns turns_;
};

}  // namespace hone
