#version 330
#define xyx xyz
vec3 v[3];
void main() {
  v[0].xyx = v[int(v[1].xx.y)].zzz;
}
