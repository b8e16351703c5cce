// `hone man` and `hone completion`: for the build and for packagers. Help doesn't list them.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/man_page.h"
#include "text/tell.h"

namespace hone {

void addDocumentationCommands(CLI::App& program) {
  auto name = std::make_shared<std::string>();
  CLI::App* man = program.add_subcommand("man", "a manual page as troff")->group("");
  man->add_option("PAGE", *name, "hone, or hone-COMMAND");
  man->callback([&program, name] {
    constexpr std::string_view prefix = "hone-";
    bool ofCommand = name->starts_with(prefix);
    printData(stdout, manPage(program, ofCommand ? program.get_subcommand(name->substr(prefix.size())) : nullptr));
  });
  auto shell = std::make_shared<std::string>();
  CLI::App* completion = program.add_subcommand("completion", "the completion script of bash, zsh or fish")->group("");
  completion->add_option("SHELL", *shell)->required();
  completion->callback([&program, shell] { printData(stdout, completionScript(program, *shell)); });
}

}  // namespace hone
