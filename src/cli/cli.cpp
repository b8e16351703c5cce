#include "cli/cli.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/boundary.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/exit_status.h"
#include "cli/help.h"
#include "cli/usage_error.h"

namespace hone {

namespace {

int run(int argc, char** argv) {
  // The test's command has its own options. CLI11 never sees the "--", since an option that takes a list would consume
  // it.
  char** const end = argv + argc;
  char** const optionsEnd = std::find(argv, end, std::string_view("--"));
  const std::vector<std::string> testCommand(std::min(optionsEnd + 1, end), end);
  CLI::App program("hone: shrinks failing inputs, repairs broken ones, and explains failures", "hone");
  program.set_version_flag("-V,--version", "hone " HONE_VERSION, "print the version");
  program.set_help_flag("-h,--help", "print this page");
  program.formatter(helpFormatter());
  int status = exitDone;
  addReduceCommand(program, testCommand, status);
  addTriageCommand(program, testCommand, status);
  addCoverageCommand(program, testCommand, status);
  addRepairCommand(program, testCommand, status);
  addGeneralizeCommand(program, testCommand, status);
  addExplainCommand(program, testCommand, status);
  addGenerateCommand(program, status);
  addMatchCommand(program, status);
  addPredictCommand(program, status);
  addParseCommand(program, status);
  addGrammarCommand(program, status);
  addLanguagesCommand(program, status);
  addWorkerCommand(program, status);
  addFarmCommands(program, status);
  for (CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) addConfiguration(*command);
  addDocumentationCommands(program);
  // After the commands, which would inherit it.
  program.footer(
      "For example: hone reduce crash.c --test test.sh\nhone help COMMAND shows more examples and all options of a "
      "command.");
  Sources sources;
  try {
    std::vector<std::string> arguments = preparedArguments(program, {argv + 1, optionsEnd}, sources);
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
    program.parse(std::move(arguments));
    // If CLI11 checked this itself, its message would come before the one about a word that is no command.
    if (program.get_subcommands().empty()) throw CLI::RequiredError("A subcommand");
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0 && !helpIsMeantForUnknown(program, error))
      return program.exit(error);  // --help, --version
    fmt::print(stderr, "hone: {}\n", usageError(program, error, sources, !testCommand.empty()));
    return exitUsage;
  }
  return status;
}

}  // namespace

int runCommandLine(int argc, char** argv) {
  return withBoundary([&] { return run(argc, argv); });
}

}  // namespace hone
