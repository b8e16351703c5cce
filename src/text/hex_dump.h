// Shows people bytes that are no text.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// Are there bytes that nobody could read: no UTF-8, or control characters other than white space?
bool isBinary(std::string_view bytes);

/// Lines as xxd writes them, each with a line end: the offset, 16 bytes in hexadecimal, and the same as ASCII, where a
/// dot stands for all others. Of more than `most` bytes the first ones, and a line with how many there are more. O(n).
std::string hexDump(std::string_view bytes, size_t most = std::string_view::npos);

}  // namespace hone
