#include <fmt/format.h>

#include <memory>

#include "app/input_language.h"
#include "cli/commands.h"
#include "text/counted.h"
#include "text/file.h"
#include "text/line_index.h"
#include "text/tell.h"
#include "tree/print.h"
#include "tree/tree.h"

namespace hone {
namespace {

struct ParseOptions {
  std::string input;
  std::string format = "text";
  LanguageChoice language;
};

/// Texts in other languages.
size_t islandsIn(const Tree& tree) {
  size_t count = 0;
  for (NodeId id = 1; id < tree.size(); ++id)
    count += tree.node(id).kind == NodeKind::rule && tree.node(tree.node(id).parent).kind == NodeKind::island;
  return count;
}

void print(const Tree& tree, std::string_view format) {
  auto out = [](std::string_view part) { printData(stdout, part); };
  if (format == "text") return writeText(tree, out);
  if (format == "dot") return writeDot(tree, out);
  if (format == "json")
    writeJson(tree, out);
  else
    out(toLisp(tree));
  out("\n");
}

int parse(const ParseOptions& options) {
  TreePtr tree = Tree::parse(chooseLanguage(options.language, options.input, false), readFile(options.input));
  print(*tree, options.format);
  const std::string text = tree->plainText();
  LineIndex lines(text);
  for (const SyntaxError& error : tree->errors()) {
    Position at = lines.at(tree->plainOffset(text, error.offset));
    tell(stderr, "{}:{}:{}: {}\n", options.input, at.line, at.column, error.message);
  }
  std::string islands;
  if (size_t count = islandsIn(*tree); count + tree->brokenIslands() > 0) {
    islands = ", " + counted(count, "island");
    if (size_t broken = tree->brokenIslands(); broken > 0)
      islands += fmt::format(", {} that do{} parse", broken, broken == 1 ? "esn't" : "n't");
  }
  tell(stderr, "hone: {} tokens, {} nodes, {}{}\n", tree->tokenCount(tree->root()), tree->size(),
       counted(tree->errors().size(), "syntax error"), islands);
  return exitDone;
}

}  // namespace

void addParseCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<ParseOptions>();
  CLI::App* command = program.add_subcommand("parse", "show the tree that hone parses from a file");
  addInput(*command, "INPUT,-i,--input", options->input, "the file")->required();
  command->add_option("--tree", options->format, "how to show the tree: text, json, dot (Graphviz) or lisp")
      ->check(CLI::IsMember({"text", "json", "dot", "lisp"}))
      ->capture_default_str();
  addLanguageOptions(*command, options->language);
  addIslandOptions(*command, options->language);
  command->callback([options, &status] { status = parse(*options); });
}

}  // namespace hone
