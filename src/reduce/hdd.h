// Hierarchical delta debugging (Misherghi and Su, ICSE 2006) over trees that know their quantifiers.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// `coarse` (Hodovan, Kiss, Gyimothy: "Coarse Hierarchical Delta Debugging", ICSME 2017): only what can go without a
/// trace; else what can't go is replaced by its minimal text too.
std::unique_ptr<Pass> makeHdd(TreePtr tree, Minimizer minimizer, bool coarse);

}  // namespace hone
