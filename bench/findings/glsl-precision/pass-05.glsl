#version 300 es
#ifdef GL_ES
precision highp float;
#endif
uniform highp sampler2DShadow shadow;
in vec4 p;
out vec4 c;
void main() {
  float lit = textureProj(shadow, p);
  c = vec4(lit);
}
