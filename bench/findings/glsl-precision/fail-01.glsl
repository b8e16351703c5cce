#version 310 es
layout(location = 0) out mediump vec4 result;
struct Light { vec3 direction; int kind; };
uniform Light lights[4];
void main() {
  result = vec4(1.0);
}
