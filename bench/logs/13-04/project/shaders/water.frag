#version 450
layout(location=0) in vec3 vNormal;
layout(location=1) in vec2 uv;
layout(location=0) out vec4 color;
layout(set=0, binding=1) uniform sampler2D normalMap;
layout(push_constant) uniform P { float time; } pc;

float fresnel(vec3 n, vec3 v) {
    return pow(1.0 - max(dot(n, v), 0.0), 5.0);
}

void main() {
    vec3 ripple = texture(normalMap, uv + pc.time * 0.03);
    vec3 n = normalize(vNormal + ripple * 0.2);
    color = vec4(vec3(0.05, 0.2, 0.3) + fresnel(n, vec3(0.0, 1.0, 0.0)), 0.8);
}
