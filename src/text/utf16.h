// Recognizes UTF-16, which hone doesn't read (see text/decode.h), so that a message can say so.
#pragma once

#include <string_view>

namespace hone {

/// True if the text has a UTF-16 byte order mark, or if at its beginning exactly every other byte is NUL.
bool isUtf16(std::string_view bytes);

}  // namespace hone
