// The common form of passes with a list of independent small changes, which make as many of them as possible.
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

}  // namespace hone
