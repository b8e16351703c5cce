#include "tlv.h"
namespace tlv {
std::string format(const item &i)
{
    std::string s = name(i.k);
    s += '[' + std::to_string(i.len) + ']';
    return s;
}
}
