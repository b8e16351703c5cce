#version 450
layout(location = 0) in mat4 m;
layout(location = 4) in mat2 n;
layout(location = 6) in float z;
layout(location = 0) out vec4 o;
layout(location = 0) uniform mat4 u;
layout(location = 1) uniform mat4 v;
void main() { o = u * v * m * vec4(n[0], z, 1.0); }
