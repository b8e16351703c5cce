// Fills in templates: texts with named gaps.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hone {

/// The text with each `@name@` replaced by the value of that name. A line that consists of `# @name@` is replaced as a
/// whole by a value of whole lines, so that a template of a script is itself a valid script. Names consist of
/// lower-case letters; each gap must have a value.
std::string filled(std::string_view text, const std::map<std::string, std::string, std::less<>>& values);

}  // namespace hone
