#version 300 es
uniform sampler2D image;
uniform samplerCube sky;
uniform int n;
out ivec4 which;
void main() {
  int i = n * 2;
  bool odd = i != n;
  which = ivec4(i, odd, 0, 1);
}
