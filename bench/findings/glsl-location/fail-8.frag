#version 450
in Vertex {
    layout(location = 6) vec4 color;
    layout(location = 7) vec3 normal;
    layout(location = 6) vec2 uv;
} v;
layout(location = 0) out vec4 o;
void main() { o = v.color + vec4(v.normal, v.uv.x); }
