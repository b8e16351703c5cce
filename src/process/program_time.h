// The time that a program had, against its limit: a clock that stands still while the program is starved.
//
// On a busy machine, wall time takes a program that waits for a processor for one that hangs, and processor time alone
// would never end a program that sleeps. So this is wall time without the time in which the program only waited for a
// processor. The kernel accounts for that time (schedstat), but forgets it when a process ends, and a shell script
// starts hundreds. So the program is looked at several times before its limit. A program that hangs either waits for
// something other than a processor; then none of its threads is runnable. Or it computes; then it had a processor all
// the time. A program with a runnable thread that has used clearly less processor time than has passed was starved, and
// of that time only what it has used counts.
#pragma once

#include <optional>

#include "process/shortage.h"

namespace hone {

class ProgramTime {
 public:
  /// The program starts now. `limit`: seconds; noLimit: it is never looked at.
  explicit ProgramTime(double limit) : ProgramTime(limit, ProcessorUse{}) {}
  /// The program has run before. nullopt: how long isn't known; then all time until the first look counts.
  ProgramTime(double limit, std::optional<ProcessorUse> before) : limit_(limit), last_(before) {}

  /// When to look at the program next, in seconds since the start.
  double nextLook() const;
  /// To be called at these times. `use`: of the program, `seconds` after the start. True if its time is over.
  bool isOver(double seconds, const ProcessorUse& use);

  /// True if the machine may be to blame: the program lacked much time, also that of a disk, or nothing is known.
  bool isDoubtful() const;

 private:
  const double limit_;
  std::optional<ProcessorUse> last_;  ///< at the last look
  double seconds_ = 0;                ///< until then, as are the next two
  double had_ = 0;                    ///< those that count
  double lacked_ = 0;                 ///< those in which it may have waited for the machine
};

}  // namespace hone
