// Quotes words for a POSIX shell.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The word itself where a shell takes it as it is, else in single quotes.
std::string shellQuoted(std::string_view word);

/// The same, with `expression`, which a shell is to expand, in place of each `placeholder`.
std::string shellQuoted(std::string_view word, std::string_view placeholder, std::string_view expression);

}  // namespace hone
