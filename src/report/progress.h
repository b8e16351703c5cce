// Shows the progress of a run on standard error: on a terminal a panel that is drawn again and again, elsewhere a line
// every ten seconds.
//
// A thread of its own draws, at most ten times a second. So a commit costs the run only the time to store some numbers,
// and the clock goes on during a long test.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "report/color.h"
#include "report/key_reader.h"
#include "report/panel.h"
#include "report/remaining_time.h"
#include "search/scheduler.h"

namespace hone {

/// What a key does while the panel is shown.
struct KeyAction {
  char key;
  std::string_view what;             ///< in a word or two, for the panel
  std::function<std::string()> act;  ///< what it returns is a message for the user, empty: none
};

struct ProgressOptions {
  bool wanted = true;  ///< false: only messages
  ColorMode color = ColorMode::automatic;
  std::string_view input;  ///< has to live as long
  int jobs = 1;
  Limits limits;
  VerdictWords words;
  std::vector<KeyAction> keys;
  std::chrono::duration<double> lineInterval{10};  ///< between lines where there is no terminal
};

class Progress {
 public:
  /// Starts the thread.
  explicit Progress(const ProgressOptions& options);
  /// Takes the panel away.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `best`: the size of the best text so far; `success`: the commit's candidate is that text. Well below a
  /// microsecond, but for a success, which is compared with the one before.
  void committed(const Commit& commit, const SearchStats& stats, size_t best, bool success);

  /// The first run of the test, which may take long, begins; it is ended after so many seconds.
  void firstRunBegins(std::optional<double> limit);
  void firstRunEnds();

  /// Writes a line to standard error, above the panel.
  void message(std::string_view text);

  /// Before this program is stopped: takes the panel away and gives the terminal back. From any thread.
  void pause();
  /// After it was continued. What stands on the terminal by now isn't ours.
  void resume();

 private:
  using Clock = std::chrono::steady_clock;

  void loop();
  std::chrono::duration<double> interval() const;
  void tick(std::unique_lock<std::mutex>& lock);
  void obeyKeys(std::unique_lock<std::mutex>& lock);
  RunView view();
  void write(std::string_view text) const;
  std::string drawing(const RunView& view);
  std::string taken();
  double secondsAt(Clock::time_point time) const { return std::chrono::duration<double>(time - start_).count(); }

  const ProgressOptions options_;
  const bool terminal_;
  const bool color_;
  const Clock::time_point start_ = Clock::now();
  std::mutex mutex_;  ///< guards all below
  std::condition_variable ending_;
  bool end_ = false;
  Clock::time_point next_;  ///< when to show something
  RunView view_;
  std::optional<Clock::time_point> firstRun_;  ///< since when it goes on
  RemainingTime remaining_;
  std::deque<std::pair<double, uint64_t>> pace_;  ///< times of the last seconds and the number of tests then
  std::string best_;                              ///< the newest success, else the input
  KeyReader keys_;
  bool paused_ = false;
  bool drawn_ = false;  ///< the panel is there, with the cursor at its first character
  unsigned columnsDrawn_ = 0;
  std::thread thread_;
};

}  // namespace hone
