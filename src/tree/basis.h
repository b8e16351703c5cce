// A candidate from which others differ in a few edits: what is the same is taken from it.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/patches.h"

namespace hone {

/// Refers to the tree and its tokens.
class Basis {
 public:
  /// The patches change no islands. `separators` are those of their slots. `clusters` are the first patches of those
  /// clusters whose separators depend on nothing else (tree/renderer.cpp), ascending. O(patches).
  Basis(const Tree& tree, const TreeTokens& tokens, Edits edits, Patches patches, std::vector<uint8_t> separators,
        std::vector<uint32_t> clusters);

  const Edits& edits() const { return edits_; }
  const Patches& patches() const { return patches_; }
  const std::vector<uint8_t>& separators() const { return separators_; }
  const std::vector<uint32_t>& clusters() const { return clusters_; }

  /// What the candidate has before a node that is within none of `Patches::places`; O(log patches).
  struct Beginning {
    TokenSum tokens;
    size_t bytes = 0;  ///< without separators
  };
  Beginning before(NodeId node) const;
  /// The first patch that ends behind the node's beginning.
  size_t patchBehind(NodeId node) const;
  /// The node of `Patches::places` that is or contains this node; noNode if none does.
  NodeId placeAround(NodeId node) const;

 private:
  void addKept(Beginning& sum, NodeId begin, NodeId end) const;

  const Tree& tree_;
  const TreeTokens& tokens_;
  const Edits edits_;  ///< has the texts to which the patches refer
  const Patches patches_;
  const std::vector<uint8_t> separators_;
  const std::vector<uint32_t> clusters_;
  std::vector<Beginning> beforeInserted_;  ///< by inserted token
  std::vector<Beginning> behindPatch_;     ///< by patch
};

}  // namespace hone
