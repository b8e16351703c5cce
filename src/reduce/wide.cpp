// Windows over a list, for hundreds of slots.
//
// Problem. A list minimizer tries one part of a list after the other, and each removal changes what the next test sees.
// Speculation (search/scheduler.cpp) guesses the verdicts, but far ahead of the search some guess is wrong.
//
// Idea. Cut the list as Bisect does (reduce/bisect.cpp), but try many segments, a window, against the same selection.
// These tests need no guess, since none depends on the verdict on another: they are probes. Then the union of the
// segments that can be removed is tried. If they can't all go together, most often neighbours are to blame, so each
// pair of these is probed. Here the window has nine segments; A and C can't be removed together, nor can D and G:
//
//     A  B  C  D  E  F  G  H  I    probes: all but B and I can be removed
//     A  .  C  D  E  F  G  H  .    their union: no
//     A+C  C+D  D+E  E+F  F+G  G+H    probes: all but A+C; C is smaller, so it is tried again in the next window
//     A  .  .  D  E  F  G  H  .    the union of the rest: no, since D and G are no neighbours
//     A+D  E+F  G+H                probes of pairs: yes, yes, yes
//     A+D+E+F  G+H                 a probe: no; A+D+E+F is larger, so G and H are tried again in the next window
//     A+D+E+F                      is known, and is removed
//
// So a window takes two rounds of parallel tests if its removals are independent, four if only neighbours exclude each
// other, and otherwise some more, about the logarithm of its segments. So that these rounds gain much, a window has so
// many segments that about `width` of them can be removed, by the share of the window before: from `width` to
// `mostProbes` times as many. Segments that can't be removed are cut into halves for later windows. As in Bisect,
// sweeps over single elements follow until one removes nothing, so the result is 1-minimal.
//
// Cost. An element that can go only after another one of the same window has to wait for the next sweep, and a segment
// is probed even where its other half would have told the verdict. bench/speculation shows how many tests that costs,
// and what it gains. The width is an option and never derived from the number of slots, so that the result is the same
// for every number of slots.

#include "reduce/wide.h"

#include <algorithm>
#include <numeric>

namespace hone {

namespace {

/// For each segment that a window is to remove.
constexpr size_t mostProbes = 4;

}  // namespace

Wide::Wide(uint32_t elements, uint32_t width, bool singly)
    : elements_(elements), width_(width), segments_(width), kept_(elements) {
  std::iota(kept_.begin(), kept_.end(), 0U);
  if (singly)
    openSingly();
  else
    open_.push_back({0, elements});
}

void Wide::openSingly() {
  for (const uint32_t element : kept_) open_.push_back({element, element + 1});
}

std::optional<Selection> Wide::propose() {
  while (answers_.size() == questions_)
    if (!nextRound()) {
      probe_ = std::nullopt;
      return std::nullopt;
    }
  probe_ = std::nullopt;
  if (round_ == Round::each || round_ == Round::neighbours || round_ == Round::pairs)
    probe_ = {static_cast<uint32_t>(answers_.size()), answers_.size() + 1 == questions_};
  proposed_.clear();
  auto next = kept_.begin();
  const Group gone = asked();
  for (auto segment = gone.rbegin(); segment != gone.rend(); ++segment) {
    const auto first = std::lower_bound(next, kept_.end(), segment->begin);
    proposed_.insert(proposed_.end(), next, first);
    next = std::lower_bound(first, kept_.end(), segment->end);
  }
  proposed_.insert(proposed_.end(), next, kept_.end());
  return proposed_;
}

void Wide::learn(bool interesting) {
  answers_.push_back(interesting);
  if (probe_ || !interesting) return;
  kept_ = std::move(proposed_);
  changed_ = true;
}

/// What the next question is about.
Wide::Group Wide::asked() const {
  const auto united = [](auto first, auto last) {
    Group all;
    for (auto group = first; group != last; ++group) all.insert(all.end(), group->begin(), group->end());
    return all;
  };
  const auto first =
      groups_.begin() + static_cast<ptrdiff_t>(round_ == Round::pairs ? 2 * answers_.size() : answers_.size());
  switch (round_) {
    case Round::each:
    case Round::one: return *first;
    case Round::neighbours:
    case Round::pairs: return united(first, first + 2);
    case Round::all:
    case Round::rest: break;
  }
  return united(groups_.begin(), groups_.end());
}

/// False if nothing is left to ask.
bool Wide::nextRound() {
  switch (round_) {
    case Round::each: keepRemovable(); break;
    case Round::neighbours: dropNeighbours(); break;
    case Round::pairs: mergePairs(); break;
    case Round::one:
      if (!answers_.front()) split(groups_.front());
      groups_.clear();
      break;
    case Round::all:
    case Round::rest:
      if (answers_.front()) groups_.clear();
      break;
  }
  if (groups_.empty()) return openWindow();
  const auto following = static_cast<Round>(static_cast<uint8_t>(round_) + 1);
  begin(groups_.size() == 1 ? Round::one : std::min(following, Round::pairs));
  return true;
}

void Wide::begin(Round round) {
  round_ = round;
  answers_.clear();
  switch (round) {
    case Round::each: questions_ = groups_.size(); break;
    case Round::neighbours: questions_ = groups_.size() - 1; break;
    case Round::pairs: questions_ = groups_.size() / 2; break;
    case Round::all:
    case Round::rest:
    case Round::one: questions_ = 1; break;
  }
}

bool Wide::openWindow() {
  std::ranges::sort(again_, {}, &Segment::begin);
  open_.insert(open_.end(), again_.begin(), again_.end());
  again_.clear();
  while (groups_.empty()) {
    if (open_.empty()) {
      if (!changed_ || kept_.empty()) return false;
      changed_ = false;
      openSingly();
    }
    for (; !open_.empty() && groups_.size() < segments_; open_.pop_back())
      if (keptOf({open_.back()}) > 0) groups_.push_back({open_.back()});
  }
  begin(groups_.size() == 1 ? Round::one : Round::each);
  return true;
}

void Wide::keepRemovable() {
  std::vector<Group> removable;
  for (size_t i = 0; i < groups_.size(); ++i)
    if (answers_[i])
      removable.push_back(std::move(groups_[i]));
    else
      split(groups_[i]);
  const size_t wanted = width_ * groups_.size() / std::max<size_t>(removable.size(), 1);
  segments_ = std::clamp<size_t>(wanted, width_, mostProbes * width_);
  groups_ = std::move(removable);
}

void Wide::dropNeighbours() {
  std::vector<Group> rest{std::move(groups_.front())};
  size_t last = 0;  // of `rest`, in `groups_`
  for (size_t i = 1; i < groups_.size(); ++i) {
    const bool fits = last + 1 < i || answers_[last];
    if (fits) {
      rest.push_back(std::move(groups_[i]));
      last = i;
    } else if (keepLarger(rest.back(), groups_[i])) {
      last = i;
    }
  }
  groups_ = std::move(rest);
}

void Wide::mergePairs() {
  std::vector<Group> merged;
  for (size_t i = 0; i < groups_.size(); i += 2) {
    Group& group = merged.emplace_back(std::move(groups_[i]));
    if (i + 1 == groups_.size()) break;
    Group& other = groups_[i + 1];
    if (answers_[i / 2])
      group.insert(group.end(), other.begin(), other.end());
    else
      keepLarger(group, other);
  }
  groups_ = std::move(merged);
}

/// Makes `group` the larger of both; the other one is tried again in the next window. True if they were exchanged.
bool Wide::keepLarger(Group& group, Group& other) {
  const bool otherIsLarger = keptOf(other) > keptOf(group);
  if (otherIsLarger) std::swap(group, other);
  again_.insert(again_.end(), other.begin(), other.end());
  return otherIsLarger;
}

/// Its segments can't go as they are.
void Wide::split(const Group& group) {
  for (const auto [begin, end] : group) {
    if (end - begin == 1) continue;
    const uint32_t middle = begin + (end - begin) / 2;
    again_.push_back({begin, middle});
    again_.push_back({middle, end});
  }
}

size_t Wide::keptOf(const Group& group) const {
  size_t count = 0;
  for (const auto [begin, end] : group)
    count += static_cast<size_t>(std::ranges::lower_bound(kept_, end) - std::ranges::lower_bound(kept_, begin));
  return count;
}

/// The share of the present sweep that is done.
std::optional<double> Wide::done() const {
  const uint32_t left = open_.empty() ? 0 : open_.back().end;
  return elements_ == 0 ? 1 : 1 - static_cast<double>(left) / elements_;
}

}  // namespace hone
