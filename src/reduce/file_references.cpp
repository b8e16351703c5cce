#include "reduce/file_references.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include "grammar/bundled.h"
#include "parse/island_pattern.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

/// By rule (true) or token type (false), how a language refers to files.
using Patterns = std::map<std::pair<bool, uint32_t>, std::vector<std::shared_ptr<IslandPattern>>>;

struct ReferencePatterns {
  Patterns includes;
  Patterns imports;
};

Patterns patternsOf(const Language& language, const std::map<std::string, std::vector<std::string>>& described) {
  Patterns patterns;
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

class Finder {
 public:
  Finder(const Tree& tree, const std::vector<TreeFile>& files) : tree_(tree), files_(files) {
    for (size_t i = 0; i < files_.size(); ++i) byPath_[files_[i].path] = i;
  }

  std::vector<FileReferences> find() {
    std::vector<FileReferences> found(files_.size());
    WorkMeter meter(tree_.stop());
    for (size_t from = 0; from < files_.size(); ++from) {
      const NodeId contents = files_[from].contents;
      if (contents == noNode) continue;
      const uint8_t number = tree_.node(contents).language;
      const ReferencePatterns& patterns = of(number);
      if (patterns.includes.empty() && patterns.imports.empty()) continue;
      for (NodeId id = contents; id < tree_.node(contents).end; ++id) {
        meter.spend();
        const Node& node = tree_.node(id);
        if (node.language != number || (!node.isLeaf() && node.kind != NodeKind::rule)) continue;
        if (const auto to = target(patterns.includes, id, from)) found[*to].includes.push_back(id);
        if (const auto to = target(patterns.imports, id, from)) found[*to].imports.push_back(id);
      }
    }
    return found;
  }

 private:
  const ReferencePatterns& of(uint8_t number) {
    auto [at, isNew] = patterns_.try_emplace(number);
    const Language& language = tree_.sharedLanguage()->member(number);
    const BundledLanguage* bundled = isNew ? bundledNamed(language.name()) : nullptr;
    if (bundled != nullptr)
      at->second = {patternsOf(language, bundled->references), patternsOf(language, bundled->imports)};
    return at->second;
  }

  /// The other file that the node refers to.
  std::optional<size_t> target(const Patterns& all, NodeId id, size_t from) const {
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
      auto isEnd = [&](const std::string& end) { return path == end || path.ends_with("/" + end); };
      if (std::ranges::none_of(spellings, isEnd)) continue;
      if (only) return std::nullopt;
      only = file;
    }
    return only;
  }

  /// As it is, without its extension, as its folder's `index` or `__init__`, and with dots for the slashes.
  static std::vector<std::string> pathsNamed(const std::string& name, const std::string& extension) {
    std::vector<std::string> paths;
    std::string slashes = name;
    std::ranges::replace(slashes, '.', '/');
    for (const std::string& path : {name, slashes})
      for (const std::string& end : {std::string(), extension, "/index" + extension, "/__init__" + extension})
        paths.push_back(path + end);
    return paths;
  }

  const Tree& tree_;
  const std::vector<TreeFile>& files_;
  std::map<std::string, size_t> byPath_;
  std::map<uint8_t, ReferencePatterns> patterns_;
};

}  // namespace

std::vector<FileReferences> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files) {
  return Finder(tree, files).find();
}

}  // namespace hone
