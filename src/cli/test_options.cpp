#include "cli/test_options.h"

#include <fmt/format.h>

#include "cli/configuration.h"
#include "cli/described_options.h"
#include "cli/numbers.h"
#include "cli/standard_streams.h"
#include "report/report_page.h"
#include "text/user_error.h"

namespace hone {

void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought) {
  options.commandLine = testCommand;
  const bool accepts = sought == Sought::acceptance;
  command.footer(std::string("TEST is --test SCRIPT, --commands CMDS, --test-server CMD, --test-library FILE.so,\n") +
                 (accepts ? "or -- COMMAND ARGS, which accepts by exit status 0 unless rules say otherwise;\n"
                          : "or -- COMMAND ARGS with rules;\n") +
                 "@@ in ARGS stands for the candidate's path.\n"
                 "FILE... means all words up to the next option. INPUT goes before that option;\n"
                 "if INPUT is nowhere else, it is the last of these words.");
  DescribedOptions described(command);
  describe(options, described, sought);
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
  command.add_flag("--trust-test", options.trustTest,
                   "don't ask about a failure that the empty file has too, or that is due to a missing file");
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
  CLI::Option* key = command
                         .add_option_function<std::string>(
                             "--key",
                             [farm](const std::string& file) {
                               farm().key = readFarmKey(file);
                               farm().keyDoubt = doubtAboutKey(file);
                             },
                             "the farm's key")
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
  command
      .add_option_function<std::string>(
          "--repeat", [&options](const std::string& text) { options.repeat = parseRepeat(text); },
          "for flaky tests: K runs in a row must fail; auto: as often as the input does")
      ->type_name("K|auto");
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
      ->check([](const std::string&) {
        return hasReportPages() ? std::string() : "this hone was built without the pages of --report";
      })
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
