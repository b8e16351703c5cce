#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "grammar/bundled.h"
#include "text/tell.h"

namespace hone {
namespace {

void print(const BundledLanguage& language) {
  tell(stdout, "{:<12} {:<56} {:>9}  {}\n", language.name, language.title,
       language.parsed.empty() ? "-" : language.parsed, fmt::format("{}", fmt::join(language.extensions, " ")));
}

}  // namespace

void addLanguagesCommand(CLI::App& program, int&) {
  CLI::App* command = program.add_subcommand("languages", "list the built-in languages");
  command->callback([] {
    tell(stdout, "{:<12} {:<56} {:>9}  {}\n", "LANGUAGE", "", "FILES", "EXTENSIONS");
    for (const BundledLanguage& language : bundledLanguages())
      if (!language.demonstration) print(language);
    tell(stdout, "\nDemonstrations, of papers and of command lines:\n");
    for (const BundledLanguage& language : bundledLanguages())
      if (language.demonstration) print(language);
    tell(stdout, "\nFILES: of the real files that were tried, how many are read without an error.\n");
  });
}

}  // namespace hone
