// The search goes position by position. At each character of the text there is a small set of states of the automaton,
// each with the cost of the cheapest edits that lead to it. A step from a state keeps, deletes or replaces the next
// character, or inserts another one before it and stays at the position. Within a position, states are settled in the
// order of their costs (Dijkstra). A state is dropped if it costs more than the best state of its position plus a slack
// of one and a half edits. This makes the search linear, and it misses only paths that exceed the slack at first.
//
// Besides the cheapest edge to a state, edges that are not much dearer are kept. So the k cheapest paths can be
// followed back, best first: the cost before an edge is known exactly (the cost of its state), and the path behind it
// was walked.
//
// If a text is so ambiguous that thousands of states lie within the slack at each position, they take too much time and
// memory. When their budget of work is spent, the search goes on with a beam of the cheapest states, then with a
// narrower one, and in the end gives up. When they fill their budget of memory, it goes on with the narrower beam.
//
// In Aho and Peterson, "A Minimum Distance Error-Correcting Parser for Context-Free Languages" (1972), errors are
// productions of the grammar. Here they are steps of lexer and parser together, on characters.

#include "repair/correction_window.h"

#include <algorithm>
#include <boost/unordered/unordered_flat_set.hpp>
#include <queue>
#include <set>
#include <string>

#include "repair/characters.h"
#include "repair/completion.h"
#include "repair/edit_steps.h"

namespace hone {
namespace {

constexpr uint32_t noEdge = UINT32_MAX;
constexpr uint32_t noItem = UINT32_MAX;
/// In units of the automaton, to which putting in a character is one.
constexpr uint64_t workOfItem = 16;

struct Edge {
  uint32_t from;  ///< item
  uint32_t next;  ///< of the same target
  int32_t codePoint;
  uint16_t cost;
  EditKind kind;
};

/// A state at a position.
struct Item {
  TextState state;
  uint32_t cost;
  uint32_t position;  ///< index of a character
  uint32_t edges;     ///< that lead here
  uint32_t lastEdit;  ///< position of the last edit on the best way that costs something
};

/// A piece that is changed as a whole leads to a later position.
struct Jump {
  uint32_t cost, position;
  friend auto operator<=>(const Jump&, const Jump&) = default;
};
constexpr uint32_t noJump = UINT32_MAX / 2;

struct Arrival {
  TextState state;
  uint32_t cost;
  Edge edge;
};

class Search {
 public:
  Search(TextAutomaton& automaton, std::string_view text, Encoding encoding, uint32_t begin, TextState state,
         uint32_t mustPass, const CorrectionOptions& options, const ExitChoice& choose)
      : automaton_(automaton),
        text_(text),
        encoding_(encoding),
        mustPass_(mustPass),
        options_(options),
        choose_(choose),
        edits_(automaton, text, encoding, options.pieces, options.people),
        passesOverBlanks_(automaton.lexer().next("\n", Encoding::utf8, 0, 0).hidden) {
    offsets_.push_back(begin);
    arrivals_.emplace_back();
    arrivals_.front().push_back({state, 0, {noItem, noEdge, 0, 0, EditKind::keep}});
  }

  WindowResult run() {
    for (uint32_t position = 0;; ++position) {
      if (outOfWork(automaton_, options_.thorough)) return {};
      settle(position);
      if (items_.size() == first_) {
        // A dead end: every way is dearer than the slack allows, but for pieces that are changed as a whole.
        if (leastJump(position) == noJump) return {};
        continue;
      }
      if (offsets_[position] == text_.size()) return endOfText();
      uint32_t best = cheapest_;
      if (items_[best].cost > options_.most) return {};
      bool long_ = position >= options_.longest && offsets_[position] > mustPass_;
      bool calm = position >= items_[best].lastEdit + options_.calm && offsets_[position] > mustPass_;
      if (calm || long_) {
        // Where a piece that was changed as a whole leads on for less, only that way is followed to its end.
        rushing_ = calm && !long_ && leastJump(position) < items_[best].cost;
        if (!rushing_ && handOver(best)) return result(position);
      }
      spread(position);
    }
  }

 private:
  CodePoint character(uint32_t position) const { return decode(text_, offsets_[position], encoding_); }

  std::vector<Arrival>& arrivalsAt(uint32_t position) {
    while (offsets_.size() <= position) offsets_.push_back(offsets_.back() + character(size32(offsets_) - 1).length);
    if (arrivals_.size() <= position) {
      arrivals_.resize(position + 1);
      nearest_.resize(position + 1, UINT32_MAX);
    }
    return arrivals_[position];
  }
  template <typename T>
  static uint32_t size32(const std::vector<T>& all) {
    return static_cast<uint32_t>(all.size());
  }

  /// So many states are followed at a position.
  size_t beamWidth() const {
    constexpr size_t narrow = 4, wide = 32, all = SIZE_MAX;
    // Items, edges, arrivals and stacks of the parser: about 0.8 GB.
    constexpr size_t mostKept = 8'000'000;
    if (items_.size() + edges_.size() + waiting_ + automaton_.sets().size() > mostKept) return narrow;
    if (automaton_.spent() <= options_.thorough) return all;
    return automaton_.spent() / 5 * 4 <= options_.thorough ? wide : narrow;
  }

  /// Makes items of what arrives at the position and of what can be put in there.
  void settle(uint32_t position) {
    const size_t most = beamWidth();
    first_ = size32(items_);
    settled_.clear();
    here_ = {};  // not clear(), which costs as much as the largest map so far
    queue_ = {};
    cheapest_ = noItem;
    std::vector<Arrival>& arrivals = arrivalsAt(position);
    waiting_ -= arrivals.size();
    uint32_t least = UINT32_MAX;
    for (const Arrival& arrival : arrivals) least = std::min(least, arrival.cost);
    if (least == UINT32_MAX) return;
    const uint32_t jump = leastJump(position);
    bound_ = std::min(least, jump) + options_.slack;
    if (rushing_) bound_ = std::min(bound_, jump);
    const uint32_t dearest = std::min(bound_, keepCheapest(arrivals, most));
    // First what the states cost, then the edges: most of them are too dear to be kept.
    std::vector<uint32_t> targets;
    targets.reserve(arrivals.size());
    for (const Arrival& arrival : arrivals) targets.push_back(arrive(arrival, position, dearest));
    for (size_t i = 0; i < arrivals.size(); ++i) connect(arrivals[i], targets[i]);
    std::vector<Arrival>().swap(arrivals);
    bool atEnd = offsets_[position] == text_.size();
    edits_.moveTo(offsets_[position]);
    while (!queue_.empty() && settled_.size() < most) {
      auto [cost, index] = queue_.top();
      queue_.pop();
      if (cost > items_[index].cost) continue;
      automaton_.spend(workOfItem);
      settled_.push_back(index);
      if (cheapest_ == noItem) cheapest_ = index;
      // At the end of the text the completion takes over.
      if (atEnd) continue;
      for (const EditStep& step : edits_.insertions(items_[index].state, dearest - cost)) {
        Arrival arrival{step.target, cost + step.cost, edgeOf(index, step)};
        connect(arrival, arrive(arrival, position, dearest));
      }
    }
  }

  /// Drops what arrives in other states than the cheapest `most`. Returns what the dearest of these costs, of use where
  /// there are so many: whatever costs more isn't followed.
  uint32_t keepCheapest(std::vector<Arrival>& arrivals, size_t most) {
    if (arrivals.size() <= most) return UINT32_MAX;
    std::ranges::stable_sort(arrivals, {}, &Arrival::cost);
    boost::unordered_flat_set<uint64_t> kept;
    uint32_t dearest = 0;
    for (const Arrival& arrival : arrivals) {
      if (kept.size() == most) break;
      if (kept.insert(arrival.state.key()).second) dearest = arrival.cost;
    }
    if (kept.size() < most) return UINT32_MAX;
    std::erase_if(arrivals, [&](const Arrival& arrival) { return !kept.contains(arrival.state.key()); });
    return dearest;
  }

  /// The item of the state it leads to; noItem where it costs more than `dearest`.
  uint32_t arrive(const Arrival& arrival, uint32_t position, uint32_t dearest) {
    if (arrival.cost > dearest) return noItem;
    auto [known, isNew] = here_.try_emplace(arrival.state.key(), size32(items_));
    if (isNew) items_.push_back({arrival.state, UINT32_MAX, position, noEdge, position});
    Item& item = items_[known->second];
    if (arrival.cost >= item.cost) return known->second;
    item.cost = arrival.cost;
    // What a whole text does costs nothing, and makes none of it less sure.
    if (arrival.edge.from == noItem)
      item.lastEdit = 0;
    else
      item.lastEdit = arrival.edge.cost == 0 ? items_[arrival.edge.from].lastEdit : position;
    queue_.emplace(arrival.cost, known->second);
    return known->second;
  }

  /// Keeps the edge by which an item is reached, unless it is too dear for any way that `bestWays` would follow.
  void connect(const Arrival& arrival, uint32_t target) {
    if (target == noItem || arrival.edge.from == noItem) return;
    Item& item = items_[target];
    if (arrival.cost - item.cost > mostDetour()) return;
    edges_.push_back(arrival.edge);
    edges_.back().next = item.edges;
    item.edges = size32(edges_) - 1;
  }

  uint32_t mostDetour() const { return options_.alternatives == 1 ? 0 : options_.dearer; }

  /// Cost of the cheapest way that leads on behind the position by a piece that is changed as a whole.
  uint32_t leastJump(uint32_t position) {
    while (!jumps_.empty() && jumps_.top().position <= position) jumps_.pop();
    return jumps_.empty() ? noJump : jumps_.top().cost;
  }

  /// From all items at the position to the characters behind it.
  void spread(uint32_t position) {
    std::sort(settled_.begin(), settled_.end());
    for (uint32_t index : settled_) {
      for (const EditStep& step : edits_.onwards(items_[index].state, bound_ - items_[index].cost)) {
        uint32_t target = position;
        while (offsets_[target] < step.end) arrivalsAt(++target);
        if (step.kind == EditKind::piece && target > position + 1)
          jumps_.push({items_[index].cost + step.cost, target});
        send(target, step.target, items_[index].cost + step.cost, edgeOf(index, step));
      }
    }
  }

  static Edge edgeOf(uint32_t from, const EditStep& step) {
    return {from, noEdge, step.codePoint, static_cast<uint16_t>(step.cost), step.kind};
  }

  void send(uint32_t position, TextState state, uint32_t cost, Edge edge) {
    std::vector<Arrival>& arrivals = arrivalsAt(position);
    if (nearest_[position] != UINT32_MAX && cost > nearest_[position] + options_.slack) return;
    nearest_[position] = std::min(nearest_[position], cost);
    arrivals.push_back({state, cost, edge});
    ++waiting_;
  }

  /// The state at the start of a token, if the item's token ends at its position; else false.
  TextState handOver(uint32_t index) {
    const Item& item = items_[index];
    if (automaton_.atTokenStart(item.state)) return item.state;
    if (automaton_.lexer().step(item.state.node, character(item.position).value) != Lexer::noNode) return {};
    TextState ended = automaton_.endToken(item.state);
    return ended && automaton_.atTokenStart(ended) ? ended : TextState{};
  }

  /// A way from an item to the end of the window, walked backwards.
  struct Way {
    uint64_t cost;  ///< of the whole, from the beginning of the window
    uint32_t item;
    uint32_t tail;  ///< what was walked: a list in `walked_`
    /// Of equal costs the one that was begun last, so that one is followed to its end: there may be very many.
    friend bool operator<(const Way& a, const Way& b) { return a.cost != b.cost ? a.cost > b.cost : a.tail < b.tail; }
  };
  struct Walked {
    uint32_t edge;
    uint32_t rest;
    uint32_t target;  ///< the item the edge leads to
  };

  struct Goal {
    uint32_t item;
    uint64_t cost;
    std::string text;  ///< put in at the end
  };

  std::vector<Correction> bestWays(const std::vector<Goal>& goals) {
    constexpr size_t mostSteps = 200'000;
    std::vector<Walked> walked;
    std::vector<uint32_t> edges;
    std::priority_queue<std::pair<Way, uint32_t>> open;
    for (uint32_t g = 0; g < goals.size(); ++g) open.push({{goals[g].cost, goals[g].item, noEdge}, g});
    std::vector<Correction> found;
    std::set<std::string> texts;
    for (size_t steps = 0; !open.empty() && found.size() < options_.alternatives && steps < mostSteps; ++steps) {
      auto [way, goal] = open.top();
      open.pop();
      const Item& item = items_[way.item];
      if (item.edges == noEdge) {
        Correction correction{way.cost, changesOf(walked, way.tail, goals[goal])};
        if (texts.insert(withoutLayout(correction.changes)).second) found.push_back(std::move(correction));
        continue;
      }
      edges.clear();
      const auto detour = [&](uint32_t e) {
        return items_[edges_[e].from].cost + uint64_t{edges_[e].cost} - item.cost;
      };
      for (uint32_t e = item.edges; e != noEdge; e = edges_[e].next)
        if (detour(e) <= mostDetour() && way.cost + detour(e) <= goals.front().cost + options_.dearer)
          edges.push_back(e);
      // Of equal ways the one whose edit comes last, as near to where the error shows as can be.
      if (edges.size() > 1)
        std::ranges::stable_sort(edges, {}, [&](uint32_t e) { return items_[edges_[e].from].lastEdit; });
      for (uint32_t e : edges) {
        walked.push_back({e, way.tail, way.item});
        open.push({{way.cost + detour(e), edges_[e].from, size32(walked) - 1}, goal});
      }
    }
    return found;
  }

  /// The window's text after the changes, without the blanks beside signs where the grammar passes over blanks:
  /// corrections that differ in these are one.
  std::string withoutLayout(Changes changes) const {
    const uint32_t begin = offsets_.front(), end = offsets_.back();
    for (Change& change : changes) change.offset -= begin;
    const std::string text = applied(text_.substr(begin, end - begin), changes);
    if (options_.layoutCounts || !passesOverBlanks_) return text;
    // Behind a quote a blank may be missed: `x="1"y="2"`.
    auto sign = [](char c) { return !isBlank(c) && !isWord(c) && !isQuote(c) && static_cast<uint8_t>(c) < 0x80; };
    std::string kept;
    for (size_t at = 0; at < text.size();) {
      const size_t next = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
      if (next > at && next < text.size() && !sign(text[next]) && !kept.empty() && !sign(kept.back())) kept += ' ';
      if (next < text.size()) kept += text[next];
      at = next + 1;
    }
    return kept;
  }

  Changes changesOf(const std::vector<Walked>& walked, uint32_t tail, const Goal& goal) const {
    Changes changes;
    for (; tail != noEdge; tail = walked[tail].rest) {
      const Edge& edge = edges_[walked[tail].edge];
      if (edge.kind == EditKind::keep) continue;
      uint32_t from = offsets_[items_[edge.from].position];
      uint32_t to = offsets_[items_[walked[tail].target].position];
      Change change{from, to - from, {}};
      if (edge.kind == EditKind::piece)
        // Only what differs: a blank that becomes a comma and a blank is a comma put in.
        change = narrowed(text_, {change.offset, change.removed,
                                  std::string(options_.pieces->text(static_cast<uint32_t>(edge.codePoint)))});
      else if (edge.kind != EditKind::remove)
        encode(edge.codePoint, encoding_, change.inserted);
      changes.push_back(std::move(change));
    }
    if (!goal.text.empty()) changes.push_back({offsets_[items_[goal.item].position], 0, goal.text});
    return joined(std::move(changes));
  }

  WindowResult result(uint32_t position) {
    struct Exit {
      WindowExit exit;
      uint32_t item;
    };
    std::vector<Exit> exits;
    for (uint32_t i = first_; i < items_.size(); ++i)
      if (TextState at = handOver(i)) exits.push_back({{at, items_[i].cost}, i});
    std::stable_sort(exits.begin(), exits.end(),
                     [](const Exit& a, const Exit& b) { return a.exit.cost < b.exit.cost; });
    std::vector<WindowExit> choices;
    for (const Exit& exit : exits) choices.push_back(exit.exit);
    const Exit& chosen = exits[choose_(offsets_[position], choices)];
    return {false, offsets_[position], chosen.exit.state, bestWays({{chosen.item, chosen.exit.cost, {}}})};
  }

  WindowResult endOfText() {
    std::vector<Beginning> beginnings;
    for (uint32_t i = first_; i < items_.size(); ++i) beginnings.push_back({items_[i].state, items_[i].cost});
    std::vector<Goal> goals;
    auto add = [&](Completion completion, uint32_t item) {
      const uint32_t invented = options_.pieces != nullptr && invents(completion.text)
                                    ? edit_cost::invent + (options_.people ? edit_cost::contents : 0)
                                    : 0;
      goals.push_back({item, completion.cost + invented, std::move(completion.text)});
    };
    for (Completion& completion : complete(automaton_, beginnings, encoding_, options_.completions, options_.slack))
      add(std::move(completion), first_ + completion.beginning);
    if (goals.empty()) return {};
    // Where the best way invents something, an element that was begun may go instead: `[1, 2,` is `[1, 2]`.
    if (options_.pieces != nullptr && invents(goals.front().text))
      for (uint32_t item : likeliestEnds())
        if (item != goals.front().item)
          for (Completion& completion : complete(automaton_, std::span(&beginnings[item - first_], 1), encoding_))
            add(std::move(completion), item);
    std::ranges::stable_sort(goals, {}, &Goal::cost);
    return {true, static_cast<uint32_t>(text_.size()), {}, bestWays(goals)};
  }

  /// A completion that does more than to close what is open.
  static bool invents(std::string_view completion) {
    return std::ranges::any_of(completion, [](char c) { return isWord(c) || isOpener(c); });
  }

  /// The items of the present position from which the text seems cheapest to end.
  std::vector<uint32_t> likeliestEnds() {
    constexpr size_t most = 6;
    std::vector<std::pair<uint64_t, uint32_t>> ends;
    for (uint32_t i = first_; i < items_.size(); ++i)
      if (const Cost rest = automaton_.costToEnd(items_[i].state); rest != noWay)
        ends.emplace_back(items_[i].cost * TextAutomaton::completionUnit + rest, i);
    std::ranges::sort(ends);
    std::vector<uint32_t> items;
    for (size_t i = 0; i < ends.size() && i < most; ++i) items.push_back(ends[i].second);
    return items;
  }

  TextAutomaton& automaton_;
  std::string_view text_;
  Encoding encoding_;
  uint32_t mustPass_;
  const CorrectionOptions& options_;
  const ExitChoice& choose_;
  EditSteps edits_;
  const bool passesOverBlanks_;
  std::vector<uint32_t> offsets_;  ///< by position
  std::vector<std::vector<Arrival>> arrivals_;
  std::vector<uint32_t> nearest_ = {UINT32_MAX};  ///< least cost that arrives, by position
  std::vector<Item> items_;
  std::vector<Edge> edges_;
  std::priority_queue<Jump, std::vector<Jump>, std::greater<>> jumps_;  ///< those that led past the present position
  bool rushing_ = false;                                                ///< only the cheapest jump is followed
  size_t waiting_ = 1;                                                  ///< arrivals that no position has settled yet
  uint32_t first_ = 0;                                                  ///< item of the present position
  std::vector<uint32_t> settled_;  ///< items of the present position that are followed
  uint32_t cheapest_ = noItem;
  uint32_t bound_ = 0;
  boost::unordered_flat_map<uint64_t, uint32_t> here_;
  std::priority_queue<std::pair<uint32_t, uint32_t>, std::vector<std::pair<uint32_t, uint32_t>>, std::greater<>> queue_;
};

}  // namespace

bool outOfWork(const TextAutomaton& automaton, uint64_t thorough) { return automaton.spent() / 3 * 2 > thorough; }

WindowResult correctWindow(TextAutomaton& automaton, std::string_view text, Encoding encoding, uint32_t begin,
                           TextState state, uint32_t mustPass, const CorrectionOptions& options,
                           const ExitChoice& choose) {
  return Search(automaton, text, encoding, begin, state, mustPass, options, choose).run();
}

}  // namespace hone
