// Processes that outlived hone.
//
// A launcher (process/launcher.h) ends all that its program has started, also when hone is killed. But somebody may
// kill the launcher too, and then a process that has left its session, a daemon, goes on for ever. The next run ends
// it: every process below a launcher carries a mark that it can't lose, which names its launcher.
//
// The mark is the limit of file locks, which Linux has not enforced since 2.4, but hands on to each child, whatever it
// does to its group, session, descriptors or environment; only root may raise it again. A PID namespace would end the
// processes at once, but for that an ordinary user needs a user namespace as well, which many systems and containers
// forbid, and in which programs would differ: set-user-ID programs fail, and process numbers don't agree with /proc.
#pragma once

namespace hone {

/// Marks this process as a launcher, and hence all that it starts from now on.
void markAsLauncher();

/// Kills the user's processes with the mark of a launcher that is gone. Some 20 us for each process of the machine.
void endLeftovers();

}  // namespace hone
