#include "cli/test_options.h"

#include <fmt/format.h>

#include "text/user_error.h"

namespace hone {

CommandSpec TestOptions::command() const {
  CommandSpec spec;
  const int given = !script.empty() + !server.empty() + !library.empty() + !commandLine.empty();
  if (given > 1)
    throw UserError(
        "--test, --test-server, --test-library and a command behind -- exclude each other: give one of them");
  if (given == 0) throw UserError("no test: give --test SCRIPT, or -- COMMAND ARGS with a rule such as --exit N");
  spec.kind = !script.empty()    ? TestKind::script
              : !server.empty()  ? TestKind::server
              : !library.empty() ? TestKind::library
                                 : TestKind::command;
  spec.argv = commandLine.empty() ? std::vector<std::string>{script + server + library} : commandLine;
  for (const std::string& file : with) spec.with.emplace_back(file);
  if (memoryMegabytes) spec.memoryBytes = *memoryMegabytes << 20;
  if (exitCode) spec.rules.requireExit(*exitCode);
  for (const std::string& name : signals) spec.rules.requireSignal(name);
  for (const std::string& expression : out) spec.rules.requireOutput(Stream::out, expression);
  for (const std::string& expression : err) spec.rules.requireOutput(Stream::err, expression);
  for (const std::string& expression : notErr) spec.rules.forbidOutput(Stream::err, expression);
  if (sameCrash) spec.rules.requireSameCrash();
  if (hangSeconds) {
    spec.rules.requireHang();
    spec.timeoutSeconds = hangSeconds;
  }
  if (slower) spec.rules.requireSlower(*slower);
  if (moreMemoryMegabytes) spec.rules.requireMemory(*moreMemoryMegabytes << 20);
  if (number.empty() == (above || below) || (above && below))
    throw UserError("--number RE goes with one bound, --above X or --below X");
  if (!number.empty()) spec.rules.requireNumber(number, above.has_value(), above ? *above : *below);
  if (spec.kind == TestKind::command && spec.rules.empty())
    throw UserError(
        "a command needs a rule that says what is a failure: --exit N, --signal NAME, --stdout RE, "
        "--stderr RE, --same-crash or --hang SECONDS");
  if (spec.kind == TestKind::script && !spec.rules.empty())
    throw UserError("--test scripts say by their exit status what is a failure: rules go with a command behind --");
  return spec;
}

void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options) {
  options.commandLine = testCommand;
  command.footer(
      "TEST is --test SCRIPT, --test-server CMD, --test-library FILE.so,\n"
      "or -- COMMAND ARGS with rules; @@ in ARGS stands for the candidate's path");
  command.add_option("--test", options.script, "run as SCRIPT CANDIDATE: exit 0 fails, 1 passes, else unresolved")
      ->type_name("SCRIPT")
      ->group("Test");
  command.add_option("--test-server", options.server, "a program kept alive: a line with a path in, a line 0|1|2 out")
      ->type_name("CMD")
      ->group("Test");
  command.add_option("--test-library", options.library, "a shared object with int hone_test(data, size), 0|1|2")
      ->type_name("FILE.so")
      ->group("Test");
  command.add_option("--exit", options.exitCode, "fails if it exits with N")->type_name("N")->group("Test");
  command.add_option("--signal", options.signals, "fails if the signal ends it")
      ->type_name("NAME")
      ->group("Test")
      ->allow_extra_args(false);
  command.add_option("--stdout", options.out, "fails if its standard output matches")
      ->type_name("RE")
      ->group("Test")
      ->allow_extra_args(false);
  command.add_option("--stderr", options.err, "fails if its standard error matches")
      ->type_name("RE")
      ->group("Test")
      ->allow_extra_args(false);
  command.add_option("--not-stderr", options.notErr, "and if its standard error doesn't match")
      ->type_name("RE")
      ->group("Test")
      ->allow_extra_args(false);
  command.add_flag("--same-crash", options.sameCrash, "fails if it crashes (or complains) as it does for the input")
      ->group("Test");
  command.add_option("--hang", options.hangSeconds, "fails if it still runs after so many seconds")
      ->type_name("SECONDS")
      ->check(CLI::PositiveNumber)
      ->group("Test");
  command.add_option("--slower", options.slower, "fails if it takes longer")->type_name("S")->group("Test");
  command.add_option("--more-memory", options.moreMemoryMegabytes, "fails if it has more in memory")
      ->type_name("MB")
      ->check(CLI::PositiveNumber)
      ->group("Test");
  command.add_option("--number", options.number, "fails if this number on its standard output is")
      ->type_name("RE")
      ->group("Test");
  command.add_option("--above", options.above, "... above X")->type_name("X")->group("Test");
  command.add_option("--below", options.below, "... below X")->type_name("X")->group("Test");
  command.add_option("--with", options.with, "a file that the test needs beside the candidate")
      ->type_name("FILE")
      ->group("Test")
      ->allow_extra_args(false);
  command.add_option("--memory", options.memoryMegabytes, "address space of a test")
      ->type_name("MB")
      ->check(CLI::PositiveNumber)
      ->group("Test");
}

void addRunOptions(CLI::App& command, RunOptions& options) {
  command.add_option("INPUT,-i,--input", options.input, "the input")->required()->type_name("FILE");
  command.add_option("-o,--output", options.output, "where the result goes")->type_name("FILE");
  command.add_option("-j,--jobs", options.jobs, "parallel tests (default: all cores)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  command.add_option("--timeout", options.timeout, "of a test (default: 5 times the first run, at least 1 s)")
      ->type_name("S")
      ->check(CLI::PositiveNumber);
  command.add_option("--repeat", options.repeat, "for flaky tests: a candidate fails if K runs of it do")
      ->type_name("K")
      ->check(CLI::Range(1, 1000));
  command.add_option("--max-tests", options.maxTests, "stop after so many tests")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber);
  command.add_option("--max-time", options.maxSeconds, "stop after so many seconds")
      ->type_name("S")
      ->check(CLI::NonNegativeNumber);
  command.add_option("--state", options.state, "folder of stored verdicts (default: in the user's cache)")
      ->type_name("DIR");
  command.add_flag("--resume", options.resume,
                   "go on where a run was ended, without a look whether the test still holds");
  command.add_flag("--fresh", options.fresh, "forget what earlier runs of this test have stored");
  command.add_flag("--dry-run", options.dryRun, "test the input only, and say what would be done");
  command.add_option("--log", options.log, "write a line of JSON for each verdict")->type_name("FILE.jsonl");
  command.add_option("--stats", options.stats, "write figures of the run as JSON")->type_name("FILE");
  command.add_option("--report", options.report, "write a web page about the run")->type_name("FILE.html");
  command.add_flag("-q,--quiet", options.quiet, "say nothing but errors");
  command.add_flag("!--no-progress", options.progress, "don't show how far the run is");
  command
      .add_option_function<std::string>(
          "--color", [&options](const std::string& name) { options.color = parseColorMode(name); },
          "colours: auto (on a terminal), always or never")
      ->type_name("WHEN");
}

void addBundleOption(CLI::App& command, RunOptions& options) {
  command.add_option("--bundle", options.bundle, "put what a bug report needs into a folder or an archive")
      ->type_name("DIR|FILE.tar");
}

void refuseBundle(CLI::App& command, std::string_view reason) {
  command
      .add_option_function<std::string>(
          "--bundle",
          [reason](const std::string&) { throw UserError(fmt::format("--bundle packs a failure, but {}", reason)); })
      ->group("");
}

}  // namespace hone
