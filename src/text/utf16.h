// Recognizes UTF-16 and UTF-32, which hone doesn't read (see text/decode.h), so that a message can say so.
#pragma once

#include <string_view>

namespace hone {

/// "UTF-16" if the text has its byte order mark, or if at its beginning at least half of the units of two bytes have a
/// NUL, all on one side; "UTF-32" if the text has the mark of that; else empty.
std::string_view wideEncoding(std::string_view bytes);

}  // namespace hone
