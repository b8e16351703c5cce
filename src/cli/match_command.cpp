#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/pattern_use.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/standard_streams.h"
#include "generalize/members.h"
#include "text/file.h"
#include "text/user_error.h"

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
  int status = exitDone;
  for (const std::string& file : options.files) try {
      TreePtr tree = Tree::parse(pattern.tree->sharedLanguage(), readFile(file));
      const bool belongs = matches(pattern, *tree, options.strict);
      fmt::print("{}: {}\n", file, belongs ? "matches" : "no match");
      if (!belongs) status = std::max<int>(status, exitNotInteresting);
    } catch (const UserError& error) {
      // One of many that can't be read doesn't hide what is to be said of the others.
      fmt::print(stderr, "hone: {}\n", error.what());
      status = exitUsage;
    }
  return status;
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
