#pragma once
#include <algorithm>
#include <utility>
#include <vector>
#include <vecmath/vec.hpp>
namespace vecmath {
inline std::pair<float, float> extent(const std::vector<vec3> &v)
{
    float lo = v.front().x, hi = lo;
    for (auto &p : v) lo = std::min(lo, p.x), hi = std::max(hi, p.x);
    return {lo, hi};
}
}
