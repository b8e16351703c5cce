#include "explain/additions.h"

#include <algorithm>

#include "explain/tree_places.h"
#include "pattern/item_matcher.h"

namespace hone {
namespace {

constexpr size_t mostCandidates = 300;
constexpr size_t mostTogether = 16;
constexpr size_t mostTexts = 12;    // of a group
constexpr size_t mostAttempts = 2;  // with one addition, each with another text
constexpr size_t longestText = 60;

std::string spaced(const std::string& text, bool apart) { return apart ? ' ' + text + ' ' : text; }

void addHalves(const std::vector<uint32_t>& set, std::deque<std::vector<uint32_t>>& sets) {
  auto middle = set.begin() + static_cast<long>(set.size() / 2);
  sets.emplace_back(set.begin(), middle);
  sets.emplace_back(middle, set.end());
}

}  // namespace

Additions::Additions(InputPattern& pattern, GuidedProducer& producer, Verdict wanted, size_t mostTrials, Random& random)
    : pattern_(pattern),
      plain_(pattern.tree, pattern.parts),
      producer_(producer),
      wanted_(wanted),
      mostTrials_(mostTrials) {
  collectTexts(random);
  collectCandidates(random);
  // At a place one at a time, as the order among several would matter.
  std::vector<std::vector<uint32_t>> sets;
  std::vector<uint32_t> order(candidates_.size());
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(order);
  for (uint32_t i : order) {
    auto fits = [&](const std::vector<uint32_t>& set) {
      return set.size() < mostTogether && std::ranges::none_of(set, [&](uint32_t other) {
               return candidates_[other].boundary == candidates_[i].boundary;
             });
    };
    auto at = std::ranges::find_if(sets, fits);
    if (at == sets.end()) at = sets.emplace(sets.end());
    at->push_back(i);
  }
  waiting_.assign(sets.begin(), sets.end());
}

/// Texts of groups, from random contents of the input's rules.
void Additions::collectTexts(Random& random) {
  constexpr size_t perRule = 12;
  auto collect = [&](const Tree& tree) {
    for (NodeId id = 0; id < tree.size(); ++id) {
      if (!tree.node(id).isQuantified()) continue;
      std::string text = visibleText(tree, id);
      if (text.empty() || text.size() > longestText) continue;
      std::vector<std::string>& known = texts_[pattern_.parts.of(tree.node(id))];
      if (known.size() < mostTexts && std::ranges::find(known, text) == known.end()) known.push_back(std::move(text));
    }
  };
  const Tree& tree = *pattern_.tree;
  std::set<uint32_t> rules;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::rule && rules.insert(tree.node(id).symbol).second)
      for (size_t i = 0; i < perRule; ++i)
        if (auto made = producer_.withOther(tree, id, i % 4, random)) collect(*made->input.tree);
  collect(tree);
}

/// Any groups at any places, so that with many of them no place is left out.
void Additions::collectCandidates(Random& random) {
  constexpr size_t mostTries = 8;
  std::vector<std::pair<uint32_t, Part>> possible = possibleAdditions();
  random.shuffle(possible);
  for (auto [boundary, group] : possible) {
    for (size_t tries = 0; tries < mostTries; ++tries) {
      candidates_.push_back({boundary, group, random.pick(texts_.at(group)), tries % 2 == 1});
      if (with({static_cast<uint32_t>(candidates_.size() - 1)})) break;
      candidates_.pop_back();
    }
    if (candidates_.size() == mostCandidates) return;
  }
}

/// Groups with the boundaries in or next to a node of their rule.
std::vector<std::pair<uint32_t, Part>> Additions::possibleAdditions() const {
  const Tree& tree = *pattern_.tree;
  std::vector<std::pair<uint32_t, Part>> possible;
  for (uint32_t boundary = 0; boundary <= pattern_.index.tokens().size(); ++boundary) {
    // What ends before the token is around the one before it.
    std::set<RuleId> around;
    for (uint32_t token : {boundary, boundary - 1})
      if (token < pattern_.index.tokens().size())
        for (NodeId id = pattern_.index.tokens()[token]; id != noNode; id = tree.node(id).parent)
          if (tree.node(id).kind == NodeKind::rule) around.insert(tree.node(id).symbol);
    for (const auto& [group, texts] : texts_)
      if (around.contains(pattern_.parts.grammar().parser.states[pattern_.parts.decision(group)].rule))
        possible.emplace_back(boundary, group);
  }
  return possible;
}

Additions::Change Additions::insertion(uint32_t boundary, const std::string& text, bool apart) const {
  const size_t at = boundary == 0 ? 0 : pattern_.tree->node(pattern_.index.tokens()[boundary - 1]).textEnd;
  return {at, at, spaced(text, apart)};
}

/// Of those at one place, the later is before the others.
std::optional<PoolInput> Additions::changed(std::vector<Change> changes) {
  std::ranges::stable_sort(changes, std::greater<>(), [](const Change& c) { return std::pair(c.begin, c.end); });
  std::string bytes(pattern_.tree->bytes());
  for (const Change& change : changes) bytes.replace(change.begin, change.end - change.begin, change.text);
  return producer_.read(std::move(bytes));
}

/// The input with all of these, if they come to be what they are meant to be.
std::optional<PoolInput> Additions::with(const std::vector<uint32_t>& candidates) {
  std::vector<Change> changes;
  for (uint32_t i : candidates)
    changes.push_back(insertion(candidates_[i].boundary, candidates_[i].text, candidates_[i].apart));
  std::optional<PoolInput> made = changed(std::move(changes));
  if (!made) return std::nullopt;
  for (uint32_t i : candidates) plain_.additions[candidates_[i].boundary].insert(candidates_[i].group);
  const std::vector<PatternItem> items = plain_.items(plain_.tree->root(), {InputPattern::Added::known});
  for (uint32_t i : candidates) plain_.additions[candidates_[i].boundary].clear();
  if (!ItemMatcher(pattern_.parts, *made->tree).matches(made->tree->root(), items)) return std::nullopt;
  return made;
}

std::optional<PoolInput> Additions::member(Random& random) {
  constexpr size_t mostTries = 20;
  for (size_t tries = 0; tries < mostTries; ++tries)
    if (std::optional<PoolInput> made = changed(allowedChanges(random)); made && producer_.isNew(*made, random))
      return made;
  return std::nullopt;
}

std::vector<Additions::Change> Additions::allowedChanges(Random& random) {
  using Finding = InputPattern::Finding;
  const Tree& tree = *pattern_.tree;
  const bool apart = random.chance(1, 2);
  std::vector<Change> changes;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Finding finding = pattern_.findings[id];
    if (finding == Finding::fixed || !random.chance(1, 3)) continue;
    if (finding == Finding::unneeded) {
      changes.push_back({tree.node(id).textBegin, tree.node(id).textEnd, {}});
      id = tree.node(id).end - 1;
    } else if (std::optional<std::string> text = producer_.otherText(tree, id, random.below(3), random)) {
      const VisibleSpan span = visibleSpan(tree, id);
      changes.push_back({span.begin, span.end, spaced(*text, apart)});
      id = tree.node(id).end - 1;
    }
  }
  std::vector<std::pair<uint32_t, Part>> allowed;
  for (uint32_t boundary = 0; boundary < pattern_.additions.size(); ++boundary)
    for (Part group : pattern_.additions[boundary]) allowed.emplace_back(boundary, group);
  for (uint64_t count = allowed.empty() ? 0 : random.below(4); count > 0; --count) {
    auto [boundary, group] = random.pick(allowed);
    changes.push_back(insertion(boundary, random.pick(texts_.at(group)), apart));
  }
  return changes;
}

std::vector<Additions::Trial> Additions::next() {
  std::vector<Trial> made;
  std::deque<std::vector<uint32_t>> now = std::move(waiting_);
  waiting_.clear();
  while (!now.empty() && trials_ < mostTrials_) {
    std::vector<uint32_t> set = std::move(now.front());
    now.pop_front();
    std::optional<PoolInput> input = with(set);
    if (input) {
      ++trials_;
      made.push_back({std::move(set), std::move(*input)});
    } else if (set.size() > 1) {
      addHalves(set, now);
    }
  }
  return made;
}

void Additions::note(const std::vector<uint32_t>& candidates, Verdict verdict) {
  if (verdict != wanted_ && candidates.size() > 1) {
    addHalves(candidates, waiting_);
    return;
  }
  std::vector<uint32_t> again;
  for (uint32_t i : candidates) {
    Candidate& candidate = candidates_[i];
    candidate.harmless += verdict == wanted_;
    candidate.harmful += verdict != wanted_ && verdict != Verdict::unresolved;
    std::set<Part>& known = pattern_.additions[candidate.boundary];
    if (candidate.harmless > 0 && candidate.harmless >= candidate.harmful)
      known.insert(candidate.group);
    else
      known.erase(candidate.group);
    const std::vector<std::string>& texts = texts_.at(candidate.group);
    if (++candidate.attempts == std::min(mostAttempts, texts.size())) continue;
    auto at = std::ranges::find(texts, candidate.text) + 1;
    candidate.text = at == texts.end() ? texts.front() : *at;
    again.push_back(i);
  }
  if (!again.empty()) waiting_.push_back(std::move(again));
}

}  // namespace hone
