// The common forms of passes with a list of small changes.
#pragma once

#include <functional>
#include <vector>

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// One change, made on top of others in any order.
using Unit = std::function<void(Edits&)>;

/// Finds a largest set of units that may be applied together, by the list minimizer: "leaving out" an element means to
/// apply its unit.
std::unique_ptr<Pass> makeUnitPass(TreePtr tree, std::vector<Unit> units, Minimizer minimizer);

/// Tries one change after the other, each on top of the accepted ones.
std::unique_ptr<Pass> makeGreedyPass(TreePtr tree, std::vector<Unit> changes);

}  // namespace hone
