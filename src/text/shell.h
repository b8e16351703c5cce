// Quotes words for a POSIX shell.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The word itself if a shell reads it literally, else the word in single quotes.
std::string shellQuoted(std::string_view word);

/// The same, but each `placeholder` becomes `expression`, which the shell expands.
std::string shellQuoted(std::string_view word, std::string_view placeholder, std::string_view expression);

}  // namespace hone
