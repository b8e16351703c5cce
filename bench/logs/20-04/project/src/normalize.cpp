#include <vecmath/minmax.hpp>
namespace vecmath {
std::vector<float> normalize(const std::vector<vec3> &v)
{
    std::vector<float> out(v.size());
    auto [lo, hi] = extent(v);
    std::transform(v.begin(), v.end(), out.begin(),
                   [=](const vec3 &p) { return (p.x - lo) / (hi - lo); });
    return out;
}
}
