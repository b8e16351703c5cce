// The proof that a result is 1-tree-minimal.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Goes through every node: can it be deleted, be replaced by a compatible descendant, by its minimal text? Where none
/// of these texts fails, the tree is 1-tree-minimal. Proposes candidates that may not parse: for pipelines that check.
std::unique_ptr<Pass> makeProofPass(TreePtr tree);

}  // namespace hone
