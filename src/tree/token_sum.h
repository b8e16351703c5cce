// Summarizes a sequence of tokens: their number, and a hash of their texts that ignores what stands between them. The
// hash is a pair of polynomials over the tokens modulo 2^61 - 1 (Karp and Rabin, 1987). The hash of a concatenation
// follows from those of its parts, and the hash of a stretch of a tree's tokens from the prefixes before its ends.
#pragma once

#include <string_view>
#include <vector>

#include "text/hash.h"
#include "tree/tree.h"

namespace hone {

struct TokenSum {
  size_t count = 0;
  Hash128 hash = {};

  /// One more token behind. O(text).
  void add(std::string_view text);
};

/// Over the tokens of a tree that have text, hidden ones aside. 20 bytes a token and 3 bits a node.
class TreeTokens {
 public:
  explicit TreeTokens(const Tree& tree);

  size_t count() const { return leaves_.size(); }
  /// How many stand before the node. O(1).
  size_t before(NodeId node) const;
  /// The leaf of a token by its number.
  NodeId leaf(size_t number) const { return leaves_[number]; }
  /// Adds those of the nodes from `begin` up to `end` behind the others. O(1).
  void addTo(TokenSum& sum, NodeId begin, NodeId end) const;

 private:
  Hash128 power(size_t exponent) const;

  std::vector<NodeId> leaves_;
  std::vector<Hash128> hashBefore_;    ///< of all tokens before each, and of all
  std::vector<uint64_t> marks_;        ///< a bit a node: the leaves
  std::vector<uint32_t> marksBefore_;  ///< by word of these
  std::vector<Hash128> lowPowers_;     ///< of the polynomial's base
  std::vector<Hash128> highPowers_;    ///< of the one behind the last low one
};

}  // namespace hone
