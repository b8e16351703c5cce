#ifndef LIGHTING_GLSL
#define LIGHTING_GLSL
#include "common.glsl"

vec3 lambert(vec3 n, vec3 l, vec3 albedo)
{
    return albedo * saturate(dot(n, l)) / PI;
}

float fresnel(vec3 n, vec3 v)
{
    return pow(1.0 - saturate(dot(n, v)), 5.0);
}
#endif
