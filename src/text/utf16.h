// UTF-16 is no encoding that hone reads (see text/decode.h): how to recognize it, to say so.
#pragma once

#include <string_view>

namespace hone {

/// True with a byte order mark of UTF-16, or where every other byte of the beginning is NUL and no other one.
bool isUtf16(std::string_view bytes);

}  // namespace hone
