#version 330
uniform mat3 m;
void main() {
  mat3 k = m;
  k[2].xyx = m[0];
}
