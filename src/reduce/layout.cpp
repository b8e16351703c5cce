// Besides each hidden token alone, the directives of a conditional go together, as those around a header do.

#include "reduce/layout.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "text/blank.h"

namespace hone {
namespace {

/// The directive's name if the hidden token is one of the C preprocessor; else empty.
std::string_view directiveName(std::string_view text) {
  if (!text.starts_with('#')) return "";
  text.remove_prefix(std::min(text.find_first_not_of(" \t", 1), text.size()));
  return text.substr(0, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
}

/// For each `#if` with an `#endif`, those two and what stands between them in their conditional.
std::vector<std::vector<NodeId>> conditionals(const Tree& tree) {
  std::vector<std::vector<NodeId>> open, all;
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (tree.node(id).kind != NodeKind::hidden) continue;
    const std::string_view name = directiveName(tree.text(id));
    if (name.starts_with("if")) open.emplace_back();
    const bool belongs = name.starts_with("if") || name.starts_with("el") || name == "endif";
    if (!belongs || open.empty()) continue;
    open.back().push_back(id);
    if (name != "endif") continue;
    all.push_back(std::move(open.back()));
    open.pop_back();
  }
  return all;
}

/// A line marker and a remark behind `# ` are comments. `#include` and `# ifdef` aren't, though some grammars hide
/// them. The names are listed, since `generic` takes `# ifdef` for a remark.
bool isComment(const Tree& tree, NodeId id) {
  constexpr std::array directives = {"define", "elif",   "else", "endif",  "error", "if",      "ifdef",  "ifndef",
                                     "ident",  "import", "line", "pragma", "undef", "include", "warning"};
  const std::string_view text = tree.text(id);
  const bool isDirective = text.size() > 1 && text[0] == '#' &&
                           (isNameText(text.substr(1, 1)) || std::ranges::count(directives, directiveName(text)) > 0);
  return tree.node(id).kind == NodeKind::hidden && !isBlank(text) && !isDirective;
}

/// Does a comment begin its line?
bool beginsLine(const Tree& tree, NodeId comment) {
  const std::string_view before = std::string_view(tree.bytes()).substr(0, tree.node(comment).textBegin);
  const size_t last = before.find_last_not_of(" \t");
  return last == std::string_view::npos || before[last] == '\n';
}

}  // namespace

/// A line with only a comment goes as a whole: in some languages, an empty line would mean something else.
std::unique_ptr<Pass> makeCommentPass(TreePtr tree) {
  const Unit removeAll = [tree](Edits& edits) {
    for (NodeId id = 0; id < tree->size(); ++id) {
      if (!isComment(*tree, id)) continue;
      edits.remove(id);
      const NodeId next = id + 1;
      if (next < tree->size() && tree->node(next).kind == NodeKind::hidden && isBlank(tree->text(next)) &&
          beginsLine(*tree, id))
        edits.remove(next);
    }
  };
  return makeGreedyPass(std::move(tree), {removeAll});
}

std::unique_ptr<Pass> makeLayoutPass(TreePtr tree) {
  std::vector<Unit> units;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::hidden) units.push_back([id](Edits& edits) { edits.remove(id); });
  for (std::vector<NodeId>& directives : conditionals(*tree))
    units.push_back([directives = std::move(directives)](Edits& edits) {
      for (NodeId id : directives) edits.remove(id);
    });
  return makeUnitPass(std::move(tree), std::move(units), Minimizer::bisect);
}

}  // namespace hone
