// A pattern as JSON, for `hone generate --pattern` and `hone match`. docs/generalize.md describes the format.
#pragma once

#include <string>
#include <string_view>

#include "pattern/pattern.h"

namespace hone {

std::string toJson(const Pattern& pattern);

/// What a pattern file says before its language is known.
struct PatternLanguage {
  std::string name;
  std::string start;
};
/// Throws UserError where the text is no pattern file; `file` is named in the message.
PatternLanguage languageOfPattern(std::string_view json, std::string_view file);

/// Throws UserError where the text is no pattern file, or one for another version of the grammar.
Pattern readPattern(std::string_view json, std::string_view file, const std::shared_ptr<Language>& language);

/// Of rules, tokens and networks: equal for grammars that give the same trees. 32 hexadecimal digits. O(network).
std::string grammarHash(const Grammar& grammar);

}  // namespace hone
