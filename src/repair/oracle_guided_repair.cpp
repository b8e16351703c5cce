// That a program accepts a beginning of a text, made whole, says that it finds nothing wrong with it. Of the beginnings
// of a text with one offending place, those up to it are accepted and those behind it refused; so the place is found by
// bisection. A change there is good if the beginning up to a little behind it is accepted; then the search goes on from
// there. Every accepted beginning is a repair already, if a short one: each round's is longer than the last one's.

#include "repair/oracle_guided_repair.h"

#include <algorithm>

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
    if (!findAccepted()) return std::nullopt;
    for (int round = 0; round < mostRounds && !oracle_.stopped(); ++round) {
      size_t refused = firstRefused();
      uint32_t from = refused == 0 ? 0 : cuts_[refused - 1];
      uint32_t to = cuts_[refused];
      // The cause may lie a little before the place where it shows.
      constexpr size_t back = 3;
      uint32_t early = cuts_[refused > back ? refused - back - 1 : 0];
      if (!tryChanges(prefixes_.localChanges(text_, from, to), to, false) &&
          !tryChanges(prefixes_.removals(text_, from, to), to, true) &&
          !tryChanges(prefixes_.localChanges(text_, early, to), to, false))
        return std::nullopt;
      if (oracle_.accepts(text_, "mended")) return GuidedRepair{text_, changes_};
      if (acceptedCut_ + 1 >= cuts_.size()) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  bool acceptsCut(size_t cut) {
    std::optional<std::string> whole = prefixes_.completed(text_, cuts_[cut]);
    return whole && oracle_.accepts(std::move(*whole), "beginning");
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
    size_t good = acceptedCut_, bad = cuts_.size() - 1;
    while (bad - good > 1) {
      size_t middle = good + (bad - good) / 2;
      (acceptsCut(middle) ? good : bad) = middle;
    }
    acceptedCut_ = good;
    return bad;
  }

  /// Takes the first change after which the text is accepted up to a little behind the place.
  bool tryChanges(std::vector<Changes> all, uint32_t place, bool drops) {
    constexpr size_t most = 150;
    if (all.size() > most) all.resize(most);
    std::vector<std::string> questions;
    std::vector<size_t> asked;
    std::vector<uint32_t> ends;
    for (size_t i = 0; i < all.size(); ++i) {
      std::string changed = applied(text_, all[i]);
      int64_t shift = static_cast<int64_t>(changed.size()) - static_cast<int64_t>(text_.size());
      int64_t end = std::max<int64_t>(static_cast<int64_t>(place) + shift, all[i].front().offset);
      // One cut farther than the one that was refused.
      uint32_t to = prefixes_.cutBehind(changed, static_cast<uint32_t>(end));
      std::optional<std::string> whole = prefixes_.completed(changed, to);
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
      keepParts(chosen, wholes[good.front()].substr(end));
      end += static_cast<uint32_t>(applied(text_, chosen).size() - before);
    }
    changes_ = composed(changes_, chosen);
    text_ = applied(text_, chosen);
    cuts_ = prefixes_.cuts(text_);
    acceptedCut_ = static_cast<size_t>(std::lower_bound(cuts_.begin(), cuts_.end(), end) - cuts_.begin());
    acceptedCut_ = std::min(acceptedCut_, cuts_.size() - 1);
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
    std::vector<TextUnit> units = characterUnits(text_.substr(begin, end - begin), detectEncoding(text_));
    for (TextUnit& unit : units) unit = {unit.begin + begin, unit.end + begin};
    growSubset(oracle_, whole, kept, {units}, "ddmax");
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
};

}  // namespace

std::optional<GuidedRepair> repairGuided(Oracle& oracle, Prefixes& prefixes, const std::string& text) {
  return GuidedSearch(oracle, prefixes, text).run();
}

}  // namespace hone
