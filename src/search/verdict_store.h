// Verdicts that outlive a run: the journal of `--resume` and the cache of later runs with the same test.
//
// There is one SQLite file for each test. A search is deterministic, so its verdicts suffice to resume it: it proposes
// the same candidates again and finds their verdicts, about 100,000 a second, up to the point where it ended. All
// verdicts are stored, even those of wrong guesses. A thread writes all pending verdicts in one transaction, so the
// search never waits for a disk, and a run that is killed loses only the tests in flight.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "oracle/test.h"
#include "text/hash.h"

namespace hone {

struct StoredVerdict {
  Verdict verdict = Verdict::unresolved;
  double seconds = 0;
  std::string crash = {};  ///< see TestResult::crash
  bool timedOut = false;   ///< see TestResult::timedOut
  bool cutShort = false;   ///< Trial::cutShort
};

/// Not thread-safe.
class VerdictStore {
 public:
  /// Opens or creates the test's file and its folder, and reads the stored verdicts: about 1 s for a million.
  /// `identity` distinguishes the test from others. A damaged file is renamed, and a new one is created. Throws
  /// UserError if another user can write to the folder, or the file can't be used now.
  VerdictStore(const std::filesystem::path& folder, const std::string& identity);
  /// Closes it.
  ~VerdictStore();
  VerdictStore(const VerdictStore&) = delete;
  VerdictStore& operator=(const VerdictStore&) = delete;

  /// The verdict that an earlier run stored; nullptr if there is none. Valid until `forget`. O(1).
  const StoredVerdict* find(Hash128 candidate) const;
  /// Queues the verdict for the writing thread. About a microsecond.
  void put(Hash128 candidate, const TestResult& result, bool cutShort = false);
  /// Removes all verdicts from memory and from the file.
  void forget();
  /// The same for the verdicts on these candidates.
  void withdraw(const std::vector<Hash128>& candidates);

  size_t size() const { return known_.size(); }

  /// The new name of a damaged file; empty if the file was intact.
  const std::filesystem::path& damaged() const { return damaged_; }

  /// Writes all that is queued. Change nothing after it. Returns how many changes couldn't be written. If verdicts
  /// were to be removed among them, the file is removed.
  size_t close();

 private:
  class Database;
  /// A change of the file.
  struct Change {
    enum class Kind : uint8_t { put, remove, removeAll };
    Kind kind = Kind::put;
    Hash128 candidate = {};
    StoredVerdict verdict = {};
  };
  void queue(Change change);
  void writeAll();

  std::filesystem::path file_, damaged_;
  std::unique_ptr<Database> database_;
  std::unordered_map<Hash128, StoredVerdict> known_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Change> waiting_;  ///< in order, so that what is withdrawn never comes back
  bool ending_ = false;
  std::thread writer_;
};

/// Removes the least recently used files from the folder until the rest takes at most `bytes`.
void trimStores(const std::filesystem::path& folder, uintmax_t bytes);

}  // namespace hone
