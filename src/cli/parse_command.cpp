#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "text/file.h"
#include "tree/print.h"
#include "tree/tree.h"

namespace hone {
namespace {

struct ParseOptions {
  std::string input;
  std::string format = "text";
  LanguageChoice language;
};

int parse(const ParseOptions& options) {
  ChosenLanguage chosen = chooseLanguage(options.language, options.input);
  if (!chosen.note.empty()) fmt::print(stderr, "hone: {}\n", chosen.note);
  TreePtr tree = Tree::parse(chosen.language, readFile(options.input));
  if (options.format == "json")
    fmt::print("{}\n", toJson(*tree));
  else if (options.format == "lisp")
    fmt::print("{}\n", toLisp(*tree));
  else if (options.format == "dot")
    fmt::print("{}", toDot(*tree));
  else
    fmt::print("{}", toText(*tree));
  for (const SyntaxError& error : tree->errors()) {
    Position at = positionOf(tree->bytes(), error.offset);
    fmt::print(stderr, "{}:{}:{}: {}\n", options.input, at.line, at.column, error.message);
  }
  fmt::print(stderr, "hone: {} tokens, {} nodes, {} syntax errors\n", tree->tokenCount(tree->root()), tree->size(),
             tree->errors().size());
  return exitDone;
}

}  // namespace

void addParseCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<ParseOptions>();
  CLI::App* command = program.add_subcommand("parse", "show the tree of a file as hone sees it");
  command->add_option("INPUT,-i,--input", options->input, "the file")->required()->type_name("FILE");
  command->add_option("--tree", options->format, "how to show the tree")
      ->check(CLI::IsMember({"text", "json", "dot", "lisp"}))
      ->capture_default_str();
  addLanguageOptions(*command, options->language);
  addIslandOptions(*command, options->language);
  command->callback([options, &status] { status = parse(*options); });
}

}  // namespace hone
