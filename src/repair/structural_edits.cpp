#include "repair/structural_edits.h"

#include <algorithm>
#include <array>

#include "grammar/repair_hints.h"
#include "repair/correction.h"
#include "repair/edit_cost.h"
#include "repair/open_transaction.h"
#include "repair/plain_encoding.h"
#include "repair/table_rows.h"
#include "repair/tag_pairs.h"

namespace hone {
namespace {

/// Where signs of the tags themselves are missing, tags can be paired only in a corrected text: in that one of which
/// least has to be changed then.
std::optional<Changes> correctedAndPaired(TextAutomaton& automaton, const std::string& text, const TagPairs& tags) {
  constexpr size_t alternatives = 6;
  const Encoding encoding = detectEncoding(text);
  std::optional<CorrectedText> corrected = correct(automaton, text, encoding);
  if (!corrected) return std::nullopt;
  std::optional<Changes> best;
  uint64_t leastCost = UINT64_MAX;
  for (const Correction& correction : corrected->cheapest(automaton, text, encoding, alternatives)) {
    const std::string now = applied(text, correction.changes);
    const Changes paired = pairedTags(&automaton.language(), tags, now, detectEncoding(now), false).best;
    const uint64_t cost = correction.cost + edit_cost::character * paired.size();
    if (cost >= leastCost || !recognizes(automaton, applied(now, paired), encoding)) continue;
    leastCost = cost;
    best = composed(correction.changes, paired);
  }
  return best;
}

/// Up to three ways to pair the tags of a text after the first edits.
void appendPaired(std::vector<StructuralEdits>& found, Changes first, const std::string& text,
                  const std::shared_ptr<Language>& language, const TagPairs& tags) {
  // By the rules of XML, not of HTML.
  if (!tags.ignoreCase) first = composed(first, tidiedMarkup(applied(text, first)));
  const std::string now = applied(text, first);
  const Encoding encoding = detectEncoding(now);
  std::array<PairedTags, 2> paired;
  for (const bool all : {false, true}) paired[all] = pairedTags(language.get(), tags, now, encoding, all);
  for (const PairedTags& pairs : paired) {
    found.push_back({composed(first, pairs.best)});
    for (const Changes& rival : pairs.rivals) found.back().rivals.push_back(composed(first, rival));
  }
  if (!language) return;
  TextAutomaton automaton(language, repairHints(language->name()).lenientRules);
  if (!recognizes(automaton, applied(now, paired[false].best), encoding))
    if (std::optional<Changes> corrected = correctedAndPaired(automaton, now, tags))
      found.insert(found.end() - 2, {composed(first, *corrected)});
}

}  // namespace

std::vector<StructuralEdits> structuralEdits(const std::string& text, const std::shared_ptr<Language>& language,
                                             const RepairOptions& options) {
  std::vector<StructuralEdits> found;
  const Changes encoding = options.plainEncoding ? findEncodingFaults(text).mended : Changes();
  const std::string plain = applied(text, encoding);
  std::array sides = {MergeSide::ours, MergeSide::theirs, MergeSide::both};
  std::ranges::stable_partition(sides, [&](MergeSide side) { return side == options.preferred; });
  for (MergeSide side : sides) {
    const Changes resolved = resolvedConflicts(plain, side);
    found.push_back({composed(encoding, resolved)});
    if (resolved.empty()) break;
  }
  const RepairHints& hints = repairHints(language ? language->name() : "generic");
  if (hints.table) {
    std::vector<StructuralEdits> mended;
    for (const StructuralEdits& first : found)
      for (const bool ragged : {false, true}) {
        const MendedRows rows = mendedRows(applied(text, first.changes), *hints.table, ragged);
        mended.push_back({composed(first.changes, rows.best)});
        for (const Changes& rival : rows.rivals) mended.back().rivals.push_back(composed(first.changes, rival));
      }
    found = std::move(mended);
  }
  if (hints.transaction) {
    std::vector<StructuralEdits> closed;
    for (const StructuralEdits& first : found) {
      for (const Changes& changes : closedTransaction(applied(text, first.changes), *hints.transaction))
        closed.push_back({composed(first.changes, changes)});
      closed.push_back(first);
    }
    found = std::move(closed);
  }
  if (hints.tags) {
    std::vector<StructuralEdits> paired;
    for (const StructuralEdits& first : found) appendPaired(paired, first.changes, text, language, *hints.tags);
    found = std::move(paired);
  }
  std::erase_if(found, [](const StructuralEdits& edits) { return edits.changes.empty(); });
  return found;
}

}  // namespace hone
