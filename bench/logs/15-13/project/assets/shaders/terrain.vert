#version 450
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 0) out vec3 v_normal;
layout(location = 1) out vec3 v_world;
layout(set = 0, binding = 0) uniform Camera { mat4 view_proj; vec4 eye; } cam;
void main() {
    v_normal = normal;
    v_world = position;
    gl_Position = cam.view_proj * vec4(position, 1.0);
}
