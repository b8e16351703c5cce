// Shortages that are not the fault of a program: processor time, memory, processes, descriptors.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "text/user_error.h"

namespace hone {

/// The machine has no more processes, descriptors or memory for a program. The next time there may be some.
class Shortage : public UserError {
 public:
  using UserError::UserError;
};

/// Throws Shortage where this errno says so, UserError for all others.
[[noreturn]] void failToRun(int error, const std::string& message);

/// Why the way in which a program has ended may come of the machine and not of the program.
enum class Doubt : uint8_t {
  none,
  crowded,         ///< it lacked processor time or memory: counts only where no other program was running
  launcherKilled,  ///< with the process that ran it; counts only where that happens again and again
};

/// Of all processes below one, at a moment.
struct ProcessorUse {
  size_t processes = 0;
  double seconds = 0;    ///< computed so far, also by those that have ended and were waited for; to 10 ms
  bool waiting = false;  ///< some thread could go on if it had a processor (or a block of a file)
};

/// Some 50 us a process.
ProcessorUse useBelow(pid_t ancestor);

/// Whether what was cut off after so many seconds may only have waited for a processor. `before`: its use at the start
/// of these seconds.
bool wasStarved(const ProcessorUse& before, const ProcessorUse& now, double seconds);

/// How often the kernel has killed a process for lack of memory since the machine was started. About 50 us.
uint64_t killsForMemory();

}  // namespace hone
