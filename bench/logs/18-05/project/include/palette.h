#pragma once
#include <cstdint>
struct Rgb {
    constexpr Rgb() : r(0), g(0), b(0) {}
    std::uint8_t r, g, b;
};
int palette_index(int shade);
