// What people do by hand where a language has no reference that stands for a file's text: the text of a file that only
// one other file imports goes to the beginning of that one.

#include "reduce/joined_files.h"

#include <algorithm>

#include "grammar/bundled.h"
#include "text/blank.h"

namespace hone {
namespace {

void append(std::vector<NodeId>& to, const std::vector<NodeId>& nodes) {
  to.insert(to.end(), nodes.begin(), nodes.end());
}

bool replaceReference(const Tree& tree, const ReferenceToFile& reference, Edits& edits) {
  auto tokens = tree.language(reference.parts.front()).tokensOf(reference.instead);
  if (!tokens) return false;
  for (NodeId part : reference.parts) edits.remove(part);
  if (!tokens->empty())
    edits.replaceByTokens(reference.parts.front(),
                          std::make_shared<const std::vector<MinimalToken>>(std::move(*tokens)));
  return true;
}

/// The leaf at the end of the subtree, or at its beginning.
NodeId lastLeaf(const Tree& tree, NodeId node) {
  NodeId leaf = node;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (tree.node(id).isLeaf() && !tree.text(id).empty()) leaf = id;
  return leaf;
}
NodeId firstLeaf(const Tree& tree, NodeId node) {
  NodeId id = node;
  while (id < tree.node(node).end && !(tree.node(id).isLeaf() && tree.node(id).isVisible())) ++id;
  return id;
}

/// Puts something between two texts: a line break that stands anywhere in a text of that language, or else the token
/// that ends a statement, before the first one behind.
void separate(const Tree& tree, NodeId before, NodeId behind, std::vector<NodeId>& all, Edits& edits) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::hidden && tree.node(id).language == tree.node(behind).language &&
        tree.text(id).find('\n') != std::string_view::npos && isBlank(tree.text(id)))
      return all.push_back(id);
  const BundledLanguage* language = bundledNamed(tree.language(behind).name());
  const std::string separator = language != nullptr ? language->statementEnd : "";
  const std::string_view end = tree.text(lastLeaf(tree, before));
  if (separator.empty() || end == separator || end == "}") return;
  const NodeId leaf = firstLeaf(tree, behind);
  if (leaf == behind || leaf >= tree.node(behind).end) return;
  auto tokens = tree.language(leaf).tokensOf(separator);
  if (!tokens) return;
  const Edits::Edit* edit = edits.replacement(leaf);
  if (edit != nullptr && edit->kind == Edits::Kind::tokens)
    tokens->insert(tokens->end(), edit->tokens->begin(), edit->tokens->end());
  else if (!edits.touched(leaf))
    tokens->push_back({static_cast<Symbol>(tree.node(leaf).symbol), std::string(tree.text(leaf))});
  edits.replaceByTokens(leaf, std::make_shared<const std::vector<MinimalToken>>(std::move(*tokens)));
}

/// Puts the contents of `moved` before those of `kept`.
bool join(const Tree& tree, const TreeFile& moved, const TreeFile& kept, const std::vector<ReferenceToFile>& imports,
          Edits& edits) {
  for (const ReferenceToFile& import : imports)
    if (!replaceReference(tree, import, edits)) return false;
  std::vector<NodeId> all = subtreesOf(tree, moved.contents);
  const std::vector<NodeId> behind = subtreesOf(tree, kept.contents);
  if (!all.empty() && !behind.empty()) separate(tree, all.back(), behind.front(), all, edits);
  append(all, behind);
  edits.replaceBySubtrees(kept.contents, all);
  return true;
}

}  // namespace

NodeId elementOf(const Tree& tree, const TreeFile& file) {
  NodeId id = file.island;
  while (id != noNode && !tree.node(id).isIteration()) id = tree.node(id).parent;
  return id;
}

Unit movingUnit(NodeId element, std::vector<NodeId> nodes, std::function<bool(Edits&)> move) {
  return [=](Edits& edits) {
    if (edits.touched(element) || std::ranges::any_of(nodes, [&](NodeId node) { return edits.touched(node); })) return;
    Edits moved = edits;
    if (!move(moved)) return;
    moved.remove(element);
    edits = std::move(moved);
  };
}

std::vector<Unit> joiningUnits(const TreePtr& tree, const std::vector<TreeFile>& files,
                               const std::vector<FileReferences>& references) {
  std::vector<Unit> units;
  for (size_t i = 0; i < files.size(); ++i) {
    std::vector<ReferenceToFile> imports;
    for (const ReferenceToFile& reference : references[i].references)
      if (!reference.isInPlace()) imports.push_back(reference);
    const NodeId element = elementOf(*tree, files[i]);
    if (imports.empty() || element == noNode || files[i].contents == noNode) continue;
    const TreeFile &moved = files[i], &kept = files[imports.front().from];
    auto isOfKept = [&](const ReferenceToFile& import) { return import.from == imports.front().from; };
    const bool isOneLanguage = tree->node(moved.contents).language == tree->node(kept.contents).language;
    if (!isOneLanguage || !std::ranges::all_of(imports, isOfKept)) continue;
    std::vector<NodeId> nodes = {moved.contents, kept.contents};
    for (const ReferenceToFile& import : imports) append(nodes, import.parts);
    units.push_back(
        movingUnit(element, std::move(nodes), [=](Edits& edits) { return join(*tree, moved, kept, imports, edits); }));
  }
  return units;
}

}  // namespace hone
