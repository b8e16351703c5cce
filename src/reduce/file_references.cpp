#include "reduce/file_references.h"

#include <filesystem>
#include <map>
#include <optional>

#include "grammar/bundled.h"
#include "parse/island_pattern.h"

namespace hone {
namespace {

/// By token type, how a language refers to files.
using Patterns = std::map<Symbol, std::vector<std::shared_ptr<IslandPattern>>>;

struct ReferencePatterns {
  Patterns includes;
  Patterns imports;
};

Patterns patternsOf(const Language& language, const std::map<std::string, std::vector<std::string>>& described) {
  Patterns patterns;
  const std::vector<std::string>& names = language.grammar().tokenNames;
  for (size_t type = 0; type < names.size(); ++type)
    if (const auto found = described.find(names[type]); found != described.end())
      for (const std::string& pattern : found->second)
        patterns[static_cast<Symbol>(type)].push_back(std::make_shared<IslandPattern>(pattern));
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
        if (tree_.node(id).language != number || !tree_.node(id).isLeaf()) continue;
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

  /// The other file that the leaf refers to.
  std::optional<size_t> target(const Patterns& all, NodeId leaf, size_t from) const {
    const auto patterns = all.find(static_cast<Symbol>(tree_.node(leaf).symbol));
    if (patterns == all.end()) return std::nullopt;
    for (const auto& pattern : patterns->second)
      for (const IslandPattern::Part& part : pattern->find(tree_.text(leaf), tree_.encoding())) {
        const auto to =
            fileNamed(std::string(tree_.text(leaf).substr(part.begin, part.end - part.begin)), files_[from].path);
        if (to && *to != from) return to;
      }
    return std::nullopt;
  }

  /// Beside the file that refers to it, also without its extension or as its folder's `index`; or else the only one
  /// whose path ends so.
  std::optional<size_t> fileNamed(const std::string& name, const std::filesystem::path& from) const {
    const std::string beside = (from.parent_path() / name).lexically_normal().string();
    const std::string extension = from.extension().string();
    for (const std::string& path : {beside, beside + extension, beside + "/index" + extension})
      if (const auto file = byPath_.find(path); file != byPath_.end()) return file->second;
    std::optional<size_t> only;
    for (const auto& [path, file] : byPath_) {
      if (path != name && !path.ends_with("/" + name)) continue;
      if (only) return std::nullopt;
      only = file;
    }
    return only;
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
