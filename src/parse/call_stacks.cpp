#include "parse/call_stacks.h"

#include <algorithm>

namespace hone {
namespace {

uint64_t mix(uint64_t hash, uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15ULL + (hash << 6) + (hash >> 2);
  return hash * 0xFF51AFD7ED558CCDULL;
}

}  // namespace

CallStacks::CallStacks() {
  Entry bottom{bottomState, emptyStack};
  intern({&bottom, 1});
}

StackId CallStacks::push(StackId below, StateId returnState) {
  Entry entry{returnState, below};
  return intern({&entry, 1});
}

StackId CallStacks::intern(std::span<const Entry> entries) {
  uint64_t hash = entries.size();
  for (Entry entry : entries) hash = mix(hash, (static_cast<uint64_t>(entry.returnState) << 32) | entry.below);
  StackId id = static_cast<StackId>(nodes_.size());
  for (;; ++hash) {
    auto [at, isNew] = ids_.try_emplace(hash, id);
    if (isNew) break;
    if (std::ranges::equal(this->entries(at->second), entries)) return at->second;
  }
  uint32_t depth = 0;
  for (Entry entry : entries)
    if (entry.returnState != bottomState) depth = std::max(depth, nodes_[entry.below].depth + 1);
  nodes_.push_back({static_cast<uint32_t>(entries_.size()), static_cast<uint32_t>(entries.size()), depth});
  entries_.insert(entries_.end(), entries.begin(), entries.end());
  return id;
}

bool CallStacks::covers(StackId a, StackId b) {
  if (a == b) return true;
  auto& known = merged_[false];
  auto key = [](StackId x, StackId y) { return (static_cast<uint64_t>(std::min(x, y)) << 32) | std::max(x, y); };
  if (auto found = known.find(key(a, b)); found != known.end()) return found->second == a;
  std::span<const Entry> mine = entries(a);
  size_t i = 0;
  for (Entry other : entries(b)) {
    while (i < mine.size() && mine[i].returnState < other.returnState) ++i;
    if (i == mine.size() || mine[i].returnState != other.returnState) return false;
    if (mine[i].below == other.below) continue;
    auto found = known.find(key(mine[i].below, other.below));
    if (found == known.end() || found->second != mine[i].below) return false;
  }
  known.emplace(key(a, b), a);
  return true;
}

bool CallStacks::tryMerge(StackId a, StackId b, bool wildcardBottom, StackId& result,
                          std::vector<std::pair<StackId, StackId>>& missing) {
  if (a == b || (wildcardBottom && (a == emptyStack || b == emptyStack))) {
    result = a == b ? a : emptyStack;
    return true;
  }
  if (a > b) std::swap(a, b);
  uint64_t key = (static_cast<uint64_t>(a) << 32) | b;
  auto& known = merged_[wildcardBottom];
  if (auto found = known.find(key); found != known.end()) {
    result = found->second;
    return true;
  }
  ++merges_;
  std::vector<Entry> all;
  size_t asked = missing.size();
  std::span<const Entry> left = entries(a), right = entries(b);
  size_t i = 0, j = 0;
  while (i < left.size() || j < right.size()) {
    if (j == right.size() || (i < left.size() && left[i].returnState < right[j].returnState)) {
      all.push_back(left[i++]);
    } else if (i == left.size() || right[j].returnState < left[i].returnState) {
      all.push_back(right[j++]);
    } else {
      StackId x = left[i].below, y = right[j].below;
      StackId below = x;
      if (x != y) {
        StackId low = std::min(x, y), high = std::max(x, y);
        auto found = known.find((static_cast<uint64_t>(low) << 32) | high);
        if (found != known.end())
          below = found->second;
        else if (wildcardBottom && low == emptyStack)
          below = emptyStack;
        else
          missing.emplace_back(low, high);
      }
      all.push_back({left[i].returnState, below});
      ++i;
      ++j;
    }
  }
  if (missing.size() > asked) return false;
  result = intern(all);
  known.emplace(key, result);
  return true;
}

StackId CallStacks::merge(StackId a, StackId b, bool wildcardBottom) {
  StackId result = emptyStack;
  std::vector<std::pair<StackId, StackId>> open;
  if (tryMerge(a, b, wildcardBottom, result, open)) return result;
  while (!open.empty()) {
    auto [x, y] = open.back();
    if (tryMerge(x, y, wildcardBottom, result, open)) open.pop_back();
  }
  tryMerge(a, b, wildcardBottom, result, open);
  return result;
}

}  // namespace hone
