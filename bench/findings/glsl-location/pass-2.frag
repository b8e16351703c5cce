#version 450 core
in vec2 uv;
layout(location = 0) out vec4 color;
layout(location = 1) out vec3 normal;
layout(location = 2) out float depth;
void main() {
    color = vec4(uv, 0.0, 1.0);
    normal = vec3(0.0, 0.0, 1.0);
    depth = gl_FragCoord.z;
}
