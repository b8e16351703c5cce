#version 330
out vec4 o;
void main() {
  ivec3 n = ivec3(1, 2, 3);
  n.zyz += ivec3(4);
  o = vec4(n, 1);
}
