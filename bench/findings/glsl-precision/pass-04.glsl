#version 300 es
precision mediump float;
precision lowp sampler3D;
uniform sampler3D smoke;
in vec3 where;
out vec4 colour;
void main() {
  colour = texture(smoke, where) + vec4(0.1);
}
