// Words as a POSIX shell reads them.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The word itself where a shell takes it as it is, else in single quotes.
std::string shellQuoted(std::string_view word);

}  // namespace hone
