// Graph-structured call stacks for the prediction: the possible callers of the present rule, as a set of stacks that
// share their tails. Stacks are interned: equal sets have equal ids and compare in O(1).
//
// A node is a sorted list of entries (return state, stacks below it); the entry `bottom` is the empty stack. Merging
// follows ANTLR's PredictionContext.merge: if two entries have the same return state, the stacks below them are merged.
// With `wildcardBottom` (SLL) an empty stack stands for any caller, so it absorbs all others.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <span>
#include <vector>

#include "grammar/atn.h"

namespace hone {

using StackId = uint32_t;
constexpr StackId emptyStack = 0;  ///< caller unknown (SLL), or no caller (LL)

class CallStacks {
 public:
  struct Entry {
    StateId returnState;  ///< `bottomState` for the empty stack
    StackId below;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  static constexpr StateId bottomState = noState;

  CallStacks();

  StackId push(StackId below, StateId returnState);
  /// The union of two sets. Not recursive: stacks may be as deep as the text is nested.
  StackId merge(StackId a, StackId b, bool wildcardBottom);
  /// The set with these entries, which must have distinct return states in ascending order.
  StackId of(std::span<const Entry> entries) { return intern(entries); }
  /// True if `b` is known to be a subset of `a`: merged without `wildcardBottom` they are `a`. Looks below the top
  /// entries only in results of earlier calls. O(entries).
  bool covers(StackId a, StackId b);
  std::span<const Entry> entries(StackId stack) const {
    return {entries_.data() + nodes_[stack].first, nodes_[stack].count};
  }
  /// The number of calls in the deepest of the stacks.
  uint32_t depth(StackId stack) const { return nodes_[stack].depth; }
  size_t size() const { return nodes_.size(); }
  /// The pairs of stacks that were merged without finding the answer in earlier ones.
  uint64_t merges() const { return merges_; }

 private:
  struct Node {
    uint32_t first;
    uint32_t count;
    uint32_t depth;
  };

  StackId intern(std::span<const Entry> entries);
  /// True, with `result` set, if the merge is known or can be made from known merges; else lists those in `missing`.
  bool tryMerge(StackId a, StackId b, bool wildcardBottom, StackId& result,
                std::vector<std::pair<StackId, StackId>>& missing);

  std::vector<Node> nodes_;
  std::vector<Entry> entries_;
  boost::unordered_flat_map<uint64_t, StackId> ids_;  ///< by hash; on a collision, by the next free number
  boost::unordered_flat_map<uint64_t, StackId> merged_[2];
  uint64_t merges_ = 0;
};

}  // namespace hone
