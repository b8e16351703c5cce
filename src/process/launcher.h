// A launcher: a small process that runs one program repeatedly and kills all that a run leaves behind.
//
// It is a separate process because only a child subreaper can find a grandchild that changed its session or its process
// group (daemons, `timeout`); one launcher per program tells whose grandchild it is. The launcher notices when hone
// dies, even by SIGKILL, because its socket closes; then it kills the program, removes the working directory and exits.
// It is a small separate program (process/launcher/), so threads of hone's host don't matter. It starts the program by
// vfork, so a start costs the same however large hone grows, about 20 us.
//
// Hone sends a letter, behind some a text: `run` (r; l to learn, f to fork), which the launcher answers with one Ended;
// `prepare` (p; q if the program is known), `forkInTree` (t) and `prepareMore` (w), which it answers with one Prepared;
// `kill` (k), which is ignored if it comes late; or `dismiss` (d), after which the launcher ends and leaves the working
// directory to hone.
//
// A program that takes long to start can be forked at main instead (process/start/start.c): `prepare` starts it once.
#pragma once

#include <sys/types.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process/sandbox.h"
#include "text/file_descriptor.h"

namespace hone {

/// What the launcher runs, and how; the same for all of its runs.
struct LaunchPlan {
  std::string program;                 ///< absolute path
  std::vector<std::string> arguments;  ///< argv[0] included
  bool shellMayRun = true;             ///< give a file that the kernel can't execute to /bin/sh, as shells do
  std::string root;                    ///< removed if hone dies; empty: nothing is removed
  std::string workingDirectory;
  std::string temporaryDirectory;            ///< the program's TMPDIR; empty: as hone's
  std::optional<std::string> standardInput;  ///< the file opened for it; none: /dev/null
  bool converse = false;                     ///< its standard input is a pipe that hone writes to
  std::optional<uint64_t> memoryBytes;
  bool captureOut = false;
  bool captureErr = false;
  bool joinErr = false;                    ///< standard error goes where the captured standard output goes
  std::shared_ptr<const Sandbox> sandbox;  ///< where the launcher and its programs are; null: none
  std::vector<int> keepOpen;  ///< descriptors of hone, above the standard streams, that the program inherits
};

/// How a run is to start the program.
enum class Start : uint8_t {
  exec,
  fork,   ///< at main, where the launcher is prepared for that; else by exec
  learn,  ///< by exec, to learn which programs in its tree take long to start
};

/// Whether runs can be forked.
struct Prepared {
  bool ready = false;
  double seconds = 0;                 ///< processor time that the program takes up to main
  std::array<char, 160> reason = {};  ///< why it isn't ready, to follow "it "; ends with a zero
};

/// How one run of the program ended.
struct Ended {
  int error = 0;           ///< errno if the program couldn't be started; then the other members mean nothing
  int waitStatus = 0;      ///< as waitpid gives it
  uint64_t peakBytes = 0;  ///< greatest resident memory of any one process of the run
  bool killed = false;     ///< by `kill`, before it ended by itself
  bool forked = false;     ///< it, or programs in its tree, were not started by exec
  bool lost = false;       ///< a fork was, or may have been, made in vain: nothing of the run counts
  bool wantsMore = false;  ///< `prepareMore` would make more forks possible
  int forks = 0;
  double seconds = 0;  ///< processor time of the run, with what the launcher did for it
  /// After Start::learn: the programs in its tree that are worth a fork, for `forkInTree`, the processor time that they
  /// took up to main, and what the test's own program took; 0: it can't be forked.
  std::array<char, 400> programs = {};
  double startSeconds = 0, leaderSeconds = 0;
};

/// hone's end of the socket. Not thread-safe.
class Launcher {
 public:
  /// Starts the launcher process. Throws Shortage if the machine has no process or descriptor left.
  explicit Launcher(const LaunchPlan& plan);
  /// Ends the launcher and the running program, and waits for that. If the launcher was killed, ends the program's
  /// processes itself.
  ~Launcher();
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  /// Starts the program. Call `receive` before the next `run`.
  void run(Start start = Start::exec);
  /// Prepares the launcher for forks, which takes as long as a start, or two if it isn't `known` how the program
  /// begins: then it is observed first. `input`: the file at which it is forked, if not at main. Call
  /// `receivePrepared` before anything else; `kill` makes it come soon.
  void prepare(bool known, const std::string& input = "");
  /// Prepares it for forks of programs in the tree of a run, not of the program itself.
  void forkInTree(const std::string& programs);
  /// After Ended::wantsMore.
  void prepareMore();
  std::optional<Prepared> receivePrepared();
  /// Kills the running program, if any.
  void kill();
  /// Blocks until the program has ended with all its processes. nullopt if the launcher itself was killed.
  std::optional<Ended> receive();

  pid_t process() const { return process_; }
  /// Readable when `receive` won't block.
  int socket() const { return socket_.get(); }
  /// A program may stop its parent, the launcher, which then answers no more. Whoever waits for `socket` calls this
  /// every `secondsToLook`. It continues a stopped launcher, and kills one that was stopped again after it was told to
  /// kill the program.
  void continueIfStopped();
  static constexpr double secondsToLook = 0.1;
  /// Non-blocking pipes of the program's output; -1 if not captured. They outlive a run: its output is complete when
  /// Ended was received and the pipes are empty.
  int out() const { return out_.get(); }
  int err() const { return err_.get(); }

  /// With `converse`: the non-blocking writing end of the program's standard input.
  int in() const { return in_.get(); }
  /// With `converse`: writes to the program's standard input. At most PIPE_BUF bytes may be unread.
  void say(std::string_view text);
  /// With `converse`, while the program doesn't run: discards what it has not read.
  void forgetSaid();

 private:
  void send(std::string_view command);
  bool receive(void* answer, size_t bytes);

  pid_t process_ = -1;
  bool killing_ = false;
  FileDescriptor socket_, out_, err_;
  FileDescriptor in_, inRead_;  ///< both ends, so that unread bytes can be discarded
};

}  // namespace hone
