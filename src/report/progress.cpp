#include "report/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <new>
#include <utility>

#include "text/tell.h"

namespace hone {
namespace {

constexpr std::chrono::milliseconds betweenDrawings{100};
constexpr double quietStart = 0.3;  ///< seconds: a run that is over by then needs no panel
constexpr double paceSeconds = 10;  ///< over which tests/s is measured

bool localeIsUtf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    std::string_view text = value;
    return text.find("UTF-8") != text.npos || text.find("utf8") != text.npos || text.find("utf-8") != text.npos;
  }
  return false;
}

/// A background job must not use the terminal. True also if there is no job control.
bool mayWriteTerminal() {
  const pid_t group = tcgetpgrp(STDERR_FILENO);
  return group == -1 || group == getpgrp();
}

std::string hintOf(const std::vector<KeyAction>& keys) {
  std::string hint;
  for (const KeyAction& action : keys)
    hint += fmt::format("{}{} {}", hint.empty() ? "" : ", ", action.key, action.what);
  return hint;
}

/// The largest files of a project, as many as a wide terminal shows. O(bytes).
std::vector<FileView> largestFiles(std::string_view archive) {
  constexpr size_t most = 8;
  std::vector<FileView> files;
  for (const ArchivedFile& file : filesOf(archive).value_or(std::vector<ArchivedFile>()))
    files.push_back({std::string(file.path), file.contents().size()});
  std::ranges::stable_sort(files, std::greater<>(), &FileView::bytes);
  files.resize(std::min(files.size(), most));
  return files;
}

}  // namespace

Progress::Progress(const ProgressOptions& options)
    : options_(options),
      terminal_(isCapableTerminal(STDERR_FILENO)),
      color_(usesColor(options.color, STDERR_FILENO)),
      best_(options.input),
      keys_(options.wanted && terminal_ && !options.keys.empty()) {
  view_.inputBytes = view_.bytes = options.inputSize.files > 0 ? options.inputSize.bytes : options.input.size();
  view_.inputFiles = view_.files = options.inputSize.files;
  if (view_.inputFiles > 0) view_.largest = largestFiles(options.input);
  view_.jobs = options.jobs;
  view_.words = options.words;
  view_.improvesText = options.improvesText;
  const auto first = terminal_ ? std::chrono::duration<double>(quietStart) : options.lineInterval;
  next_ = start_ + std::chrono::duration_cast<Clock::duration>(first);
  if (!options.wanted) return;
  thread_ = std::thread([this] {
    try {
      loop();
    } catch (const std::bad_alloc&) {
      // The run goes on without a panel.
    }
  });
}

Progress::~Progress() {
  {
    std::lock_guard lock(mutex_);
    end_ = true;
  }
  ending_.notify_all();
  if (thread_.joinable()) thread_.join();
  write(taken());
}

void Progress::committed(const Commit& commit, const SearchStats& stats, size_t best, bool success, size_t files) {
  if (!thread_.joinable()) return;
  std::lock_guard lock(mutex_);
  view_.bytes = best;
  view_.search = stats;
  view_.pass = commit.candidate.pass;
  if (!success) return;
  view_.files = files;
  if (view_.inputFiles > 0) view_.largest = largestFiles(commit.candidate.bytes);
  view_.newest = view_.inputFiles > 0 ? windowInProject(best_, commit.candidate.bytes)
                                      : windowOfChange(best_, commit.candidate.bytes);
  view_.newestPass = commit.candidate.pass;
  best_ = commit.candidate.bytes;
}

void Progress::firstRunBegins(std::optional<double> limit) {
  std::lock_guard lock(mutex_);
  firstRun_ = Clock::now();
  view_.firstRunLimit = limit;
  // Then the first line already shows a first run that takes long.
  if (!terminal_) next_ = *firstRun_ + std::chrono::duration_cast<Clock::duration>(options_.lineInterval);
}

void Progress::firstRunEnds() {
  std::lock_guard lock(mutex_);
  firstRun_.reset();
}

void Progress::message(std::string_view text) {
  std::lock_guard lock(mutex_);
  write(taken() + told("hone: {}\n", text));
}

void Progress::loop() {
  std::unique_lock lock(mutex_);
  while (!ending_.wait_until(lock, next_, [&] { return end_; })) {
    const Clock::time_point now = Clock::now();
    if (now < next_) continue;  // moved meanwhile
    tick(lock);
    next_ = std::max(next_ + std::chrono::duration_cast<Clock::duration>(interval()), now);
  }
}

std::chrono::duration<double> Progress::interval() const {
  return terminal_ ? std::chrono::duration<double>(betweenDrawings) : options_.lineInterval;
}

void Progress::tick(std::unique_lock<std::mutex>& lock) {
  if (!terminal_) {
    write(fmt::format("hone: {}\n", progressLine(view())));
  } else if (paused_ || !mayWriteTerminal()) {
    drawn_ = false;
  } else {
    obeyKeys(lock);
    write(drawing(view()));
  }
}

/// Outside the lock, since the action of a key may cause a message or a commit.
void Progress::obeyKeys(std::unique_lock<std::mutex>& lock) {
  const std::string keys = keys_.pressed();
  view_.keys = keys_.active() ? hintOf(options_.keys) : "";
  for (char key : keys) {
    auto action = std::ranges::find(options_.keys, key, &KeyAction::key);
    if (action == options_.keys.end()) continue;
    lock.unlock();
    action->act();
    lock.lock();
  }
}

void Progress::pause() {
  std::lock_guard lock(mutex_);
  write(taken());
  keys_.release();
  paused_ = true;
}

void Progress::resume() {
  std::lock_guard lock(mutex_);
  drawn_ = paused_ = false;
}

/// The view, updated to the present time.
RunView Progress::view() {
  const double now = secondsAt(Clock::now());
  pace_.emplace_back(now, view_.search.tests);
  while (pace_.size() > 2 && pace_[1].first < now - paceSeconds) pace_.pop_front();
  const auto [since, before] = pace_.front().first < now ? pace_.front() : std::pair<double, uint64_t>{0, 0};
  RunView view = view_;
  view.seconds = now;
  view.testsPerSecond = static_cast<double>(view.search.tests - before) / std::max(now - since, 1e-3);
  if (firstRun_) view.firstRunSeconds = now - secondsAt(*firstRun_);
  if (options_.farm) view.farm = options_.farm();
  if (options_.limits.deadline) view.leftByLimit = secondsAt(*options_.limits.deadline) - now;
  if (options_.limits.maxTests != Limits{}.maxTests && view.testsPerSecond > 0) {
    const auto testsLeft = static_cast<double>(options_.limits.maxTests - view.search.tests);
    view.leftByLimit = std::min(view.leftByLimit.value_or(1e18), testsLeft / view.testsPerSecond);
  }
  return view;
}

/// Draws over the last drawing in one write. Then the cursor returns to the first character. It stays there even if the
/// terminal rewraps lines after a change of its width, so that no part of the panel is left above it. Disables wrapping
/// while it draws, in case the terminal takes a character for wider than we do.
std::string Progress::drawing(const RunView& view) {
  winsize size{};
  ioctl(STDERR_FILENO, TIOCGWINSZ, &size);
  PanelStyle style{size.ws_col == 0 ? 80u : size.ws_col, color_, localeIsUtf8()};
  std::vector<std::string> lines = panel(view, style);
  if (size.ws_row > 0) lines.resize(std::min<size_t>(lines.size(), size.ws_row));
  std::string text = std::exchange(columnsDrawn_, size.ws_col) == size.ws_col ? "\r\033[?7l" : "\r\033[J\033[?7l";
  // Erases before it writes: after a line of full width, the cursor is still on its last character.
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) text += '\n';
    text += i + 1 < lines.size() ? "\033[K" : "\033[J";
    text += lines[i];
  }
  text += "\033[?7h\r";
  if (lines.size() > 1) text += fmt::format("\033[{}A", lines.size() - 1);
  drawn_ = true;
  return text;
}

/// The text that removes the panel.
std::string Progress::taken() { return std::exchange(drawn_, false) ? "\r\033[J" : ""; }

void Progress::write(std::string_view text) const {
  while (!text.empty()) {
    ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written == -1 && errno == EINTR) continue;
    if (written <= 0) return;  // nobody looks any more: the run goes on
    text.remove_prefix(static_cast<size_t>(written));
  }
}

}  // namespace hone
