#version 330 core
// Tints a picture towards its edges.
in vec2 place;
in vec4 tint;
out vec4 colour;

uniform sampler2D picture;
uniform float strength;

float edge(vec2 p) {
  vec2 d = abs(p - 0.5);
  return smoothstep(0.3, 0.5, max(d.x, d.y));
}

void main() {
  vec2 p = place;
  vec4 c = texture(picture, p.xy);
  vec3 grey = c.ggg;
  if (edge(p) > 0.0) {
    c.rgb = mix(c.rgb, tint.rgb, edge(p) * strength);
    c.brb = mix(grey, c.rrr, 0.25);
  }
  p.yx = p.xy;
  colour = vec4(c.rgb, 1.0);
}
