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
  /// `mentionGone`: by mention. `parts` has to live as long. O(size of the tree + mentions), but for deep nesting.
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

  const PartTable& parts_;
  std::vector<Kept> kept_;  ///< ascending
  std::vector<double> bytes_;
};

}  // namespace hone
