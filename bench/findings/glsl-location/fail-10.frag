#version 450

layout(binding = 2) uniform sampler2DArray shadows;

layout(location = 8) smooth in vec4 shadowCoord[2][3];
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) flat in int material;
layout(location = 0x0D) in vec2 uv;

layout(location = 0) out vec4 color;

float shadow(int light) {
    float sum = 0.0;
    for (int i = 0; i < 3; ++i) {
        vec4 p = shadowCoord[light][i];
        sum += texture(shadows, vec3(p.xy / p.w, i)).r < p.z ? 0.0 : 1.0;
    }
    return sum / 3.0;
}

void main() {
    color = vec4(normal * shadow(material), uv.x) + vec4(position, uv.y);
}
