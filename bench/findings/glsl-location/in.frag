#version 450

layout(location = 0) in vec3 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in mat3 tangentSpace;
layout(location = 4) in vec4 tint;

layout(location = 0) out vec4 color;
layout(location = 1) out vec4 bright;

layout(binding = 0) uniform sampler2D albedo;
layout(binding = 1) uniform sampler2D bumps;

const vec3 light = normalize(vec3(1.0, 2.0, 0.5));

vec3 bumped() {
    vec3 n = texture(bumps, uv).xyz * 2.0 - 1.0;
    return normalize(tangentSpace * n);
}

void main() {
    float lambert = max(dot(bumped(), light), 0.0);
    vec4 base = texture(albedo, uv) * tint;
    color = vec4(base.rgb * lambert, base.a);
    bright = color.r > 0.9 ? color : vec4(0.0);
    if (position.z < 0.0)
        discard;
}
