#version 330
void main() { vec2 v; v.xx = vec2(1.0); }
