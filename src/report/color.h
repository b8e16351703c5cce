// Decides whether a stream gets colours.
#pragma once

#include <cstdint>
#include <string_view>

namespace hone {

enum class ColorMode : uint8_t { automatic, always, never };

/// "auto", "always" or "never". Throws UserError for any other text.
ColorMode parseColorMode(std::string_view name);

/// True where the file descriptor is a terminal that moves its cursor.
bool isCapableTerminal(int descriptor);

/// `automatic`: on a capable terminal, unless NO_COLOR is set (no-color.org).
bool usesColor(ColorMode mode, int descriptor);

}  // namespace hone
