#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "app/pattern_use.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/standard_streams.h"
#include "generalize/members.h"
#include "text/file.h"

namespace hone {
namespace {

struct MatchOptions {
  std::string pattern;
  std::vector<std::string> files;
  LanguageChoice language;
  bool strict = false;
};

int match(const MatchOptions& options) {
  Pattern pattern = loadPattern(options.pattern, options.language);
  bool all = true;
  for (const std::string& file : options.files) {
    TreePtr tree = Tree::parse(pattern.tree->sharedLanguage(), readFile(file));
    bool belongs = matches(pattern, *tree, options.strict);
    all &= belongs;
    fmt::print("{}: {}\n", file, belongs ? "matches" : "no match");
  }
  return all ? exitDone : exitNotInteresting;
}

}  // namespace

void addMatchCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<MatchOptions>();
  CLI::App* command = program.add_subcommand("match", "does a file belong to a pattern?");
  command->add_option("--pattern", options->pattern, "made by hone generalize")->required()->type_name("P.json");
  command->add_option("FILES", options->files, "to be matched")
      ->required()
      ->transform(dashIsInput())
      ->type_name("FILE");
  command->add_flag("--strict", options->strict,
                    "accept at open places only contents that were found to be valid, as hone generate makes them");
  addLanguageOptions(*command, options->language);
  command->footer("Exit status: 0 if all match, 1 if not. White space and comments don't matter.");
  command->callback([options, &status] { status = match(*options); });
}

}  // namespace hone
