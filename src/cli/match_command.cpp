
#include <algorithm>
#include <memory>

#include "app/results.h"
#include "cli/commands.h"
#include "pattern/members.h"
#include "pattern/occurrence.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct MatchOptions {
  std::string pattern;
  std::vector<std::string> files;
  LanguageChoice language;
  bool anchored = false;
  bool strict = false;
};

int match(const MatchOptions& options) {
  Pattern pattern = loadPattern(options.pattern, options.language);
  const PatternFinder finder(pattern);
  int status = exitDone;
  for (const std::string& file : options.files) try {
      TreePtr tree = Tree::parse(pattern.tree->sharedLanguage(), readFile(file));
      const bool whole = options.strict || options.anchored;
      const bool belongs = whole ? matches(pattern, *tree, options.strict) : finder.occursIn(*tree);
      tell(stdout, "{}: {}\n", file, belongs ? "matches" : "no match");
      if (!belongs) status = std::max<int>(status, exitNotInteresting);
    } catch (const UserError& error) {
      // A file that can't be read must not hide the results of the others.
      tell(stderr, "hone: {}\n", error.what());
      status = exitUsage;
    }
  return status;
}

}  // namespace

void addMatchCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<MatchOptions>();
  CLI::App* command = program.add_subcommand("match", "tell whether files match a pattern");
  DescribedOptions described(*command);
  described.store({"pattern", "a pattern of hone generalize", "P.json"}, options->pattern);
  command->get_option("--pattern")->required();
  addInput(*command, "FILES", options->files, "files to match")->required();
  described.store({"anchored", "the file has to be like the pattern as a whole: nothing is added"}, options->anchored);
  described.store({"strict", "the same, and at open places only texts that hone generate would make"}, options->strict);
  addLanguageOptions(*command, options->language);
  command->footer(
      "White space and comments matter where the pattern shows them.\n"
      "Between the parts of the pattern, a file may have more elements of lists and optional parts, if these did no "
      "harm\n"
      "in the tests of hone generalize.");
  command->callback([options, &status] { status = match(*options); });
}

}  // namespace hone
