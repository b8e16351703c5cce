// Could two signatures be of one bug?
#pragma once

#include <string_view>

namespace hone {

/// True for different signatures of the same kind of crash in the same innermost function, or of recursions that share
/// a function: one bug often has several callers, or one recursion several cycles.
bool areAkin(std::string_view a, std::string_view b);

}  // namespace hone
