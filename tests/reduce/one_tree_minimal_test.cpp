// Are results 1-tree-minimal? Asked anew, with nothing of the passes: for each node of a result, each text in which it
// is missing, minimal or replaced by a compatible descendant is written and tested by the real program.
//
//     HONE_RESULTS=DIR reduce_test --gtest_filter='*OfFolder*'
//
// checks results that hone has made before: DIR/CASE/result.EXT with DIR/CASE/test.sh.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <set>

#include "../support/next_candidate.h"
#include "grammar/bundled.h"
#include "parse/islands.h"
#include "reduce/reduce.h"
#include "text/file.h"
#include "tree/render.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using Predicate = std::function<bool(const std::string&)>;

/// Runs a shell command on texts, in a folder of its own.
class Shell {
 public:
  Shell(std::string command, std::string name) : command_(std::move(command)), name_(std::move(name)) {
    std::string pattern = (fs::temp_directory_path() / "hone-minimal-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Shell() { fs::remove_all(folder_); }
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;

  bool fails(const std::string& text) const {
    writeFile(folder_ / name_, text);
    std::string command = "cd '" + folder_.string() + "' && set -- '" + (folder_ / name_).string() + "' && " + command_;
    int status = std::system(command.c_str());
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }

 private:
  std::string command_;
  std::string name_;
  fs::path folder_;
};

/// All texts that differ from the tree's in one node, that still parse and that are smaller.
std::set<std::string> smallerNeighbours(const TreePtr& tree) {
  std::set<std::string> texts;
  size_t tokens = tree->tokenCount(tree->root());
  auto add = [&](const Edits& edits) {
    std::optional<Rendered> rendered = render(*tree, edits);
    if (!rendered) return;
    if (std::pair(rendered->tokens, rendered->bytes.size()) >= std::pair(tokens, tree->bytes().size())) return;
    TreePtr parsed = Tree::parse(tree->sharedLanguage(), rendered->bytes, tree->encoding());
    if (parsed->errors().size() <= tree->errors().size() && parsed->brokenIslands() <= tree->brokenIslands())
      texts.insert(rendered->bytes);
  };
  for (NodeId id = 1; id < tree->size(); ++id) {
    const Node& node = tree->node(id);
    Edits removed(tree->size());
    removed.remove(id);
    add(removed);
    // The first of a list goes with the comma behind it.
    if (node.end < tree->size()) {
      for (NodeId next = node.end; next < tree->size(); ++next) {
        if (!tree->node(next).isLeaf() || !tree->node(next).isVisible()) continue;
        if (tree->text(next) == ",") {
          removed.remove(next);
          add(removed);
        }
        break;
      }
    }
    Edits minimal(tree->size());
    minimal.replaceByMinimal(id);
    if (node.kind == NodeKind::rule || node.isVisible()) add(minimal);
    if (node.kind != NodeKind::rule) continue;
    for (NodeId below = id + 1; below < node.end; ++below) {
      const Node& other = tree->node(below);
      if (other.kind != NodeKind::rule || other.language != node.language) continue;
      if (!tree->language(id).compatibility().ruleFits(node.symbol, other.symbol)) continue;
      Edits replaced(tree->size());
      replaced.replaceBySubtree(id, below);
      add(replaced);
    }
  }
  return texts;
}

void expectMinimal(const TreePtr& tree, const Predicate& fails) {
  EXPECT_TRUE(fails(std::string(tree->bytes())));
  for (const std::string& text : smallerNeighbours(tree)) EXPECT_FALSE(fails(text)) << text;
}

struct QuickCase {
  std::string language;
  std::string input;
  std::string command;  ///< of the shell; $1 is the file
};

class OneTreeMinimal : public testing::TestWithParam<QuickCase> {};

TEST_P(OneTreeMinimal, IsTheResultOfADefaultRun) {
  const QuickCase& quick = GetParam();
  Shell shell(quick.command, "candidate");
  auto language = Language::bundled(quick.language);
  std::unique_ptr<Strategy> strategy = makeReduction(Tree::parse(language, quick.input), {});
  while (auto candidate = nextCandidate(*strategy))
    strategy->learn(shell.fails(candidate->bytes) ? Verdict::fail : Verdict::pass);
  const auto& reduced = static_cast<const Pipeline&>(*strategy);
  EXPECT_TRUE(reduced.minimal());
  EXPECT_LT(reduced.best().size(), quick.input.size());
  expectMinimal(Tree::parse(language, reduced.best()), [&](const std::string& text) { return shell.fails(text); });
}

INSTANTIATE_TEST_SUITE_P(
    Reduce, OneTreeMinimal,
    testing::Values(QuickCase{"json", R"([{"a": 1, "price": {"x": [1, 2]}}, {"name": "last", "price": "free"}, [3]])",
                              "jq '.[] | .price.x' \"$1\" 2>&1 >/dev/null | grep -q 'Cannot index string'"},
                    QuickCase{"sql",
                              "CREATE TABLE t(a, b);\nINSERT INTO t VALUES (1, 2), (3, 4);\n"
                              "SELECT a, (SELECT max(missing) FROM t) FROM t ORDER BY 1;\n",
                              "sqlite3 -batch < \"$1\" 2>&1 | grep -q 'no such column: missing'"},
                    QuickCase{
                        "generic",
                        "if test -f file; then\n  echo \"$HOME\" # a comment\nfi\nfor i in 1 2; do echo; done; done\n",
                        "sh -n \"$1\" 2>&1 | grep -q '\"done\" unexpected'"}));

std::shared_ptr<Language> languageOf(const fs::path& file) {
  const BundledLanguage* bundled = bundledForName(file);
  auto language = Language::bundled(bundled == nullptr ? "generic" : bundled->name);
  addBundledIslands(*language);
  return language;
}

TEST(OneTreeMinimalResults, OfFolderAreMinimal) {
  const char* folder = std::getenv("HONE_RESULTS");
  if (folder == nullptr) GTEST_SKIP() << "HONE_RESULTS names no folder of results";
  for (const auto& entry : fs::directory_iterator(folder)) {
    fs::path result;
    for (const auto& file : fs::directory_iterator(entry.path()))
      if (file.path().stem() == "result") result = file.path();
    SCOPED_TRACE(entry.path().filename().string());
    Shell shell("'" + (entry.path() / "test.sh").string() + "' \"$1\" >/dev/null 2>&1",
                "input" + result.extension().string());
    expectMinimal(Tree::parse(languageOf(result), readFile(result)),
                  [&](const std::string& text) { return shell.fails(text); });
  }
}

}  // namespace
}  // namespace hone
