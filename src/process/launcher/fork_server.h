// The templates of one launcher, and the proxies that ask for forks of them (process/start/proxy.c).
//
// In the tree of a test, programs that take long to start are replaced by proxies, which pass to the launcher what an
// exec would keep. A proxy whose program has no template yet gets the answer to go on by exec; the program is then
// `wanted`, and `prepare` makes a template of it between two runs. A fork is a child of the launcher, which tells the
// proxy how it ended.
//
// The launcher traces the proxy, since the kernel shows the end of a traced process to its parent only after the tracer
// has waited for it: so even if the proxy is killed, nobody hears of its end while the fork still runs.
#pragma once

#include <poll.h>
#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "process/launcher.h"
#include "process/launcher/template.h"

namespace hone {

class ForkServer {
 public:
  /// `library` and `proxy`: descriptors of their files. `setup`: the surroundings of templates.
  ForkServer(const ProgramSetup& setup, int library, int proxy, std::string ownFolder, int commands);

  /// What is put into the environment of a test; `learn`: to hear what starts cost.
  std::vector<std::string> variables(bool learn) const;

  /// The template of the test's own program, forked at `input` or at main; null if it can't be forked.
  Template* makeLeader(const TemplateProgram& program, bool unknown, const std::string& input, std::string& reason);
  Template* leader() const { return leader_.get(); }
  void dropLeader() { leader_ = nullptr; }
  /// Makes templates of the programs that were wanted, and returns why the last one can't be forked, if it can't.
  std::string prepareWanted();
  /// False where the kernel doesn't tell which children there are, so that templates must go.
  bool keepOnly(const std::vector<pid_t>& children);
  /// False where there are no sockets.
  bool isThere() const { return listening_ && reports_; }
  bool wantsMore() const { return !wanted_.empty(); }

  /// The programs to be asked for, as a list for `variables`.
  void setPrograms(std::string list) { programs_ = std::move(list); }
  const std::string& programs() const { return programs_; }
  void beginRun();
  /// Adds what was learned since then.
  void tellLearned(pid_t leader, Ended& ended) const;
  /// Adds what `serve` looks at.
  void addEvents(std::vector<pollfd>& events) const;
  /// Serves who has come. The events are those of `addEvents`, from `first` on.
  void serve(const std::vector<pollfd>& events, size_t first);
  /// Forgets the run's proxies, which are gone.
  void endRun();
  /// Since `beginRun`: the number of forks for proxies.
  int forks() const { return forks_; }
  /// Whether a template didn't answer, so that there may be a fork that nobody has asked for.
  bool hasLost() const { return lost_; }

  bool isTemplate(pid_t process) const;
  /// Somebody has waited for a template's end.
  void ended(pid_t process);

 private:
  struct Entry {
    TemplateProgram program;
    std::unique_ptr<Template> ready;  ///< null: it can't be forked
  };
  struct Proxy {
    FileDescriptor socket;
    pid_t process = -1;  ///< its own; -1: it isn't traced
    pid_t child = -1;
    FileDescriptor childEnds;
  };
  void accept();
  void hearStart();
  /// False once the proxy is done.
  bool hear(Proxy& proxy);
  /// Kills the fork of a proxy that was killed, and waits until it is gone.
  static void endForkOf(const Proxy& proxy);
  bool startFor(Proxy& proxy);
  /// Stops the fork of each proxy that was stopped.
  void hearStops();
  Observer observer(bool unknown, const std::string& input = "") const {
    return {ownFolder_, commands_, libraryPath_, unknown, input};
  }

  const ProgramSetup& setup_;
  const std::string ownFolder_;
  const int commands_;
  std::string libraryPath_, proxyPath_, name_, programs_;
  FileDescriptor listening_, reports_, stops_;
  std::unique_ptr<Template> leader_;
  std::vector<Entry> entries_;
  std::vector<TemplateProgram> wanted_;
  std::vector<Proxy> proxies_;
  std::vector<StartReport> learned_;
  int forks_ = 0;
  bool lost_ = false;
  std::string packet_;
};

}  // namespace hone
