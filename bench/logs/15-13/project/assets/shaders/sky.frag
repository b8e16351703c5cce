#version 450
#extension GL_GOOGLE_include_directive : require
#include "lib/fog.glsl"
layout(location = 0) in vec3 v_dir;
layout(location = 0) out vec4 color;
void main() {
    color = vec4(mix(FOG_COLOR, vec3(0.2, 0.4, 0.8), clamp(v_dir.y, 0.0, 1.0)), 1.0);
}
