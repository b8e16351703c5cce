// That a program accepts a beginning of a text, made whole, says that it finds nothing wrong with it. Of the beginnings
// of a text with one offending place, those up to it are accepted and those behind it refused; so the place is found by
// bisection. Where a text is a row of parts, as the statements of a script, they are halved first. A change there is
// good if the beginning up to a little behind it is accepted; then the search goes on from there. Every accepted
// beginning is a repair already, if a short one: each round's is longer than the last one's.

#include "repair/oracle_guided_repair.h"

#include <algorithm>

#include "repair/characters.h"
#include "repair/piece.h"
#include "repair/subset.h"

namespace hone {
namespace {

class GuidedSearch {
 public:
  GuidedSearch(Oracle& oracle, Prefixes& prefixes, std::string text)
      : oracle_(oracle), prefixes_(prefixes), text_(std::move(text)) {}

  std::optional<GuidedRepair> run() {
    constexpr int mostRounds = 60;
    cuts_ = prefixes_.cuts(text_);
    // Brackets that are open at the end may be all that is wrong; an open quote would take in what was none of its
    // text.
    if (std::optional<std::string> whole = prefixes_.completed(text_, cuts_.back()); whole && *whole != text_) {
      Changes closed = difference(text_, *whole);
      const bool quotes =
          std::ranges::any_of(closed, [](const Change& c) { return std::ranges::any_of(c.inserted, isQuote); });
      if (!quotes && oracle_.accepts(*whole, "closed")) return GuidedRepair{std::move(*whole), std::move(closed)};
    }
    if (!findAccepted()) return std::nullopt;
    for (int round = 0; round < mostRounds && !oracle_.stopped(); ++round) {
      const std::optional<uint32_t> regionEnd = narrowToRegion();
      const size_t refused = firstRefused();
      if (!mendAt(refused, regionEnd)) return std::nullopt;
      if (habitEverywhere()) return GuidedRepair{text_, changes_};
      if (oracle_.accepts(text_, "mended")) return GuidedRepair{text_, changes_};
      if (acceptedCut_ + 1 >= cuts_.size()) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  /// Up to where a changed text is to be accepted.
  struct Goal {
    uint32_t end;  ///< in the text as it is
    bool whole;    ///< nothing is open there; else one cut more is asked for, and what is open is closed
  };

  bool acceptsCut(size_t cut) {
    std::optional<std::string> whole = prefixes_.completed(text_, cuts_[cut]);
    return whole && oracle_.accepts(std::move(*whole), "beginning");
  }

  /// Looks for the first part of the text, as a statement of a script, up to which the text is refused although nothing
  /// is open there: that says more than a refused completion, which invents things. Returns its end.
  std::optional<uint32_t> narrowToRegion() {
    std::vector<uint32_t> ends = prefixes_.wholeCuts(text_);
    std::erase_if(ends, [&](uint32_t end) { return end <= cuts_[acceptedCut_]; });
    constexpr size_t fewest = 4;
    if (ends.size() < fewest) return std::nullopt;
    if (ends.back() != text_.size()) ends.push_back(static_cast<uint32_t>(text_.size()));
    size_t bad = ends.size() - 1, known = 0;  // all before `known` are accepted
    while (known < bad) {
      const size_t middle = known + (bad - known) / 2;
      if (oracle_.accepts(text_.substr(0, ends[middle]), "region")) {
        known = middle + 1;
        acceptedCut_ = cutAt(ends[middle]);
      } else {
        bad = middle;
      }
    }
    refusedCut_ = cutAt(ends[bad]);
    regionBegin_ = cuts_[acceptedCut_];
    return ends[bad];
  }

  size_t cutAt(uint32_t offset) const {
    return static_cast<size_t>(std::ranges::lower_bound(cuts_, offset) - cuts_.begin());
  }

  /// Mends the place before a cut that is refused.
  bool mendAt(size_t refused, std::optional<uint32_t> regionEnd) {
    const uint32_t from = refused == 0 ? 0 : cuts_[refused - 1];
    const uint32_t to = cuts_[refused];
    const Goal goal{regionEnd.value_or(to), regionEnd.has_value()};
    std::vector<Changes> likeliest = prefixes_.localChanges(text_, from, to), others;
    if (regionEnd) {
      constexpr size_t most = 60;
      if (likeliest.size() > most) others.assign(likeliest.begin() + most, likeliest.end());
      likeliest.resize(std::min(likeliest.size(), most));
    }
    // A line or a part that is wrong goes as a whole, before good ones around it lose something.
    return tryChanges(std::move(likeliest), goal) ||
           (regionEnd && tryChanges(wholeParts(from, to, *regionEnd), goal)) || tryChanges(std::move(others), goal) ||
           tryChanges(prefixes_.removals(text_, from, to), goal, true);
  }

  /// Some cut up to which all is well: the start, or the first one found by halving. The stretch of such cuts may be
  /// short: some programs ask for something at least, and the offence comes soon after.
  bool findAccepted() {
    if (cuts_.size() < 2) return false;
    if (acceptsCut(0)) return true;
    constexpr size_t mostParts = 64;
    for (size_t parts = 2; parts <= mostParts && parts < cuts_.size(); parts *= 2)
      for (size_t i = 1; i < parts; i += 2) {
        acceptedCut_ = (cuts_.size() - 1) * i / parts;
        if (acceptsCut(acceptedCut_)) return true;
      }
    return false;
  }

  /// The text as a whole is refused.
  size_t firstRefused() {
    size_t good = acceptedCut_, bad = refusedCut_.value_or(cuts_.size() - 1);
    refusedCut_.reset();
    while (bad - good > 1) {
      size_t middle = good + (bad - good) / 2;
      (acceptsCut(middle) ? good : bad) = middle;
    }
    acceptedCut_ = good;
    return bad;
  }

  /// Removals of lines: of the one that the place begins on, of the one before it, of both; then of the region.
  std::vector<Changes> wholeParts(uint32_t from, uint32_t to, uint32_t regionEnd) const {
    constexpr uint32_t longest = 1000;
    auto begin = [&](uint32_t at) { return at == 0 ? 0 : static_cast<uint32_t>(text_.rfind('\n', at - 1) + 1); };
    const uint32_t place = std::min(static_cast<uint32_t>(behindBlanks(text_, from)), to);
    const uint32_t here = begin(place), before = here == 0 ? 0 : begin(here - 1);
    const uint32_t end = static_cast<uint32_t>(std::min(text_.find('\n', place), text_.size() - 1) + 1);
    std::vector<Changes> found;
    for (auto [first, last] : {std::pair(here, end), std::pair(before, here), std::pair(before, end)})
      if (first < last && last - first <= longest && last - first < text_.size())
        found.push_back({{first, last - first, {}}});
    if (regionBegin_ < regionEnd) found.push_back({{regionBegin_, regionEnd - regionBegin_, {}}});
    return found;
  }

  /// Takes the first change after which the text is accepted up to the goal.
  bool tryChanges(std::vector<Changes> all, Goal goal, bool drops = false) {
    constexpr size_t most = 150;
    if (all.size() > most) all.resize(most);
    std::vector<std::string> questions;
    std::vector<size_t> asked;
    std::vector<uint32_t> ends;
    for (size_t i = 0; i < all.size(); ++i) {
      std::string changed = applied(text_, all[i]);
      int64_t shift = static_cast<int64_t>(changed.size()) - static_cast<int64_t>(text_.size());
      int64_t end = std::max<int64_t>(static_cast<int64_t>(goal.end) + shift, all[i].front().offset);
      // One cut farther than the one that was refused.
      uint32_t to = static_cast<uint32_t>(end);
      if (!goal.whole) to = prefixes_.cutBehind(changed, to);
      std::optional<std::string> whole = goal.whole ? changed.substr(0, to) : prefixes_.completed(changed, to);
      if (!whole) continue;
      questions.push_back(std::move(*whole));
      asked.push_back(i);
      ends.push_back(to);
    }
    std::vector<std::string> wholes = drops ? questions : std::vector<std::string>();
    std::vector<size_t> good = oracle_.firstAccepted(std::move(questions), "local change");
    if (good.empty()) return false;
    Changes chosen = all[asked[good.front()]];
    uint32_t end = ends[good.front()];
    if (drops) {
      size_t before = applied(text_, chosen).size();
      const std::string& whole = wholes[good.front()];
      keepParts(chosen, whole.substr(std::min<size_t>(end, whole.size())));
      end += static_cast<uint32_t>(applied(text_, chosen).size() - before);
    }
    if (!drops) noteHabit(chosen);
    changes_ = composed(changes_, chosen);
    text_ = applied(text_, chosen);
    cuts_ = prefixes_.cuts(text_);
    acceptedCut_ = static_cast<size_t>(std::lower_bound(cuts_.begin(), cuts_.end(), end) - cuts_.begin());
    acceptedCut_ = std::min(acceptedCut_, cuts_.size() - 1);
    return true;
  }

  /// What a change makes of a token.
  struct Habit {
    std::string from, to;
    size_t times = 0;
    uint32_t end = 0;  ///< of the token that it was made of last
  };

  void noteHabit(const Changes& chosen) {
    if (chosen.size() != 1 || chosen.front().removed == 0) {
      habit_ = {};
      return;
    }
    const Change& change = chosen.front();
    const uint32_t begin = *std::prev(std::ranges::upper_bound(cuts_, change.offset));
    const auto end = std::ranges::lower_bound(cuts_, change.offset + change.removed);
    if (end == cuts_.end()) return;
    const std::string from = text_.substr(begin, *end - begin);
    const std::string to = applied(from, {{change.offset - begin, change.removed, change.inserted}});
    const size_t times = habit_.from == from && habit_.to == to ? habit_.times + 1 : 1;
    habit_ = {from, to, times, begin + static_cast<uint32_t>(to.size())};
  }

  /// What was made of two tokens most likely is to be made of all like them: `--` of each `->` in a graph without
  /// directions. True if the text is accepted then.
  bool habitEverywhere() {
    constexpr size_t often = 2;
    if (habit_.times != often) return false;
    Changes everywhere;
    for (size_t i = cutAt(habit_.end); i + 1 < cuts_.size(); ++i)
      if (text_.compare(cuts_[i], cuts_[i + 1] - cuts_[i], habit_.from) == 0)
        everywhere.push_back({cuts_[i], cuts_[i + 1] - cuts_[i], habit_.to});
    if (everywhere.empty() || !oracle_.accepts(applied(text_, everywhere), "habit")) return false;
    changes_ = composed(changes_, everywhere);
    text_ = applied(text_, everywhere);
    return true;
  }

  /// Of a part that was removed as a whole, what is all right nevertheless comes back: ddmax within it.
  void keepParts(Changes& removal, const std::string& closers) {
    constexpr uint32_t most = 400;
    uint32_t begin = removal.front().offset, end = begin + removal.front().removed;
    if (end - begin > most || oracle_.stopped()) return;
    std::string whole = text_.substr(0, end) + closers;
    KeptBytes kept(whole.size(), true);
    std::fill(kept.begin() + begin, kept.begin() + end, false);
    // A rest of a word says nothing, and blanks alone neither.
    std::vector<TextUnit> units;
    for (uint32_t at = begin; at < end; at = units.back().end) {
      const size_t next = cutAt(at + 1);
      const size_t to = behindBlanks(text_, next < cuts_.size() ? cuts_[next] : end);
      units.push_back({at, std::min(static_cast<uint32_t>(to), end)});
    }
    growSubset(oracle_, whole, kept, {units}, "ddmax",
               [this](const std::string& text) { return prefixes_.fits(text); });
    removal.clear();
    for (uint32_t at = begin; at < end; ++at)
      if (!kept[at]) removal.push_back({at, 1, {}});
    removal = joined(std::move(removal));
  }

  Oracle& oracle_;
  Prefixes& prefixes_;
  std::string text_;
  Changes changes_;
  std::vector<uint32_t> cuts_;
  size_t acceptedCut_ = 0;
  Habit habit_;
  uint32_t regionBegin_ = 0;
  std::optional<size_t> refusedCut_;  ///< where the region ends
};

}  // namespace

std::optional<GuidedRepair> repairGuided(Oracle& oracle, Prefixes& prefixes, const std::string& text) {
  return GuidedSearch(oracle, prefixes, text).run();
}

}  // namespace hone
