// A name is what stands between two slashes of a path, without the extension, since programs go by that. The project
// speaks of it where the same word stands beside a slash, before the extension, or alone in quotes.

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
  std::vector<Unit> units;
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
