// What stands at several places comes off at all of them at once.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Removes the same tokens, a run of up to four, at all their places at once; and brackets of one kind that stand behind
/// the same word, or inside of the same brackets, with that word and without, while what they hold stays. Neither can
/// go at one place alone if the places belong together, such as a type and its uses. Proposes candidates that may not
/// parse: for pipelines that check.
///
///     Box<A> f(Box<A> a); Box<A> b;        A f(A a); A b;
///     f(&mut a); g(&mut b);                f(a); g(b);
std::unique_ptr<Pass> makeRepeatPass(TreePtr tree);

}  // namespace hone
