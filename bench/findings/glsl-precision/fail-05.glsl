#version 300 es
void set(out vec2 a, int b);
precision highp float;
out vec4 c;
void set(out vec2 a, int b) { a = vec2(b); }
void main() { vec2 a; set(a, 1); c = vec4(a, a); }
