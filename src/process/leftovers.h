// Processes that outlived hone, and folders that it left.
//
// A launcher (process/launcher.h) ends everything that its program has started, even when hone is killed. If the
// launcher is killed too, a process that has left its session, a daemon, would go on for ever. The next run ends it:
// every process below a launcher carries a mark that it can't lose, which names the launcher.
//
// The mark is the limit of file locks. Linux has not enforced it since 2.4, but every child inherits it, whatever the
// child does to its group, session, descriptors or environment, and only root may raise it. A PID namespace would end
// the processes at once. But an ordinary user needs a user namespace for it, which many systems and containers forbid,
// and in which programs differ: set-user-ID programs fail, and process numbers don't agree with /proc.
#pragma once

#include <string>

namespace hone {

/// Marks this process as a launcher. Processes that it starts from now on inherit the mark.
void markAsLauncher();

/// Kills the user's processes whose launcher is gone. About 20 us for each process on the machine.
void endLeftovers();

/// Marks the directory as in use until the process ends, for `sweepStale` (process/work_directory.h).
void holdDirectory(const std::string& directory);

}  // namespace hone
