// Files with gaps, which the program fills.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hone {

/// The text with each `@name@` replaced by the value of that name. A line that has nothing but `# @name@` is replaced
/// as a whole, by a value of whole lines, so that a script with gaps is one that a shell understands. Names are of
/// small letters; each gap has a value.
std::string filled(std::string_view text, const std::map<std::string, std::string, std::less<>>& values);

}  // namespace hone
