// Perses (Sun, Li, Zhang, Gu and Su: "Perses: Syntax-Guided Program Reduction", ICSE 2018).
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Goes through the nodes by their number of tokens, the largest first: of a node that has lists these are minimized,
/// then it is replaced by compatible descendants as long as that goes.
///
///     int f(){ if(x){ return 1/0; } return 2; }        int f(){ return 1/0; }
std::unique_ptr<Pass> makePersesPass(TreePtr tree);

}  // namespace hone
