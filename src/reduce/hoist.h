// Hoisting: replaces a node by a compatible descendant.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Replaces nodes by compatible descendants, from the largest node down, as Perses does for regular nodes (Sun et al.,
/// ICSE 2018, section 4.3) and Picireny's hoisting for nodes of the same rule (Hodovan et al., A-TEST 2021).
///
///     {"a": {"b": [1]}}        [1]
///     if (x) { f(); g(); }     f(); g();
std::unique_ptr<Pass> makeHoistPass(TreePtr tree);

}  // namespace hone
