// The signature of a failure for `--same-crash`, from what the test printed: a report that hone knows
// (oracle/crash_signature.h), the text that `--signature RE` matches, or the last line that a `--test` script prints.
#pragma once

#include <string>
#include <string_view>

namespace re2 {
class RE2;
}

namespace hone {

/// What the expression's first group, or else the whole expression, matches first on standard error, or else on
/// standard output. Empty if it matches neither. O(output).
std::string matchedSignature(const re2::RE2& expression, std::string_view out, std::string_view err);

/// The signature of a failure that a script has found. A script that prints one line on standard output has chosen it.
/// Otherwise it may just pass on what a program prints. Then the signature is that of the crash that a stream shows, or
/// else the stream's last line; standard output comes first. "the test fails" if the script prints nothing. O(output).
std::string scriptSignature(std::string_view out, std::string_view err);

}  // namespace hone
