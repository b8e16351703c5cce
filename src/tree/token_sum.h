// Summarizes a sequence of tokens: their number, and a hash of their texts that ignores the text between them. The hash
// is a pair of polynomials over the tokens modulo 2^61 - 1 (Karp and Rabin, 1987). The hash of a concatenation follows
// from the hashes of its parts, and the hash of a range of a tree's tokens from two prefix hashes.
#pragma once

#include <string_view>
#include <vector>

#include "text/hash.h"
#include "tree/tree.h"

namespace hone {

struct TokenSum {
  size_t count = 0;
  Hash128 hash = {};

  /// Appends a token. O(text).
  void add(std::string_view text);
};

/// The visible tokens of a tree that have text. 20 bytes per token and 3 bits per node.
class TreeTokens {
 public:
  /// O(tree). Throws Cancelled.
  explicit TreeTokens(const Tree& tree);

  size_t count() const { return leaves_.size(); }
  /// The number of tokens before the node. O(1).
  size_t before(NodeId node) const;
  /// The leaf of the token with this number.
  NodeId leaf(size_t number) const { return leaves_[number]; }
  /// Appends the tokens of the nodes from `begin` to before `end` to `sum`. O(1).
  void addTo(TokenSum& sum, NodeId begin, NodeId end) const;
  /// Appends what the second of two beginnings of a sequence has more than the first one. O(1), for sequences that
  /// aren't much longer than the tree's.
  void addBetween(TokenSum& sum, const TokenSum& first, const TokenSum& second) const;

 private:
  Hash128 power(size_t exponent) const;

  std::vector<NodeId> leaves_;
  std::vector<Hash128> hashBefore_;    ///< of the tokens before each one, then of all tokens
  std::vector<uint64_t> marks_;        ///< one bit per node: set for a leaf in `leaves_`
  std::vector<uint32_t> marksBefore_;  ///< by word of `marks_`: the set bits before it
  std::vector<Hash128> lowPowers_;     ///< small powers of the polynomial's base
  std::vector<Hash128> highPowers_;    ///< powers of base ^ lowPowers_.size()
};

}  // namespace hone
