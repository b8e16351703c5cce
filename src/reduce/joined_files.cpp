// What people do by hand where a language has no reference that stands for a file's text. It isn't only a gain of
// itself: declarations for the other file, and words such as `public`, can go then.
//
// Where one file imports the other, it takes its text. Where files share their names without any reference, as those of
// a C program or a Java package do, each pair is tried, as soon as little text is left. There, the build file may name
// the file that goes, so this is tried with and without what names it.

#include "reduce/joined_files.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

#include "grammar/bundled.h"
#include "reduce/moved_paths.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t mostTokens = 300;  ///< pairs are tried in texts of so many
constexpr size_t mostFiles = 8;

const Joining* joiningOf(const Tree& tree, const TreeFile& file) {
  const BundledLanguage* language = bundledNamed(tree.language(file.contents).name());
  return language != nullptr && language->joining ? &*language->joining : nullptr;
}

/// The subtrees of the contents: first those of the head, then all others.
std::pair<std::vector<NodeId>, std::vector<NodeId>> headAndRest(const Tree& tree, const TreeFile& file,
                                                                const Joining& joining) {
  std::pair<std::vector<NodeId>, std::vector<NodeId>> children;
  const size_t end = tree.node(file.contents).textBegin + headLength(joining.head, tree.text(file.contents));
  for (NodeId child : subtreesOf(tree, file.contents))
    (tree.node(child).textEnd <= end ? children.first : children.second).push_back(child);
  return children;
}

struct Join {
  size_t moved, kept;
  std::vector<ReferenceToFile> references;  ///< to the one that moves
  bool isLast = false;                      ///< its text comes behind that of the other one
};

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

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
void separate(const Tree& tree, const Joining& joining, NodeId before, NodeId behind, std::vector<NodeId>& all,
              Edits& edits) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::hidden && tree.node(id).language == tree.node(behind).language &&
        tree.text(id).find('\n') != std::string_view::npos && isBlank(tree.text(id)))
      return all.push_back(id);
  const std::string_view end = tree.text(lastLeaf(tree, before));
  if (joining.separator.empty() || end == joining.separator || end == "}") return;
  const NodeId leaf = firstLeaf(tree, behind);
  if (leaf == behind || leaf >= tree.node(behind).end) return;
  auto tokens = tree.language(leaf).tokensOf(joining.separator);
  if (!tokens) return;
  const Edits::Edit* edit = edits.replacement(leaf);
  if (edit != nullptr && edit->kind == Edits::Kind::tokens)
    tokens->insert(tokens->end(), edit->tokens->begin(), edit->tokens->end());
  else if (!edits.touched(leaf))
    tokens->push_back({static_cast<Symbol>(tree.node(leaf).symbol), std::string(tree.text(leaf))});
  edits.replaceByTokens(leaf, std::make_shared<const std::vector<MinimalToken>>(std::move(*tokens)));
}

bool join(const Tree& tree, const std::vector<TreeFile>& files, const Join& plan, const Joining& joining,
          Edits& edits) {
  const TreeFile& moved = files[plan.moved];
  const TreeFile& kept = files[plan.kept];
  const auto [movedHead, movedRest] = headAndRest(tree, moved, joining);
  const auto [keptHead, keptRest] = headAndRest(tree, kept, joining);
  const auto& [first, second] = plan.isLast ? std::tie(keptRest, movedRest) : std::tie(movedRest, keptRest);
  std::vector<NodeId> all = keptHead;
  append(all, movedHead);
  append(all, first);
  const std::vector<NodeId> parts = partsOf(tree, moved.contents);
  const size_t offset = tree.node(moved.contents).textBegin;
  for (const std::string& pattern : joining.dropped)
    for (const auto& [begin, end] : placesOfGroup(pattern, tree.text(moved.contents)))
      for (NodeId part : partsWithin(tree, parts, offset + begin, offset + end)) edits.remove(part);
  for (const ReferenceToFile& reference : plan.references)
    if (!replaceReference(tree, reference, edits)) return false;
  if (!first.empty() && !second.empty()) separate(tree, joining, first.back(), second.front(), all, edits);
  append(all, second);
  edits.replaceBySubtrees(kept.contents, all);
  return changePaths(tree, moved, pathChanges(tree.text(moved.contents), files, moved, kept), edits);
}

/// Where other files speak of it: as `dir/name.c`, or `name.o` in a Makefile.
std::vector<ReferenceToFile> mentionsOf(const Tree& tree, const std::vector<TreeFile>& files, size_t file) {
  std::vector<ReferenceToFile> mentions;
  const std::string stem = fs::path(files[file].path).stem().string() + ".";
  for (size_t from = 0; from < files.size(); ++from) {
    if (files[from].contents == noNode || from == file) continue;
    const std::string_view text = tree.text(files[from].contents);
    const size_t offset = tree.node(files[from].contents).textBegin;
    for (size_t at = text.find(stem); at != text.npos; at = text.find(stem, at + 1)) {
      auto isOfPath = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '/' || c == '.';
      };
      size_t begin = at, end = at + stem.size();
      while (begin > 0 && isOfPath(text[begin - 1])) --begin;
      while (end < text.size() && isOfPath(text[end])) ++end;
      if (begin < at && text[at - 1] != '/') continue;
      std::vector<NodeId> parts = partsWithin(tree, partsOf(tree, files[from].contents), offset + begin, offset + end);
      if (!parts.empty()) mentions.push_back({from, std::move(parts), ""});
    }
  }
  return mentions;
}

class Joiner {
 public:
  Joiner(TreePtr tree, const std::vector<TreeFile>& files, const std::vector<FileReferences>& references)
      : tree_(std::move(tree)), files_(std::make_shared<const std::vector<TreeFile>>(files)), references_(references) {}

  std::vector<Unit> units() {
    for (size_t i = 0; i < files_->size(); ++i) addImporter(i);
    size_t parsed = 0;
    for (const TreeFile& file : *files_) parsed += file.contents != noNode;
    if (parsed > mostFiles || tree_->tokenCount(tree_->root()) > mostTokens) return std::move(units_);
    for (size_t moved = 0; moved < files_->size(); ++moved)
      for (size_t kept = 0; kept < files_->size(); ++kept)
        if (arePair(moved, kept)) addPair(moved, kept);
    return std::move(units_);
  }

 private:
  /// The one file whose imports name it, if that has its language.
  void addImporter(size_t moved) {
    std::vector<ReferenceToFile> imports;
    for (const ReferenceToFile& reference : references_[moved].references)
      if (!reference.isInPlace()) imports.push_back(reference);
    if (imports.empty()) return;
    const size_t kept = imports.front().from;
    const bool isOnly =
        std::ranges::all_of(imports, [&](const ReferenceToFile& import) { return import.from == kept; });
    if (isOnly && areOfOneLanguage(moved, kept)) add({moved, kept, imports});
  }

  bool areOfOneLanguage(size_t a, size_t b) const {
    const TreeFile &one = (*files_)[a], &other = (*files_)[b];
    return one.contents != noNode && other.contents != noNode &&
           tree_->node(one.contents).language == tree_->node(other.contents).language;
  }

  /// Whether their names are those of one program.
  bool arePair(size_t moved, size_t kept) const {
    const fs::path one = (*files_)[moved].path, other = (*files_)[kept].path;
    return moved != kept && one.extension() == other.extension() && areOfOneLanguage(moved, kept) &&
           sharesNames(moved) && references_[moved].references.empty();
  }

  bool sharesNames(size_t file) const {
    const Joining* joining = joiningOf(*tree_, (*files_)[file]);
    return joining != nullptr && joining->sharesNames;
  }

  void addPair(size_t moved, size_t kept) {
    const bool isLast = moved > kept;
    const std::vector<ReferenceToFile> mentions = mentionsOf(*tree_, *files_, moved);
    if (!mentions.empty()) add({moved, kept, mentions, isLast});
    add({moved, kept, {}, isLast});
  }

  void add(Join plan) {
    const TreeFile& moved = (*files_)[plan.moved];
    const NodeId element = elementOf(*tree_, moved);
    if (element == noNode) return;
    std::vector<NodeId> nodes = {moved.contents, (*files_)[plan.kept].contents};
    for (const ReferenceToFile& reference : plan.references) append(nodes, reference.parts);
    const Joining* known = joiningOf(*tree_, moved);
    units_.push_back(movingUnit(element, std::move(nodes),
                                [tree = tree_, files = files_, plan, joining = known != nullptr ? *known : Joining{}](
                                    Edits& edits) { return join(*tree, *files, plan, joining, edits); }));
  }

  TreePtr tree_;
  std::shared_ptr<const std::vector<TreeFile>> files_;
  const std::vector<FileReferences>& references_;
  std::vector<Unit> units_;
};

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
  return Joiner(tree, files, references).units();
}

}  // namespace hone
