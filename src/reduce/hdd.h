// Hierarchical delta debugging (Misherghi and Su, ICSE 2006) over trees that know their quantifiers.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// In which order the nodes of a tree have their turn.
enum class Traversal : uint8_t {
  levels,  ///< all nodes of a level at once: HDD
  // One node's children at a time: HDDr (Kiss, Hodovan and Gyimothy: "HDDr: A Recursive Variant of the Hierarchical
  // Delta Debugging Algorithm", A-TEST 2018).
  breadth,
  breadthReversed,
  depth,
  depthReversed
};

struct HddOptions {
  MinimizerOptions minimizer;
  /// Coarse (Hodovan, Kiss, Gyimothy: "Coarse Hierarchical Delta Debugging", ICSME 2017): only what can go without a
  /// trace; else what can't go is replaced by its minimal text too.
  bool coarse = false;
  Traversal traversal = Traversal::levels;
  bool startsAgain = false;
};

std::unique_ptr<Pass> makeHdd(TreePtr tree, const HddOptions& options);

}  // namespace hone
