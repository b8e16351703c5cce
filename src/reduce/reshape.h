// Passes that rewrite a part of the text with elements from elsewhere in the text, for results that should be as small
// as possible.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// What wraps a part gives way to a smaller wrapper of the text, where the grammar lets it stand.
///
///     [{"a": {"b": 1}}]        [[[1]]]
std::unique_ptr<Pass> makeRewrapPass(TreePtr tree);

/// A name, number or string of the text, or a one-digit number, in the place of several tokens, where the text still
/// parses. For pipelines that check.
///
///     int a[sizeof(b)]; f(g(1));        int a[8]; f(1);
std::unique_ptr<Pass> makeStandInPass(TreePtr tree);

}  // namespace hone
