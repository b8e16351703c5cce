// A path is a run of the characters of file names that holds a slash or an extension, and that leads from the folder of
// the file to another file or folder of the project.

#include "reduce/moved_paths.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "reduce/file_references.h"
#include "reduce/names.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

bool isOfPath(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.' || c == '/' || c == '+';
}

/// All paths of files and folders.
std::set<std::string> placesIn(const std::vector<TreeFile>& files) {
  std::set<std::string> places;
  for (const TreeFile& file : files)
    for (fs::path path = file.path; !path.empty() && places.insert(path.string()).second;) path = path.parent_path();
  return places;
}

std::string plain(const fs::path& path) {
  std::string text = path.lexically_normal().string();
  if (text.ends_with('/')) text.pop_back();
  return text;
}

}  // namespace

std::vector<PathChange> pathChanges(std::string_view text, const std::vector<TreeFile>& files, const TreeFile& from,
                                    const TreeFile& to) {
  std::vector<PathChange> changes;
  const fs::path here = fs::path(from.path).parent_path(), there = fs::path(to.path).parent_path();
  if (here == there) return changes;
  const std::set<std::string> places = placesIn(files);
  const std::string extension = fs::path(from.path).extension().string();
  for (size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
    for (end = begin; end < text.size() && isOfPath(text[end]);) ++end;
    const std::string path(text.substr(begin, end - begin));
    if (path.find_first_of("./") == std::string::npos || path.front() == '/') continue;
    const bool leadsThere = std::ranges::any_of(
        pathsNamed(path, extension), [&](const std::string& name) { return places.contains(plain(here / name)); });
    if (!leadsThere) continue;
    std::string instead = fs::path(plain(here / path)).lexically_relative(there.empty() ? "." : there).string();
    if (instead.empty() || instead == ".") instead = ".";
    // A module's path begins with a dot.
    if (path.front() == '.' && instead.front() != '.' && begin > 0 &&
        (text[begin - 1] == '"' || text[begin - 1] == '\''))
      instead.insert(0, "./");
    changes.push_back({begin, end, std::move(instead)});
  }
  return changes;
}

std::string withChanges(std::string_view text, const std::vector<PathChange>& changes) {
  std::string changed;
  size_t at = 0;
  for (const PathChange& change : changes) {
    changed += text.substr(at, change.begin - at);
    changed += change.instead;
    at = change.end;
  }
  return changed.append(text.substr(at));
}

bool changePaths(const Tree& tree, const TreeFile& file, const std::vector<PathChange>& changes, Edits& edits) {
  if (changes.empty()) return true;
  const std::vector<NodeId> parts = partsOf(tree, file.contents);
  const size_t offset = tree.node(file.contents).textBegin;
  for (const PathChange& change : changes) {
    const size_t begin = offset + change.begin, end = offset + change.end;
    if (const std::vector<NodeId> whole = partsWithin(tree, parts, begin, end); !whole.empty()) {
      auto tokens = tree.language(whole.front()).tokensOf(change.instead);
      if (!tokens) return false;
      edits.replaceByTokens(whole.front(), std::make_shared<const std::vector<MinimalToken>>(std::move(*tokens)));
      for (size_t i = 1; i < whole.size(); ++i) edits.remove(whole[i]);
      continue;
    }
    const auto around = std::ranges::partition_point(parts, [&](NodeId id) { return tree.node(id).textEnd <= begin; });
    if (around == parts.end() || tree.node(*around).textBegin > begin || tree.node(*around).textEnd < end) return false;
    if (!tree.node(*around).isLeaf() || edits.touched(*around)) return false;
    std::string text(tree.text(*around));
    text.replace(begin - tree.node(*around).textBegin, end - begin, change.instead);
    edits.replaceText(*around, std::move(text));
  }
  return true;
}

}  // namespace hone
