// Tokens are where a text may be cut. The local changes are the alternatives of an error-correcting parse that finds
// nothing to correct: all that is within one edit and a half of the text as it is.

#include "repair/grammar_prefixes.h"

#include <algorithm>

#include "repair/characters.h"
#include "repair/completion.h"
#include "repair/correction.h"
#include "tree/tree.h"

namespace hone {
namespace {

/// Letters that are put in say what nobody wrote; what stands for a letter or blank is a flipped bit, but people's
/// slips flip none; and no slip is one blank more or less beside another.
bool guesses(std::string_view text, const Change& change) {
  const std::string_view removed = text.substr(change.offset, change.removed);
  const auto kept = [](char c) { return isBlank(c) || isWord(c); };
  if (!change.inserted.empty())
    if (std::ranges::any_of(change.inserted, isWord) || std::ranges::any_of(removed, kept)) return true;
  const size_t behind = change.offset + change.removed;
  const bool beside =
      (change.offset > 0 && isBlank(text[change.offset - 1])) || (behind < text.size() && isBlank(text[behind]));
  return beside && std::ranges::all_of(change.inserted, isBlank) && std::ranges::all_of(removed, isBlank);
}

class GrammarPrefixes : public Prefixes {
 public:
  GrammarPrefixes(TextAutomaton& automaton, std::shared_ptr<Language> language, Encoding encoding, Damage damage)
      : automaton_(automaton), language_(std::move(language)), encoding_(encoding), damage_(damage) {}

  std::vector<uint32_t> cuts(const std::string& text) override {
    readUpTo(text, UINT32_MAX);
    std::vector<uint32_t> result;
    for (const TokenPlace& place : places_) result.push_back(place.offset);
    return result;
  }

  std::vector<uint32_t> wholeCuts(const std::string& text) override {
    readUpTo(text, UINT32_MAX);
    std::vector<uint32_t> result;
    for (const TokenPlace& place : places_)
      if ((place.offset == 0 || text[place.offset - 1] == '\n') && automaton_.accepts(place.state))
        result.push_back(place.offset);
    return result;
  }

  bool fits(const std::string& text) override {
    readUpTo(text, static_cast<uint32_t>(text.size()));
    return places_.back().offset == text.size() && automaton_.accepts(places_.back().state);
  }

  uint32_t cutBehind(const std::string& text, uint32_t offset) override {
    readUpTo(text, offset + 1);
    auto place = firstFrom(offset + 1);
    return place == places_.end() ? static_cast<uint32_t>(text.size()) : place->offset;
  }

  std::optional<std::string> completed(const std::string& text, uint32_t offset) override {
    readUpTo(text, offset);
    auto place = firstFrom(offset);
    if (place == places_.end()) return std::nullopt;
    auto rest = complete(automaton_, place->state, encoding_);
    if (!rest) return std::nullopt;
    // A token that is added must not melt together with the last one.
    std::string whole = text.substr(0, place->offset) + *rest;
    if (recognizes(automaton_, whole, encoding_)) return whole;
    return text.substr(0, place->offset) + " " + *rest;
  }

  std::vector<Changes> localChanges(const std::string& text, uint32_t from, uint32_t to) override {
    readUpTo(text, to + 1);
    constexpr uint32_t farthest = 60;
    uint32_t begin = to > farthest ? std::max(from, to - farthest) : from;
    auto place = std::upper_bound(places_.begin(), places_.end(), begin,
                                  [](uint32_t value, const TokenPlace& at) { return value < at.offset; });
    if (place == places_.begin()) return {};
    --place;
    CorrectionOptions options;
    options.calm = 4;
    options.alternatives = 160;
    options.completions = 8;
    options.layoutCounts = true;
    uint32_t farEnd = std::min(static_cast<uint32_t>(text.size()), to + 1);
    WindowResult window = correctWindow(automaton_, text, encoding_, place->offset, place->state, farEnd, options,
                                        [](uint32_t, std::span<const WindowExit>) { return size_t{0}; });
    std::vector<Changes> found;
    for (Correction& correction : window.corrections)
      if (!correction.changes.empty() && correction.changes.front().offset < to &&
          (damage_ != Damage::people ||
           std::ranges::none_of(correction.changes, [&](const Change& change) { return guesses(text, change); })))
        found.push_back(std::move(correction.changes));
    // What is refused only now was brought in by what came last.
    std::stable_sort(found.begin(), found.end(),
                     [](const Changes& a, const Changes& b) { return a.front().offset / 8 > b.front().offset / 8; });
    return found;
  }

  std::vector<Changes> removals(const std::string& text, uint32_t from, uint32_t to) override {
    constexpr size_t most = 12;
    TreePtr tree = Tree::parse(language_, text, encoding_);
    NodeId leaf = 0;
    for (NodeId id = 0; id < tree->size(); ++id)
      if (tree->node(id).kind == NodeKind::token && tree->node(id).textBegin < to && tree->node(id).textEnd > from)
        leaf = id;
    std::vector<Changes> found;
    for (NodeId id = leaf; id != noNode && found.size() < most; id = tree->node(id).parent) {
      const Node& node = tree->node(id);
      if (node.textEnd <= node.textBegin) continue;
      Changes removal = {{node.textBegin, node.textEnd - node.textBegin, {}}};
      if (!found.empty() && found.back() == removal) continue;
      if (recognizes(automaton_, applied(text, removal), encoding_)) found.push_back(std::move(removal));
    }
    return found;
  }

 private:
  std::vector<TokenPlace>::const_iterator firstFrom(uint32_t offset) const {
    return std::lower_bound(places_.begin(), places_.end(), offset,
                            [](const TokenPlace& at, uint32_t value) { return at.offset < value; });
  }

  /// Reads what was not read yet; what the text has in common with the one before need not be read again.
  void readUpTo(const std::string& text, uint32_t offset) {
    size_t common = static_cast<size_t>(std::ranges::mismatch(text, text_).in1 - text.begin());
    if (common < text.size() || common < text_.size()) {
      while (!places_.empty() && places_.back().offset >= common) places_.pop_back();
      text_ = text;
    }
    if (places_.empty()) places_ = {textStart(automaton_, text)};
    if (places_.back().offset < offset && places_.back().offset < text.size())
      readOn(automaton_, text_, encoding_, places_.back(), 0, &places_, offset);
  }

  TextAutomaton& automaton_;
  std::shared_ptr<Language> language_;
  Encoding encoding_;
  Damage damage_;
  std::string text_;
  std::vector<TokenPlace> places_;
};

}  // namespace

std::unique_ptr<Prefixes> grammarPrefixes(TextAutomaton& automaton, std::shared_ptr<Language> language,
                                          Encoding encoding, Damage damage) {
  return std::make_unique<GrammarPrefixes>(automaton, std::move(language), encoding, damage);
}

}  // namespace hone
