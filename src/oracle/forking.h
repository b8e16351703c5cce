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

#include "oracle/command.h"
#include "oracle/test.h"
#include "process/launcher.h"

namespace hone {

/// What is seen of a run: without times, and with addresses taken out of the output.
struct SeenRun {
  TestResult result;
  std::string out, err;
};

/// Shared by the workers of a test. Thread-safe.
class Forking {
 public:
  /// Seconds. Where a text takes longer, the start of the program doesn't matter, and further runs on it would.
  static constexpr double longestToLearn = 2;

  /// `possible`: false for tests that judge time or memory, or whose command line changes.
  Forking(Launch launch, bool possible);

  bool isWarm() const { return launch_ == Launch::warm; }
  /// Whether runs may be forked now.
  bool isOn() const;
  /// Whether a fork may be cheaper where a run takes so much processor time. To be asked once it is known what is
  /// forked.
  bool mayGain(double processorSeconds) const;
  /// Whether this run by exec is the first one that a fork can be compared with.
  bool wantsFirst(const TestResult& result) const;
  void keepFirst(std::string_view candidate, SeenRun run);
  /// What is to be forked.
  enum class Target : uint8_t { none, program, tree };
  /// What may be worth it. `learned`: a run with Start::learn; `programFits`: whether the test's own program can be
  /// forked, as far as is known.
  Target weigh(const Ended& learned, bool programFits = true) const;
  /// What forks would be of, and its processor time up to main, before anything is prepared. For Launch::automatic.
  void noteStart(Target target, double seconds);
  /// What was noted last.
  Target noted() const;
  /// What forks will be of. `seconds`: processor time up to main; `programs`: for Launcher::forkInTree.
  void use(Target target, double seconds, const std::string& programs = "");
  /// No run is forked, for this reason, which follows "it ".
  void leave(std::string_view reason);
  /// Whether `use` or `leave` was called.
  bool isKnown() const;
  /// Those of `use`; empty: forks are of the test's own program.
  std::string programs() const;
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
  Target noted_ = Target::none;
  std::optional<std::pair<std::string, SeenRun>> first_;
  std::set<Outcome> confirmed_;
  std::string programs_;
  int compared_ = 0;       ///< in a row, from the first fork on
  uint64_t failures_ = 0;  ///< of forked runs
  StartFigures figures_;
  std::vector<std::string> notes_;
};

/// The output without numbers in hexadecimal notation.
std::string withoutAddresses(std::string_view text);

}  // namespace hone
