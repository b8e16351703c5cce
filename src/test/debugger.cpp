#include "test/debugger.h"

#include <fmt/format.h>

#include "text/shell.h"

namespace hone {
namespace {

// More than crash_signature.cpp needs to tell an overflow of the stack.
constexpr const char* framesToPrint = "bt 24";

}  // namespace

std::optional<CommandSpec> underDebugger(const CommandSpec& spec) {
  const std::string gdb = programInPath("gdb");
  if (spec.kind != TestKind::command || gdb.empty()) return std::nullopt;
  std::string run = "run";
  for (size_t i = 1; i < spec.argv.size(); ++i) run += " " + shellQuoted(spec.argv[i], "@@", "'@@'");
  run += fmt::format(" < {} > /dev/null 2>&1", readsStandardInput(spec) ? "'@@'" : "/dev/null");
  CommandSpec debugged = spec;
  debugged.argv = {gdb, "-nx", "-q", "-batch"};
  for (const char* setting : {"set auto-load off", "set debuginfod enabled off", "set width 0",
                              "set print frame-arguments none", "set print thread-events off"})
    debugged.argv.insert(debugged.argv.end(), {"-iex", setting});
  // Programs may live by other signals.
  for (const std::string& command :
       {std::string("handle all nostop noprint pass"),
        std::string("handle SIGSEGV SIGABRT SIGBUS SIGFPE SIGILL SIGTRAP SIGSYS stop print"), run,
        std::string(framesToPrint)})
    debugged.argv.insert(debugged.argv.end(), {"-ex", command});
  debugged.argv.push_back(findProgram("command", spec.argv.front()).path);
  debugged.rules = VerdictRules();
  debugged.rules.requireSameCrash();
  debugged.memoryBytes.reset();  // gdb needs more than most programs
  return debugged;
}

}  // namespace hone
