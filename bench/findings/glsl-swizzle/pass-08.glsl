#version 330
vec4 a, b;
void main() {
  a.x = 1.0; a.x = 2.0;
  b.xy = a.xx; b.xy = a.yy;
}
