#version 330
out vec4 o;
void main() {
  ivec3 n = ivec3(1, 2, 3);
  n.zyx += n.zyz + n.xxx;
  o = vec4(n, 1);
}
