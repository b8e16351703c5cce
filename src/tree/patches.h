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

/// A token that isn't in the input, or one whose islands have changed.
struct Inserted {
  std::string_view text;
  Symbol type;
  bool isHidden = false;
};

struct Patch {
  NodeId from;          ///< the first node without text
  NodeId to;            ///< one past the last node without text
  uint32_t begin, end;  ///< the same range in bytes of the input
  uint32_t
      inserted;  ///< end of its replacement in `Patches::inserted`, which begins where that of the patch before ends
};

struct Patches {
  std::vector<Patch> list;  ///< in text order
  std::vector<Inserted> inserted;
  TokenSum tokens;                  ///< of the whole candidate
  size_t bytes = 0;                 ///< size of the candidate without separators
  bool writable = true;             ///< false if an island can't be written
  std::deque<std::string> islands;  ///< texts of tokens whose islands have changed
};

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

/// nullopt if the edits reorder parts of the text, or move text out of an island. The result refers to the tree and the
/// edits. O(edits that have an effect) + O(size of changed islands).
std::optional<Patches> patchesOf(const Tree& tree, const TreeTokens& tokens, const IslandPlaces& islands,
                                 const Edits& edits);

}  // namespace hone
