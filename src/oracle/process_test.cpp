#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <string>
#include <utility>

#include "oracle/forking.h"
#include "oracle/make_test.h"
#include "oracle/test_of_workers.h"
#include "process/captured_output.h"
#include "process/launcher.h"
#include "process/program_time.h"
#include "process/shortage.h"
#include "process/time_limit.h"
#include "process/work_directory.h"

namespace hone {

namespace {

struct ProcessShared {
  ProcessShared(CommandSpec itsSpec, Program itsProgram)
      : spec(std::move(itsSpec)),
        program(std::move(itsProgram)),
        forking(spec.launch, !spec.rules.measure() && !spec.keepEvidence &&
                                 !(spec.project && (spec.project->eachFile || spec.project->reduced))) {}

  const CommandSpec spec;
  const Program program;
  Forking forking;
  std::mutex learning;  ///< held by the worker that finds out whether the program can be forked
};

class ProcessWorker : public TestWorker {
 public:
  explicit ProcessWorker(std::shared_ptr<ProcessShared> shared)
      : shared_(std::move(shared)),
        directory_(workDirectoryFor(shared_->spec)),
        plan_(launchPlan()),
        launcher_(std::make_unique<Launcher>(plan_)),
        rules_(shared_->spec.rules),
        limit_(shared_->spec.timeoutSeconds.value_or(noLimit)) {}

  void setTimeout(std::optional<double> seconds) override { limit_ = seconds.value_or(noLimit); }
  void expectCrash(const std::string& signature) override { rules_.expectCrash(signature); }

  void startAfresh(bool afresh) override { afresh_ = afresh; }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    Forking& forking = shared_->forking;
    if (afresh_ || !mayFork(candidate, cancellation)) {
      std::optional<TestResult> result = runOnce(candidate, cancellation, Start::exec);
      if (result && forking.wantsFirst(*result)) forking.keepFirst(candidate, seen(*result));
      if (result) lastSeconds_ = result->seconds;
      return result;
    }
    std::optional<TestResult> result = runOnce(candidate, cancellation, Start::fork);
    if (!result || !forked_ || result->doubt != Doubt::none || !forking.mustCompare(*result)) return result;
    return compared(candidate, cancellation, seen(*result));
  }

 private:
  enum class Stopped { no, timedOut, cancelled };

  std::optional<TestResult> runOnce(std::string_view candidate, const Cancellation& cancellation, Start start) {
    if (cancellation.cancelled()) return std::nullopt;
    std::optional<CommandSpec> own;
    if (isReduced()) own = withCommandOf(shared_->spec, candidate);
    if (isReduced() && !own) return TestResult{};
    if (!directory_->write(candidate)) return TestResult{};
    if (own)
      launch(*own, checkCommand(*own));
    else if (shared_->spec.project && shared_->spec.project->eachFile)
      launch(shared_->spec, shared_->program);
    out_.clear();
    err_.clear();
    Stopwatch watch;
    launcher_->run(start);
    Stopped stopped = waitForEnd(watch, cancellation);
    std::optional<Ended> ended = launcher_->receive();
    double seconds = watch.seconds();
    out_.readFrom(launcher_->out());
    err_.readFrom(launcher_->err());
    if (!ended) startLauncher();
    std::shared_ptr<const Evidence> evidence = findEvidence();
    directory_->clean();
    if (!ended || ended->lost)
      return TestResult{.seconds = seconds, .doubt = Doubt::launcherKilled, .evidence = std::move(evidence)};
    if (ended->error != 0) failToStart(ended->error);
    forked_ = ended->forked;
    wantsMore_ = wantsMore_ || ended->wantsMore;
    ended_ = *ended;
    if (!ended->killed) stopped = Stopped::no;
    if (stopped == Stopped::cancelled) return std::nullopt;
    shared_->forking.count(*ended);
    TestResult result = judge(candidate, *ended, stopped == Stopped::timedOut, seconds);
    result.evidence = std::move(evidence);
    return result;
  }

  void startLauncher() {
    launcher_ = std::make_unique<Launcher>(plan_);
    prepared_ = wantsMore_ = false;
    idle_ = {};
  }

  /// What the last run was; its output counts as far as rules read it.
  SeenRun seen(const TestResult& result) const {
    return {result, withoutAddresses(out_.text()), withoutAddresses(err_.text())};
  }

  /// Prepares the launcher for forks, if that wasn't done before.
  bool mayFork(std::string_view candidate, const Cancellation& cancellation) {
    Forking& forking = shared_->forking;
    if (!forking.isOn() || cancellation.cancelled()) return false;
    if (prepared_) {
      if (std::exchange(wantsMore_, false)) {
        launcher_->prepareMore();
        prepareLauncher(cancellation);
      }
      return !cancellation.cancelled() && forking.mayGain(ended_.seconds);
    }
    // One worker finds out for all, and not by a text on which all takes long, so that starts don't matter.
    const std::unique_lock lock(shared_->learning, std::try_to_lock);
    const bool known = forking.isKnown();
    if (!known && (!lock || lastSeconds_ > Forking::longestToLearn)) return false;
    if (!forking.mayGain(ended_.seconds)) return false;
    if (!known) return learn(candidate, cancellation) && !firstDiffers(cancellation) && forking.mayGain(ended_.seconds);
    if (forking.programs().empty())
      launcher_->prepare(true, inputToForkAt());
    else
      launcher_->forkInTree(forking.programs());
    const std::optional<Prepared> prepared = prepareLauncher(cancellation);
    if (!prepared || cancellation.cancelled()) return false;
    prepared_ = true;
    return true;
  }

  /// Finds out by the text what is worth a fork, and prepares the launcher for that. False where nothing is.
  bool learn(std::string_view candidate, const Cancellation& cancellation) {
    Forking& forking = shared_->forking;
    const Forking::Target noted = forking.noted();
    Forking::Target target = Forking::Target::program;
    Ended ended;
    SeenRun seenLearned;
    if (noted != Forking::Target::program) {
      const std::optional<TestResult> learned =
          runOnce(candidate, cancellation, forking.isWarm() ? Start::exec : Start::learn);
      if (!learned || learned->doubt != Doubt::none) return false;
      ended = ended_;
      seenLearned = seen(*learned);
      if (!forking.isWarm()) target = forking.weigh(ended);
      forking.noteStart(target, target == Forking::Target::program ? ended.leaderSeconds : ended.startSeconds);
      // This is asked once, so that texts near the bound aren't all run twice.
      if (noted == Forking::Target::none && !forking.mayGain(ended.seconds)) return false;
    }
    std::string reason = "starts so soon that a fork would take as long";
    if (target == Forking::Target::program) {
      launcher_->prepare(false, inputToForkAt());
      const std::optional<Prepared> prepared = prepareLauncher(cancellation);
      if (!prepared || cancellation.cancelled()) return false;
      if (prepared->ready) {
        forking.use(target, prepared->seconds);
        return prepared_ = true;
      }
      reason = prepared->reason.data();
      target = forking.weigh(ended, false);
    }
    if (target == Forking::Target::none || !isAsByExec(candidate, cancellation, seenLearned)) {
      if (!cancellation.cancelled()) forking.leave(reason);
      return false;
    }
    launcher_->forkInTree(ended.programs.data());
    if (!prepareLauncher(cancellation)) return false;
    // The first run only shows which arguments and variables the programs get.
    if (!runOnce(candidate, cancellation, Start::fork)) return false;
    if (std::exchange(wantsMore_, false)) {
      launcher_->prepareMore();
      if (!prepareLauncher(cancellation)) return false;
    }
    forking.use(target, ended.startSeconds, ended.programs.data());
    return prepared_ = true;
  }

  std::string inputToForkAt() const { return shared_->forking.isWarm() ? directory_->candidate() : ""; }

  /// Whether the run with the library in its programs was as one without.
  bool isAsByExec(std::string_view candidate, const Cancellation& cancellation, const SeenRun& learned) {
    const std::optional<TestResult> exec = runOnce(candidate, cancellation, Start::exec);
    if (!exec || exec->doubt != Doubt::none) return false;
    SeenRun seenExec = seen(*exec);
    if (shared_->forking.compare(learned, seenExec, nullptr) == Forking::Comparison::same) return true;
    const std::optional<TestResult> again = runOnce(candidate, cancellation, Start::exec);
    if (!again) return false;
    const SeenRun second = seen(*again);
    return shared_->forking.compare(learned, seenExec, &second) == Forking::Comparison::same;
  }

  /// Waits for what the launcher prepares.
  std::optional<Prepared> prepareLauncher(const Cancellation& cancellation) {
    std::array<pollfd, 2> events = {pollfd{launcher_->socket(), POLLIN, 0}, pollfd{cancellation.fd(), POLLIN, 0}};
    while (pollFor(events, Launcher::secondsToLook) <= 0) launcher_->continueIfStopped();
    if (events[1].revents != 0) launcher_->kill();
    const std::optional<Prepared> prepared = launcher_->receivePrepared();
    if (!prepared) startLauncher();
    idle_ = useBelow(launcher_->process());
    return prepared;
  }

  /// Runs the first text, which exec has run before, by a fork.
  bool firstDiffers(const Cancellation& cancellation) {
    const auto first = shared_->forking.takeFirst();
    if (!first) return false;
    const std::optional<TestResult> result = runOnce(first->first, cancellation, Start::fork);
    if (!result || !forked_ || result->doubt != Doubt::none) return false;
    const SeenRun forked = seen(*result);
    if (shared_->forking.compare(forked, first->second, nullptr) == Forking::Comparison::same) return false;
    compared(first->first, cancellation, forked);
    return true;
  }

  /// The result by exec, after it was compared with the fork's.
  std::optional<TestResult> compared(std::string_view candidate, const Cancellation& cancellation,
                                     const SeenRun& forked) {
    const std::optional<TestResult> result = runOnce(candidate, cancellation, Start::exec);
    if (!result || result->doubt != Doubt::none) return result;
    const SeenRun exec = seen(*result);
    if (shared_->forking.compare(forked, exec, nullptr) != Forking::Comparison::unclear) return result;
    const std::optional<TestResult> again = runOnce(candidate, cancellation, Start::exec);
    if (!again) return again;
    const SeenRun second = seen(*again);
    shared_->forking.compare(forked, exec, &second);
    return result;
  }

  bool isReduced() const { return shared_->spec.project && shared_->spec.project->reduced; }

  /// Where the candidate is, or each of its files.
  std::vector<std::string> candidates() const {
    const std::optional<ProjectTest>& project = shared_->spec.project;
    if (isReduced() && project->reduced->oneFile) return {directory_->candidate() + "/" + shared_->spec.candidateName};
    return project && project->eachFile ? directory_->files() : std::vector{directory_->candidate()};
  }

  LaunchPlan launchPlan() const {
    const CommandSpec& spec = shared_->spec;
    LaunchPlan plan;
    plan.program = shared_->program.path;
    plan.arguments = commandLine(spec, shared_->program, candidates());
    plan.shellMayRun = shared_->program.shellMayRun;
    plan.root = directory_->root();
    plan.workingDirectory = directory_->work();
    plan.temporaryDirectory = directory_->temporary();
    if (readsStandardInput(spec)) plan.standardInput = candidates().front();
    plan.memoryBytes = spec.memoryBytes;
    plan.sandbox = spec.sandbox;
    plan.captureOut = spec.keepEvidence || spec.rules.needs(Stream::out);
    plan.captureErr = spec.keepEvidence || spec.rules.needs(Stream::err);
    return plan;
  }

  /// The launcher runs one command line, so another one takes another launcher.
  void launch(const CommandSpec& spec, const Program& program) {
    std::vector<std::string> arguments = commandLine(spec, program, candidates());
    if (arguments == plan_.arguments && program.path == plan_.program) return;
    plan_.program = program.path;
    plan_.arguments = std::move(arguments);
    startLauncher();
  }

  std::shared_ptr<const Evidence> findEvidence() const {
    if (!shared_->spec.keepEvidence) return nullptr;
    return std::make_shared<const Evidence>(
        Evidence{std::string(out_.text()), std::string(err_.text()), directory_->entries()});
  }

  /// Waits for the launcher's answer. Returns why this worker killed the test, if it did.
  Stopped waitForEnd(const Stopwatch& watch, const Cancellation& cancellation) {
    Stopped stopped = Stopped::no;
    ProgramTime time(limit_, idle_);
    std::array<pollfd, 4> events = {pollfd{launcher_->socket(), POLLIN, 0}, pollfd{launcher_->out(), POLLIN, 0},
                                    pollfd{launcher_->err(), POLLIN, 0}, pollfd{cancellation.fd(), POLLIN, 0}};
    for (;;) {
      double left = stopped == Stopped::no ? time.nextLook() - watch.seconds() : noLimit;
      int ready = pollFor(events, std::min(left, Launcher::secondsToLook));
      if (events[0].revents != 0) return stopped;
      if (events[1].revents != 0) out_.readFrom(launcher_->out());
      if (events[2].revents != 0) err_.readFrom(launcher_->err());
      if (events[3].revents != 0) {
        stopped = Stopped::cancelled;
      } else if (ready == 0) {
        launcher_->continueIfStopped();
        if (left > Launcher::secondsToLook) continue;
        ProcessorUse use = useBelow(launcher_->process());
        use.processes -= std::min(use.processes, idle_.processes);
        if (!time.isOver(watch.seconds(), use)) continue;
        stopped = Stopped::timedOut;
        starved_ = time.isDoubtful();
      } else {
        continue;
      }
      launcher_->kill();
      events[3].fd = -1;
    }
  }

  TestResult judge(std::string_view candidate, const Ended& ended, bool timedOut, double seconds) {
    TestResult result;
    result.seconds = seconds;
    result.timedOut = timedOut;
    if (WIFEXITED(ended.waitStatus)) result.exitCode = WEXITSTATUS(ended.waitStatus);
    if (WIFSIGNALED(ended.waitStatus)) result.signal = WTERMSIG(ended.waitStatus);
    if ((timedOut && starved_) || (!timedOut && lackedMemory(result))) result.doubt = Doubt::crowded;
    ProcessEnd end{result.exitCode, result.signal, timedOut, out_.text(), err_.text(), "", seconds, ended.peakBytes};
    end.candidate = candidate;
    const bool oneFile = isReduced() && shared_->spec.project->reduced->oneFile;
    const std::string file = oneFile ? shared_->spec.candidateName : directory_->candidate();
    end.candidateFile = file;
    end.candidateFile.remove_prefix(end.candidateFile.rfind('/') + 1);
    result.crash = rules_.signatureOf(end);
    end.crash = result.crash;
    result.verdict = rules_.judge(end);
    result.missing = rules_.missingFile(end);
    return result;
  }

  /// The kernel ends such a process by SIGKILL, which a shell reports as 137.
  bool lackedMemory(const TestResult& result) {
    if (result.signal != SIGKILL && result.exitCode != 128 + SIGKILL) return false;
    const uint64_t kills = killsForMemory();
    return std::exchange(killsForMemory_, kills) != kills;
  }

  [[noreturn]] void failToStart(int error) const {
    const std::string what = fmt::format("{} can't be started", shared_->program.path);
    if (error == ENOMEM && shared_->spec.memoryBytes) throw Shortage(what + ": raise --memory");
    failToRun(error, what, "check the file");
  }

  std::shared_ptr<ProcessShared> shared_;
  std::unique_ptr<WorkDirectory> directory_;
  LaunchPlan plan_;
  std::unique_ptr<Launcher> launcher_;
  VerdictRules rules_;
  double limit_;  ///< of a test, in seconds
  CapturedOutput out_, err_;
  bool afresh_ = true, prepared_ = false, wantsMore_ = false;
  double lastSeconds_ = noLimit;  ///< of the last run by exec
  Ended ended_;                   ///< of the last run
  ProcessorUse idle_;             ///< of what waits below the launcher, to be forked
  bool forked_ = false;           ///< the last run
  bool starved_ = false;          ///< the test that was cut off last
  uint64_t killsForMemory_ = hone::killsForMemory();
};

class ProcessTest : public TestOfWorkers<ProcessWorker, ProcessShared> {
 public:
  explicit ProcessTest(const std::shared_ptr<ProcessShared>& shared)
      : TestOfWorkers<ProcessWorker, ProcessShared>(shared), shared_(shared) {}

  StartFigures startFigures() const override { return shared_->forking.figures(); }
  std::vector<std::string> takeNotes() override { return shared_->forking.takeNotes(); }

 private:
  std::shared_ptr<ProcessShared> shared_;
};

}  // namespace

std::unique_ptr<Test> makeProcessTest(CommandSpec spec) {
  Program program = checkCommand(spec);
  if (spec.kind == TestKind::script && spec.rules.sameCrash()) spec.rules.requireSameCrashOfScript();
  return std::make_unique<ProcessTest>(std::make_shared<ProcessShared>(std::move(spec), std::move(program)));
}

}  // namespace hone
