// A file that is included once makes the project smaller when it moves: its header and the reference go. One that is
// included several times is copied to each place, which the pipeline only tests if that is smaller. If both files are
// of one language, the file's tree takes the place, with its comments and directives. Otherwise its text is read as
// tokens of the other language, as a header in C that a C++ file includes.
//
// A file that nothing refers to is an element of a list like any other, so it is left to the other passes.

#include "reduce/file_passes.h"

#include <algorithm>
#include <functional>

#include "reduce/file_references.h"
#include "reduce/greedy_pass.h"

namespace hone {
namespace {

/// The iteration of the list of files that is the file; noNode if there is none.
NodeId elementOf(const Tree& tree, const TreeFile& file) {
  NodeId id = file.island;
  while (id != noNode && !tree.node(id).isIteration()) id = tree.node(id).parent;
  return id;
}

/// The line break behind the token, if that is a token of its own, as in the generic grammar; else noNode.
NodeId breakBehind(const Tree& tree, NodeId token) {
  for (NodeId id = tree.node(token).end; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (!node.isVisible() || node.textBegin == node.textEnd) continue;
    return tree.text(id).find_first_not_of(" \t\r\n") == std::string_view::npos ? id : noNode;
  }
  return noNode;
}

/// Lets the file's contents take the place of what refers to it; false if they can't.
bool moveTo(const Tree& tree, const TreeFile& file, const std::vector<FileReference>& references, bool withBreaks,
            Edits& edits) {
  for (const FileReference& reference : references) {
    const NodeId place = reference.parts.front();
    for (NodeId part : reference.parts) edits.remove(part);
    const bool asTree = reference.instead == "@@" && tree.node(place).language == tree.node(file.contents).language;
    if (asTree) {
      edits.replaceBySubtrees(place, subtreesOf(tree, file.contents));
    } else {
      std::string text = reference.instead;
      text.replace(text.find("@@"), 2, tree.text(file.contents));
      auto read = tree.language(place).tokensOf(text);
      if (!read) return false;
      edits.replaceByTokens(place, std::make_shared<const std::vector<MinimalToken>>(std::move(*read)));
    }
    const NodeId behind = withBreaks ? breakBehind(tree, reference.parts.back()) : noNode;
    if (behind != noNode) edits.remove(behind);
    if (withBreaks && behind == noNode) return false;
  }
  return true;
}

/// Moves the file and removes it, unless one of the nodes has changed already: a file that has moved isn't looked into
/// again in this turn.
Unit movingUnit(NodeId element, std::vector<NodeId> nodes, std::function<bool(Edits&)> move) {
  return [=](Edits& edits) {
    if (edits.touched(element) || std::ranges::any_of(nodes, [&](NodeId node) { return edits.touched(node); })) return;
    Edits moved = edits;
    if (!move(moved)) return;
    moved.remove(element);
    edits = std::move(moved);
  };
}

}  // namespace

std::unique_ptr<Pass> makeReferencedFilePass(TreePtr tree, Minimizer minimizer) {
  const std::vector<TreeFile> files = filesIn(*tree);
  const std::vector<std::vector<FileReference>> found = referencesAmong(*tree, files);
  std::vector<Unit> units;
  for (size_t i = 0; i < files.size(); ++i) {
    const NodeId element = elementOf(*tree, files[i]);
    if (element == noNode || found[i].empty()) continue;
    std::vector<NodeId> going = {element};
    for (const FileReference& reference : found[i])
      going.insert(going.end(), reference.parts.begin(), reference.parts.end());
    units.push_back([going](Edits& edits) {
      for (NodeId node : going) edits.remove(node);
    });
  }
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

std::unique_ptr<Pass> makeIncludePass(TreePtr tree) {
  const auto files = std::make_shared<const std::vector<TreeFile>>(filesIn(*tree));
  const std::vector<std::vector<FileReference>> found = referencesAmong(*tree, *files);
  std::vector<Unit> units;
  for (size_t i = 0; i < files->size(); ++i) {
    const TreeFile& file = (*files)[i];
    const NodeId element = elementOf(*tree, file);
    const std::vector<FileReference>& references = found[i];
    if (element == noNode || file.contents == noNode || references.empty()) continue;
    std::vector<NodeId> places;
    for (const FileReference& reference : references)
      places.insert(places.end(), reference.parts.begin(), reference.parts.end());
    // The file's own end may be a line break too, or need one behind it: only one of the two can be written.
    for (bool withBreaks : {true, false})
      units.push_back(movingUnit(
          element, places, [=](Edits& edits) { return moveTo(*tree, (*files)[i], references, withBreaks, edits); }));
  }
  return makeGreedyPass(std::move(tree), std::move(units));
}

}  // namespace hone
