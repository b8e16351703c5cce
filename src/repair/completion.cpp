// A* (Hart, Nilsson, Raphael 1968) over the states of the automaton; its steps insert characters. The estimate is the
// cost of the grammar's shortest rest. It is exact except for what the lexer needs (separators, modes, the rest of a
// token), so the search hardly branches.
//
// Closing everything that is open counts as one edit: otherwise it would be cheaper to hide a hundred open brackets in
// a string than to close them.

#include "repair/completion.h"

#include <algorithm>
#include <queue>

namespace hone {
namespace {

struct Step {
  TextState state;
  uint64_t cost;
  uint32_t from;  ///< step; for the first ones the beginning
  int32_t codePoint;
  uint32_t depth;
};

struct Entry {
  uint64_t estimate;
  uint32_t depth;
  uint32_t step;
  bool ends;
  /// Of equal estimates the deeper one first, so that a plateau is crossed and not flooded.
  friend bool operator<(const Entry& a, const Entry& b) {
    if (a.estimate != b.estimate) return a.estimate > b.estimate;
    if (a.depth != b.depth) return a.depth < b.depth;
    return a.step > b.step;
  }
};

}  // namespace

std::vector<Completion> complete(TextAutomaton& automaton, std::span<const Beginning> beginnings, Encoding encoding,
                                 size_t most, uint64_t slack) {
  constexpr Cost unit = TextAutomaton::completionUnit;
  slack *= unit;
  std::vector<Step> steps;
  std::priority_queue<Entry> open;
  boost::unordered_flat_map<uint64_t, uint64_t> best;
  std::vector<Completion> found;

  auto first = [](const TextAutomaton::Insertion& insertion) {
    return insertion.fixed ? edit_cost::closeAll * TextAutomaton::completionUnit : 0;
  };
  auto add = [&](Step step) {
    // Where closing has not begun yet, what it costs is still to come: another state, as it were.
    constexpr uint64_t begun = uint64_t{1} << 63;
    auto [known, isNew] = best.try_emplace(step.state.key() | (step.depth > 0 ? begun : 0), step.cost);
    // Later alternatives of equal states are of interest only where several completions are asked for.
    if (!isNew && step.cost >= known->second && (most == 1 || step.cost > known->second + slack)) return;
    known->second = std::min(known->second, step.cost);
    Cost rest = automaton.costToEnd(step.state);
    if (rest == noWay) return;
    uint32_t index = static_cast<uint32_t>(steps.size());
    steps.push_back(step);
    open.push({step.cost + rest, step.depth, index, false});
  };
  for (uint32_t i = 0; i < beginnings.size(); ++i)
    if (beginnings[i].state) add({beginnings[i].state, beginnings[i].cost * TextAutomaton::completionUnit, i, -1, 0});
  // Nearly straight ahead: what floods a plateau instead finds nothing worth its time.
  const size_t closers = open.empty() ? 0 : static_cast<size_t>(open.top().estimate % unit);
  constexpr size_t aCloser = 64, inAll = 4'000'000;
  const size_t mostSteps = 100'000 + std::min(aCloser * closers, inAll);
  while (!open.empty() && steps.size() < mostSteps && found.size() < most) {
    Entry entry = open.top();
    open.pop();
    automaton.spend();
    if (!found.empty() && entry.estimate > found.front().cost * unit + slack) break;
    const Step step = steps[entry.step];
    if (entry.ends) {
      Completion completion{0, step.cost / unit, {}};
      std::vector<int32_t> characters;
      uint32_t at = entry.step;
      for (; steps[at].depth > 0; at = steps[at].from) characters.push_back(steps[at].codePoint);
      completion.beginning = steps[at].from;
      for (size_t i = characters.size(); i-- > 0;) encode(characters[i], encoding, completion.text);
      bool known = std::ranges::any_of(found, [&](const Completion& other) {
        return other.beginning == completion.beginning && other.text == completion.text;
      });
      if (!known) found.push_back(std::move(completion));
      continue;
    }
    if (automaton.accepts(step.state)) open.push({step.cost, step.depth + 1, entry.step, true});
    for (const TextAutomaton::Insertion& insertion : automaton.insertions(step.state))
      if (!insertion.idle)
        add({insertion.target,
             step.cost + TextAutomaton::completionCost(insertion) + (step.depth == 0 ? first(insertion) : 0),
             entry.step, insertion.codePoint, step.depth + 1});
  }
  return found;
}

std::optional<std::string> complete(TextAutomaton& automaton, TextState state, Encoding encoding) {
  Beginning beginning{state, 0};
  std::vector<Completion> found = complete(automaton, {&beginning, 1}, encoding);
  if (found.empty()) return std::nullopt;
  return std::move(found.front().text);
}

}  // namespace hone
