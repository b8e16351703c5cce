#version 330
void put(vec2 r) { }
void get(out vec2 r) { r = vec2(1.0, 2.0); }
void main() {
  vec3 a = vec3(0.0);
  put(a.zz);
  get(a.zx);
}
