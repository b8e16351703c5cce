#version 300 es
precision highp float;
// Depth is compared with what the shadow map holds.
uniform highp sampler2D picture;
uniform sampler2DShadow shadow;
in vec4 p;
in vec3 n;
out vec4 c;
void main() {
  float lit = textureProj(shadow, p);
  c = texture(picture, p.xy) * lit * n.z;
}
