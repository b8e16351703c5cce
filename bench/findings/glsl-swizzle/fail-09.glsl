#version 330
vec4 a, b;
void main() {
  (a.xw) = (b.wwww).xy; // fine
  b = a.xxxx;
  a.wxyw = b = vec4(1, 2, 3, 4);
}
