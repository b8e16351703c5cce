#include "repair/structural_edits.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>

#include "grammar/repair_hints.h"
#include "repair/characters.h"
#include "repair/correction.h"
#include "repair/edit_cost.h"
#include "repair/known_slips.h"
#include "repair/open_transaction.h"
#include "repair/table_rows.h"
#include "repair/tag_pairs.h"

namespace hone {
namespace {

/// Where signs of the tags themselves are missing, tags can be paired only in a corrected text: in that one of which
/// least has to be changed then.
std::optional<Changes> correctedAndPaired(TextAutomaton& automaton, const std::string& text, const TagPairs& tags,
                                          const CorrectionOptions& kinds) {
  constexpr size_t alternatives = 6;
  const Encoding encoding = detectEncoding(text);
  std::optional<CorrectedText> corrected = correct(automaton, text, encoding, kinds);
  if (!corrected) return std::nullopt;
  std::optional<Changes> best;
  uint64_t leastCost = UINT64_MAX;
  for (const Correction& correction : corrected->cheapest(automaton, text, encoding, alternatives, kinds)) {
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
                  const std::shared_ptr<Language>& language, const TagPairs& tags, Damage damage) {
  // By the rules of XML, not of HTML.
  if (!tags.ignoreCase) first = composed(first, tidiedMarkup(applied(text, first), language != nullptr));
  const std::string now = applied(text, first);
  const Encoding encoding = detectEncoding(now);
  std::array<PairedTags, 2> paired;
  for (const bool all : {false, true}) paired[all] = pairedTags(language.get(), tags, now, encoding, all);
  if (language && !paired[false].wrapped.empty()) found.push_back({composed(first, paired[false].wrapped)});
  const size_t before = found.size();
  for (const PairedTags& pairs : paired) {
    found.push_back({composed(first, pairs.best)});
    for (const Changes& rival : pairs.rivals) found.back().rivals.push_back(composed(first, rival));
  }
  if (!language) return;
  TextAutomaton automaton(language, repairHints(language->name()).lenientRules);
  if (!recognizes(automaton, applied(now, paired[false].best), encoding))
    if (std::optional<Changes> corrected = correctedAndPaired(automaton, now, tags, correctionsFor(damage)))
      found.insert(found.begin() + static_cast<ptrdiff_t>(before), {composed(first, *corrected)});
}

constexpr std::string_view fenceSigns = "```";

/// All but what stands between the only two fences of Markdown: lines of their own, or the first before an opening
/// bracket on its line. Where there is one, it is a first one before a bracket, or the last of the text. Empty where
/// there are others.
Changes outsideOfFence(std::string_view text) {
  static const RE2 line("(?m)^\\s*```\\w*[ \\t\\r]*$\\n?"), beforeBracket("```\\w*\\s*[\\[{<]");
  const auto size = static_cast<uint32_t>(text.size());
  auto between = [&](size_t begin, size_t end) {
    return Changes{{0, static_cast<uint32_t>(begin), {}},
                   {static_cast<uint32_t>(end), size - static_cast<uint32_t>(end), {}}};
  };
  std::vector<re2::StringPiece> found;
  const re2::StringPiece whole(text.data(), text.size());
  re2::StringPiece next;
  for (size_t at = 0; line.Match(whole, at, text.size(), RE2::UNANCHORED, &next, 1);) {
    found.push_back(next);
    at = static_cast<size_t>(next.data() - text.data()) + next.size();
  }
  auto offset = [&](const re2::StringPiece& piece) { return static_cast<size_t>(piece.data() - text.data()); };
  if (found.size() == 2) return between(offset(found[0]) + found[0].size(), offset(found[1]));
  const size_t first = text.find(fenceSigns), last = text.rfind(fenceSigns);
  if (!found.empty() || first == text.npos) return {};
  const bool ends = text.find_first_not_of(" \t\r\n", last + fenceSigns.size()) == text.npos;
  const bool begins = beforeBracket.Match(whole, first, text.size(), RE2::ANCHOR_START, &next, 1);
  if (first == last && !ends && !begins) return {};
  if (first != last && (!begins || text.find(fenceSigns, first + fenceSigns.size()) != last)) return {};
  Changes changes = between(begins ? first + next.size() - 1 : 0, first == last && begins ? text.size() : last);
  std::erase_if(changes, [](const Change& change) { return change.removed == 0; });
  return changes;
}

/// Such as a file whose long strings hold Markdown.
bool isAccepted(const std::string& text, const std::shared_ptr<Language>& language) {
  if (!language) return false;
  const Encoding encoding = detectEncoding(text);
  TextAutomaton automaton(language);
  return recognizes(automaton, language->marksIndentation() ? language->marked(text, encoding) : text, encoding);
}

}  // namespace

std::vector<StructuralEdits> structuralEdits(const std::string& text, const std::shared_ptr<Language>& language,
                                             const RepairOptions& options) {
  std::vector<StructuralEdits> found;
  if (const Changes fence = outsideOfFence(text); !fence.empty() && !isAccepted(text, language))
    found.push_back({fence});
  std::array sides = {MergeSide::ours, MergeSide::theirs, MergeSide::both};
  std::ranges::stable_partition(sides, [&](MergeSide side) { return side == options.preferred; });
  for (MergeSide side : sides) {
    const Changes resolved = resolvedConflicts(text, side);
    found.push_back({resolved});
    if (resolved.empty()) break;
  }
  const RepairHints& hints = repairHints(language ? language->name() : "generic");
  if (hints.table) {
    std::vector<StructuralEdits> mended;
    if (const Changes doubled = doubledQuotes(text, *hints.table); !doubled.empty())
      found.insert(found.begin(), {doubled});
    for (const StructuralEdits& first : found)
      for (const RowFaults faults : {RowFaults::quotes, RowFaults::fields}) {
        const MendedRows rows = mendedRows(applied(text, first.changes), *hints.table, faults);
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
    for (const StructuralEdits& first : found)
      appendPaired(paired, first.changes, text, language, *hints.tags, options.damage);
    found = std::move(paired);
  }
  std::erase_if(found, [](const StructuralEdits& edits) { return edits.changes.empty(); });
  return found;
}

std::vector<StructuralEdits> knownSlipsUndone(const std::string& text, const std::shared_ptr<Language>& language) {
  std::vector<std::string> texts;
  for (const Slip& slip : repairHints(language->name()).slips) {
    std::string meant = text;
    if (RE2::GlobalReplace(&meant, *patternOf(slip), slip.meant)) texts.push_back(std::move(meant));
  }
  std::vector<StructuralEdits> found;
  if (!texts.empty() && isAccepted(text, language))
    for (const std::string& meant : texts) found.push_back({differences(text, meant)});
  return found;
}

}  // namespace hone
