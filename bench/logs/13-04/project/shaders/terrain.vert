#version 450
layout(location=0) in vec3 pos;
layout(location=1) in vec3 normal;
layout(location=0) out vec3 vNormal;
layout(location=1) out float vHeight;
layout(set=0, binding=0) uniform Camera { mat4 viewProj; } cam;
void main() {
    vNormal = normal;
    vHeight = pos.y;
    gl_Position = cam.viewProj * vec4(pos, 1.0);
}
