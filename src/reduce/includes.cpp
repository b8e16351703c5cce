// A file that is included once makes the project smaller when it moves: its header and the reference go. One that is
// included several times is copied to each place, which the pipeline only tests if that is smaller.
//
// If both files are of one language, the file's tree takes the place, with its comments and directives. Otherwise its
// text is read as tokens of the other language, as a header in C that a C++ file includes.

#include "reduce/includes.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "grammar/bundled.h"
#include "parse/island_pattern.h"
#include "reduce/greedy_pass.h"
#include "tree/project_files.h"

namespace hone {
namespace {

/// By token type, how a language refers to files.
using References = std::map<Symbol, std::vector<std::shared_ptr<IslandPattern>>>;

References referencesOf(const Language& language) {
  References references;
  const BundledLanguage* bundled = bundledNamed(language.name());
  if (bundled == nullptr) return references;
  const std::vector<std::string>& names = language.grammar().tokenNames;
  for (size_t type = 0; type < names.size(); ++type)
    if (const auto patterns = bundled->references.find(names[type]); patterns != bundled->references.end())
      for (const std::string& pattern : patterns->second)
        references[static_cast<Symbol>(type)].push_back(std::make_shared<IslandPattern>(pattern));
  return references;
}

class FileReferences {
 public:
  explicit FileReferences(const Tree& tree) : tree_(tree), files_(filesIn(tree)) {
    for (size_t i = 0; i < files_.size(); ++i) byPath_[files_[i].path] = i;
  }

  const std::vector<TreeFile>& files() const { return files_; }

  /// For each file, the tokens of other files that refer to it.
  std::vector<std::vector<NodeId>> find() {
    std::vector<std::vector<NodeId>> found(files_.size());
    WorkMeter meter(tree_.stop());
    for (size_t from = 0; from < files_.size(); ++from) {
      const NodeId contents = files_[from].contents;
      if (contents == noNode) continue;
      const uint8_t number = tree_.node(contents).language;
      const References& references = of(number);
      if (references.empty()) continue;
      for (NodeId id = contents; id < tree_.node(contents).end; ++id) {
        meter.spend();
        if (tree_.node(id).language != number || !tree_.node(id).isLeaf()) continue;
        if (const std::optional<size_t> to = target(references, id, files_[from].path); to && *to != from)
          found[*to].push_back(id);
      }
    }
    return found;
  }

 private:
  const References& of(uint8_t language) {
    auto [at, isNew] = references_.try_emplace(language);
    if (isNew) at->second = referencesOf(tree_.sharedLanguage()->member(language));
    return at->second;
  }

  std::optional<size_t> target(const References& references, NodeId leaf, const std::string& from) const {
    const auto patterns = references.find(static_cast<Symbol>(tree_.node(leaf).symbol));
    if (patterns == references.end()) return std::nullopt;
    for (const auto& pattern : patterns->second)
      for (const IslandPattern::Part& part : pattern->find(tree_.text(leaf), tree_.encoding()))
        return fileNamed(std::string(tree_.text(leaf).substr(part.begin, part.end - part.begin)), from);
    return std::nullopt;
  }

  /// Beside the file that refers to it, or else the only one whose path ends so.
  std::optional<size_t> fileNamed(const std::string& name, const std::string& from) const {
    const auto beside = (std::filesystem::path(from).parent_path() / name).lexically_normal().string();
    if (const auto file = byPath_.find(beside); file != byPath_.end()) return file->second;
    std::optional<size_t> only;
    for (const auto& [path, file] : byPath_) {
      if (path != name && !path.ends_with("/" + name)) continue;
      if (only) return std::nullopt;
      only = file;
    }
    return only;
  }

  const Tree& tree_;
  std::vector<TreeFile> files_;
  std::map<std::string, size_t> byPath_;
  std::map<uint8_t, References> references_;
};

/// The tokens of the file's contents but its end, each with its islands.
std::vector<NodeId> partsOf(const Tree& tree, const TreeFile& file) {
  std::vector<NodeId> parts;
  for (NodeId id = file.contents; id < tree.node(file.contents).end;) {
    const Node& node = tree.node(id);
    const bool isIsland = node.kind == NodeKind::island;
    const bool isEnd = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
    if (isIsland || (node.isLeaf() && !isEnd)) parts.push_back(id);
    id = isIsland ? node.end : id + 1;
  }
  return parts;
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

/// Lets the file's contents take the place of the tokens; false if they can't.
bool moveTo(const Tree& tree, const TreeFile& file, const std::vector<NodeId>& tokens, bool withBreaks, Edits& edits) {
  for (NodeId token : tokens) {
    if (tree.node(token).language == tree.node(file.contents).language) {
      edits.replaceBySubtrees(token, partsOf(tree, file));
    } else {
      auto read = tree.language(token).tokensOf(tree.text(file.contents));
      if (!read) return false;
      edits.replaceByTokens(token, std::make_shared<const std::vector<MinimalToken>>(std::move(*read)));
    }
    const NodeId behind = withBreaks ? breakBehind(tree, token) : noNode;
    if (behind != noNode) edits.remove(behind);
    if (withBreaks && behind == noNode) return false;
  }
  return true;
}

/// The iteration of the list of files that is the file.
NodeId elementOf(const Tree& tree, NodeId island) {
  NodeId id = island;
  while (id != noNode && !tree.node(id).isIteration()) id = tree.node(id).parent;
  return id;
}

}  // namespace

std::unique_ptr<Pass> makeIncludePass(TreePtr tree) {
  FileReferences references(*tree);
  const std::vector<std::vector<NodeId>> found = references.find();
  std::vector<Unit> units;
  for (size_t i = 0; i < found.size(); ++i) {
    const TreeFile& file = references.files()[i];
    const NodeId element = elementOf(*tree, file.island);
    if (found[i].empty() || element == noNode || file.contents == noNode) continue;
    // The file's own end may be a line break too, or need one behind it: only one of the two can be written.
    for (bool withBreaks : {true, false})
      units.push_back([tree, file, element, withBreaks, tokens = found[i]](Edits& edits) {
        // A file that has moved isn't looked into again in this turn.
        if (edits.touched(element) || std::ranges::any_of(tokens, [&](NodeId token) { return edits.touched(token); }))
          return;
        Edits moved = edits;
        if (!moveTo(*tree, file, tokens, withBreaks, moved)) return;
        moved.remove(element);
        edits = std::move(moved);
      });
  }
  return makeGreedyPass(std::move(tree), std::move(units));
}

}  // namespace hone
