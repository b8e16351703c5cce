// A candidate as differences from the tree's text: the stretches left out, and the texts written instead.
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

/// A token that isn't the input's, or one whose islands have changed.
struct Inserted {
  std::string_view text;
  Symbol type;
};

struct Patch {
  NodeId from;          ///< the nodes from here
  NodeId to;            ///< up to here have no text; at the end of the text the number of nodes
  uint32_t begin, end;  ///< the same in bytes of the input
  uint32_t
      inserted;  ///< where what is written instead ends in `Patches::inserted`: it starts where the last patch's ends
};

struct Patches {
  std::vector<Patch> list;  ///< in the order of the text
  std::vector<Inserted> inserted;
  TokenSum tokens;                  ///< of all of the candidate
  size_t bytes = 0;                 ///< of the candidate without separators
  bool writable = true;             ///< false where an island can't be written
  std::deque<std::string> islands;  ///< texts of tokens with changed islands
};

/// The islands of the tree's own text.
class IslandPlaces {
 public:
  explicit IslandPlaces(const Tree& tree);
  /// The one that the node is inside of; noNode where it is in none.
  NodeId around(NodeId node) const;

 private:
  const Tree& tree_;
  std::vector<NodeId> islands_;
};

/// nullopt where the edits bring parts of the text into another order, or from an island to the outside. The result
/// refers to the tree and the edits. O(edits that have an effect), but for changed islands.
std::optional<Patches> patchesOf(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands,
                                 const Edits& edits);

}  // namespace hone
