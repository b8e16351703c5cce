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
  CLI::App* command = program.add_subcommand("match", "tell whether files match a pattern");
  command->add_option("--pattern", options->pattern, "a pattern of hone generalize")->required()->type_name("P.json");
  command->add_option("FILES", options->files, "files to match")
      ->required()
      ->transform(dashIsInput())
      ->type_name("FILE");
  command->add_flag("--strict", options->strict, "at open places, match only texts that hone generate would make");
  addLanguageOptions(*command, options->language);
  command->footer("Exit status: 0 if all files match, else 1. White space and comments don't matter.");
  command->callback([options, &status] { status = match(*options); });
}

}  // namespace hone
