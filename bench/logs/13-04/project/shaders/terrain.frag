#version 450
layout(location=0) in vec3 vNormal;
layout(location=1) in float vHeight;
layout(location=0) out vec4 color;
layout(set=0, binding=1) uniform sampler2D grass;
void main() {
    float light = max(dot(normalize(vNormal), normalize(vec3(0.3, 1.0, 0.2))), 0.1);
    color = vec4(texture(grass, vNormal.xz).rgb * light * smoothstep(0.0, 4.0, vHeight), 1.0);
}
