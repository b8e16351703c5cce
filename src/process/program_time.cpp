#include "process/program_time.h"

#include <algorithm>

#include "process/time_limit.h"

namespace hone {
namespace {

/// A program with a processor for itself gets nearly all of the time; one that got a smaller share was starved.
constexpr double shareOfOneServed = 0.75;

/// How often a program is looked at before its limit, beside once a second.
constexpr double looks = 8;
constexpr double longestStep = 1;
/// The part of the limit after which a starved program is looked at again when its time is nearly over.
constexpr double shortestPart = 1.0 / 64;

/// The processor time of some programs can't be seen: that of children that nobody waits for. Time must end for them
/// too. No program can be expected to end with a smaller share of a processor than this.
constexpr double smallestShare = 1.0 / 32;

}  // namespace

double ProgramTime::nextLook() const {
  if (limit_ == noLimit) return noLimit;
  const double step = std::min(limit_ / looks, longestStep);
  const double left = limit_ - had_;
  return seconds_ + std::max(left < 2 * step ? left : step, limit_ * shortestPart);
}

bool ProgramTime::isOver(double seconds, const ProcessorUse& use) {
  const double passed = seconds - seconds_;
  const double used = last_ ? std::clamp(use.seconds - last_->seconds, 0.0, passed) : passed;
  const bool served = used >= shareOfOneServed * passed;
  had_ += use.runnable && !served ? used : passed;
  // A program without processes wasn't even started, or the kernel doesn't tell.
  if (use.processes == 0 || ((use.runnable || use.blocked) && !served)) lacked_ += passed - used;
  seconds_ = seconds;
  last_ = use;
  return had_ >= limit_ || limit_ < smallestShare * seconds;
}

bool ProgramTime::isDoubtful() const { return lacked_ > (1 - shareOfOneServed) * seconds_; }

}  // namespace hone
