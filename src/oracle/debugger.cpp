#include <fmt/format.h>

#include <array>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "oracle/crash_signature.h"
#include "oracle/make_test.h"
#include "text/shell.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// As many as sanitizers print: the functions that recur in them are those of the recursion that fills the stack.
constexpr const char* framesToPrint = "bt 256";
/// The frame of the innermost function is memory of the stack. Only a stack that can't grow refuses it. An instruction
/// may store below the stack pointer before it moves that, at most 512 bytes (AArch64), as may functions that call no
/// other (x86-64: 128 bytes). The stack pointer of the caller is where the frame ends.
constexpr std::array<const char*, 6> stackCheck = {
    "set language c",
    "set $fault = (unsigned long)$_siginfo._sifields._sigfault.si_addr",
    "set $frame_begin = (unsigned long)$sp - 512",
    "up-silently",
    R"(printf "fault in the innermost frame: %d\n", $frame_begin <= $fault && $fault < (unsigned long)$sp)",
    "set language auto"};
/// gdb reads the symbols of the program.
constexpr double secondsOfDebugger = 20;

bool isBinary(const std::string& program) {
  std::string head(4, ' ');
  return std::ifstream(program, std::ios::binary).read(head.data(), 4) && head == "\177ELF";
}

/// The same command below gdb. The output of the program is discarded.
CommandSpec belowDebugger(const CommandSpec& spec) {
  std::string run = "run";
  for (size_t i = 1; i < spec.argv.size(); ++i) run += " " + shellQuoted(spec.argv[i], "@@", "'@@'");
  run += fmt::format(" < {} > /dev/null 2>&1", readsStandardInput(spec) ? "'@@'" : "/dev/null");
  CommandSpec debugged = spec;
  debugged.debugged = false;
  debugged.argv = {programInPath("gdb"), "-nx", "-q", "-batch"};
  for (const char* setting : {"set auto-load off", "set debuginfod enabled off", "set width 0",
                              "set print frame-arguments none", "set print thread-events off"})
    debugged.argv.insert(debugged.argv.end(), {"-iex", setting});
  // Programs may live by other signals.
  std::vector<std::string> commands = {"handle all nostop noprint pass",
                                       "handle SIGSEGV SIGABRT SIGBUS SIGFPE SIGILL SIGTRAP SIGSYS stop print", run};
  commands.insert(commands.end(), stackCheck.begin(), stackCheck.end());
  commands.emplace_back(framesToPrint);
  for (const std::string& command : commands) debugged.argv.insert(debugged.argv.end(), {"-ex", command});
  debugged.argv.push_back(findProgram("command", spec.argv.front()).path);
  if (spec.timeoutSeconds) *debugged.timeoutSeconds += secondsOfDebugger;
  debugged.memoryBytes.reset();  // gdb needs more than most programs
  return debugged;
}

/// What the program said, if it was an exception, and where gdb says that it ended.
std::string located(std::string_view said, std::string_view stack) {
  const std::string exception = exceptionWithoutStack(said);
  const size_t place = stack.find(", ");
  if (exception.empty() || place == stack.npos) return std::string(stack);
  return exception + std::string(stack.substr(place));
}

class DebuggedWorker : public TestWorker {
 public:
  DebuggedWorker(std::unique_ptr<TestWorker> plain, std::shared_ptr<Test> debugger)
      : plain_(std::move(plain)), debugger_(std::move(debugger)) {}

  void setTimeout(std::optional<double> seconds) override {
    plain_->setTimeout(seconds);
    timeout_ = seconds;
    if (timeout_) *timeout_ += secondsOfDebugger;
    isSet_ = true;
    if (below_) below_->setTimeout(timeout_);
  }
  void expectCrash(const std::string& signature) override { expected_ = signature; }
  void startAfresh(bool afresh) override { plain_->startAfresh(afresh); }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    std::optional<TestResult> result = plain_->run(candidate, cancellation);
    if (!result) return std::nullopt;
    if (result->crash.starts_with("SIG") && !namesPlace(result->crash)) {
      const std::optional<TestResult> below = debugger().run(candidate, cancellation);
      if (!below) return std::nullopt;
      if (result->doubt == Doubt::none) result->doubt = below->doubt;
      if (isCrash(below->crash) && namesPlace(below->crash)) result->crash = located(result->crash, below->crash);
    }
    if (expected_ && result->verdict == Verdict::fail && !meets(*expected_, result->crash, candidate))
      result->verdict = Verdict::unresolved;
    return result;
  }

 private:
  /// Most workers meet no crash that needs it.
  TestWorker& debugger() {
    if (below_) return *below_;
    below_ = debugger_->makeWorker();
    if (isSet_) below_->setTimeout(timeout_);
    return *below_;
  }

  const std::unique_ptr<TestWorker> plain_;
  const std::shared_ptr<Test> debugger_;
  std::unique_ptr<TestWorker> below_;
  std::optional<double> timeout_;  ///< of a run below the debugger
  bool isSet_ = false;
  std::optional<std::string> expected_;
};

class DebuggedTest : public Test {
 public:
  DebuggedTest(std::unique_ptr<Test> plain, std::shared_ptr<Test> debugger)
      : plain_(std::move(plain)), debugger_(std::move(debugger)) {}

  std::unique_ptr<TestWorker> makeWorker() override {
    return std::make_unique<DebuggedWorker>(plain_->makeWorker(), debugger_);
  }
  std::optional<double> timeout() const override { return plain_->timeout(); }
  StartFigures startFigures() const override { return plain_->startFigures(); }
  std::vector<std::string> takeNotes() override { return plain_->takeNotes(); }

 private:
  const std::unique_ptr<Test> plain_;
  const std::shared_ptr<Test> debugger_;
};

}  // namespace

bool canBeDebugged(const CommandSpec& spec) {
  return spec.kind == TestKind::command && !programInPath("gdb").empty() &&
         isBinary(findProgram("command", spec.argv.front()).path);
}

std::unique_ptr<Test> makeDebuggedTest(CommandSpec spec) {
  if (!canBeDebugged(spec))
    throw UserError(fmt::format("{} can't run below gdb here: install gdb, or give --no-debugger", spec.argv.front()));
  CommandSpec below = belowDebugger(spec);
  below.launch = Launch::exec;
  std::unique_ptr<Test> debugger = makeProcessTest(std::move(below));
  return std::make_unique<DebuggedTest>(makeProcessTest(std::move(spec)), std::move(debugger));
}

}  // namespace hone
