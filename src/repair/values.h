// What a text says, whatever its layout, quotes and optional separators: to compare the readings of a broken text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "repair/change.h"
#include "repair/notation.h"

namespace hone {

/// A token of a text as it stands in the file.
struct PlainToken {
  uint32_t begin, end;
  bool hidden;
  bool value;  ///< it can have many texts
};

/// Empty where the marks of indentation can't be followed. O(text).
std::vector<PlainToken> plainTokens(std::string_view text, Language& language);

/// Without backslashes and doubled quotes: equal where only escapes differ.
std::string unescaped(std::string_view text);

/// Equal for two texts of the language with the same values in the same structure; if it differs, their values may be
/// the same in spite of that. O(text).
std::string valuesOf(std::string_view text, Language& language);

/// Does the text begin as a comment in one of the languages that have such?
bool isComment(std::string_view text);

/// All lines of the part that aren't empty stand in the text: they have moved, or stood there twice. O(text * lines).
bool hasLines(std::string_view text, std::string_view part);

/// What became of the values of a text.
struct ValueCounts {
  size_t kept = 0, changed = 0, dropped = 0;
  std::optional<size_t> firstLoss = {};  ///< the first of the changes that changed or dropped one
};

/// Counts tokens that can have many texts, and of what was removed the words for which nothing came in. O(text).
ValueCounts countedValues(std::string_view original, const Changes& changes, Language& language);

}  // namespace hone
