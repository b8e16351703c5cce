#ifndef WATER_GLSL
#define WATER_GLSL
#include "noise.glsl"
#include "lighting.glsl"

vec3 waterNormal(vec2 uv, float t)
{
    return fbmNormal(uv * 8.0 + vec2(t * 0.1, t * 0.07), 4);
}
#endif
