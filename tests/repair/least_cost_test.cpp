// The corrections are the cheapest there are: compared with Dijkstra's algorithm over all places and states, which
// drops nothing, reads nothing ahead and has no windows; and with all texts that are one edit away, as the parser
// judges them.
#include <gtest/gtest.h>

#include <queue>
#include <set>

#include "random_texts.h"
#include "repair/correction.h"
#include "repair/edit_steps.h"

namespace hone {
namespace {

/// What the cheapest correction costs, if not more than `most`; else UINT64_MAX.
uint64_t leastCost(TextAutomaton& automaton, std::string_view text, uint64_t most) {
  // Signs at the end cost next to nothing: enough for a dozen places to be closed.
  constexpr int mostClosing = 24;
  constexpr uint64_t unit = TextAutomaton::completionUnit;
  struct Place {
    uint32_t offset;
    TextState state;
    int closing;  ///< so many characters behind the end of the text
    bool done;
    auto key() const { return std::tuple(offset, state.node, state.point, closing, done); }
    bool operator<(const Place& other) const { return key() < other.key(); }
  };
  using Entry = std::pair<uint64_t, Place>;
  auto later = [](const Entry& a, const Entry& b) {
    return a.first != b.first ? a.first > b.first : b.second < a.second;
  };
  std::priority_queue<Entry, std::vector<Entry>, decltype(later)> open(later);
  std::set<Place> settled;
  EditSteps edits(automaton, text, Encoding::utf8);
  open.push({0, {0, automaton.start(), 0, false}});
  while (!open.empty()) {
    auto [cost, place] = open.top();
    open.pop();
    if (cost / unit > most) break;
    if (!settled.insert(place).second) continue;
    if (place.done) return cost / unit;
    const uint32_t budget = static_cast<uint32_t>(most - cost / unit);
    if (place.offset == text.size()) {
      if (automaton.accepts(place.state)) open.push({cost, {place.offset, place.state, place.closing, true}});
      for (const TextAutomaton::Insertion& insertion : automaton.insertions(place.state)) {
        if (insertion.idle || place.closing == mostClosing) continue;
        uint64_t closeAll = insertion.fixed && place.closing == 0 ? edit_cost::closeAll * unit : 0;
        open.push({cost + TextAutomaton::completionCost(insertion) + closeAll,
                   {place.offset, insertion.target, place.closing + 1, false}});
      }
      continue;
    }
    edits.moveTo(place.offset);
    for (const EditStep& step : edits.insertions(place.state, budget))
      open.push({cost + step.cost * unit, {step.end, step.target, 0, false}});
    for (const EditStep& step : edits.onwards(place.state, budget))
      open.push({cost + step.cost * unit, {step.end, step.target, 0, false}});
  }
  return UINT64_MAX;
}

uint64_t costOf(const CorrectedText& text) {
  uint64_t cost = 0;
  for (const CorrectedText::Window& window : text.windows) cost += window.result.corrections.front().cost;
  return cost;
}

/// Of a handful of errors: what is dearer takes the exact search too long.
void expectLeastCost(TextAutomaton& automaton, const std::string& text, int& compared) {
  constexpr uint64_t most = 390;
  CorrectionOptions options;
  options.likeliest = false;
  options.wholePieces = false;
  std::optional<CorrectedText> result = correct(automaton, text, Encoding::utf8, options);
  ASSERT_TRUE(result) << text;
  EXPECT_EQ(result->windows.empty(), recognizes(automaton, text, Encoding::utf8)) << text;
  uint64_t cost = costOf(*result);
  if (cost == 0 || cost > most) return;
  ++compared;
  EXPECT_EQ(cost, leastCost(automaton, text, cost)) << text << " -> " << applied(text, result->best());
}

TEST(LeastCost, OfRandomTextsByRandomGrammars) {
  Random random(3);
  int compared = 0;
  for (int g = 0; g < 4; ++g) {
    TextAutomaton automaton(randomLanguage(g));
    for (int i = 0; i < 40; ++i) expectLeastCost(automaton, randomText(12, random), compared);
  }
  EXPECT_GT(compared, 60);
}

TEST(LeastCost, OfTextsWithSomeErrors) {
  Random random(9);
  TextAutomaton automaton(Language::bundled("json"));
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string text =
        "{\"name\": \"an item\", \"sizes\": [12, 3.5, {\"deep\": [true, null]}],\n  \"more\": {\"a\": 1, \"b\": []}}\n";
    expectLeastCost(automaton, corrupted(text, 1 + random.below(4), random), compared);
  }
  EXPECT_GT(compared, 40);
}

/// All texts that are one character away and that the parser takes, without a word of automaton or costs.
std::set<std::string> oneEditAway(Language& language, const std::string& text) {
  std::set<std::string> valid;
  auto judge = [&](std::string candidate) {
    if (language.parse(candidate, Encoding::utf8).errors.empty()) valid.insert(std::move(candidate));
  };
  for (size_t at = 0; at <= text.size(); ++at) {
    for (char c : alphabet) {
      judge(text.substr(0, at) + c + text.substr(at));
      if (at < text.size()) judge(text.substr(0, at) + c + text.substr(at + 1));
    }
    if (at < text.size()) judge(text.substr(0, at) + text.substr(at + 1));
  }
  return valid;
}

TEST(LeastCost, IsOneEditWhereOneEditDoes) {
  // The dearest single edit: a character replaced by another one that invents a value.
  constexpr uint64_t dearest = edit_cost::replace + edit_cost::invent;
  Random random(5);
  int found = 0;
  for (int g = 0; g < 4; ++g) {
    std::shared_ptr<Language> language = randomLanguage(g);
    TextAutomaton automaton(language);
    for (int i = 0; i < 60; ++i) {
      std::string text = randomText(7, random);
      bool fine = language->parse(text, Encoding::utf8).errors.empty();
      std::optional<CorrectedText> result = correct(automaton, text, Encoding::utf8);
      ASSERT_TRUE(result) << text;
      EXPECT_EQ(result->windows.empty(), fine) << text;
      if (fine) continue;
      std::set<std::string> valid = oneEditAway(*language, text);
      if (valid.empty()) continue;
      ++found;
      EXPECT_LE(costOf(*result), dearest) << text << ", but " << *valid.begin();
      std::string repaired = applied(text, result->best());
      EXPECT_TRUE(language->parse(repaired, Encoding::utf8).errors.empty()) << text << " -> " << repaired;
    }
  }
  EXPECT_GT(found, 40);
}

}  // namespace
}  // namespace hone
