#include <fmt/format.h>
#include <sys/wait.h>

#include <charconv>
#include <cstring>
#include <filesystem>
#include <random>
#include <string>
#include <utility>

#include "oracle/first_check.h"
#include "oracle/make_test.h"
#include "oracle/test_of_workers.h"
#include "process/memory_file.h"
#include "process/resident.h"
#include "process/work_directory.h"
#include "text/file_descriptor.h"
#include "text/user_error.h"

extern "C" const char hone_library_host[], hone_library_host_end[];

namespace hone {

namespace {

const MemoryFile& libraryHost() {
  static const MemoryFile program =
      MemoryFile::sealed("hone-library-host", {hone_library_host, size_t(hone_library_host_end - hone_library_host)});
  return program;
}

/// Of so many on one candidate, the library itself is the cause.
constexpr int mostLaunchersKilled = 3;

struct LibraryShared {
  CommandSpec spec;
  std::string path;
  std::shared_ptr<StartTime> starts = std::make_shared<StartTime>();
};

class LibraryWorker : public TestWorker {
 public:
  explicit LibraryWorker(std::shared_ptr<const LibraryShared> shared)
      : shared_(std::move(shared)),
        directory_(shared_->spec.candidateName, shared_->spec.with, 0),
        process_(launchPlan(), shared_->starts),
        rules_(shared_->spec.rules) {
    setTimeout(shared_->spec.timeoutSeconds);
  }

  void setTimeout(std::optional<double> seconds) override { process_.setLimit(seconds.value_or(noLimit)); }
  void expectCrash(const std::string& signature) override { rules_.expectCrash(signature); }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    if (cancellation.cancelled()) return std::nullopt;
    if (!knowsFunction_) askForFunction(cancellation);
    bytes_.write(candidate);
    Stopwatch watch;
    const std::string size = std::to_string(candidate.size());
    Resident::Reply reply = ask(size, cancellation);
    for (int launchersKilled = 0; mustAskAgain(reply, launchersKilled);) {
      process_.restart();
      reply = ask(size, cancellation);
    }
    if (reply == Resident::Reply::cancelled) return std::nullopt;
    TestResult result = judge(candidate, reply);
    result.seconds = watch.seconds();
    if (shared_->spec.keepEvidence)
      result.evidence = std::make_shared<const Evidence>(Evidence{"", std::string(process_.errors()), {}});
    directory_.clean();
    return result;
  }

 private:
  /// Uses a mark that the library doesn't know, since the library might write to the descriptor of the answers.
  Resident::Reply ask(const std::string& question, const Cancellation& cancellation) {
    const std::string mark = fmt::format(" {:08x}{:08x} ", random_(), random_());
    return process_.ask(question + mark, cancellation, mark);
  }

  /// A library that can't even be loaded is the matter of the candidate's own question.
  void askForFunction(const Cancellation& cancellation) {
    if (ask("?", cancellation) != Resident::Reply::answer) return;
    knowsFunction_ = true;
    isFuzzTarget_ = process_.line() == "LLVMFuzzerTestOneInput";
    if (isFuzzTarget_ && rules_.empty()) rules_.requireSameCrash();
  }

  /// A crash counts if it is that of a fresh process. When the launcher is killed, the kernel ends the process soon
  /// afterwards, before its answer or after it, so that is no crash.
  bool mustAskAgain(Resident::Reply reply, int& launchersKilled) const {
    if (reply == Resident::Reply::cancelled) return false;
    if (process_.doubt() == Doubt::launcherKilled) {
      if (++launchersKilled < mostLaunchersKilled) return true;
      throw UserError(fmt::format("--test-library {}: {}", shared_->spec.argv.front(), killsItsParent));
    }
    const bool crashed = reply == Resident::Reply::ended || reply == Resident::Reply::timedOut;
    return crashed && !process_.wasFresh();
  }

  TestResult judge(std::string_view candidate, Resident::Reply reply) const {
    TestResult result;
    result.timedOut = reply == Resident::Reply::timedOut;
    result.doubt = process_.doubt();
    if (reply == Resident::Reply::answer) {
      std::string_view line = process_.line();
      if (line.starts_with('!')) {
        throw UserError(fmt::format("--test-library {}: {}", shared_->spec.argv.front(), line.substr(1)));
      }
      std::from_chars(line.begin(), line.end(), result.exitCode);
      if (result.exitCode < 0 || result.exitCode > 255) result.exitCode = 255;
      // It has rejected the candidate.
      if (isFuzzTarget_ && result.exitCode != 0) return result;
    } else if (reply == Resident::Reply::ended) {
      const int status = process_.end().waitStatus;
      if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
      // A library that calls exit hasn't answered, whatever its exit code.
      if (WIFEXITED(status)) result.exitCode = 255;
    }
    ProcessEnd end{result.exitCode, result.signal, result.timedOut, "", process_.errors()};
    end.candidate = candidate;
    result.crash = rules_.signatureOf(end);
    end.crash = result.crash;
    result.verdict = rules_.judge(end);
    return result;
  }

  LaunchPlan launchPlan() const {
    LaunchPlan plan;
    plan.program = libraryHost().path();
    plan.arguments = {"hone-library-host", shared_->path, std::to_string(bytes_.fd())};
    plan.keepOpen = {libraryHost().fd(), bytes_.fd()};
    plan.root = directory_.root();
    plan.workingDirectory = directory_.work();
    plan.temporaryDirectory = directory_.temporary();
    plan.memoryBytes = shared_->spec.memoryBytes;
    plan.sandbox = shared_->spec.sandbox;
    plan.converse = plan.captureOut = true;
    // Without rules, the library may be a fuzz target, whose crashes are told apart by what they print.
    const VerdictRules& rules = shared_->spec.rules;
    plan.captureErr = shared_->spec.keepEvidence || rules.empty() || rules.needs(Stream::err);
    return plan;
  }

  std::shared_ptr<const LibraryShared> shared_;
  WorkDirectory directory_;
  MemoryFile bytes_{"a candidate", ""};  ///< which the host maps
  std::random_device random_;
  Resident process_;
  VerdictRules rules_;
  bool knowsFunction_ = false, isFuzzTarget_ = false;
};

}  // namespace

std::unique_ptr<Test> makeLibraryTest(CommandSpec spec) {
  auto shared = std::make_shared<LibraryShared>();
  checkCandidateName(spec.candidateName);
  if (spec.argv.size() != 1) throw UserError("--test-library needs one shared object");
  const std::string& name = spec.argv.front();
  if (!std::filesystem::is_regular_file(name)) {
    throw UserError(
        fmt::format("--test-library {}: no such file; build it with cc -shared -fPIC -o {} FILE.c", name, name));
  }
  if (spec.rules.needs(Stream::out) && !spec.rules.sameCrash()) {
    throw UserError(
        "--test-library: rules on output go with a command after --; let hone_test check the output itself");
  }
  shared->path = std::filesystem::absolute(name);
  shared->spec = std::move(spec);
  return std::make_unique<TestOfWorkers<LibraryWorker, LibraryShared>>(std::move(shared));
}

}  // namespace hone
