// A farm on one machine: a real job server, and workers as processes of their own.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "end_to_end.h"

namespace hone {

/// Skips its tests where gearmand isn't installed. All processes are gone after each test.
class FarmOnOneMachine : public EndToEnd {
 protected:
  void SetUp() override;
  ~FarmOnOneMachine() override;

  /// Starts the job server, again at the same port if it was killed; `address`: where it listens.
  void startServer(const std::string& address = "127.0.0.1");
  /// Kills it and waits for its end.
  void killServer();
  /// Starts a worker and waits until the server knows it.
  pid_t startWorker(const std::string& name, int slots = 1, const std::vector<std::string>& options = {});
  /// The same by commands of a shell, in which $HONE stands for the beginning of its command line, without a sandbox.
  pid_t startWorkerBy(const std::string& name, const std::string& commands);
  /// Sends the signal to a process that was started here; waits for its end if it is a deadly one.
  void signal(pid_t process, int number);

  /// The address for hone and workers that are started from now on.
  std::string server() const { return "127.0.0.1:" + std::to_string(port_); }
  int port() const { return port_; }
  /// The options of a run on the farm, which waits so long for workers before it tests without them.
  std::vector<std::string> onFarm(int jobs, int waitSeconds = 30) const;
  /// The number of tests that the workers have run, as `farm status` says.
  int testsRun();
  /// What `farm status` prints.
  std::string status();

 private:
  int port_ = 0;
  pid_t server_ = -1;
  std::vector<pid_t> started_;
};

}  // namespace hone
