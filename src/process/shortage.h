// Detects shortages that are not the fault of a program: processor time (process/program_time.h), memory, processes,
// descriptors.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string_view>

#include "text/user_error.h"

namespace hone {

/// The machine has no process, descriptor or memory left to run a program. A later attempt may succeed.
class Shortage : public UserError {
 public:
  using UserError::UserError;
};

/// What helps against an error of the system that comes from a limit; empty for others.
std::string_view remedyFor(int error);

/// Throws "WHAT: ERROR; REMEDY", a Shortage if this errno means one, else a UserError. `remedy` is for errors that
/// don't come from a limit.
[[noreturn]] void failToRun(int error, std::string_view what, std::string_view remedy);

/// Why the end of a program may be due to the machine and not to the program.
enum class Doubt : uint8_t {
  none,
  crowded,         ///< it lacked processor time or memory: its end counts only if no other test was running
  launcherKilled,  ///< killed together with its launcher: its end counts only if that happens repeatedly
};

/// What all descendants of a process use at one moment.
struct ProcessorUse {
  size_t processes = 0;
  double seconds = 0;     ///< processor time so far, that of ended and reaped processes included; to 10 ms
  bool runnable = false;  ///< some thread has a processor, or waits for nothing else
  bool blocked = false;   ///< some thread waits for a disk
};

/// About 50 us per process.
ProcessorUse useBelow(pid_t ancestor);

/// How often the kernel has killed a process for lack of memory since the machine was started. About 50 us.
uint64_t killsForMemory();

}  // namespace hone
