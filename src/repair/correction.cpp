// An error shows where the text can't be read on, which may be behind its cause. So a window begins some way before
// that place. If one edit doesn't suffice, the cause may be farther back, and a wider window is tried, even across
// windows that were settled before. The wider window is used if it is cheaper in all.

#include "repair/correction.h"

#include <algorithm>
#include <queue>
#include <span>

#include "repair/familiarity.h"

namespace hone {
namespace {

constexpr uint32_t placeSpacing = 48;
/// What is tried as long as one edit does not do: bytes before the error, and the slack.
struct Effort {
  uint32_t width;
  uint32_t slack;
};
constexpr Effort efforts[] = {{200, 160}, {200, 250}, {1200, 160}, {6000, 160}};
/// The same, and edits of contents before the place where the error shows.
constexpr Effort effortsOfPeople[] = {
    {200, 160}, {200, 250}, {200, 160 + edit_cost::contents}, {1200, 160}, {6000, 160}};
/// What a window may cost: 15 edits, and anything once all efforts have failed. Where the text seems to end early, all
/// that follows would go, and that is the last thing to do.
constexpr uint32_t costLimits[] = {15 * 100, UINT32_MAX};
constexpr uint64_t oneEdit = 160;
/// Work of the automaton that goes into looking at all that is within the slack, and then with more effort: ten seconds
/// at most. A usual correction takes a hundredth. Where stretches of a text were wiped out, it grows with the text.
uint64_t thoroughWork(size_t bytes) {
  constexpr uint64_t least = 10'000'000, most = 100'000'000, perWipedByte = 6'000, perByte = 20;
  return std::min(least + perWipedByte * bytes, most) + perByte * bytes;
}
/// Of so many corrections, so little dearer than the cheapest, the likeliest one is taken.
constexpr size_t aboutAsCheap = 24;
constexpr uint32_t littleMore = 12;

/// Of ways out of a window that cost about the same, the one by which the text can be read farthest: a bracket put in
/// at the wrong place shows where its partner is missed.
class FarthestExit {
 public:
  FarthestExit(TextAutomaton& automaton, std::string_view text, Encoding encoding)
      : automaton_(automaton), text_(text), encoding_(encoding) {}

  size_t operator()(uint32_t offset, std::span<const WindowExit> exits) {
    constexpr uint32_t aboutTheSame = 100, farthest = 1u << 20, atStop = 100;
    constexpr size_t mostExits = 8;
    size_t best = 0;
    uint64_t bestCost = UINT64_MAX;
    uint32_t bestStop = 0;
    for (size_t i = 0; i < exits.size() && i < mostExits && exits[i].cost <= exits[0].cost + aboutTheSame; ++i) {
      if (i == 1 && bestCost == exits[0].cost && exits[1].cost > bestCost) break;
      uint32_t length = std::min({farthest, budget_, static_cast<uint32_t>(text_.size()) - offset});
      bool whole = offset + length == text_.size();
      Reading reading = readOn(automaton_, text_.substr(0, offset + length), encoding_, {offset, exits[i].state},
                               UINT32_MAX, nullptr);
      // What is cut off ends in a broken token, and too early.
      bool stopped = whole ? !reading.complete : reading.stop + 4096 < offset + length;
      budget_ -= std::min(budget_, reading.stop - offset);
      uint64_t cost = exits[i].cost + (stopped ? atStop : 0);
      uint32_t stop = stopped ? reading.stop : UINT32_MAX;
      if (cost > bestCost || (cost == bestCost && stop <= bestStop)) continue;
      best = i;
      bestCost = cost;
      bestStop = stop;
    }
    return best;
  }

 private:
  TextAutomaton& automaton_;
  std::string_view text_;
  Encoding encoding_;
  uint32_t budget_ = 1u << 24;  ///< bytes to be read ahead in all
};

/// Moves the likeliest of a window's corrections to the front and drops the others.
class LikeliestCorrection {
 public:
  explicit LikeliestCorrection(std::string_view text) : text_(text) {}

  void choose(std::vector<Correction>& corrections) {
    if (corrections.size() > 1) {
      if (!familiarity_) familiarity_.emplace(text_);
      size_t begin = text_.size(), end = 0;
      for (const Correction& correction : corrections) {
        if (correction.changes.empty()) continue;
        begin = std::min<size_t>(begin, correction.changes.front().offset);
        end = std::max<size_t>(end, correction.changes.back().offset + correction.changes.back().removed);
      }
      begin = std::max<size_t>(begin, 2) - 2;
      end = std::min(end + 2, text_.size());
      auto cost = [&](const Correction& correction) {
        // Which byte got in by accident, or which of its bits changed, takes bits to say too.
        constexpr double bitsOfByte = 8, bitsOfBit = 3;
        Changes here = correction.changes;
        double accident = 0;
        for (Change& change : here) {
          change.offset -= static_cast<uint32_t>(begin);
          double replaced = static_cast<double>(std::min<size_t>(change.removed, change.inserted.size()));
          accident += bitsOfBit * replaced + bitsOfByte * (change.removed - replaced);
        }
        constexpr double costOfBit = 0.5;
        double bits = accident + familiarity_->surprise(applied(text_.substr(begin, end - begin), here));
        return static_cast<double>(correction.cost) + costOfBit * bits;
      };
      // What is wrong is no witness for itself.
      familiarity_->forget(begin, end);
      auto least = std::ranges::min_element(corrections, {}, cost);
      std::iter_swap(corrections.begin(), least);
      familiarity_->remember(begin, end);
    }
    corrections.resize(std::min<size_t>(corrections.size(), 1));
  }

 private:
  std::string_view text_;
  std::optional<Familiarity> familiarity_;
};

}  // namespace

TokenPlace textStart(TextAutomaton& automaton, std::string_view text) {
  uint32_t begin = text.starts_with(byteOrderMark) ? static_cast<uint32_t>(byteOrderMark.size()) : 0;
  return {begin, automaton.start()};
}

Reading readOn(TextAutomaton& automaton, std::string_view text, Encoding encoding, TokenPlace from, uint32_t spacing,
               std::vector<TokenPlace>* places, uint32_t until) {
  constexpr int mostEmptyInARow = 8;
  constexpr uint32_t bytesAUnit = 64;
  Lexer& lexer = automaton.lexer();
  ParserSets& sets = automaton.sets();
  ModeStack modes = automaton.modes(from.state);
  ParserSet set = automaton.set(from.state);
  uint32_t at = from.offset;
  int emptyInARow = 0;
  VainLooks looks(text.size());
  for (uint32_t nextPlace = at + spacing;;) {
    if (at == text.size() && sets.complete(set)) return {true, at};
    if (at >= until) return {false, at};
    Token token = lexer.next(text, encoding, at, modes, looks);
    automaton.spend(1 + (token.looked - at) / bytesAUnit);
    if (token.type == endOfFile || token.type == lexicalError) return {false, at};
    emptyInARow = token.end == at ? emptyInARow + 1 : 0;
    if (emptyInARow > mostEmptyInARow) return {false, at};
    ParserSet next = token.hidden ? set : sets.after(set, token.type);
    if (next == ParserSets::none) return {false, at};
    set = next;
    modes = token.after;
    at = token.end;
    if (places != nullptr && at >= nextPlace) {
      places->push_back({at, automaton.atToken(modes, set)});
      nextPlace = at + spacing;
    }
  }
}

bool recognizes(TextAutomaton& automaton, std::string_view text, Encoding encoding) {
  return readOn(automaton, text, encoding, textStart(automaton, text), UINT32_MAX, nullptr).complete;
}

Changes CorrectedText::best() const {
  Changes all;
  for (const Window& window : windows) {
    const Changes& changes = window.result.corrections.front().changes;
    all.insert(all.end(), changes.begin(), changes.end());
  }
  return joined(std::move(all));
}

uint64_t CorrectedText::cost() const {
  uint64_t all = 0;
  for (const Window& window : windows) all += window.result.corrections.front().cost;
  return all;
}

bool CorrectedText::takesDoubled() const {
  return pieces && std::ranges::any_of(best(), [&](const Change& change) { return pieces->takesDoubled(change); });
}

std::vector<Correction> CorrectedText::cheapest(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                                size_t most, CorrectionOptions options) {
  options.alternatives = most;
  options.completions = most;
  options.thorough = thoroughWork(text.size());
  options.pieces = pieces.get();
  for (Window& window : windows) {
    options.slack = window.slack;
    options.dearer = window.slack;
    auto sameExit = [&](uint32_t, std::span<const WindowExit> exits) {
      auto same = std::find_if(exits.begin(), exits.end(),
                               [&](const WindowExit& exit) { return exit.state == window.result.state; });
      return same == exits.end() ? size_t{0} : static_cast<size_t>(same - exits.begin());
    };
    WindowResult again = correctWindow(automaton, text, encoding, window.begin.offset, window.begin.state,
                                       window.mustPass, options, sameExit);
    if (!again.corrections.empty() && again.end == window.result.end && again.state == window.result.state)
      window.result = std::move(again);
  }
  // A combination is an index into each window's alternatives; its successors raise one of them, at or behind the last
  // one that is raised already, so that each combination comes up once.
  struct Combination {
    uint64_t cost;
    std::vector<std::pair<uint32_t, uint32_t>> raised;  ///< window, alternative
    bool operator>(const Combination& other) const {
      return cost != other.cost ? cost > other.cost : raised > other.raised;
    }
  };
  std::priority_queue<Combination, std::vector<Combination>, std::greater<>> open;
  open.push({cost(), {}});
  // Only the windows with the cheapest second choices can be among the first ones.
  std::vector<std::pair<uint64_t, uint32_t>> seconds;
  for (uint32_t w = 0; w < windows.size(); ++w)
    if (windows[w].result.corrections.size() > 1)
      seconds.emplace_back(windows[w].result.corrections[1].cost - windows[w].result.corrections[0].cost, w);
  std::sort(seconds.begin(), seconds.end());
  if (seconds.size() > most) seconds.resize(most);
  std::vector<Correction> result;
  while (!open.empty() && result.size() < most) {
    Combination now = open.top();
    open.pop();
    Correction whole{now.cost, {}};
    for (uint32_t w = 0; w < windows.size(); ++w) {
      uint32_t choice = 0;
      for (auto [window, alternative] : now.raised)
        if (window == w) choice = alternative;
      const Changes& changes = windows[w].result.corrections[choice].changes;
      whole.changes.insert(whole.changes.end(), changes.begin(), changes.end());
    }
    whole.changes = joined(std::move(whole.changes));
    result.push_back(std::move(whole));
    for (auto [gap, w] : seconds) {
      Combination next = now;
      if (!next.raised.empty() && next.raised.back().first > w) continue;
      if (next.raised.empty() || next.raised.back().first != w) next.raised.emplace_back(w, 0);
      uint32_t& alternative = next.raised.back().second;
      const std::vector<Correction>& choices = windows[w].result.corrections;
      if (alternative + 1 >= choices.size()) continue;
      next.cost += choices[alternative + 1].cost - choices[alternative].cost;
      ++alternative;
      open.push(std::move(next));
    }
  }
  return result;
}

bool outOfWork(const TextAutomaton& automaton, std::string_view text) {
  return outOfWork(automaton, thoroughWork(text.size()));
}

namespace {

std::optional<CorrectedText> correctOnce(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                         const CorrectionOptions& options) {
  struct Checkpoint {
    TokenPlace place;
    size_t windows;  ///< settled before it
  };
  CorrectedText result;
  FarthestExit farthest(automaton, text, encoding);
  LikeliestCorrection likeliest(text);
  std::vector<Checkpoint> checkpoints = {{textStart(automaton, text), 0}};
  std::vector<TokenPlace> passed;
  auto costFrom = [&](size_t window) {
    uint64_t cost = 0;
    for (; window < result.windows.size(); ++window) cost += result.windows[window].result.corrections.front().cost;
    return cost;
  };
  const uint64_t thorough = thoroughWork(text.size());
  for (;;) {
    passed.clear();
    Reading reading = readOn(automaton, text, encoding, checkpoints.back().place, placeSpacing, &passed);
    if (reading.complete) return result;
    for (TokenPlace place : passed) checkpoints.push_back({place, result.windows.size()});

    std::optional<WindowResult> best;
    Checkpoint bestBegin{};
    uint32_t bestMustPass = 0, bestSlack = 0;
    uint64_t bestCost = 0;  // of the window and those before it that stay
    for (uint32_t most : costLimits) {
      if (best) break;
      for (auto [width, slack] : options.people ? std::span<const Effort>(effortsOfPeople) : efforts) {
        CorrectionOptions tried = options;
        tried.most = most;
        result.hurried = automaton.spent() > thorough;
        if (best && result.hurried) break;
        if (options.wholePieces && !result.pieces)
          result.pieces = std::make_shared<PieceEdits>(automaton.language(), text, encoding, options.doubled);
        tried.pieces = result.pieces.get();
        tried.slack = slack;
        tried.thorough = thorough;
        tried.alternatives = options.likeliest ? aboutAsCheap : 1;
        tried.dearer = littleMore;
        uint32_t from = reading.stop > width ? reading.stop - width : 0;
        size_t index = checkpoints.size() - 1;
        while (index > 0 && checkpoints[index].place.offset > from &&
               (width > efforts[0].width || checkpoints[index - 1].windows == result.windows.size()))
          --index;
        Checkpoint begin = checkpoints[index];
        if (best && begin.place.offset == bestBegin.place.offset && tried.slack <= bestSlack) break;
        uint32_t mustPass = best && width > efforts[0].width ? std::max(best->end, reading.stop) : reading.stop;
        WindowResult window =
            correctWindow(automaton, text, encoding, begin.place.offset, begin.place.state, mustPass, tried, farthest);
        if (!window.corrections.empty()) {
          uint64_t before = begin.windows == 0 ? 0 : costFrom(0) - costFrom(begin.windows);
          uint64_t cost = before + window.corrections.front().cost;
          if (best && cost >= bestCost) {
            if (width > efforts[0].width) break;
            continue;
          }
          best = std::move(window);
          bestBegin = begin;
          bestMustPass = mustPass;
          bestSlack = tried.slack;
          bestCost = cost;
        }
        if (best && best->corrections.front().cost <= oneEdit) break;
      }
    }
    if (!best) return std::nullopt;
    bool end = best->reachedEnd;
    TokenPlace next{best->end, best->state};
    if (!end && next.offset <= reading.stop) return std::nullopt;
    likeliest.choose(best->corrections);
    result.windows.resize(bestBegin.windows);
    result.windows.push_back({bestBegin.place, bestMustPass, bestSlack, std::move(*best)});
    if (end) return result;
    while (checkpoints.size() > 1 && checkpoints.back().place.offset > bestBegin.place.offset) checkpoints.pop_back();
    checkpoints.push_back({next, result.windows.size()});
  }
}

}  // namespace

CorrectionOptions correctionsFor(Damage damage) {
  CorrectionOptions options;
  options.people = damage == Damage::people;
  return options;
}

std::optional<CorrectedText> correct(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                     const CorrectionOptions& options) {
  std::optional<CorrectedText> corrected = correctOnce(automaton, text, encoding, options);
  if (!corrected || !options.doubled || !corrected->takesDoubled()) return corrected;
  // Much of a format is alike, and what two blocks had between them may be missing far behind.
  CorrectionOptions without = options;
  without.doubled = false;
  std::optional<CorrectedText> other = correctOnce(automaton, text, encoding, without);
  return other && other->cost() < corrected->cost() ? other : corrected;
}

std::optional<Changes> correctForSure(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                      const CorrectedText& first, const CorrectionOptions& options) {
  constexpr int mostRounds = 5;
  Changes changes = first.best();
  for (int round = 0; round < mostRounds; ++round) {
    std::string now = applied(text, changes);
    if (recognizes(automaton, now, encoding)) return changes;
    std::optional<CorrectedText> again = correct(automaton, now, encoding, options);
    if (!again) break;
    changes = composed(changes, again->best());
  }
  return std::nullopt;
}

}  // namespace hone
