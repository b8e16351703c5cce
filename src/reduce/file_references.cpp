#include "reduce/file_references.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>

#include "grammar/bundled.h"
#include "parse/island_pattern.h"
#include "text/user_error.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

constexpr size_t mostGroups = 4;  ///< with the whole match

/// The offsets of a file's name don't depend on its encoding.
std::shared_ptr<const re2::RE2> compiled(std::string_view pattern) {
  RE2::Options options;
  options.set_encoding(RE2::Options::EncodingLatin1);
  options.set_log_errors(false);
  auto expression = std::make_shared<const RE2>(pattern, options);
  if (!expression->ok() || expression->NumberOfCapturingGroups() >= static_cast<int>(mostGroups))
    throw UserError(fmt::format("the pattern {} is invalid: {}", pattern, expression->error()));
  return expression;
}

/// A regular expression for a reference, whose group `file` names the file, and what may replace it.
class FilePattern {
 public:
  /// RE2's syntax, searched in the whole text of a file. `instead` has `@@` for the other file's text; \\1 is the first
  /// group.
  FilePattern(std::string_view pattern, std::string instead);

  struct Match {
    size_t begin, end;  ///< in the text
    std::string file;
    std::string instead;
  };
  /// Finds all matches, from left to right. O(text).
  std::vector<Match> find(std::string_view text) const;

 private:
  std::shared_ptr<const re2::RE2> pattern_;
  std::string instead_;
  int file_;  ///< the group's number
};

FilePattern::FilePattern(std::string_view pattern, std::string instead)
    : pattern_(compiled(pattern)), instead_(std::move(instead)) {
  const auto group = pattern_->NamedCapturingGroups().find("file");
  if (group == pattern_->NamedCapturingGroups().end())
    throw UserError(fmt::format("the pattern {} has no group 'file'", pattern));
  file_ = group->second;
}

std::vector<FilePattern::Match> FilePattern::find(std::string_view text) const {
  std::vector<Match> found;
  std::array<re2::StringPiece, mostGroups> groups;
  const re2::StringPiece piece(text.data(), text.size());
  for (size_t at = 0; at <= text.size();) {
    if (!pattern_->Match(piece, at, text.size(), RE2::UNANCHORED, groups.data(), mostGroups)) break;
    const auto begin = static_cast<size_t>(groups[0].data() - text.data());
    const size_t end = begin + groups[0].size();
    at = std::max(end, at + 1);
    if (groups[0].empty()) continue;
    Match match{begin, end, std::string(groups[static_cast<size_t>(file_)]), {}};
    if (pattern_->Rewrite(&match.instead, instead_, groups.data(), mostGroups)) found.push_back(std::move(match));
  }
  return found;
}

/// By rule (true) or token type (false), how a language names files in imports.
using ImportPatterns = std::map<std::pair<bool, uint32_t>, std::vector<std::shared_ptr<IslandPattern>>>;

struct ReferencePatterns {
  std::vector<FilePattern> references;
  ImportPatterns imports;
};

ImportPatterns importPatterns(const Language& language,
                              const std::map<std::string, std::vector<std::string>>& described) {
  ImportPatterns patterns;
  auto describe = [&](bool isRule, const std::vector<std::string>& names) {
    for (uint32_t symbol = 0; symbol < names.size(); ++symbol)
      if (const auto found = described.find(names[symbol]); found != described.end())
        for (const std::string& pattern : found->second)
          patterns[{isRule, symbol}].push_back(std::make_shared<IslandPattern>(pattern));
  };
  describe(false, language.grammar().tokenNames);
  describe(true, language.grammar().ruleNames);
  return patterns;
}

/// The spellings of a path in the text of a file with that extension: as it is, without its extension, and as its
/// folder's own file, such as `index.js`.
std::vector<std::string> pathsNamed(const std::string& name, const std::string& extension) {
  std::vector<std::string> paths;
  std::string slashes = name;
  std::ranges::replace(slashes, '.', '/');
  for (const std::string& path : {name, slashes})
    for (const std::string& end : {std::string(), extension, "/index" + extension, "/__init__" + extension,
                                   "/mod" + extension, std::string("/CMakeLists.txt")})
      paths.push_back(path + end);
  return paths;
}

/// The leaves of a file's contents but its end; a token with islands is one part.
std::vector<NodeId> partsOf(const Tree& tree, NodeId contents) {
  std::vector<NodeId> parts;
  for (NodeId id = contents; id < tree.node(contents).end;) {
    const Node& node = tree.node(id);
    const bool isIsland = node.kind == NodeKind::island;
    const bool isEnd = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
    if (isIsland || (node.isLeaf() && !isEnd)) parts.push_back(id);
    id = isIsland ? node.end : id + 1;
  }
  return parts;
}

/// The parts that lie between two offsets of the text; none if one of them only overlaps with that.
std::vector<NodeId> partsWithin(const Tree& tree, const std::vector<NodeId>& parts, size_t begin, size_t end) {
  std::vector<NodeId> within;
  auto part = std::ranges::partition_point(parts, [&](NodeId id) { return tree.node(id).textEnd <= begin; });
  for (; part != parts.end() && tree.node(*part).textBegin < end; ++part) {
    if (tree.node(*part).textBegin < begin || tree.node(*part).textEnd > end) return {};
    if (!tree.text(*part).empty()) within.push_back(*part);
  }
  return within;
}

class Finder {
 public:
  Finder(const Tree& tree, const std::vector<TreeFile>& files) : tree_(tree), files_(files) {
    for (size_t i = 0; i < files_.size(); ++i) byPath_[files_[i].path] = i;
  }

  std::vector<FileReferences> find() {
    std::vector<FileReferences> found(files_.size());
    for (size_t from = 0; from < files_.size(); ++from) {
      if (files_[from].contents == noNode) continue;
      const ReferencePatterns& patterns = of(tree_.node(files_[from].contents).language);
      if (!patterns.references.empty()) addReferences(patterns.references, from, found);
      if (!patterns.imports.empty()) addImports(patterns.imports, from, found);
    }
    return found;
  }

 private:
  const ReferencePatterns& of(uint8_t number) {
    auto [at, isNew] = patterns_.try_emplace(number);
    const Language& language = tree_.sharedLanguage()->member(number);
    const BundledLanguage* bundled = isNew ? bundledNamed(language.name()) : nullptr;
    if (bundled != nullptr) {
      for (const auto& [pattern, instead] : bundled->references) at->second.references.emplace_back(pattern, instead);
      at->second.imports = importPatterns(language, bundled->imports);
    }
    return at->second;
  }

  void addReferences(const std::vector<FilePattern>& patterns, size_t from, std::vector<FileReferences>& found) const {
    const NodeId contents = files_[from].contents;
    const std::string_view text = tree_.text(contents);
    std::optional<std::vector<NodeId>> parts;
    for (const FilePattern& pattern : patterns)
      for (const FilePattern::Match& match : pattern.find(text)) {
        const auto to = fileNamed(match.file, files_[from].path);
        if (!to || *to == from) continue;
        if (!parts) parts = partsOf(tree_, contents);
        std::vector<NodeId> within = partsWithin(tree_, *parts, match.begin + tree_.node(contents).textBegin,
                                                 match.end + tree_.node(contents).textBegin);
        if (!within.empty()) found[*to].references.push_back({std::move(within), match.instead});
      }
  }

  void addImports(const ImportPatterns& patterns, size_t from, std::vector<FileReferences>& found) const {
    const NodeId contents = files_[from].contents;
    WorkMeter meter(tree_.stop());
    for (NodeId id = contents; id < tree_.node(contents).end; ++id) {
      meter.spend();
      const Node& node = tree_.node(id);
      if (node.language != tree_.node(contents).language || (!node.isLeaf() && node.kind != NodeKind::rule)) continue;
      if (const auto to = target(patterns, id, from)) found[*to].imports.push_back(id);
    }
  }

  /// The other file that the node names.
  std::optional<size_t> target(const ImportPatterns& all, NodeId id, size_t from) const {
    const auto patterns = all.find({!tree_.node(id).isLeaf(), tree_.node(id).symbol});
    if (patterns == all.end()) return std::nullopt;
    const std::string text = tree_.node(id).isLeaf() ? std::string(tree_.text(id)) : visibleText(tree_, id);
    for (const auto& pattern : patterns->second)
      for (const IslandPattern::Part& part : pattern->find(text, tree_.encoding())) {
        const auto to = fileNamed(text.substr(part.begin, part.end - part.begin), files_[from].path);
        if (to && *to != from) return to;
      }
    return std::nullopt;
  }

  /// Beside the file that refers to it; or else the only one whose path ends so.
  std::optional<size_t> fileNamed(const std::string& name, const std::filesystem::path& from) const {
    const std::vector<std::string> spellings = pathsNamed(name, from.extension().string());
    for (const std::string& spelling : spellings) {
      const std::string beside = (from.parent_path() / spelling).lexically_normal().string();
      if (const auto file = byPath_.find(beside); file != byPath_.end()) return file->second;
    }
    std::optional<size_t> only;
    for (const auto& [path, file] : byPath_) {
      auto isEnd = [&path = path](const std::string& end) { return path == end || path.ends_with("/" + end); };
      if (std::ranges::none_of(spellings, isEnd)) continue;
      if (only) return std::nullopt;
      only = file;
    }
    return only;
  }

  const Tree& tree_;
  const std::vector<TreeFile>& files_;
  std::map<std::string, size_t> byPath_;
  std::map<uint8_t, ReferencePatterns> patterns_;  ///< by member of the language
};

}  // namespace

std::vector<NodeId> subtreesOf(const Tree& tree, NodeId contents) {
  std::vector<NodeId> subtrees;
  // Behind syntax errors, the end is deeper than elsewhere.
  for (NodeId around = contents; around != noNode;) {
    const std::vector<NodeId> children = tree.children(around);
    NodeId deeper = noNode;
    for (NodeId child : children) {
      const Node& node = tree.node(child);
      const bool isLast = child == children.back();
      if (isLast && !node.isLeaf() && node.kind != NodeKind::island) deeper = child;
      const bool isEnd = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
      if (!isEnd && child != deeper) subtrees.push_back(child);
    }
    around = deeper;
  }
  return subtrees;
}

std::vector<FileReferences> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files) {
  return Finder(tree, files).find();
}

}  // namespace hone
