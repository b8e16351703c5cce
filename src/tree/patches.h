// A candidate as a list of differences from the tree's text: the ranges left out, and the texts that replace them.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tree/edits.h"
#include "tree/token_sum.h"
#include "tree/tree.h"

namespace hone {

class Basis;

/// A token that isn't in the input, or one whose islands have changed.
struct Inserted {
  std::string_view text;
  Symbol type;
  NodeId place;  ///< the place of the edit that inserts it (`Patches::places`)
  bool isHidden = false;
};

struct Patch {
  NodeId from;          ///< the first node without text
  NodeId to;            ///< one past the last node without text
  uint32_t begin, end;  ///< the same range in bytes of the input
  uint32_t
      inserted;  ///< end of its replacement in `Patches::inserted`, which begins where that of the patch before ends
};

/// Consecutive patches that a basis has, too.
struct ReusedPatches {
  size_t begin, end;
  size_t ofBasis;  ///< the first one there
  bool holds(size_t patch) const { return begin <= patch && patch < end; }
};

struct Patches {
  std::vector<Patch> list;  ///< in text order
  std::vector<Inserted> inserted;
  std::vector<NodeId> places;         ///< the outermost nodes that have an edit, or are an island with one; ascending
  std::vector<ReusedPatches> reused;  ///< in text order
  TokenSum tokens;                    ///< of the whole candidate
  size_t bytes = 0;                   ///< size of the candidate without separators
  bool writable = true;               ///< false if an island can't be written
  bool changesIslands = false;        ///< there are edits in islands
  std::deque<std::string> islands;    ///< texts of tokens whose islands have changed

  /// The beginning of the patch's replacement in `inserted`.
  uint32_t insertedBefore(size_t patch) const { return patch == 0 ? 0 : list[patch - 1].inserted; }
  /// The number of places for separators before the patch: before each inserted token and after each patch.
  size_t slotsBefore(size_t patch) const { return insertedBefore(patch) + patch; }
};

/// Where the node's text begins; of one past the last node, where the text ends.
inline uint32_t offsetOf(const Tree& tree, NodeId node) {
  return node < tree.size() ? tree.node(node).textBegin : static_cast<uint32_t>(tree.bytes().size());
}

/// Finds the islands of a tree.
class IslandPlaces {
 public:
  explicit IslandPlaces(const Tree& tree);
  /// The island that contains the node; noNode if it is in none.
  NodeId around(NodeId node) const;

 private:
  const Tree& tree_;
  std::vector<NodeId> islands_;
};

/// nullopt if the edits reorder parts of the text, or move text out of an island. The result refers to the tree, the
/// edits and the basis, and doesn't depend on the basis, except for `reused`; null: none. O(edits that have an effect
/// and aren't in the basis) + O(size of changed islands), and a copy of the basis' patches.
std::optional<Patches> patchesOf(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands,
                                 const Edits& edits, const Basis* basis);

}  // namespace hone
