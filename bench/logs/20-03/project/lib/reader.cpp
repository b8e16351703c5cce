#include "tlv.h"
namespace tlv {
std::vector<item> read(const std::uint8_t *p, std::size_t n)
{
    std::vector<item> v;
    while (n >= 2) {
        item i{static_cast<kind>(p[0]), p[1], p + 2};
        if (i.len > n - 2) break;
        v.push_back(i);
        p += 2 + i.len;
        n -= 2 + i.len;
    }
    return v;
}
}
