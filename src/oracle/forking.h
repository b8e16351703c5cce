// Whether the runs of a test start their program by exec or by a fork at main (process/launcher.h), and the comparisons
// that make sure that this is the same.
//
// A forked run has the addresses, the random numbers and whatever else its template had at main. So the first runs are
// done both ways: on the input, on the texts after it, and on each text with an outcome that no comparison has
// confirmed yet; later every hundredth text that fails. Where a program differs, it is started by exec from then on,
// and the user hears of it. Runs that confirm something (TestWorker::startAfresh) never fork.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "oracle/test.h"
#include "process/launcher.h"

namespace hone {

/// What is seen of a run: without times, and with addresses taken out of the output.
struct SeenRun {
  TestResult result;
  std::string out, err;
  double processorSeconds = 0;
};

/// Shared by the workers of a test. Thread-safe.
class Forking {
 public:
  /// `possible`: false for tests that judge time or memory, or whose command line changes.
  Forking(Launch launch, bool possible);

  /// Whether runs may be forked now.
  bool isOn() const;
  /// A run by exec. The first one is compared with a fork later.
  void sawExec(std::string_view candidate, const SeenRun& run);
  /// What the first worker hears from its launcher. True if forking is worth it.
  bool learn(const Prepared& prepared);
  /// The same where not the program itself, but programs in the tree of a run may be worth it. `learned`: a run
  /// with Start::learn; `exec`: one by exec on the same text; `leader`: what `learn` was told.
  bool learnTree(const Ended& learned, const Ended& exec, const Prepared& leader);
  /// These programs; empty: it's the program itself.
  std::string programs() const;
  bool isKnown() const;
  /// The first text, with what exec made of it; once.
  std::optional<std::pair<std::string, SeenRun>> takeFirst();
  /// Whether this fork's run is to be repeated by exec.
  bool mustCompare(const TestResult& forked);
  /// `again`: a second run by exec, for outputs that differ from run to run anyway; empty until it is needed.
  enum class Comparison : uint8_t { same, unclear, different };
  Comparison compare(const SeenRun& forked, const SeenRun& exec, const SeenRun* again);
  void count(const Ended& ended);

  StartFigures figures() const;
  /// A sentence for the user, once.
  std::vector<std::string> takeNotes();

 private:
  using Outcome = std::tuple<Verdict, int, int, bool, std::string>;
  static Outcome outcomeOf(const TestResult& result);

  const Launch launch_;
  mutable std::mutex mutex_;
  bool on_, known_ = false;
  std::optional<std::pair<std::string, SeenRun>> first_;
  std::set<Outcome> confirmed_;
  std::string programs_;
  int compared_ = 0;                ///< in a row, from the first fork on
  uint64_t failures_ = 0;           ///< of forked runs
  double byFork_ = 0, byExec_ = 0;  ///< processor seconds of the runs that were compared first
  StartFigures figures_;
  std::vector<std::string> notes_;
};

/// The output without numbers in hexadecimal notation.
std::string withoutAddresses(std::string_view text);

}  // namespace hone
