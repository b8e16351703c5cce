// A launcher: a small process that runs a program, again and again, and leaves nothing of it behind.
//
// Why a process of its own: only a child subreaper gets hold of a grandchild that changed its session or its process
// group (daemons, `timeout`), and with one launcher for each program such strays belong to the right one. It notices
// when hone dies, even by SIGKILL, for then its socket closes: it kills the program, removes the working directory and
// exits. It is a small program of its own (process/launcher/), so that the threads of hone's host never matter, and it
// starts the program by vfork, so that a start costs the same however large hone grows: about 20 us a run.
//
// One byte goes to it, `run` or `kill`; one Ended comes back for each `run`. A `kill` that comes too late is ignored.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/file_descriptor.h"

namespace hone {

/// All that the launcher needs to know; the same for each of its runs.
struct LaunchPlan {
  std::string program;                 ///< absolute path
  std::vector<std::string> arguments;  ///< argv[0] included
  bool shellMayRun = true;             ///< give a file that the kernel can't execute to /bin/sh, as shells do
  std::string root;                    ///< is removed when the launcher ends; empty: nothing is
  std::string workingDirectory;
  std::string temporaryDirectory;            ///< the program's TMPDIR; empty: as hone's
  std::optional<std::string> standardInput;  ///< the file opened for it; none: /dev/null
  bool converse = false;                     ///< its standard input is a pipe that hone writes to
  std::optional<uint64_t> memoryBytes;
  bool captureOut = false;
  bool captureErr = false;
  std::vector<int> keepOpen;  ///< descriptors of hone's, above the standard streams, that the program gets too
};

/// How a run of the program ended, as the launcher reports it.
struct Ended {
  int error = 0;            ///< errno where the program couldn't be started, and then nothing else counts
  int waitStatus = 0;       ///< of waitpid
  uint64_t peakBytes = 0;   ///< greatest resident memory of one of the run's processes
  bool killed = false;      ///< by command, before it ended by itself
  bool stragglers = false;  ///< processes that the program had started were still running and were killed
};

/// Hone's end. Used by one thread at a time.
class Launcher {
 public:
  /// Starts the launcher process. Throws Shortage where there are no more processes or descriptors.
  explicit Launcher(const LaunchPlan& plan);
  /// Ends the launcher, and with it a running program and the directory `plan.root`, and waits for that. Where it was
  /// killed, ends what it can't end any more.
  ~Launcher();
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  /// Starts the program. Once more only after `receive`.
  void run();
  /// Makes the running program, if any, end at once.
  void kill();
  /// Blocks until the program has ended with all its processes. nullopt where the launcher itself was killed.
  std::optional<Ended> receive();

  pid_t process() const { return process_; }
  /// Readable when `receive` won't block.
  int socket() const { return socket_.get(); }
  /// A program may stop the launcher, its parent, and then nothing comes any more. To be called by whoever waits for
  /// `socket`, every `secondsToLook`: continues it, or kills it where it was stopped again although it was to kill the
  /// program.
  void continueIfStopped();
  static constexpr double secondsToLook = 0.1;
  /// What the program writes, not blocking; -1 where it isn't captured. The pipes outlive a run: its output has ended
  /// when Ended has come and they are empty.
  int out() const { return out_.get(); }
  int err() const { return err_.get(); }

  /// With `converse`: the writing end of the program's standard input, not blocking.
  int in() const { return in_.get(); }
  /// With `converse`: writes to the program's standard input. Not more than PIPE_BUF bytes may be unread.
  void say(std::string_view text);
  /// With `converse`, while the program doesn't run: throws away what was said and not read.
  void forgetSaid();

 private:
  void send(char command);

  pid_t process_ = -1;
  bool killing_ = false;
  FileDescriptor socket_, out_, err_;
  FileDescriptor in_, inRead_;  ///< both ends, so that what nobody read can be thrown away
};

}  // namespace hone
