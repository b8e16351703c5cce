// Shows the progress of a run on standard error: on a terminal a panel that is redrawn in place, elsewhere a line every
// ten seconds.
//
// A separate thread draws, at most ten times a second. So a commit costs the run only the time to store some numbers,
// and the clock keeps running during a long test.
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
#include "search/scheduler.h"
#include "text/archive.h"

namespace hone {

/// What a key does while the panel is shown.
struct KeyAction {
  char key;
  std::string_view what;  ///< one or two words, for the panel
  std::function<void()> act;
};

struct ProgressOptions {
  bool wanted = true;  ///< false: show only messages
  ColorMode color = ColorMode::automatic;
  std::string_view input;  ///< must outlive Progress
  ProjectSize inputSize;   ///< of a project, in its files; no files: the input is one text
  int jobs = 1;
  Limits limits;
  VerdictWords words;
  bool improvesText = true;  ///< see RunView
  std::vector<KeyAction> keys;
  std::function<FarmView()> farm;  ///< its present state; null: the run has none. Called by another thread
  std::chrono::duration<double> lineInterval{10};  ///< between lines if there is no terminal
};

class Progress {
 public:
  /// Starts the drawing thread.
  explicit Progress(const ProgressOptions& options);
  /// Removes the panel.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `best`: the size of the best text so far; `success`: the commit's candidate is that text. Well below a
  /// microsecond; a success takes longer, since it is compared with the previous one. `files`: after a success, the
  /// number of files in the best project.
  void committed(const Commit& commit, const SearchStats& stats, size_t best, bool success, size_t files = 0);

  /// The first run of the test begins. It may take long; after `limit` seconds it is ended.
  void firstRunBegins(std::optional<double> limit);
  void firstRunEnds();

  /// Writes a line to standard error, above the panel.
  void message(std::string_view text);

  /// Call this before the program is stopped: removes the panel and restores the terminal. Thread-safe.
  void pause();
  /// Call this after the program was continued: draws the panel again at a new place.
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
  Clock::time_point next_;  ///< when to draw again
  RunView view_;
  std::optional<Clock::time_point> firstRun_;     ///< its start, while it is running
  std::deque<std::pair<double, uint64_t>> pace_;  ///< samples of the last seconds: time and number of tests
  std::string best_;                              ///< the last success, or the input
  KeyReader keys_;
  bool paused_ = false;
  bool drawn_ = false;  ///< the panel is visible, with the cursor at its first character
  unsigned columnsDrawn_ = 0;
  std::thread thread_;
};

}  // namespace hone
