#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "grammar/bundled.h"

namespace hone {

void addLanguagesCommand(CLI::App& program, int&) {
  CLI::App* command = program.add_subcommand("languages", "list the built-in languages");
  command->callback([] {
    for (const BundledLanguage& language : bundledLanguages())
      fmt::print("{:<12} {:<44} {}\n", language.name, language.title, fmt::join(language.extensions, " "));
  });
}

}  // namespace hone
