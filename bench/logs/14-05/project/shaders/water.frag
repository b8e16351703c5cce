#version 450
#extension GL_GOOGLE_include_directive : require
#include "water.glsl"

layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main()
{
    vec3 n = waterNormal(uv, frame.time);
    float f = fresnel(n, normalize(frame.cam.eye.xyz));
    color = vec4(mix(vec3(0.0, 0.2, 0.3), vec3(0.7, 0.8, 0.9), f), 1.0);
}
