#pragma once
namespace vecmath {
struct vec3 {
    float x, y, z;
    constexpr vec3 operator+(const vec3 &o) const noexcept { return {x + o.x, y + o.y, z + o.z}; }
    constexpr vec3 operator*(float s) const noexcept { return {x * s, y * s, z * s}; }
};
}
