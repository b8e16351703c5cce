#version 330
void get(out vec2 r) { r = vec2(1.0, 2.0); }
void main() {
  vec3 a;
  get(a.zz);
}
