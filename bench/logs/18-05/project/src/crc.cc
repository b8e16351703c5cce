#include "frame.h"
std::uint32_t crc32(const std::uint8_t* p, unsigned long n) {
    std::uint32_t c = ~0u;
    for (unsigned long i = 0; i < n; ++i) {
        c ^= p[i];
        for (int k = 0; k < 8; ++k) c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
    }
    return ~c;
}
