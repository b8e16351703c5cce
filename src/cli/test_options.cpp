#include "cli/test_options.h"

#include <fmt/format.h>

#include "cli/configuration.h"
#include "cli/numbers.h"
#include "cli/standard_streams.h"
#include "text/user_error.h"

namespace hone {

namespace {

std::string checkExit(const std::string& text) {
  const bool isNumber = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == text.npos;
  return isNumber || text == TestOptions::nonzero
             ? ""
             : fmt::format("give an exit status from 0 to 255, or nonzero, not {}", text);
}

/// Several tests run in parallel, so the candidate's path can't be outside of their folders.
std::string checkPlainName(const std::string& name) {
  if (name == "." || name == "..") return fmt::format("give the name of a file, not {}", name);
  return name.find('/') == name.npos ? "" : fmt::format("give a name without a folder, not {}", name);
}

}  // namespace

void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought) {
  options.commandLine = testCommand;
  const bool accepts = sought == Sought::acceptance;
  const std::string holds = accepts ? "accepted if " : "fails if ";
  auto add = [&](const char* name, auto& value, const std::string& description, const char* type) {
    return command.add_option(name, value, description)->type_name(type)->group("Test");
  };
  /// May be given again; each takes one value.
  auto addRepeatable = [&](const char* name, std::vector<std::string>& values, const std::string& description,
                           const char* type) { add(name, values, description, type)->allow_extra_args(false); };
  command.footer(std::string("TEST is --test SCRIPT, --commands CMDS, --test-server CMD, --test-library FILE.so,\n") +
                 (accepts ? "or -- COMMAND ARGS, which accepts by exit status 0 unless rules say otherwise;\n"
                          : "or -- COMMAND ARGS with rules;\n") +
                 "@@ in ARGS stands for the candidate's path.\n"
                 "FILE... means all words up to the next option. INPUT goes before that option;\n"
                 "if INPUT is nowhere else, it is the last of these words.");
  add("--test", options.script,
      accepts ? "run SCRIPT CANDIDATE: accepted if it exits with 0, else refused"
              : "run SCRIPT CANDIDATE: exit status 0 fails, 1 passes, any other is unresolved",
      "SCRIPT");
  add("-c,--commands", options.shellCommands,
      "run these commands with bash, $1 is the candidate's path: " + holds + "they exit with 0", "CMDS");
  add("--test-server", options.server,
      "a program that stays alive: it reads a path per line and answers each with " +
          std::string(accepts ? "0 (accepted), 1 or 2 (refused)" : "0 (fails), 1 (passes) or 2 (unresolved)"),
      "CMD");
  add("--test-library", options.library,
      std::string("a shared object with int hone_test(data, size), which returns 0, 1 or 2 as a server answers") +
          (accepts ? "" : "; or with LLVMFuzzerTestOneInput, whose crash is the failure"),
      "FILE.so");
  add("--exit", options.exit,
      holds + "the command exits with N; nonzero: exits with another status than 0, or is ended by a signal", "N")
      ->check(CLI::Validator(checkExit, ""));
  addRepeatable("--signal", options.signals, holds + "the signal ends the command", "NAME");
  addRepeatable("--stdout", options.out, holds + "its standard output matches RE", "RE");
  addRepeatable("--stderr", options.err, holds + "its standard error matches RE", "RE");
  addRepeatable("--not-stderr", options.notErr, "... and only if no text on standard error matches RE", "RE");
  command
      .add_flag("--same-crash", options.sameCrash,
                holds + "it crashes, or ends with the same exception, as on the input")
      ->group("Test");
  add("--signature", options.signature,
      holds + "it prints the same as on the input, matched by RE or its first group; implies --same-crash", "RE");
  add("--hang", options.hangSeconds, holds + "it still runs after SECONDS", "SECONDS")->check(positiveSeconds());
  add("--slower", options.slower, holds + "it takes longer than S seconds", "S")->check(positiveSeconds());
  add("--more-memory", options.moreMemoryMegabytes, holds + "it uses more than MB megabytes of memory", "MB")
      ->check(megabytes());
  add("--number", options.number, holds + "a number on standard output, matched by RE, is ...", "RE");
  add("--above", options.above, "... above X", "X")->check(anyNumber());
  add("--below", options.below, "... below X", "X")->check(anyNumber());
  add("--with", options.with, "files that the test needs beside the candidate", "FILE");
  add("--candidate-name", options.candidateName, "file name of the candidate (default: that of INPUT)", "NAME")
      ->check(CLI::Validator(checkPlainName, ""));
  add("--memory", options.memoryMegabytes, "limit on the address space of a test", "MB")->check(megabytes());
}

void addResourceOptions(CLI::App& command, RunOptions& options) {
  command.add_option("-j,--jobs", options.jobs, "number of parallel tests (default: all cores)")
      ->type_name("N")
      ->check(wholeNumber(1, 1024));
  command
      .add_option("--timeout", options.timeout,
                  "time limit of a test in seconds (default: 5 times the first run, at least 1 s)")
      ->type_name("S")
      ->check(positiveSeconds());
  command.add_option("--max-time", options.maxSeconds, "stop after S seconds")->type_name("S")->check(seconds());
  command.add_option("--state", options.state, "folder of stored verdicts (default: in the user's cache)")
      ->type_name("DIR");
  command.add_flag("--resume", options.resume, "continue an earlier run with its stored verdicts");
  command.add_flag("--fresh", options.fresh, "discard the verdicts that earlier runs of this test have stored");
}

void addMessageOptions(CLI::App& command, RunOptions& options) {
  command.add_option("--config", options.configuration, configurationHelp)->type_name("FILE");
  command.add_flag("-q,--quiet", options.quiet, "print nothing but errors");
  // Not a negated flag, for which CLI11 would invert HONE_NO_PROGRESS=true.
  command.add_flag_callback(
      "--no-progress", [&options] { options.progress = false; }, "don't show the progress of the run");
}

void addFarmOptions(CLI::App& command, RunOptions& options) {
  // There is none unless --farm is given; its parts are checked when all options are known.
  const auto farm = [&options]() -> FarmOptions& { return options.farm ? *options.farm : options.farm.emplace(); };
  CLI::Option* server = command
                            .add_option_function<std::string>(
                                "--farm", [farm](const std::string& text) { farm().server = parseServerAddress(text); },
                                "test on the workers of the job server at HOST:PORT")
                            ->type_name("SERVER");
  CLI::Option* key =
      command
          .add_option_function<std::string>(
              "--key", [farm](const std::string& file) { farm().key = readFarmKey(file); }, "the farm's key")
          ->type_name("FILE");
  CLI::Option* same =
      command
          .add_option_function<std::vector<std::string>>(
              "--same", [farm](const std::vector<std::string>& names) { farm().same = names; },
              "a file or program that must be the same on all machines of the farm, beside the tested program")
          ->type_name("FILE")
          ->allow_extra_args(false);
  constexpr int mostHere = 1024;
  CLI::Option* here = command
                          .add_option_function<int>(
                              "--farm-here", [farm](int tests) { farm().here = tests; },
                              "run N tests at a time on this machine, too (default: 0)")
                          ->type_name("N")
                          ->check(wholeNumber(0, mostHere));
  CLI::Option* wait = command
                          .add_option_function<double>(
                              "--farm-wait", [farm](double seconds) { farm().waitSeconds = seconds; },
                              "seconds to wait for workers before this machine tests alone (default: 0)")
                          ->type_name("S")
                          ->check(seconds());
  server->needs(key);
  for (CLI::Option* option : {key, same, here, wait}) option->needs(server);
  for (CLI::Option* option : {server, key, same, here, wait}) option->group("Farm");
}

void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs) {
  constexpr const char* names = "INPUT,-i,--input";
  if (inputs == nullptr)
    addInput(command, names, options.input, "the input (-: standard input)")->required();
  else
    addInput(command, names, *inputs, "the input: a file (-: standard input), several files, or a folder")->required();
  command.add_option("-o,--output", options.output, "file for the result (-: standard output)")
      ->transform(dashIsOutput())
      ->type_name("FILE");
  addResourceOptions(command, options);
  addFarmOptions(command, options);
  command.add_option("--repeat", options.repeat, "for flaky tests: K runs on a candidate must agree")
      ->type_name("K")
      ->check(wholeNumber(1, 1000));
  command.add_option("--max-tests", options.maxTests, "stop after N tests")->type_name("N")->check(wholeNumber(0));
  command.add_flag("--dry-run", options.dryRun, "only test the input, and print what a run would do");
  command.add_option("--log", options.log, "write a line of JSON for each verdict")
      ->transform(dashIsOutput())
      ->type_name("FILE.jsonl");
  command.add_option("--stats", options.stats, "write the run's figures as JSON")
      ->transform(dashIsOutput())
      ->type_name("FILE");
  command.add_option("--report", options.report, "write a web page about the run")
      ->transform(dashIsOutput())
      ->type_name("FILE.html");
  addMessageOptions(command, options);
  command
      .add_option_function<std::string>(
          "--color", [&options](const std::string& name) { options.color = parseColorMode(name); },
          "use colours: auto (on a terminal), always or never")
      ->type_name("WHEN");
}

void addBundleOption(CLI::App& command, RunOptions& options) {
  command.add_option("--bundle", options.bundle, "write all files for a bug report into a folder or an archive")
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
