// Coarse units come first, because they are few, and because the program mostly refuses whole ones. The finer units
// then only concern what was dropped, which takes few tests. A unit that they restore may allow a coarser one (the
// bracket before its partner). So the search starts over until no level can add anything; the verdicts of earlier tests
// are known.

#include "repair/subset.h"

#include <algorithm>

#include "repair/piece.h"

namespace hone {

std::vector<TextUnit> characterUnits(std::string_view text, Encoding encoding) {
  std::vector<TextUnit> units;
  for (uint32_t at = 0; at < text.size();) {
    uint32_t length = decode(text, at, encoding).length;
    units.push_back({at, at + length});
    at += length;
  }
  return units;
}

std::vector<TextUnit> lineUnits(std::string_view text) {
  std::vector<TextUnit> units;
  for (uint32_t at = 0; at < text.size();) {
    size_t end = text.find('\n', at);
    uint32_t next = static_cast<uint32_t>(end == std::string_view::npos ? text.size() : end + 1);
    units.push_back({at, next});
    at = next;
  }
  return units;
}

std::vector<TextUnit> tokenUnits(const Tree& tree) {
  std::vector<TextUnit> units;
  bool behindError = false;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (!node.isLeaf() || node.textEnd == node.textBegin) continue;
    bool error = node.kind == NodeKind::hidden && static_cast<Symbol>(node.symbol) == lexicalError;
    if (error && behindError)
      units.back().end = node.textEnd;
    else
      units.push_back({node.textBegin, node.textEnd});
    behindError = error;
  }
  return units;
}

void joinBlanks(std::string_view text, std::vector<TextUnit>& units) {
  std::vector<TextUnit> joined;
  for (const TextUnit& unit : units)
    if (!joined.empty() && behindBlanks(text, unit.begin) >= unit.end)
      joined.back().end = unit.end;
    else
      joined.push_back(unit);
  units = std::move(joined);
}

std::string keptText(std::string_view text, const KeptBytes& kept) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i)
    if (kept[i]) result += text[i];
  return result;
}

void growSubset(Oracle& oracle, const std::string& text, KeptBytes& kept,
                const std::vector<std::vector<TextUnit>>& levels, std::string_view pass, const FittingText& fits) {
  auto shared = std::make_shared<const std::string>(text);
  // Levels in turn that end with nothing to add; the one that has added something last has nothing more.
  size_t maximal = 0;
  for (size_t level = 0; maximal < levels.size() && !oracle.stopped(); level = (level + 1) % levels.size()) {
    std::vector<TextUnit> missing;
    for (TextUnit unit : levels[level])
      if (std::find(kept.begin() + unit.begin, kept.begin() + unit.end, false) != kept.begin() + unit.end)
        missing.push_back(unit);
    auto search = std::make_unique<Ddmax>(shared, missing, kept, pass, fits);
    oracle.run(search);
    const std::vector<bool>& added = search->kept();
    bool any = false;
    for (size_t i = 0; i < missing.size(); ++i) {
      if (!added[i]) continue;
      std::fill(kept.begin() + missing[i].begin, kept.begin() + missing[i].end, true);
      any = true;
    }
    if (any) oracle.note(keptText(text, kept));
    maximal = any ? 1 : maximal + 1;
  }
}

}  // namespace hone
