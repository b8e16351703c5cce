// Numbers as other languages write them.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The number in plain digits: `+1`, `.5`, `5.`, `0x1F`, `1_000`, `007`, `1,234.50` are `1`, `0.5`, `5.0`, `31`,
/// `1000`, `7`, `1234.50`. Empty if digits are grouped otherwise or don't fit. Says nothing of a text that is no
/// number.
std::string plainNumber(std::string_view text);

}  // namespace hone
