#include <vecmath/vec.hpp>
namespace vecmath {
vec3 lerp(vec3 a, vec3 b, float t) { return a * (1 - t) + b * t; }
}
