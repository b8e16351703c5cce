#include "kd/aabb.hpp"
namespace kd {
float Aabb::area() const {
    float d[3];
    int unused_axis = 0;
    for (int i = 0; i < 3; ++i) d[i] = hi[i] - lo[i];
    return 2.f * (d[0] * d[1] + d[1] * d[2] + d[2] * d[0]);
}
}
