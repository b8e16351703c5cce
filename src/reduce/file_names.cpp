// A name is what stands between two slashes of a path, without the extension, since programs go by that. The project
// speaks of it where the same word stands beside a slash, before the extension, or alone in quotes.
//
// First, a folder is taken out of all paths, so that its files move to the folder around it.

#include "reduce/file_names.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "text/archive.h"
#include "tree/project_files.h"

namespace hone {
namespace {

struct Occurrence {
  NodeId leaf;
  size_t begin;  ///< offset in the leaf
};

struct FileName {
  std::set<std::string> extensions;
  std::vector<Occurrence> places;
};

using FileNames = std::map<std::string, FileName, std::less<>>;

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-'; }

/// The headers of the files, with their paths.
std::vector<NodeId> headersIn(const Tree& tree) {
  std::vector<NodeId> headers;
  for (const TreeFile& file : filesIn(tree))
    if (const NodeId first = file.island + 1; tree.node(first).kind == NodeKind::fragment) headers.push_back(first);
  return headers;
}

/// Adds the names in the path of a header.
void addNames(const Tree& tree, NodeId header, FileNames& names) {
  const std::string_view text = tree.text(header);
  for (size_t begin = text.find(' ') + 1; begin < text.size();) {
    size_t end = begin;
    while (end < text.size() && isWordCharacter(text[end])) ++end;
    size_t next = std::min(text.find('/', end), text.size() - 1);
    if (end > begin) {
      FileName& name = names[std::string(text.substr(begin, end - begin))];
      name.places.push_back({header, begin});
      name.extensions.insert(std::string(text.substr(end, next - end)));
    }
    begin = next + 1;
  }
}

/// Does the word, at these offsets of the whole text, stand for a file or a folder?
bool isMention(std::string_view bytes, size_t begin, size_t end, const FileName& name) {
  const char before = begin > 0 ? bytes[begin - 1] : ' ';
  const char after = end < bytes.size() ? bytes[end] : ' ';
  if (before == '/' || after == '/') return true;
  if ((before == '"' || before == '\'') && after == before) return true;
  return std::ranges::any_of(name.extensions, [&](const std::string& extension) {
    const size_t behind = end + extension.size();
    return !extension.empty() && bytes.substr(end).starts_with(extension) &&
           (behind >= bytes.size() || !isWordCharacter(bytes[behind]));
  });
}

void addMentions(const Tree& tree, NodeId leaf, FileNames& names) {
  const std::string_view text = tree.text(leaf);
  for (size_t begin = 0; begin < text.size();) {
    size_t end = begin;
    while (end < text.size() && isWordCharacter(text[end])) ++end;
    if (const auto name = names.find(text.substr(begin, end - begin)); name != names.end()) {
      const size_t offset = tree.node(leaf).textBegin;
      if (isMention(tree.bytes(), offset + begin, offset + end, name->second))
        name->second.places.push_back({leaf, begin});
    }
    begin = end + 1;
  }
}

/// The names of files and folders, and where the project speaks of them, in the order of the text.
FileNames fileNamesOf(const Tree& tree) {
  FileNames names;
  const std::vector<NodeId> headers = headersIn(tree);
  for (NodeId header : headers) addNames(tree, header, names);
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size(); ++id) {
    meter.spend();
    // A directive is hidden.
    if (tree.node(id).kind == NodeKind::token || tree.node(id).kind == NodeKind::hidden) addMentions(tree, id, names);
  }
  return names;
}

bool hasSlash(const Tree& tree, const Occurrence& place, size_t length) {
  const size_t behind = tree.node(place.leaf).textBegin + place.begin + length;
  return behind < tree.bytes().size() && tree.bytes()[behind] == '/';
}

/// The leaf behind, if that is only this text; else noNode.
NodeId leafBehind(const Tree& tree, NodeId leaf, std::string_view text) {
  const NodeId next = tree.node(leaf).end;
  NodeId id = next;
  while (id < tree.size() && !tree.node(id).isLeaf()) ++id;
  return id < tree.size() && tree.text(id) == text ? id : noNode;
}

bool isInFolder(const TreeFile& file, const std::string& name) {
  return file.path.starts_with(name + "/") || file.path.find("/" + name + "/") != std::string::npos;
}

/// Takes the folder out of all paths: what is in it moves to the folder that holds it. There, `../` leads too far.
void dissolve(const Tree& tree, const std::vector<TreeFile>& files, const std::string& name,
              const std::vector<Occurrence>& places, Edits& edits) {
  constexpr std::string_view up = "../";
  std::map<NodeId, std::string> texts;
  std::vector<NodeId> removed;
  auto textOf = [&](NodeId leaf) -> std::string& { return texts.try_emplace(leaf, tree.text(leaf)).first->second; };
  for (size_t i = places.size(); i-- > 0;) {
    const auto& [leaf, begin] = places[i];
    if (!hasSlash(tree, places[i], name.size())) continue;
    if (begin + name.size() < tree.text(leaf).size()) {
      textOf(leaf).erase(begin, name.size() + 1);
    } else if (const NodeId slash = leafBehind(tree, leaf, "/"); begin == 0 && slash != noNode) {
      removed.insert(removed.end(), {leaf, slash});
    }
  }
  for (const TreeFile& file : files) {
    if (!isInFolder(file, name)) continue;
    for (NodeId id = file.island; id < tree.node(file.island).end; ++id) {
      if (!tree.node(id).isLeaf()) continue;
      if (const size_t at = tree.text(id).find(up); at != std::string_view::npos && !texts.contains(id))
        textOf(id).erase(at, up.size());
      if (tree.text(id) != "..") continue;
      if (const NodeId slash = leafBehind(tree, id, "/"); slash != noNode) removed.insert(removed.end(), {id, slash});
    }
  }
  auto isTouched = [&](NodeId leaf) { return edits.touched(leaf); };
  if (std::ranges::any_of(removed, isTouched)) return;
  for (const auto& [leaf, text] : texts)
    if (isTouched(leaf) || (tree.node(leaf).kind == NodeKind::token && !isLegalName(tree, leaf, text))) return;
  for (const auto& [leaf, text] : texts) edits.replaceText(leaf, text);
  for (NodeId leaf : removed) edits.remove(leaf);
}

/// Gives all places of the name the text; changes nothing if one of them can't have it, or has changed already.
void renameTo(const Tree& tree, const std::string& name, const std::vector<Occurrence>& places, const std::string& to,
              Edits& edits) {
  std::map<NodeId, std::string> texts;
  // From the last to the first, so that the offsets hold.
  for (size_t i = places.size(); i-- > 0;) {
    auto [text, isNew] = texts.try_emplace(places[i].leaf, tree.text(places[i].leaf));
    text->second.replace(places[i].begin, name.size(), to);
  }
  for (const auto& [leaf, text] : texts)
    if (edits.touched(leaf) || (tree.node(leaf).kind == NodeKind::token && !isLegalName(tree, leaf, text))) return;
  for (const auto& [leaf, text] : texts) edits.replaceText(leaf, text);
}

}  // namespace

std::unique_ptr<Pass> makeFileNamePass(TreePtr tree) {
  const FileNames names = fileNamesOf(*tree);
  const auto files = std::make_shared<const std::vector<TreeFile>>(filesIn(*tree));
  std::vector<Unit> units;
  for (const auto& [name, found] : names)
    if (std::ranges::any_of(found.places, [&](const Occurrence& place) {
          return tree->node(place.leaf).kind == NodeKind::fragment && hasSlash(*tree, place, name.size());
        }))
      units.push_back(
          [tree, files, name, places = found.places](Edits& edits) { dissolve(*tree, *files, name, places, edits); });
  size_t next = 0;
  for (const auto& [name, found] : names) {
    std::string to = shortName(next);
    while (names.contains(to)) to = shortName(++next);
    if (to.size() >= name.size()) continue;
    ++next;
    units.push_back(
        [tree, name, places = found.places, to](Edits& edits) { renameTo(*tree, name, places, to, edits); });
  }
  return makeGreedyPass(std::move(tree), std::move(units));
}

}  // namespace hone
