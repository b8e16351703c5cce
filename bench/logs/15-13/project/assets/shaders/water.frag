#version 450
#extension GL_GOOGLE_include_directive : require
#include "lib/noise.glsl"
#include "lib/fog.glsl"
layout(location = 0) in vec3 v_world;
layout(location = 0) out vec4 color;
layout(push_constant) uniform Push { float time; } push;
void main() {
    float wave = fbm(v_world.xz * 0.1 + push.time * 0.05);
    color = vec4(apply_fog(vec3(0.05, 0.2, 0.25) + 0.1 * wave, length(v_world)), 0.8);
}
