// Decides whether output to a stream is coloured.
#pragma once

#include <cstdint>
#include <string_view>

namespace hone {

enum class ColorMode : uint8_t { automatic, always, never };

/// "auto", "always" or "never". Throws UserError for any other text.
ColorMode parseColorMode(std::string_view name);

/// True if the descriptor is a terminal that can move its cursor.
bool isCapableTerminal(int descriptor);

/// `automatic` means: on a capable terminal, unless NO_COLOR is set (no-color.org).
bool usesColor(ColorMode mode, int descriptor);

}  // namespace hone
