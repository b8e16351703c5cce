// Shows in one line how a text differs from another.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The new text with what has changed in brackets: `[-old-]{+new+}`, as `git diff --word-diff` has it. Blanks between
/// words count for nothing, and long common parts are shortened to `…`. As costly as `commonParts`.
std::string wordDiff(std::string_view before, std::string_view after);

}  // namespace hone
