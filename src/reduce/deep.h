// Costly searches that gain a few bytes, for results that should be as small as possible.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Puts smaller subtrees from anywhere in the text where the grammar lets them stand: what Perses calls the
/// replacement by a compatible node, and often a shorter alternative of the same rule.
///
///     x = f(1, 2); y = 3;        x = 3; y = 3;
std::unique_ptr<Pass> makeTransplantPass(TreePtr tree);

/// A part of a node takes its place though it isn't of a rule that fits there, where the text still parses. Proposes
/// candidates that may not parse: for pipelines that check.
///
///     if (a < b) c();        a < b;
std::unique_ptr<Pass> makeInlinePass(TreePtr tree);

/// Moves an element of a list to an earlier one's place, which goes: what is defined late is defined where its
/// declaration stood.
///
///     void f(); void g() { f(); } void f() {}        void f() {} void g() { f(); }
std::unique_ptr<Pass> makeSiblingPass(TreePtr tree);

/// Deletes any two tokens, where the text still parses. Proposes candidates that may not parse: for pipelines that
/// check.
///
///     f(a)(b)        f a b
std::unique_ptr<Pass> makePairPass(TreePtr tree);

}  // namespace hone
