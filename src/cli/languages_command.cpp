#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "grammar/bundled.h"

namespace hone {
namespace {

void print(const BundledLanguage& language) {
  fmt::print("{:<12} {:<56} {:>9}  {}\n", language.name, language.title,
             language.parsed.empty() ? "-" : language.parsed, fmt::join(language.extensions, " "));
}

}  // namespace

void addLanguagesCommand(CLI::App& program, int&) {
  CLI::App* command = program.add_subcommand("languages", "list the built-in languages");
  command->callback([] {
    fmt::print("{:<12} {:<56} {:>9}  {}\n", "LANGUAGE", "", "FILES", "EXTENSIONS");
    for (const BundledLanguage& language : bundledLanguages())
      if (!language.demonstration) print(language);
    fmt::print("\nDemonstrations, of papers and of command lines:\n");
    for (const BundledLanguage& language : bundledLanguages())
      if (language.demonstration) print(language);
    fmt::print("\nFILES: of the real files that were tried, how many are read without an error.\n");
  });
}

}  // namespace hone
