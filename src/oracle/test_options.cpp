#include "oracle/test_options.h"

#include "text/user_error.h"

namespace hone {

int TestOptions::given() const {
  return !script.empty() + !server.empty() + !library.empty() + !shellCommands.empty() + !commandLine.empty();
}

CommandSpec TestOptions::command() const {
  CommandSpec spec;
  if (given() > 1)
    throw UserError(
        "--test, --commands, --test-server, --test-library and a command behind -- exclude each other: give one of "
        "them");
  if (given() == 0) throw UserError("no test: give --test SCRIPT, or -- COMMAND ARGS with a rule such as --exit N");
  spec.kind = !script.empty()    ? TestKind::script
              : !server.empty()  ? TestKind::server
              : !library.empty() ? TestKind::library
                                 : TestKind::command;
  spec.argv = !commandLine.empty()     ? commandLine
              : !shellCommands.empty() ? std::vector<std::string>{"bash", "-c", shellCommands, "@@", "@@"}
                                       : std::vector<std::string>{script + server + library};
  spec.candidateName = candidateName;
  spec.launch = launch;
  spec.with = WithFiles({with.begin(), with.end()});
  if (memoryMegabytes) spec.memoryBytes = *memoryMegabytes << 20;
  if (exit == nonzero)
    spec.rules.requireNonzeroExit();
  else if (!exit.empty())
    spec.rules.requireExit(std::stoi(exit));
  for (const std::string& name : signals) spec.rules.requireSignal(name);
  for (const std::string& expression : out) spec.rules.requireOutput(Stream::out, expression);
  for (const std::string& expression : err) spec.rules.requireOutput(Stream::err, expression);
  for (const std::string& expression : notErr) spec.rules.forbidOutput(Stream::err, expression);
  if (sameCrash || !signature.empty()) spec.rules.requireSameCrash();
  if (!signature.empty()) spec.rules.requireSignature(signature);
  spec.timeoutSeconds = timeout;
  if (hangSeconds) {
    if (timeout) throw UserError("--hang SECONDS already limits the time of a test: leave out --timeout");
    spec.rules.requireHang();
    spec.timeoutSeconds = hangSeconds;
  }
  if (slower) spec.rules.requireSlower(*slower);
  if (moreMemoryMegabytes) spec.rules.requireMemory(*moreMemoryMegabytes << 20);
  if (number.empty() == (above || below) || (above && below))
    throw UserError("--number RE goes with one bound, --above X or --below X");
  if (!number.empty()) spec.rules.requireNumber(number, above.has_value(), above ? *above : *below);
  if (!shellCommands.empty() && spec.rules.empty()) spec.rules.requireExit(0);
  if (spec.kind == TestKind::command && spec.rules.empty())
    throw UserError(
        "a command needs a rule that tells the failure: --exit N, --signal NAME, --stdout RE, "
        "--stderr RE, --same-crash or --hang SECONDS");
  if (spec.kind == TestKind::script && !spec.rules.empty() && !spec.rules.onlySameCrash())
    throw UserError(
        "a --test script answers by its exit status: rules other than --same-crash go with a command behind --");
  return spec;
}

}  // namespace hone
