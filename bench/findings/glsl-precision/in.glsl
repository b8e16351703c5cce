#version 300 es

uniform sampler2D image;
uniform int steps;

in vec2 position;
in vec4 tint;
out vec4 colour;

const int LIMIT = 8;

vec4 blur(vec2 at, vec2 by) {
  vec4 sum = vec4(0.0);
  for (int i = -LIMIT; i <= LIMIT; i++) {
    if (abs(i) > steps) continue;
    sum += texture(image, at + by * float(i));
  }
  return sum / float(2 * steps + 1);
}

void main() {
  colour = blur(position, vec2(0.01, 0.0)) * tint;
}
