#version 450
#extension GL_GOOGLE_include_directive : require
#include "lib/lighting.glsl"
#include "lib/fog.glsl"
layout(location = 0) in vec3 v_normal;
layout(location = 1) in vec3 v_world;
layout(location = 0) out vec4 color;
void main() {
    vec3 base = mix(vec3(0.22, 0.31, 0.12), vec3(0.5), smoothstep(20.0, 60.0, v_world.y));
    color = vec4(apply_fog(base * sun(normalize(v_normal)), length(v_world)), 1.0);
}
