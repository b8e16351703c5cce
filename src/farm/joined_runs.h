// The runs in which a worker takes part: what the control thread and the slots share. Thread-safe.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "farm/bundle.h"
#include "farm/messages.h"
#include "oracle/test.h"
#include "process/cancellation.h"
#include "process/left_behind.h"

namespace hone {

/// A test whose files were written to this machine. The folder goes with it.
class TestHere {
 public:
  /// `parent`: the folder for its own. Throws what `unpack` throws.
  TestHere(std::string_view bundle, const std::filesystem::path& parent);
  const CommandSpec& test() const { return test_; }
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  ScratchFolder folder_;
  CommandSpec test_;
};

/// The jobs of a run that this worker was given, however often it has joined the run. Thread-safe.
class SeenJobs {
 public:
  /// False if this job came before: somebody repeats messages.
  bool isNew(uint64_t job) {
    std::lock_guard lock(mutex_);
    return seen_.insert(job).second;
  }

 private:
  std::mutex mutex_;
  std::set<uint64_t> seen_;
};

class JoinedRun {
 public:
  JoinedRun(const FarmToken& run, const Join& join, std::shared_ptr<const TestHere> here, CommandSpec spec,
            std::shared_ptr<SeenJobs> seenJobs);

  const FarmToken id;
  const FarmToken challenge;
  const std::string function;
  const std::string base;
  const std::shared_ptr<SeenJobs> seen;
  std::atomic<bool> admitted = false;
  std::atomic<double> slowness = 1;  ///< WorkerOrder::slowness

  std::unique_ptr<TestWorker> makeWorker() { return test_->makeWorker(); }

 private:
  const std::shared_ptr<const TestHere> here_;
  std::unique_ptr<Test> single_, test_;
};

/// What a worker accepts.
struct WorkerTerms {
  std::string name, host;
  int slots = 1;
  std::filesystem::path folder;    ///< for bundles; it is the worker's own
  std::filesystem::path allow;     ///< a folder with a file for each allowed test, named by its SHA-256; empty: all
  std::optional<Sandbox> sandbox;  ///< for tests
};

class JoinedRuns {
 public:
  explicit JoinedRuns(WorkerTerms terms) : terms_(std::move(terms)) {}

  /// The answers to messages on the control connection.
  Hello hello(const FarmToken& run, const Offer& offer);
  /// Why this worker can't join; empty if it has. Throws BadMessage if it knows no such offer, or no more: hone can
  /// offer the run again.
  std::string join(const FarmToken& run, const Join& join);
  /// False for an order that isn't for this worker, or is old.
  bool admit(const FarmToken& run, const WorkerOrder& order);
  bool leave(const FarmToken& run, const WorkerOrder& order);
  WorkerReport report() const;

  /// null if the worker doesn't take part.
  std::shared_ptr<JoinedRun> find(const FarmToken& run) const;
  /// The functions of the runs to which this worker was admitted.
  std::vector<std::string> functions() const;
  /// Grows when `functions` may have changed.
  uint64_t version() const { return version_; }

  /// A test begins: other threads may now cancel it.
  std::shared_ptr<Cancellation> begin(const FarmToken& run, uint64_t job);
  void end(const FarmToken& run, uint64_t job);
  void cancel(const FarmToken& run, uint64_t job);
  void cancelAll();

 private:
  struct Offered {
    FarmToken run;
    Offer offer;
    std::shared_ptr<const TestHere> here;  ///< which `hello` promises to keep; null: it isn't here
  };
  CommandSpec specFor(const TestHere& here, const Offer& offer) const;
  std::shared_ptr<JoinedRun> ordered(const FarmToken& run, const WorkerOrder& order) const;

  const WorkerTerms terms_;
  mutable std::mutex mutex_;
  std::map<FarmToken, Offered> offers_;  ///< by challenge
  std::map<std::string, std::shared_ptr<const TestHere>> tests_;
  std::map<FarmToken, std::shared_ptr<JoinedRun>> runs_;
  std::vector<FarmToken> order_;  ///< of joining
  std::map<std::pair<FarmToken, uint64_t>, std::shared_ptr<Cancellation>> running_;
  uint64_t testsRun_ = 0;
  std::atomic<uint64_t> version_ = 1;
};

}  // namespace hone
