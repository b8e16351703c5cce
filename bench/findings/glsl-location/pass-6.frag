#version 450
#define NORMAL 2
const int extra = 1;
layout(location = NORMAL + extra) in vec3 normal;
layout(location = 2) in vec3 color; // not layout(location = 3)
out vec4 o;
void main() { o = vec4(normal * color, 1.0); }
