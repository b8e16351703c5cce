#pragma once
#include <array>
#include <algorithm>
namespace kd {
struct Aabb {
    std::array<float, 3> lo{}, hi{};
    void grow(const Aabb &o) {
        for (int i = 0; i < 3; ++i) {
            lo[i] = std::min(lo[i], o.lo[i]);
            hi[i] = std::max(hi[i], o.hi[i]);
        }
    }
    float area() const;
};
}
