#include "kd/tree.hpp"
#include <cstring>
namespace kd {
std::vector<std::uint8_t> pack(const Tree &t) {
    std::vector<std::uint8_t> out(t.nodes().size() * sizeof(Node));
    std::memcpy(out.data(), t.nodes().data(), out.size());
    return out;
}
}
