#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "test/coverage.h"
#include "text/file.h"
#include "text/file_descriptor.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct CoverageArguments {
  std::string input;
  std::string output;
  std::string of;
};

int measure(const CoverageArguments& options, const std::vector<std::string>& command) {
  if (command.empty()) throw UserError("no command: give it behind --, as in hone coverage -- ./parser FILE");
  if (!options.input.empty()) {
    const FileDescriptor input(open(options.input.c_str(), O_RDONLY | O_CLOEXEC));
    if (input.get() == -1 || dup2(input.get(), STDIN_FILENO) == -1)
      throw UserError(fmt::format("can't read {}", options.input));
  }
  const Coverage reached = coverageOf(command);
  if (reached.empty())
    throw UserError(
        fmt::format("{} wrote no coverage: compile it with clang -fsanitize=address "
                    "-fsanitize-coverage=trace-pc-guard, or with afl-cc",
                    command.front()));
  if (!options.output.empty()) writeFile(options.output, toText(reached));
  if (options.of.empty()) {
    if (options.output.empty()) fmt::print("{}", toText(reached));
    return exitDone;
  }
  return std::ranges::includes(reached, coverageFrom(readFile(options.of))) ? exitDone : exitNotInteresting;
}

}  // namespace

void addCoverageCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<CoverageArguments>();
  CLI::App* command = program.add_subcommand("coverage", "list the places of a program that a run reaches");
  command->group("");  // mostly for hone triage --coverage, whose page tells of it
  command->add_option("--input", options->input, "the command's standard input")->type_name("FILE");
  command->add_option("-o,--output", options->output, "write the places there")->type_name("FILE");
  command->add_option("--of", options->of, "exit status 0 if the run reaches all places that FILE lists, or else 1")
      ->type_name("FILE");
  command->footer(
      "The program must be compiled with clang -fsanitize=address -fsanitize-coverage=trace-pc-guard, or with afl-cc.");
  command->callback([options, &testCommand, &status] { status = measure(*options, testCommand); });
}

}  // namespace hone
