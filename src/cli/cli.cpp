#include "cli/cli.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/boundary.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/help.h"
#include "cli/usage_error.h"
#include "text/tell.h"

namespace hone {

namespace {

using AddCommand = void (*)(CLI::App& program, const std::vector<std::string>& testCommand, int& status);

template <void (*add)(CLI::App&, int&)>
void withoutTest(CLI::App& program, const std::vector<std::string>&, int& status) {
  add(program, status);
}

constexpr std::pair<std::string_view, AddCommand> allCommands[] = {
    {"reduce", addReduceCommand},
    {"log", withoutTest<addLogCommand>},
    {"triage", addTriageCommand},
    {"repair", addRepairCommand},
    {"generalize", addGeneralizeCommand},
    {"explain", addExplainCommand},
    {"generate", withoutTest<addGenerateCommand>},
    {"match", withoutTest<addMatchCommand>},
    {"predict", withoutTest<addPredictCommand>},
    {"parse", withoutTest<addParseCommand>},
    {"grammar", withoutTest<addGrammarCommand>},
    {"languages", withoutTest<addLanguagesCommand>},
    {"worker", withoutTest<addWorkerCommand>},
    {"farm", withoutTest<addFarmCommands>},
};

/// The command that is called, or `--version`, if its own options are enough to read the command line. Settings of
/// files and of the environment may belong to any command.
std::string_view onlyCommand(std::span<char* const> words) {
  if (words.size() < 2) return {};
  for (char** variable = environ; *variable != nullptr; ++variable)
    if (std::string_view(*variable).starts_with("HONE_")) return {};
  for (const std::string_view word : words)
    if (word.starts_with("--config")) return {};
  if (words[1] == std::string_view("--version")) return "--version";
  const auto* const called = std::ranges::find(allCommands, words[1], &std::pair<std::string_view, AddCommand>::first);
  return called == std::end(allCommands) ? std::string_view() : called->first;
}

/// `only`: a command, if no other is to be known; CLI11 takes a millisecond for the options of all commands.
int run(int argc, char** argv, std::string_view only) {
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
  for (const auto& [name, add] : allCommands)
    if (only.empty() || name == only) add(program, testCommand, status);
  for (CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) addConfiguration(*command);
  addDocumentationCommands(program);
  // After the commands, which would inherit it.
  program.footer("For example: hone reduce crash.c --test test.sh; more: hone help COMMAND");
  Sources sources;
  try {
    std::vector<std::string> arguments = preparedArguments(program, {argv + 1, optionsEnd}, sources);
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
    program.parse(std::move(arguments));
    // If CLI11 checked this itself, its message would come before the one about a word that is no command.
    if (program.get_subcommands().empty()) throw CLI::RequiredError("A subcommand");
  } catch (const CLI::CallForVersion& version) {
    printData(stdout, std::string(version.what()) + "\n");
    return exitDone;
  } catch (const CLI::ParseError& error) {
    if (!only.empty()) return run(argc, argv, {});  // help and messages may name other commands
    if (error.get_exit_code() == 0 && !helpIsMeantForUnknown(program, error)) return program.exit(error);  // --help
    tell(stderr, "hone: {}\n", usageError(program, error, sources, !testCommand.empty()));
    return exitUsage;
  }
  return status;
}

}  // namespace

int runCommandLine(int argc, char** argv) {
  return withBoundary([&] { return run(argc, argv, onlyCommand({argv, static_cast<size_t>(argc)})); });
}

}  // namespace hone
