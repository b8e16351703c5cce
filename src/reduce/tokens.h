// Deletes runs of tokens and pairs of brackets whatever the rules of the grammar, provided that the text still parses
// (Vulcan: Xu et al., OOPSLA 2023, "local exhaustive patterns" and section 3.2).
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Each pair of brackets, then each run of 1 to `widest` neighbouring tokens, from the end of the
/// text. Proposes candidates that may not parse: for pipelines that check. O(tokens * widest) candidates.
///
///     ((x))        (x)
///     a = b = c    a = c
std::unique_ptr<Pass> makeTokenPass(TreePtr tree, size_t widest);

/// Each single token, from the end of the text, whether or not the rest parses: a grammar may be stricter than the
/// program that is tested. Nothing where the text is long.
///
///     struct {} a() {}        struct {} a() {
std::unique_ptr<Pass> makeLoosePass(TreePtr tree);

/// Any two tokens, where the text still parses. Proposes candidates that may not parse: for pipelines that check.
/// Nothing where the text is long.
///
///     f(a)(b)        f a b
std::unique_ptr<Pass> makePairPass(TreePtr tree);

/// ddmin on the tokens, whether or not the rest parses: the baseline of papers.
std::unique_ptr<Pass> makeDdminPass(TreePtr tree);

}  // namespace hone
