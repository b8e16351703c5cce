// What else may go when a part goes: declarations that only it uses, and what only these use. In a graph whose edges
// lead from each use to what it means, these are the nodes that the part dominates (Lengauer, Tarjan: A Fast Algorithm
// for Finding Dominators in a Flowgraph, TOPLAS 1979). A garbage collector calls their size the retained size.
//
//     struct a { }; struct b { a x; }; int f(b y) { return 1; } int main() { int z = f(b()); return 0; }
//     `int z = f(b());` is the last use of f and b, and b is the last one of a: without it, all three can go
#pragma once

#include <functional>
#include <vector>

#include "reduce/mentions.h"
#include "reduce/parts.h"

namespace hone {

class Keepers {
 public:
  /// `gone`: by part, and by mention. O(size of the tree + mentions), but for deep nesting.
  Keepers(const Tree& tree, const PartTable& parts, const Mentions& mentions, const std::vector<bool>& mentionGone,
          const std::function<double(PartId)>& bytesOf);

  /// Of the part, and of what may go with it. What several parts keep together isn't counted.
  double bytes(PartId part) const { return bytes_[part]; }
  /// The parts, and all that may go with them, each once; ascending.
  std::vector<PartId> withKept(std::vector<PartId> parts) const;

 private:
  struct Kept {
    NodeId keeper;  ///< where the part begins that keeps it
    PartId part;
  };

  bool isIn(PartId inner, PartId outer) const {
    return parts_.begin(outer) <= parts_.begin(inner) && parts_.begin(inner) < parts_.end(outer);
  }
  void findUses(const Tree& tree, const std::vector<bool>& mentionGone);
  PartId statementOf(NodeId leaf, NodeId brace) const;
  PartId keeperOf(PartId part);
  PartId common(PartId one, PartId other);
  PartId above(PartId part) const;

  struct Use {
    NodeId leaf;
    PartId statement;
  };

  const PartTable& parts_;
  const Mentions& mentions_;
  std::vector<bool> mentionGone_;
  std::vector<uint32_t> firstUse_;  ///< by symbol, in `uses_`
  std::vector<Use> uses_;
  std::vector<PartId> declarations_;  ///< statements that declare something
  std::vector<PartId> keeper_;        ///< by part; noPart: none
  std::vector<uint32_t> marks_;       ///< by part: the last search that came by
  uint32_t search_ = 0;
  size_t looked_ = 0;
  std::vector<Kept> kept_;  ///< ascending
  std::vector<double> bytes_;
};

}  // namespace hone
