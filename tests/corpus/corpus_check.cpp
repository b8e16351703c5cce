// Parses and renders files; scripts/corpus-check runs it on many real ones.
//
//   corpus_check LANGUAGE FILE...
//
// Prints one line per file: numbers of bytes, of syntax errors and of broken islands, whether it renders unchanged (1
// or 0), its name, and the first error.
#include <fmt/format.h>

#include "parse/islands.h"
#include "text/file.h"
#include "text/line_index.h"
#include "tree/render.h"

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "usage: corpus_check LANGUAGE FILE...\n");
    return 2;
  }
  auto language = hone::Language::bundled(argv[1]);
  hone::addBundledIslands(*language);
  for (int i = 2; i < argc; ++i) {
    std::string bytes = hone::readFile(argv[i]);
    hone::TreePtr tree = hone::Tree::parse(language, bytes);
    auto rendered = hone::render(*tree, hone::Edits(tree->size()));
    std::string error;
    if (!tree->errors().empty()) {
      hone::Position at = hone::LineIndex(bytes).at(tree->plainOffset(bytes, tree->errors().front().offset));
      error = fmt::format("{}:{}: {}", at.line, at.column, tree->errors().front().message);
    }
    bool same = rendered && language->plain(rendered->bytes, tree->encoding()) == bytes;
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", bytes.size(), tree->errors().size(), tree->brokenIslands(), same ? 1 : 0,
               argv[i], error);
  }
}
