#version 310 es
layout(location = 0) out mediump vec4 result;
struct Light { highp vec3 direction; int kind; };
uniform Light lights[4];
void main() {
  result = vec4(lights[0].direction, float(lights[1].kind));
}
