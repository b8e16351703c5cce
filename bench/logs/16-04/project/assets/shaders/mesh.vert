#version 450
layout(location = 0) in vec3 p;
layout(location = 1) in vec3 n;
layout(location = 0) out vec3 vn;
void main() { vn = n; gl_Position = vec4(p, 1.0); }
