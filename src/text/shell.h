// Quotes words for a POSIX shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// The word itself if a shell reads it literally, else the word in single quotes.
std::string shellQuoted(std::string_view word);

/// The words with blanks between them.
std::string shellLine(const std::vector<std::string>& words);

/// As shellQuoted, but each `placeholder` becomes `expression`, which the shell expands.
std::string shellQuoted(std::string_view word, std::string_view placeholder, std::string_view expression);

}  // namespace hone
