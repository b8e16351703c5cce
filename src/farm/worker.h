// `hone worker`: runs tests for the runs of a farm.
//
// A worker has one connection for orders, and one for each slot. A slot takes a job from the queue of a run, says that
// it has started, runs the test, and answers. The connection for orders cancels a running test.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "farm/connection.h"
#include "farm/joined_runs.h"
#include "farm/sealing.h"

namespace hone {

struct WorkerOptions {
  ServerAddress server;
  FarmKey key;
  int slots = 1;
  std::filesystem::path allow;                ///< see WorkerTerms
  std::optional<Sandbox> sandbox;             ///< for tests
  std::function<void(std::string_view)> say;  ///< for the user; called by any thread
};

class FarmWorker {
 public:
  explicit FarmWorker(WorkerOptions options);
  ~FarmWorker();

  /// Works until `stop`.
  void run();
  /// Thread-safe. Running tests are cancelled; the server gives their jobs to others.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hone
