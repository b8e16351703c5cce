#include "repair/structural_edits.h"

#include <algorithm>
#include <array>

#include "grammar/repair_hints.h"
#include "repair/plain_encoding.h"
#include "repair/tag_pairs.h"

namespace hone {

std::vector<Changes> structuralEdits(const std::string& text, const std::shared_ptr<Language>& language,
                                     const RepairOptions& options) {
  std::vector<Changes> found;
  const Changes encoding = options.plainEncoding ? findEncodingFaults(text).mended : Changes();
  const std::string plain = applied(text, encoding);
  std::array sides = {MergeSide::ours, MergeSide::theirs, MergeSide::both};
  std::ranges::stable_partition(sides, [&](MergeSide side) { return side == options.preferred; });
  for (MergeSide side : sides) {
    const Changes resolved = resolvedConflicts(plain, side);
    found.push_back(composed(encoding, resolved));
    if (resolved.empty()) break;
  }
  const TagPairs* tags = nullptr;
  if (language && repairHints(language->name()).tags) tags = &*repairHints(language->name()).tags;
  if (tags != nullptr) {
    std::vector<Changes> paired;
    for (const Changes& first : found) {
      const std::string now = applied(text, first);
      for (bool all : {false, true})
        paired.push_back(composed(first, pairedTags(*language, *tags, now, detectEncoding(now), all)));
    }
    found = std::move(paired);
  }
  std::erase_if(found, [](const Changes& changes) { return changes.empty(); });
  return found;
}

}  // namespace hone
