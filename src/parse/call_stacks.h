// Graph-structured call stacks of the prediction: what may have called the present rule, as a set of stacks that share
// their tails. Interned, so that equal sets have equal ids and compare in O(1).
//
// A node is a sorted list of entries (return state, the stacks below); the entry `bottom` stands for an empty stack.
// Merging follows ANTLR's PredictionContext.merge: entries of the same return state merge what is below them. With
// `wildcardBottom` (SLL) an empty stack stands for any caller, so that it absorbs all others.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <span>
#include <vector>

#include "grammar/atn.h"

namespace hone {

using StackId = uint32_t;
constexpr StackId emptyStack = 0;  ///< no caller known (SLL), or called by nobody (LL)

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
  /// Not recursive: the stacks may be as deep as the text is nested.
  StackId merge(StackId a, StackId b, bool wildcardBottom);
  /// Of entries in ascending order of their return states, each of which comes once.
  StackId of(std::span<const Entry> entries) { return intern(entries); }
  /// True if `b` is known to hold no stack that `a` doesn't hold: merged without `wildcardBottom` they are `a`. Looks
  /// no deeper than to what was found so before. O(entries).
  bool covers(StackId a, StackId b);
  std::span<const Entry> entries(StackId stack) const {
    return {entries_.data() + nodes_[stack].first, nodes_[stack].count};
  }
  size_t size() const { return nodes_.size(); }

 private:
  struct Node {
    uint32_t first;
    uint32_t count;
  };

  StackId intern(std::span<const Entry> entries);
  /// True with `result` set if the merge is known or can be made from known ones; else asks for those in `missing`.
  bool tryMerge(StackId a, StackId b, bool wildcardBottom, StackId& result,
                std::vector<std::pair<StackId, StackId>>& missing);

  std::vector<Node> nodes_;
  std::vector<Entry> entries_;
  boost::unordered_flat_map<uint64_t, StackId> ids_;  ///< by hash, or the next free number
  boost::unordered_flat_map<uint64_t, StackId> merged_[2];
};

}  // namespace hone
