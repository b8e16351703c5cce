#include "tlv.h"
#include <cstdio>
int main()
{
    std::uint8_t b[4096];
    std::size_t n = std::fread(b, 1, sizeof b, stdin);
    for (auto &i : tlv::read(b, n)) std::puts(tlv::format(i).c_str());
}
