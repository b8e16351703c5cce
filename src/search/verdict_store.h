// Verdicts that outlive a run: the journal of `--resume` and the cache of later runs with the same test.
//
// There is one SQLite file for each test. A search is deterministic, so its verdicts suffice to continue it: it
// proposes the same candidates again and finds their verdicts, some 100,000 a second, up to the point where it was
// ended. All verdicts are stored, even those of wrong guesses. A thread writes all pending verdicts in one transaction,
// so the search never waits for a disk, and a run that is killed only loses the tests in flight.
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

#include "test/test.h"
#include "text/hash.h"

namespace hone {

struct StoredVerdict {
  Verdict verdict = Verdict::unresolved;
  double seconds = 0;
  std::string crash = {};  ///< as TestResult::crash
  bool timedOut = false;   ///< as TestResult::timedOut
};

/// Used by one thread.
class VerdictStore {
 public:
  /// Opens or makes the file of the test in the folder, which is made too, and reads what is stored: about 1 s for a
  /// million verdicts. `identity` is what tells the test from others. A damaged file is put aside, and a new one is
  /// begun. Throws UserError where the folder isn't the user's alone, or the file can't be used now.
  VerdictStore(const std::filesystem::path& folder, const std::string& identity);
  /// Closes it.
  ~VerdictStore();
  VerdictStore(const VerdictStore&) = delete;
  VerdictStore& operator=(const VerdictStore&) = delete;

  /// What earlier runs have stored. nullptr where there is nothing. Valid until `forget`.
  const StoredVerdict* find(Hash128 candidate) const;
  /// To be written soon. About a microsecond.
  void put(Hash128 candidate, const TestResult& result);
  /// Removes all verdicts, from the file too.
  void forget();

  size_t size() const { return known_.size(); }

  /// The new name of a damaged file; empty where it was in order.
  const std::filesystem::path& damaged() const { return damaged_; }

  /// Writes what still waits; nothing may be put any more. Returns how many verdicts couldn't be stored.
  size_t close();

 private:
  class Database;
  struct Entry {
    Hash128 candidate;
    StoredVerdict verdict;
  };
  void writeAll();

  std::filesystem::path damaged_;
  std::unique_ptr<Database> database_;
  std::unordered_map<Hash128, StoredVerdict> known_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Entry> waiting_;
  bool ending_ = false;
  bool forgetting_ = false;
  std::thread writer_;
};

/// Removes the files in the folder that were longest out of use, until the rest takes no more than `bytes`.
void trimStores(const std::filesystem::path& folder, uintmax_t bytes);

}  // namespace hone
