// Besides each hidden token alone, the directives of a conditional go together, as those around a header do. Where
// white space can't go, one line break or blank may do: the program that is tested may tell tokens apart by other rules
// than the grammar.

#include <algorithm>
#include <string>
#include <string_view>

#include "reduce/passes.h"
#include "reduce/unit_pass.h"
#include "text/characters.h"

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

/// Shorter white space for the hidden token, which stays otherwise.
Unit shortened(NodeId id, std::string_view text) {
  return [id, text = std::string(text)](Edits& edits) {
    if (!edits.touched(id)) edits.replaceText(id, text);
  };
}

}  // namespace

std::unique_ptr<Pass> makeLayoutPass(TreePtr tree) {
  std::vector<Unit> units;
  // The minimizer begins at the end.
  for (std::string_view text : {" ", "\n"})
    for (NodeId id = 0; id < tree->size(); ++id) {
      if (tree->node(id).kind != NodeKind::hidden || tree->text(id).size() <= text.size()) continue;
      if (isAllBlank(tree->text(id))) units.push_back(shortened(id, text));
    }
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::hidden) units.push_back([id](Edits& edits) { edits.remove(id); });
  for (std::vector<NodeId>& directives : conditionals(*tree))
    units.push_back([directives = std::move(directives)](Edits& edits) {
      for (NodeId id : directives) edits.remove(id);
    });
  return makeUnitPass(std::move(tree), std::move(units), Minimizer::bisect);
}

}  // namespace hone
