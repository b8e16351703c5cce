// Cheap steps that keep most come first: the least-cost corrections by the grammar, nearly always the first one,
// then (for a program that is stricter than the grammar) oracle-guided repair place by place, then deletion. Without a
// grammar, repair guided by brackets takes the place of the first two.

#include "repair/repair.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "grammar/repair_hints.h"
#include "repair/bracket_places.h"
#include "repair/bracket_prefixes.h"
#include "repair/characters.h"
#include "repair/correction.h"
#include "repair/grammar_prefixes.h"
#include "repair/line_records.h"
#include "repair/line_slips.h"
#include "repair/oracle_guided_repair.h"
#include "repair/plain_encoding.h"
#include "repair/structural_edits.h"
#include "repair/subset.h"
#include "repair/values.h"
#include "text/decode.h"
#include "text/line_index.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// What programs may refuse although the grammar takes it: a byte order mark and control characters go; of a text that
/// is UTF-8 but for some bytes, those become the letters that they are in Windows-1252, or else get the bit back that
/// made them ASCII, or go.
Changes strayBytes(std::string_view text, Encoding encoding, Damage damage) {
  if (damage == Damage::people)
    if (Changes letters = lettersOfWindows(text); !letters.empty()) return letters;
  Changes changes;
  size_t at = 0;
  if (text.starts_with(byteOrderMark)) {
    changes.push_back({0, static_cast<uint32_t>(byteOrderMark.size()), {}});
    at = byteOrderMark.size();
  }
  while (at < text.size()) {
    CodePoint c = decode(text, at, Encoding::utf8);
    uint8_t byte = static_cast<uint8_t>(text[at]);
    if (byte < ' ' && !isBlank(byte) && byte != '\f') {
      changes.push_back({static_cast<uint32_t>(at), 1, {}});
    } else if (encoding == Encoding::latin1 && byte >= 0x80 && c.length == 1) {
      char ascii = static_cast<char>(byte & 0x7F);
      bool printable = ascii >= ' ' && ascii < 0x7F && ascii != '"' && ascii != '\\';
      changes.push_back({static_cast<uint32_t>(at), 1, printable ? std::string(1, ascii) : std::string()});
    }
    at += c.length;
  }
  return joined(std::move(changes));
}

/// The end of a longer file that stood there before: the text is whole without it, and ends in the same.
Changes repeatedTail(TextAutomaton& automaton, std::string_view text, Encoding encoding) {
  constexpr size_t least = 2, most = 4096;
  int tries = 4;
  for (size_t length = least; length <= most && 2 * length <= text.size() && tries > 0; ++length) {
    const std::string_view before = text.substr(0, text.size() - length), tail = text.substr(before.size());
    if (isBlank(tail.front()) || !before.ends_with(tail)) continue;
    --tries;
    if (recognizes(automaton, before, encoding))
      return {{static_cast<uint32_t>(before.size()), static_cast<uint32_t>(length), {}}};
  }
  return {};
}

constexpr size_t mostRead = 1 << 20;

/// With its brackets where they fit best; of random damage, nothing tells.
Changes wellPlaced(TextAutomaton& automaton, std::string_view text, const Changes& changes,
                   const RepairOptions& options) {
  if (options.damage != Damage::people || text.size() > mostRead) return changes;
  return withEvenBrackets(automaton, text, changes);
}

/// Whether one of the repairs has the same values.
bool isAmong(const std::vector<RepairedText>& repairs, const std::string& text, Language* language) {
  if (repairs.empty()) return false;
  auto values = [&](const std::string& one) { return language != nullptr ? valuesOf(one, *language) : one; };
  return std::ranges::find(repairs, values(text), [&](const RepairedText& other) { return values(other.text); }) !=
         repairs.end();
}

class Repairer {
 public:
  /// Repairs the text after some edits; what it does is given as changes to the original.
  Repairer(Oracle& oracle, const std::string& original, const Changes& edits, std::shared_ptr<Language> language,
           const RepairOptions& options)
      : oracle_(oracle),
        text_(applied(original, edits)),
        edits_(edits),
        language_(std::move(language)),
        options_(options) {}

  RepairResult run() {
    try {
      runToEnd();
    } catch (const Cancelled&) {
      oracle_.cancel();
    }
    const std::optional<std::string>& longest = oracle_.longestAccepted();
    if (result_.repairs.empty() && longest) add({*longest, difference(text_, *longest)});
    result_.stop = oracle_.stop();
    result_.impatient = oracle_.impatient();
    return std::move(result_);
  }

 private:
  void runToEnd() {
    if (options_.method == RepairMethod::correct) {
      if (language_)
        correctByGrammar();
      else
        mendByBrackets();
    }
    if (result_.repairs.empty()) subset();
  }

  void correctByGrammar() {
    const auto shared = std::make_shared<TextAutomaton>(language_);
    TextAutomaton& automaton = *shared;
    Encoding encoding = detectEncoding(text_);
    const CorrectionOptions kinds = correctionsFor(options_.damage);
    // A program may read a row of texts, which the grammar would make one text of.
    if (std::optional<Changes> lines = correctLines(automaton, text_, encoding, kinds, options_.records);
        lines && !lines->empty()) {
      ask({std::move(*lines)}, "correction");
      if (enough()) return;
    }
    if (kinds.people) {
      if (Changes tail = repeatedTail(automaton, text_, encoding); !tail.empty())
        ask({wellPlaced(automaton, text_, tail, options_)}, "correction");
      if (enough()) return;
      ask(correctRow(automaton, text_, encoding, kinds), "correction");
      if (enough()) return;
    }
    std::optional<CorrectedText> corrected = correct(automaton, text_, encoding, kinds);
    if (!corrected) {
      result_.hurried = outOfWork(automaton, text_);
      return;
    }
    result_.hurried = corrected->hurried;
    const std::optional<Changes> sure = correctForSure(automaton, text_, encoding, *corrected, kinds);
    const Changes best = sure ? wellPlaced(automaton, text_, *sure, options_) : corrected->best();
    // The usual case: one run.
    if (!best.empty()) ask({best}, "correction");
    if (!result_.repairs.empty())
      result_.known = std::make_shared<KnownCorrection>(KnownCorrection{shared, text_, *corrected});
    if (enough()) return;
    // As if the grammar hadn't the rules that take what it doesn't know.
    std::optional<TextAutomaton> strict;
    if (const std::vector<std::string>& lenient = repairHints(language_->name()).lenientRules; !lenient.empty())
      correctStrictly(strict.emplace(language_, lenient), encoding);
    if (enough()) return;
    constexpr size_t alternatives = 4;
    std::vector<Changes> next;
    if (Changes stray = strayBytes(applied(text_, best), encoding, options_.damage); !stray.empty())
      next.push_back(composed(best, std::move(stray)));
    const size_t wanted = std::max(alternatives, 3 * options_.all);
    for (Correction& correction : corrected->cheapest(automaton, text_, encoding, wanted, kinds))
      if (!correction.changes.empty() && correction.changes != best &&
          recognizes(automaton, applied(text_, correction.changes), encoding))
        next.push_back(std::move(correction.changes));
    // What no slip explains may be random damage.
    if (kinds.people)
      if (std::optional<CorrectedText> other = correct(automaton, text_, encoding))
        if (std::optional<Changes> changes = correctForSure(automaton, text_, encoding, *other))
          next.push_back(std::move(*changes));
    ask(std::move(next), "correction");
    if (!result_.repairs.empty() || oracle_.stopped()) return;

    oracle_.accepts("", "empty");
    std::string correctedText = applied(text_, best);
    if (!recognizes(automaton, correctedText, encoding)) return;
    // By the strict rules, where they do, a beginning of the text is completed as programs want it.
    const bool strictly = strict && recognizes(*strict, correctedText, encoding);
    std::unique_ptr<Prefixes> prefixes =
        grammarPrefixes(strictly ? *strict : automaton, language_, encoding, options_.damage);
    std::optional<GuidedRepair> repaired = repairGuided(oracle_, *prefixes, correctedText);
    if (repaired) add({std::move(repaired->text), composed(best, repaired->changes)});
  }

  void correctStrictly(TextAutomaton& strict, Encoding encoding) {
    std::optional<CorrectedText> corrected = correct(strict, text_, encoding, correctionsFor(options_.damage));
    if (!corrected || corrected->windows.empty()) return;
    if (std::optional<Changes> sure =
            correctForSure(strict, text_, encoding, *corrected, correctionsFor(options_.damage)))
      ask({*sure}, "correction");
  }

  void mendByBrackets() {
    std::unique_ptr<Prefixes> prefixes = bracketPrefixes();
    std::optional<GuidedRepair> guided = repairGuided(oracle_, *prefixes, text_);
    if (!guided) return;
    add({std::move(guided->text), std::move(guided->changes)});
  }

  /// Deletion alone. What was accepted before stays the repair if it is longer.
  void subset() {
    Encoding encoding = detectEncoding(text_);
    std::vector<std::vector<TextUnit>> levels;
    bool hybrid = options_.method == RepairMethod::hybrid || options_.method == RepairMethod::correct;
    if (hybrid && linesAreUnits()) levels.push_back(lineUnits(text_));
    if (language_ && options_.method != RepairMethod::lexical)
      levels.push_back(tokenUnits(*Tree::parse(language_, text_, encoding)));
    const std::vector<TextUnit> characters = characterUnits(text_, encoding);
    // Of what people write, a rest of a token says nothing, and blanks alone neither.
    const bool whole = language_ && options_.method == RepairMethod::correct && options_.damage == Damage::people;
    if (!whole && (options_.method != RepairMethod::syntactic || levels.empty())) levels.push_back(characters);
    if (whole)
      for (std::vector<TextUnit>& units : levels) joinBlanks(text_, units);
    KeptBytes kept(text_.size(), false);
    oracle_.accepts("", "empty");
    growSubset(oracle_, text_, kept, levels, "ddmax");
    if (whole && !oracle_.longestAccepted()) growSubset(oracle_, text_, kept, {characters}, "ddmax");
    const std::optional<std::string>& longest = oracle_.longestAccepted();
    if (!longest) return;
    std::string text = keptText(text_, kept);
    if (text.size() < longest->size()) return add({*longest, difference(text_, *longest)});
    Changes changes;
    for (uint32_t at = 0; at < text_.size(); ++at)
      if (!kept[at]) changes.push_back({at, 1, {}});
    add({std::move(text), joined(std::move(changes))});
  }

  /// The format's own unit is the line: its grammar sees line breaks.
  bool linesAreUnits() const {
    if (!language_) return true;
    Token token = language_->lexer().next("\n", Encoding::utf8, 0, 0);
    return !token.hidden && token.end == 1;
  }

  void ask(std::vector<Changes> changes, std::string_view pass) {
    std::vector<std::string> texts;
    std::vector<size_t> asked;
    for (size_t i = 0; i < changes.size(); ++i) {
      std::string text = applied(text_, changes[i]);
      bool known = std::ranges::find(texts, text) != texts.end() ||
                   std::ranges::any_of(result_.repairs, [&](const RepairedText& other) { return other.text == text; });
      if (known) continue;
      texts.push_back(std::move(text));
      asked.push_back(i);
    }
    // Those that say the same are one repair.
    for (size_t from = 0; from < texts.size() && result_.repairs.size() < options_.all;) {
      std::vector<std::string> copies(texts.begin() + static_cast<std::ptrdiff_t>(from), texts.end());
      const std::vector<size_t> accepted =
          oracle_.firstAccepted(std::move(copies), pass, options_.all - result_.repairs.size());
      if (accepted.empty()) return;
      for (const size_t index : accepted)
        if (!isAmong(result_.repairs, texts[from + index], language_.get()))
          add({texts[from + index], changes[asked[from + index]]});
      from += accepted.back() + 1;
    }
  }

  void add(RepairedText repaired) {
    repaired.changes = composed(edits_, repaired.changes);
    result_.repairs.push_back(std::move(repaired));
  }
  bool enough() const { return result_.repairs.size() >= options_.all || oracle_.stopped(); }

  Oracle& oracle_;
  const std::string text_;
  const Changes edits_;  ///< that made it of the original
  std::shared_ptr<Language> language_;
  const RepairOptions& options_;
  RepairResult result_;
};

/// The text after structural edits, corrected by the grammar where it needs that; nullopt where that can't be.
std::optional<Changes> correctedAfter(const Changes& edits, const std::string& text,
                                      const std::shared_ptr<Language>& language, Damage damage) {
  if (!language) return edits;
  const std::string now = applied(text, edits);
  TextAutomaton automaton(language);
  const Encoding encoding = detectEncoding(now);
  const CorrectionOptions kinds = correctionsFor(damage);
  std::optional<CorrectedText> corrected = correct(automaton, now, encoding, kinds);
  if (!corrected) return std::nullopt;
  std::optional<Changes> sure = correctForSure(automaton, now, encoding, *corrected, kinds);
  if (!sure) return std::nullopt;
  return composed(edits, *sure);
}

RepairResult correctionsOf(const std::string& text, const std::shared_ptr<Language>& language,
                           const RepairOptions& options) {
  RepairResult result;
  // A document type may declare what the grammar's strict rules don't know.
  const bool declares = text.find("<!DOCTYPE") != std::string::npos;
  const auto shared = std::make_shared<TextAutomaton>(
      language, declares ? std::vector<std::string>() : repairHints(language->name()).lenientRules);
  TextAutomaton& automaton = *shared;
  Encoding encoding = detectEncoding(text);
  const CorrectionOptions kinds = correctionsFor(options.damage);
  if (Changes tail = kinds.people ? repeatedTail(automaton, text, encoding) : Changes(); !tail.empty()) {
    tail = wellPlaced(automaton, text, tail, options);
    result.repairs.push_back({applied(text, tail), std::move(tail)});
    return result;
  }
  std::optional<CorrectedText> corrected = correct(automaton, text, encoding, kinds);
  if (!corrected) {
    result.hurried = outOfWork(automaton, text);
    return result;
  }
  result.hurried = corrected->hurried;
  result.known = std::make_shared<KnownCorrection>(KnownCorrection{shared, text, *corrected});
  std::vector<Changes> candidates;
  if (std::optional<Changes> sure = correctForSure(automaton, text, encoding, *corrected, kinds))
    candidates.push_back(wellPlaced(automaton, text, *sure, options));
  if (options.all > 1 || candidates.empty())
    for (Correction& correction : corrected->cheapest(automaton, text, encoding, 3 * options.all, kinds))
      candidates.push_back(std::move(correction.changes));
  for (Changes& changes : candidates) {
    std::string repaired = applied(text, changes);
    if (isAmong(result.repairs, repaired, language.get()) || !recognizes(automaton, repaired, encoding)) continue;
    result.repairs.push_back({std::move(repaired), std::move(changes)});
    if (result.repairs.size() == options.all) break;
  }
  return result;
}

/// Of what was found in marked texts (parse/indentation.h).
RepairResult inPlainText(RepairResult result, const std::string& original, Language& language) {
  for (RepairedText& repaired : result.repairs) {
    repaired.text = language.plain(repaired.text, detectEncoding(repaired.text));
    repaired.changes = differences(original, repaired.text);
  }
  return result;
}

/// Which of the readings that are as good as the repair are accepted too.
void askRivals(Oracle& oracle, const std::string& text, const std::vector<Changes>& rivals,
               const std::shared_ptr<Language>& language, const RepairOptions& options, RepairResult& result) {
  constexpr size_t most = 16;
  std::vector<std::string> texts;
  for (size_t i = 0; i < rivals.size() && i < most; ++i) texts.push_back(applied(text, rivals[i]));
  std::vector<std::string> copies = texts;
  for (size_t index : oracle.firstAccepted(std::move(copies), "reading", most)) {
    result.repairs.front().rivals.push_back(rivals[index]);
    if (result.repairs.size() < options.all && !isAmong(result.repairs, texts[index], language.get()))
      result.repairs.push_back({std::move(texts[index]), rivals[index]});
  }
}

RepairResult repairText(Oracle& oracle, const std::string& text, const std::shared_ptr<Language>& language,
                        const RepairOptions& options) {
  if (options.method != RepairMethod::correct) return Repairer(oracle, text, {}, language, options).run();
  std::vector<StructuralEdits> structural;
  try {
    structural = structuralEdits(text, language, options);
    std::vector<StructuralEdits> tried = structural;
    if (language) std::ranges::move(knownSlipsUndone(text, language), std::back_inserter(tried));
    std::vector<std::string> texts;
    std::vector<Changes> changes;
    std::vector<const StructuralEdits*> sources;
    for (const StructuralEdits& edits : tried) {
      std::optional<Changes> whole = correctedAfter(edits.changes, text, language, options.damage);
      if (!whole) continue;
      texts.push_back(applied(text, *whole));
      changes.push_back(std::move(*whole));
      sources.push_back(&edits);
    }
    std::vector<std::string> copies = texts;
    RepairResult result;
    for (size_t index : oracle.firstAccepted(std::move(copies), "structure", options.all)) {
      if (isAmong(result.repairs, texts[index], language.get())) continue;
      result.repairs.push_back({std::move(texts[index]), std::move(changes[index])});
      if (result.repairs.size() == 1) askRivals(oracle, text, sources[index]->rivals, language, options, result);
    }
    if (!result.repairs.empty()) return result;
  } catch (const Cancelled&) {
    oracle.cancel();
  }
  if (structural.empty()) structural.emplace_back();
  return Repairer(oracle, text, structural.front().changes, language, options).run();
}

/// Of a language whose blocks are shown by indentation. Only plain texts have the markers of merge conflicts.
RepairResult repairMarked(Oracle& oracle, const std::string& text, const std::shared_ptr<Language>& language,
                          const RepairOptions& options) {
  std::string resolved = text;
  for (const StructuralEdits& edits : structuralEdits(text, nullptr, options)) {
    resolved = applied(text, edits.changes);
    const std::string marked = language->marked(resolved, detectEncoding(resolved));
    if (oracle.accepts(marked, "structure")) return {{{resolved, edits.changes}}, oracle.stop()};
  }
  const std::string marked = language->marked(resolved, detectEncoding(resolved));
  return inPlainText(repairText(oracle, marked, language, options), text, *language);
}

}  // namespace

RepairMethod parseRepairMethod(std::string_view units, bool subsetOnly) {
  if (units == "characters") return RepairMethod::lexical;
  if (units == "tokens") return RepairMethod::syntactic;
  if (units == "hybrid") return subsetOnly ? RepairMethod::hybrid : RepairMethod::correct;
  throw UserError(fmt::format("there are no units '{}'; choose characters, tokens or hybrid", units));
}

namespace {

RepairOptions withDamage(const std::string& text, RepairOptions options) {
  if (options.damage == Damage::automatic) options.damage = inferredDamage(text);
  if (!wideEncoding(text).empty()) options.plainEncoding = true;
  return options;
}

/// What else the text may mean by its grammar, best first.
std::vector<Changes> otherCorrections(const std::string& text, const std::shared_ptr<Language>& language,
                                      const RepairOptions& options, const KnownCorrection* known) {
  constexpr size_t alternatives = 8;
  std::vector<Changes> found;
  for (StructuralEdits& edits : structuralEdits(text, language, options)) found.push_back(std::move(edits.changes));
  const Changes first = found.empty() ? Changes() : found.front();
  std::string now = applied(text, first);
  const bool marks = language->marksIndentation();
  if (marks) now = language->marked(now, detectEncoding(now));
  const Encoding encoding = detectEncoding(now);
  // What was found for the repair needn't be found again.
  const bool knows = known != nullptr && known->text == now;
  const auto automaton = knows ? known->automaton : std::make_shared<TextAutomaton>(language);
  const CorrectionOptions kinds = correctionsFor(options.damage);
  std::optional<CorrectedText> corrected =
      knows ? std::optional(known->corrected) : correct(*automaton, now, encoding, kinds);
  if (!corrected) return found;
  for (const Correction& correction : corrected->cheapest(*automaton, now, encoding, alternatives, kinds)) {
    if (!marks) {
      found.push_back(composed(first, correction.changes));
      continue;
    }
    const std::string marked = applied(now, correction.changes);
    found.push_back(differences(text, language->plain(marked, detectEncoding(marked))));
  }
  return found;
}

/// Those that say something else than the repair.
std::vector<Changes> othersOf(const RepairedText& repaired, std::vector<Changes> rivals, const std::string& text,
                              Language& language) {
  if (rivals.empty()) return rivals;
  const std::string values = valuesOf(applied(text, repaired.changes), language);
  std::erase_if(rivals, [&](const Changes& rival) { return valuesOf(applied(text, rival), language) == values; });
  return rivals;
}

/// Readings that have a bracket of the repair at another place. Of random damage, nearly every edit has one.
std::vector<Changes> otherBrackets(const RepairedText& repaired, const std::string& text,
                                   const std::shared_ptr<Language>& language, const RepairOptions& options,
                                   const KnownCorrection* known) {
  if (options.damage != Damage::people || language->marksIndentation()) return {};
  const auto automaton = known ? known->automaton : std::make_shared<TextAutomaton>(language);
  return othersOf(repaired, otherBracketPlaces(*automaton, text, repaired.changes), text, *language);
}

/// Says where a value may be wrong. A run that was stopped has no time for other readings.
void findDoubts(RepairResult& result, const std::string& text, const std::shared_ptr<Language>& language,
                const RepairOptions& options) {
  const bool reads = language && text.size() <= mostRead;
  std::optional<std::vector<Changes>> known;
  for (RepairedText& repaired : result.repairs) try {
      if (reads) repaired.rivals = othersOf(repaired, std::move(repaired.rivals), text, *language);
      if (reads) repaired.values = countedValues(text, repaired.changes, *language);
      const bool rivals = !repaired.rivals.empty();
      if (reads && options.method == RepairMethod::correct)
        std::ranges::move(otherBrackets(repaired, text, language, options, result.known.get()),
                          std::back_inserter(repaired.rivals));
      auto others = [&] {
        if (reads && !rivals && options.method == RepairMethod::correct && !known) try {
            known = otherCorrections(text, language, options, result.known.get());
          } catch (const Cancelled&) {
            known.emplace();
          }
        return !rivals && known ? *known : std::vector<Changes>();
      };
      repaired.doubts = doubtfulValues(text, repaired.changes, repaired.rivals, language, others);
    } catch (const Cancelled&) {
      repaired.doubts = doubtfulValues(text, repaired.changes, repaired.rivals, nullptr);
    }
}

/// Where values were changed or dropped, a place is doubtful, whatever slip explains that.
void doubtLosses(RepairResult& result, const std::string& text) {
  for (RepairedText& repaired : result.repairs) {
    if (!repaired.doubts.empty() || !repaired.values || !repaired.values->firstLoss) continue;
    const Change& change = repaired.changes[*repaired.values->firstLoss];
    const auto [line, column] = LineIndex(text).at(change.offset);
    repaired.doubts.push_back({change.offset,
                               line,
                               column,
                               repaired.values->dropped > 0 ? "is not all kept" : "has changed",
                               text.substr(change.offset, change.removed),
                               change.inserted,
                               {}});
  }
}

void addDoubts(RepairResult& result, const std::string& text, const std::shared_ptr<Language>& language,
               const RepairOptions& options) {
  // What was replaced by more than it was is told apart first.
  for (RepairedText& repaired : result.repairs) repaired.changes = separated(text, repaired.changes);
  findDoubts(result, text, language, options);
  doubtLosses(result, text);
  if (options.preferred == MergeSide::any) return;
  for (RepairedText& repaired : result.repairs)
    std::erase_if(repaired.doubts, [](const DoubtfulValue& doubt) { return doubt.why == otherSideOfConflict; });
}

/// What no encoding tells: U+FFFD stands for it, and half a unit at the end is dropped.
std::vector<DoubtfulValue> lostCharacters(const std::string& plain, const EncodingFaults& faults) {
  std::vector<DoubtfulValue> lost;
  const LineIndex lines(plain);
  const auto add = [&](uint32_t offset, const char* why, const std::string& became) {
    const auto [line, column] = lines.at(offset);
    lost.push_back({offset, line, column, why, became, became, {}});
  };
  for (const uint32_t offset : faults.lost) add(offset, "stands for what is no character", "\uFFFD");
  if (faults.cutOff) add(static_cast<uint32_t>(plain.size()), "was half a character at the end", "");
  return lost;
}

/// Mends the encoding, and then the plain text: the places of doubtful values are those in it.
RepairResult inPlainEncoding(const std::string& text, const std::shared_ptr<Language>& language, RepairOptions options,
                             const std::function<RepairResult(const std::string&, const RepairOptions&)>& mend) {
  const EncodingFaults faults = findEncodingFaults(text, language.get());
  options.plainEncoding = false;
  std::string plain = applied(text, faults.mended);
  const std::vector<DoubtfulValue> lost = lostCharacters(plain, faults);
  RepairResult result = mend(plain, options);
  const bool wide = !wideEncoding(text).empty();
  for (RepairedText& repaired : result.repairs) {
    if (!wide) repaired.changes = composed(faults.mended, repaired.changes);
    repaired.doubts.insert(repaired.doubts.end(), lost.begin(), lost.end());
  }
  if (wide) result.converted = std::move(plain);
  return result;
}

/// The readings of the lowest rank of which one is accepted: repairs of the text of which `before` made `now`. Those
/// above the first rank are asked for only if the place is `right`.
void askReadings(Oracle& oracle, const Changes& before, const std::string& now,
                 const std::vector<LineReading>& readings, const std::function<std::string(std::string)>& asked,
                 const std::function<bool()>& right, RepairResult& result) {
  for (size_t next = 0; next < readings.size() && result.repairs.empty() && !oracle.stopped();) {
    if (next > 0 && readings[next - 1].rank == readings.front().rank && !right()) return;
    std::vector<std::string> texts;
    const size_t first = next;
    for (; next < readings.size() && readings[next].rank == readings[first].rank; ++next)
      texts.push_back(applied(now, readings[next].changes));
    std::vector<std::string> copies;
    for (const std::string& plain : texts) copies.push_back(asked(plain));
    const size_t all = texts.size();
    for (size_t index : oracle.firstAccepted(std::move(copies), "line", all))
      result.repairs.push_back({std::move(texts[index]), composed(before, readings[first + index].changes)});
  }
}

/// By slips within lines; empty where they don't explain all that is wrong.
RepairResult repairLine(Oracle& oracle, const std::string& text, const std::shared_ptr<Language>& language,
                        const RepairOptions& options) {
  RepairResult result;
  const std::optional<LineFormat>& format = repairHints(language ? language->name() : "").lines;
  const bool people = options.damage == Damage::people && options.method == RepairMethod::correct;
  if (!format || !people || !resolvedConflicts(text, MergeSide::ours).empty()) return result;
  auto asked = [&](std::string plain) {
    const Encoding encoding = detectEncoding(plain);
    return language->marksIndentation() ? language->marked(std::move(plain), encoding) : plain;
  };
  auto beginningAccepted = [&](std::string_view beginning) {
    return oracle.accepts(asked(std::string(beginning)), "beginning");
  };
  const auto mend = [&](const std::function<bool(std::string_view)>& known) {
    constexpr int mostLines = 8;
    Changes before;  // on the lines that were mended already
    for (int round = 0; round < mostLines && result.repairs.empty() && !oracle.stopped(); ++round) {
      const std::string now = applied(text, before);
      size_t good = 0;  // up to the bad line
      const auto accepts = [&](std::string_view beginning) {
        const bool yes = known(beginning);
        if (yes) good = std::max(good, beginning.size());
        return yes;
      };
      const std::vector<LineReading> readings = lineReadings(now, *format, accepts);
      std::optional<bool> isRight;
      const auto right = [&] {
        if (!isRight) isRight = good == 0 || beginningAccepted(std::string_view(now).substr(0, good));
        return *isRight;
      };
      askReadings(oracle, before, now, readings, asked, right, result);
      if (!result.repairs.empty()) return;
      // There are further slips behind the line. The readings are sorted by their rank; those of a higher one take
      // nearly every line, so the place must be right.
      const auto chosen = std::ranges::find_if(readings, [&](const LineReading& reading) {
        const std::string mended = applied(now, reading.changes);
        return !oracle.stopped() && reading.end < mended.size() && (reading.rank == 0 || right()) &&
               known(std::string_view(mended).substr(0, reading.end));
      });
      if (chosen == readings.end()) return;
      before = composed(before, chosen->changes);
    }
  };
  // Where the grammar sees the slip itself, no program need be asked for its place, unless the grammar sees it too
  // late: by INI's, entries without a section are good until the first section comes.
  TextAutomaton automaton(language);
  const Encoding encoding = detectEncoding(text);
  if (!format->nested && !recognizes(automaton, text, encoding))
    mend([&](std::string_view beginning) { return recognizes(automaton, beginning, encoding); });
  if (result.repairs.empty()) mend(beginningAccepted);
  if (result.repairs.empty()) return result;
  for (size_t i = 1; i < result.repairs.size(); ++i) result.repairs[0].rivals.push_back(result.repairs[i].changes);
  result.stop = oracle.stop();
  result.repairs.resize(std::min(result.repairs.size(), options.all));
  return result;
}

}  // namespace

RepairResult repair(Oracle& oracle, const std::string& text, const std::shared_ptr<Language>& language,
                    const RepairOptions& given) {
  const RepairOptions options = withDamage(text, given);
  if (options.plainEncoding)
    return inPlainEncoding(text, language, options, [&](const std::string& plain, const RepairOptions& rest) {
      return oracle.accepts(plain, "structure") ? RepairResult{{{plain, {}}}, oracle.stop()}
                                                : repair(oracle, plain, language, rest);
    });
  RepairResult result = repairLine(oracle, text, language, options);
  if (result.repairs.empty())
    result = language && language->marksIndentation() ? repairMarked(oracle, text, language, options)
                                                      : repairText(oracle, text, language, options);
  addDoubts(result, text, language, options);
  return result;
}

namespace {

RepairResult correctedText(const std::string& text, const std::shared_ptr<Language>& language,
                           const RepairOptions& options) {
  if (language->marksIndentation()) {
    const std::vector<StructuralEdits> structural = structuralEdits(text, language, options);
    const std::string resolved = structural.empty() ? text : applied(text, structural.front().changes);
    const std::string marked = language->marked(resolved, detectEncoding(resolved));
    return inPlainText(correctionsOf(marked, language, options), text, *language);
  }
  const Changes letters = options.damage == Damage::people ? lettersOfWindows(text) : Changes();
  const std::vector<StructuralEdits> structural = structuralEdits(applied(text, letters), language, options);
  if (structural.empty() && letters.empty()) return correctionsOf(text, language, options);
  const Changes first = structural.empty() ? letters : composed(letters, structural.front().changes);
  RepairResult result = correctionsOf(applied(text, first), language, options);
  for (RepairedText& repaired : result.repairs) repaired.changes = composed(first, repaired.changes);
  // Without a program, each of them counts.
  if (!structural.empty() && !result.repairs.empty() && result.repairs.front().changes == first)
    for (const Changes& rival : structural.front().rivals)
      result.repairs.front().rivals.push_back(composed(letters, rival));
  return result;
}

}  // namespace

RepairResult repairByGrammar(const std::string& text, const std::shared_ptr<Language>& language,
                             const RepairOptions& given) {
  const RepairOptions options = withDamage(text, given);
  if (options.plainEncoding)
    return inPlainEncoding(text, language, options, [&](const std::string& plain, const RepairOptions& rest) {
      return repairByGrammar(plain, language, rest);
    });
  RepairResult result = correctedText(text, language, options);
  addDoubts(result, text, language, options);
  return result;
}

}  // namespace hone
