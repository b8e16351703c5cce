#version 450
layout(location = 0) in vec4 x, y;
layout(location = 2) in float z;
layout(location = 0) out vec4 o;
void main() { o = x * z - y; }
