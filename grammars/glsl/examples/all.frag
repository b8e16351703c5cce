#version 450 core
#define PI 3.14 \
  15
precision highp float;
layout(location = 0, component = 1 + 1) flat in vec4 color;
layout(std140, binding = 2) uniform Block { mat4x3 m; float values[]; } block[2];
uniform sampler2DArrayShadow shadow, other[3];
invariant gl_Position;
struct Light { vec3 position, color; struct { int a; } inner; } lights[4] = Light[4](Light(vec3(0), vec3(1)));
const float weights[] = { 0.5, .25f, 1e-3lf };
subroutine float Shade(vec3 n);
layout(local_size_x = 8) in;
layout(shaderRecordEXT) buffer Record { uint x; };
float f(const in float x, inout int[2] y, void z) ;
void main() {
  int i = 0, j; uint u = 0xFFu;
  float[3] a, b = float[](1., 2., 3.);
  Light l = lights[i]; Light[2] many;
  for (int k = 0; k < 4 && k != 2; ++k, i--) { if (k == 1) continue; else break; }
  [[unroll, dependency_length(4)]] while (bool more = i < 3) i += 1;
  do { i <<= 1; } while (i < 10);
  switch (i) { case 0: case 1 + 1: j = ~i ^ 3; default: discard; }
  color.rgb = block[0].m[1].xyz * (a.length() > 2 ? -1.0 : +2.0);
  const struct { int q; } r = { 1 };
  ; return;
}
