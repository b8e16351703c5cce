// The arguments of a command are few, and most of them count for nothing: halves of them go first. That -O1 is simpler
// than -O3, though no shorter, no other pass would know. What is left mostly has to stay, whatever becomes of the
// source; so the passes for sources skip it (isOfCommand), or each would try it again whenever the source has changed.

#include "reduce/passes.h"
#include "reduce/unit_pass.h"
#include "text/command_text.h"
#include "tree/project_files.h"

namespace hone {
namespace {

/// The contents of the command; noNode if there is none.
NodeId commandOf(const Tree& tree) {
  for (const TreeFile& file : filesIn(tree))
    if (file.path == commandPath) return file.contents;
  return noNode;
}

/// The iteration of a list that the node is; noNode if there is none.
NodeId elementAround(const Tree& tree, NodeId id, NodeId command) {
  while (id > command && !tree.node(id).isIteration()) id = tree.node(id).parent;
  return id > command ? id : noNode;
}

/// What to try in the place of a part of a word, in this order. `before`: what precedes it.
std::vector<std::string> simpler(std::string_view part, std::string_view before) {
  std::vector<std::string> others;
  if (part.starts_with("-O") && part.size() > 2 && part != "-O1") others = {"-O1"};
  if (part == "-O3" || part == "-Ofast") others.emplace_back("-O2");
  if (before.ends_with("opt-level=") && part == "3") others = {"1", "2"};
  if (before.ends_with("opt-level=") && part == "2") others = {"1"};
  if (before.ends_with("-std=") && part.starts_with("gnu")) others.emplace_back(part.substr(2)).front() = 'c';
  if (part.starts_with("-g") && part.size() > 2) others.emplace_back("-g");
  return others;
}

}  // namespace

std::unique_ptr<Pass> makeOptionPass(TreePtr tree, Minimizer minimizer) {
  std::vector<Unit> units;
  const NodeId command = commandOf(*tree);
  for (NodeId id = command; command != noNode && id < tree->node(command).end; ++id) {
    if (tree->node(id).kind != NodeKind::rule) continue;
    const std::string name = tree->symbolName(id);
    const NodeId element = elementAround(*tree, id, command);
    if (element != noNode && (name == "option" || name == "variable"))
      units.emplace_back([element](Edits& edits) { edits.remove(element); });
  }
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

std::unique_ptr<Pass> makeValuePass(TreePtr tree) {
  std::vector<Unit> units;
  std::vector<std::vector<NodeId>> words;  // by their pieces
  const NodeId command = commandOf(*tree);
  for (NodeId id = command; command != noNode && id < tree->node(command).end; ++id) {
    const Node& node = tree->node(id);
    if (node.kind == NodeKind::rule && tree->symbolName(id) == "word") words.emplace_back();
    if (node.kind != NodeKind::token) continue;
    const std::string type = tree->symbolName(id);
    if (type == "PART" || type == "SEPARATOR") words.back().push_back(id);
    for (const std::string& other : simpler(tree->text(id), tree->bytes().substr(0, node.textBegin)))
      units.emplace_back([=](Edits& edits) {
        if (!edits.touched(id)) edits.replaceText(id, other);
      });
  }
  for (const std::vector<NodeId>& pieces : words)
    for (size_t width = 2; width > 0; --width)
      for (size_t end = pieces.size(); end >= width && pieces.size() > 1; --end)
        units.emplace_back([run = std::vector(pieces.begin() + static_cast<long>(end - width),
                                              pieces.begin() + static_cast<long>(end))](Edits& edits) {
          for (const NodeId piece : run) edits.remove(piece);
        });
  return makeGreedyPass(std::move(tree), std::move(units));
}

}  // namespace hone
