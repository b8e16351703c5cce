#pragma once
#include <cstdint>
#include <vector>
struct Frame { int w = 0, h = 0; std::vector<std::uint8_t> px; };
Frame blank(int w, int h);
std::uint32_t crc32(const std::uint8_t* p, unsigned long n);
void write_frame(const Frame& f, const char* path);
