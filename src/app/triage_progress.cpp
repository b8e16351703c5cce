#include "app/triage_progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include "app/question.h"
#include "app/triage_summary.h"
#include "report/color.h"
#include "report/panel.h"
#include "text/counted.h"
#include "text/tell.h"

namespace hone {
namespace {

constexpr std::chrono::milliseconds betweenDrawings{100};
constexpr std::chrono::seconds betweenLines{10};

}  // namespace

TriageProgress::TriageProgress(bool wanted, bool quiet)
    : wanted_(wanted && !quiet),
      quiet_(quiet),
      terminal_(isCapableTerminal(STDERR_FILENO)),
      next_(Clock::now() + (terminal_ ? Clock::duration(betweenDrawings) : Clock::duration(betweenLines))) {}

TriageProgress::~TriageProgress() { clear(); }

void TriageProgress::say(std::string_view message) {
  if (quiet_) return;
  std::lock_guard lock(mutex_);
  clear();
  tell(stderr, "hone: {}\n", message);
}

void TriageProgress::surveyed(uint64_t done, uint64_t needed) {
  std::lock_guard lock(mutex_);
  show(fmt::format("{} of {} runs of the findings ({})", grouped(done), grouped(needed), percent(done, needed)),
       done == needed);
}

bool TriageProgress::isMeant(std::string_view question) {
  if (quiet_) return false;
  std::lock_guard lock(mutex_);
  clear();
  return askUser(question, stopped_) || stopped_();
}

void TriageProgress::bucketsFound(const Survey&, size_t buckets) {
  std::lock_guard lock(mutex_);
  buckets_ = buckets;
  done_ = 0;
  clear();
}

void TriageProgress::investigated(const Bucket& bucket, const std::vector<Bug>& bugs) {
  std::lock_guard lock(mutex_);
  ++done_;
  if (!wanted_) return;
  clear();
  size_t bytes = 0;
  for (const Bug& bug : bugs) bytes += bug.reduced.size();
  tell(stderr, "hone: {} of {}: {}: {}, {}\n", done_, counted(buckets_, "bucket"), bucket.signature,
       counted(bugs.size(), "bug"), counted(bytes, "byte"));
}

void TriageProgress::show(const std::string& line, bool last) {
  if (!wanted_ || (Clock::now() < next_ && !(last && shown_))) return;
  next_ = Clock::now() + (terminal_ ? Clock::duration(betweenDrawings) : Clock::duration(betweenLines));
  if (!terminal_) {
    tell(stderr, "hone: {}\n", line);
    return;
  }
  tell(stderr, "\r\033[Khone: {}", line);
  shown_ = true;
}

void TriageProgress::clear() {
  if (shown_) tell(stderr, "\r\033[K");
  shown_ = false;
}

}  // namespace hone
