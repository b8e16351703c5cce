// A parameter goes together with the arguments at its position.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Looks at the bracketed lists behind each name, in its definition and in its uses. Removes, at all places at once,
/// the lists, their elements at one position, or the name with its brackets. Uses of a parameter that goes are removed
/// too, or get its argument's text. Proposes candidates that may not parse: for pipelines that check.
///
///     int f(int a, int b) { return a / b; } f(1, 0);        int f(int b) { return 1 / b; } f(0);
///     vec<int> a; vec<int> b;                               int a; int b;
std::unique_ptr<Pass> makeArgumentPass(TreePtr tree);

}  // namespace hone
