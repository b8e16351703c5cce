// A file that is included once makes the project smaller when it moves: its header and the reference go. One that is
// included several times is copied to each place, which the pipeline only tests if that is smaller. If both files are
// of one language, the file's tree takes the place, with its comments and directives. Otherwise its text is read as
// tokens of the other language, as a header in C that a C++ file includes.
//
// An import is more than the token that names the file. What takes its place is all of the file, for the statement
// around it, or a single expression of the file, for an expression around it:
//
//     c.js: module.exports = [1]            a.js: [1].map(f)
//     a.js: require('./c').map(f)
//
// Where a statement gave the module a name, that name goes from what has moved: `b.f` is `f` behind `import b`.
//
// A file that nothing refers to is an element of a list like any other, so it is left to the other passes.

#include <algorithm>
#include <functional>

#include "reduce/file_references.h"
#include "reduce/names.h"
#include "reduce/passes.h"
#include "reduce/unit_pass.h"

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

/// The outermost nodes of the rule below the node, without the node itself.
std::vector<NodeId> outermost(const Tree& tree, NodeId node, uint32_t rule) {
  std::vector<NodeId> found;
  for (NodeId id = node + 1; id < tree.node(node).end;) {
    const Node& at = tree.node(id);
    const bool isOne = at.kind == NodeKind::rule && at.symbol == rule && at.language == tree.node(node).language;
    if (isOne) found.push_back(id);
    id = isOne ? at.end : id + 1;
  }
  return found;
}

/// The one with the longest text; noNode of none.
NodeId longest(const Tree& tree, const std::vector<NodeId>& nodes) {
  const auto found = std::ranges::max_element(nodes, {}, [&](NodeId id) { return tree.text(id).size(); });
  return found == nodes.end() ? noNode : *found;
}

/// A rule around an import, and what of the file may take its place.
struct ImportPlace {
  NodeId node;
  std::vector<NodeId> sources;
  bool isWhole;  ///< all of the file
};

/// Around the token, from the inside to the outside, up to the first rule whose nodes the file is a list of.
std::vector<ImportPlace> placesOf(const Tree& tree, const TreeFile& file, NodeId token) {
  std::vector<ImportPlace> places;
  if (tree.node(token).language != tree.node(file.contents).language) return places;
  for (NodeId id = tree.node(token).parent; id != noNode; id = tree.node(id).parent) {
    const Node& node = tree.node(id);
    if (node.language != tree.node(token).language) break;
    // A node that is no more than the token is the file's name, not its contents.
    if (node.kind != NodeKind::rule || tree.text(id) == tree.text(token)) continue;
    const std::vector<NodeId> same = outermost(tree, file.contents, node.symbol);
    const bool isElement = std::ranges::any_of(same, [&](NodeId found) {
      const NodeId list = tree.node(found).parent;
      return tree.node(list).isIteration() && tree.node(list).parent == file.contents;
    });
    if (isElement) {
      places.push_back({id, same, true});
      break;
    }
    // The outermost one, and the value that it assigns, as in `module.exports = value`.
    const NodeId whole = longest(tree, same);
    if (whole == noNode) continue;
    places.push_back({id, {whole}, false});
    if (const NodeId part = longest(tree, outermost(tree, whole, node.symbol)); part != noNode)
      places.push_back({id, {part}, false});
  }
  return places;
}

/// Replaces the place, or only its part up to the token: of `require('./a').b` what precedes `.b`.
void importAt(const Tree& tree, const ImportPlace& place, NodeId token, bool upToToken, Edits& edits) {
  if (!upToToken) return edits.replaceBySubtrees(place.node, place.sources);
  bool isFirst = true;
  for (NodeId child : tree.children(place.node)) {
    if (isFirst)
      edits.replaceBySubtrees(child, place.sources);
    else
      edits.remove(child);
    isFirst = false;
    if (token < tree.node(child).end) return;
  }
}

/// The visible leaf at the node or behind it, before the end; noNode if there is none.
NodeId leafFrom(const Tree& tree, NodeId id, NodeId end) {
  while (id < end && !(tree.node(id).isLeaf() && tree.node(id).isVisible() && !tree.text(id).empty())) ++id;
  return id < end ? id : noNode;
}

/// The leaves of `name.` wherever that stands behind the import of the module, whose last word is its name.
std::vector<NodeId> qualifiersOf(const Tree& tree, NodeId import) {
  std::string_view name;
  for (NodeId id = leafFrom(tree, import, tree.node(import).end); id != noNode;
       id = leafFrom(tree, id + 1, tree.node(import).end))
    if (isNameText(tree.text(id))) name = tree.text(id);
  NodeId contents = import;
  while (tree.node(tree.node(contents).parent).language == tree.node(import).language)
    contents = tree.node(contents).parent;
  std::vector<NodeId> found;
  const NodeId end = tree.node(contents).end;
  for (NodeId id = tree.node(import).end, next = noNode; (id = leafFrom(tree, id, end)) != noNode; id = next) {
    next = id + 1;
    const NodeId dot = leafFrom(tree, id + 1, end);
    if (tree.text(id) == name && dot != noNode && tree.text(dot) == ".") found.insert(found.end(), {id, dot});
  }
  return found;
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
  const std::vector<FileReferences> found = referencesAmong(*tree, files);
  std::vector<Unit> units;
  for (size_t i = 0; i < files.size(); ++i) {
    const NodeId element = elementOf(*tree, files[i]);
    if (element == noNode || found[i].references.empty()) continue;
    std::vector<NodeId> going = {element};
    for (const FileReference& reference : found[i].references)
      going.insert(going.end(), reference.parts.begin(), reference.parts.end());
    units.push_back([going](Edits& edits) {
      for (NodeId node : going) edits.remove(node);
    });
  }
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

std::unique_ptr<Pass> makeIncludePass(TreePtr tree) {
  const auto files = std::make_shared<const std::vector<TreeFile>>(filesIn(*tree));
  const std::vector<FileReferences> found = referencesAmong(*tree, *files);
  std::vector<Unit> units;
  for (size_t i = 0; i < files->size(); ++i) {
    const TreeFile& file = (*files)[i];
    const NodeId element = elementOf(*tree, file);
    const std::vector<FileReference>& references = found[i].references;
    if (element == noNode || file.contents == noNode) continue;
    std::vector<NodeId> places;
    for (const FileReference& reference : references)
      places.insert(places.end(), reference.parts.begin(), reference.parts.end());
    // The file's own end may be a line break too, or need one behind it: only one of the two can be written.
    if (!references.empty())
      for (bool withBreaks : {true, false})
        units.push_back(movingUnit(
            element, places, [=](Edits& edits) { return moveTo(*tree, (*files)[i], references, withBreaks, edits); }));
    // Only a file that is imported once: its copies would be several files with state of their own.
    const std::vector<NodeId>& imports = found[i].imports;
    if (imports.size() != 1) continue;
    for (const ImportPlace& place : placesOf(*tree, file, imports.front()))
      for (bool isVariant : {false, true}) {
        const bool upToToken = isVariant && !place.isWhole;
        std::vector<NodeId> qualifiers;
        if (isVariant && place.isWhole) qualifiers = qualifiersOf(*tree, place.node);
        if (isVariant && !upToToken && qualifiers.empty()) continue;
        units.push_back(movingUnit(element, {place.node}, [=, token = imports.front()](Edits& edits) {
          importAt(*tree, place, token, upToToken, edits);
          for (NodeId qualifier : qualifiers) edits.remove(qualifier);
          return true;
        }));
      }
  }
  return makeGreedyPass(std::move(tree), std::move(units));
}

}  // namespace hone
