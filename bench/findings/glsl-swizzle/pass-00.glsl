#version 330
void main() { vec2 v; v.yx = vec2(1.0); }
