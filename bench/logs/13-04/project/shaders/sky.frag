#version 450
layout(location=0) in vec3 dir;
layout(location=0) out vec4 color;
void main() {
    float t = clamp(normalize(dir).y * 0.5 + 0.5, 0.0, 1.0);
    color = vec4(mix(vec3(0.8, 0.85, 0.9), vec3(0.2, 0.4, 0.8), t), 1.0);
}
