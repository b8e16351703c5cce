// Shortens numbers, strings and names that can't be removed, character by character.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Makes each token without a fixed text as short as it can be while the lexer takes it for the same: numbers as few
/// digits, else no character of it can go. A text that occurs several times changes everywhere at once.
///
///     f(1048576, "a long text")        f(999, "x")
std::unique_ptr<Pass> makeLiteralPass(TreePtr tree, Minimizer minimizer);

}  // namespace hone
