#include "cli/cli.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "text/user_error.h"

namespace hone {

int runCommandLine(int argc, char** argv) {
  CLI::App program("hone: the smallest input that still fails, and what it has in common with others", "hone");
  program.set_version_flag("--version", "hone 0.1.0");
  program.require_subcommand(1);
  int status = exitDone;
  addReduceCommand(program, status);
  addParseCommand(program, status);
  addGrammarCommand(program, status);
  addGenerateCommand(program, status);
  addLanguagesCommand(program, status);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return program.exit(error);  // --help, --version
    fmt::print(stderr, "hone: {} (see hone --help)\n", error.what());
    return exitUsage;
  } catch (const UserError& error) {
    fmt::print(stderr, "hone: {}\n", error.what());
    return exitUsage;
  }
  return status;
}

}  // namespace hone
