#version 450
layout(location = 0) in vec3 pos;
layout(location = 0) out vec3 dir;
layout(binding = 0) uniform U { mat4 vp; } u;
void main() {
    dir = pos;
    gl_Position = (u.vp * vec4(pos, 0.0)).xyww;
}
