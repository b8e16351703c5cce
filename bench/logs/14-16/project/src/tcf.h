#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// A tiny chunked container: "TCF1", then chunks of tag[4], len (u16 le), data.
namespace tcf {
struct Image {
    unsigned w = 0, h = 0;
    std::vector<uint8_t> palette;
    std::vector<uint8_t> pixels;
    std::string comment;
};

bool decode(const uint8_t *p, size_t n, Image &out);
}
